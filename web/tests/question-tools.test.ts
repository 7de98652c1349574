// What stands beside a question.
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it } from "vitest";
import { Interaction } from "../src/lib/interaction.svelte";
import { speech } from "../src/lib/speech.svelte";
import QuestionTools from "../src/table/QuestionTools.svelte";
import { TableStream } from "../src/table/stream.svelte";
import { option, question, tableInfo, taking, update } from "./builders";

beforeAll(() => speech.use("en"));
afterEach(cleanup);

/** What is offered at a table where somebody is asked and may take back. */
function offered(rated: boolean): (string | null)[] {
  const stream = new TableStream("t");
  stream.seat = 0;
  stream.info = tableInfo({ status: "running", terms: { rated } });
  const now = update({ seat: 0, undo: { own: true, wish: null } });
  const interaction = new Interaction(taking([]));
  interaction.ask(question("draft", option("keep 3"), option("keep 7")), now.version);
  const players = ["Aoife", "Brodir"];
  render(QuestionTools, { stream, update: now, interaction, prefix: "bru", players, listed: false, listable: false });
  const names = screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"));
  cleanup();
  return names;
}

it("offers a hint, but none in a rated game", () => {
  expect(offered(false)).toEqual(["Undo", "Restart turn", "Hint"]);
  expect(offered(true)).toEqual(["Undo", "Restart turn"]);
});
