import { stageOf } from "../../table/stage";
import type { Content, View } from "./types";

export const getStage = stageOf<View, Content>;
