import { stageOf } from "../../table/stage";
import type { Data } from "./view";

export const getStage = stageOf<Data, unknown>;
