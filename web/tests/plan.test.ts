// Planning answers: one for each kind of question, withdrawn by the same click, put back if the server refuses.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SeatPlans } from "../src/at-table/plan.svelte";
import type { PlannedAnswer, SeatPlan } from "../src/generated/api";
import { option } from "./builders";

const follow = (card: number): PlannedAnswer => ({ kind: "follow", option: option(`play ${card}`, `card:${card}`) });
const pass: PlannedAnswer = { kind: "turn", option: option("pass") };
const found: SeatPlan = { answers: [], decline: false, dropped: null, offers: [follow(3), follow(9), pass] };

let sent: unknown[];
let status: number;
let plans: SeatPlans;

beforeEach(async () => {
  sent = [];
  status = 204;
  vi.stubGlobal("fetch", async (request: Request) => {
    if (request.method === "GET") return Response.json(found);
    sent.push(await request.json());
    return status === 204 ? new Response(null, { status }) : Response.json({ message: "x", text: "It is over." }, { status });
  });
  plans = new SeatPlans("t", 0);
  await plans.load();
});
afterEach(() => void vi.unstubAllGlobals());

it("has one answer to each kind of question", async () => {
  await plans.choose(follow(3));
  await plans.choose(pass);
  await plans.choose(follow(9));
  expect(sent.at(-1)).toEqual({
    answers: [
      { kind: "turn", action: "pass" },
      { kind: "follow", action: "play 9" },
    ],
    decline: false,
  });
  expect(plans.planned(follow(9))).toBe(true);
  expect(plans.planned(follow(3))).toBe(false);
});

it("withdraws what is chosen again", async () => {
  await plans.choose(follow(3));
  await plans.choose(follow(3));
  expect(sent.at(-1)).toEqual({ answers: [], decline: false });
});

it("declines beside what is planned", async () => {
  await plans.choose(follow(3));
  await plans.decline(true);
  expect(sent.at(-1)).toEqual({ answers: [{ kind: "follow", action: "play 3" }], decline: true });
});

it("goes back and says why if the server refuses", async () => {
  status = 409;
  await plans.decline(true);
  expect([plans.now.decline, plans.trouble]).toEqual([false, "It is over."]);
});
