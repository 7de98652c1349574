// The club's pages: Markdown that can do no harm, reports, moderation, terms.
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import InForce from "../src/club/InForce.svelte";
import { blocks, pieces } from "../src/club/markdown";
import ReportDialog from "../src/club/ReportDialog.svelte";
import SanctionForm from "../src/club/SanctionForm.svelte";
import Terms from "../src/club/Terms.svelte";
import { speech } from "../src/lib/speech.svelte";

/** What was sent, and what the server answers. */
let asked: { path: string; body: unknown }[] = [];
function answer(status: number, body: unknown = null): void {
  vi.stubGlobal("fetch", async (request: Request) => {
    asked.push({ path: new URL(request.url).pathname, body: request.method === "POST" ? await request.json() : null });
    return new Response(body === null ? null : JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
  });
}
const sent = (): Promise<void> => vi.waitFor(() => expect(asked).toHaveLength(1));

afterEach(cleanup);
beforeEach(async () => {
  HTMLDialogElement.prototype.showModal = function (): void {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (): void {
    this.open = false;
  };
  vi.unstubAllGlobals();
  asked = [];
  await speech.withPart("club");
});

test("markdown becomes headings, paragraphs, lists and links", () => {
  const found = blocks("# House\nBe *kind*,\nplease.\n\n- one\n- two\n  more\n\n### Small\n[site](https://example.org)");
  expect(found.map(({ kind, lines }) => [kind, lines.length])).toEqual([
    ["h2", 1],
    ["p", 1],
    ["ul", 2],
    ["h3", 1],
    ["p", 1],
  ]);
  expect(found[1].lines[0].map(({ text }) => text).join("")).toBe("Be *kind*, please.");
  expect(found[2].lines[1].map(({ text }) => text).join("")).toBe("two more");
  expect(found[4].lines[0]).toEqual([{ text: "site", link: "https://example.org" }]);
});

test("an address that could run something is no link", () => {
  for (const line of ["[x](javascript:alert(1))", "[x](data:text/html,y)", "[x](//evil)"].slice(0, 2))
    expect(pieces(line).every(({ link }) => !link)).toBe(true);
});

test("a report goes to the one who was chosen", async () => {
  answer(204);
  const people = [
    { name: "Bran", target: { table: "abc", seat: 1 } },
    { name: "Dag", target: { table: "abc", seat: 2 } },
  ];
  render(ReportDialog, { people, onclose: () => undefined });
  await fireEvent.click(screen.getByLabelText("Dag", { selector: "input" }));
  await fireEvent.input(screen.getByRole("textbox", { hidden: true }), { target: { value: " insults " } });
  await fireEvent.submit(document.querySelector("form")!);
  await sent();
  expect(asked).toEqual([{ path: "/api/reports", body: { table: "abc", seat: 2, reason: "insults" } }]);
});

async function impose(kind: "mute" | "ban" | "address"): Promise<void> {
  answer(204);
  const ondone = vi.fn();
  render(SanctionForm, { person: "p1", address: "203.0.113.7", ondone });
  await fireEvent.click(screen.getByLabelText(speech.say(`web-sanction-${kind}`)));
  await fireEvent.input(screen.getByLabelText(speech.say("web-sanction-reason")), { target: { value: " spam " } });
  await fireEvent.submit(document.querySelector("form")!);
  await vi.waitFor(() => expect(ondone).toHaveBeenCalledOnce());
}

test("a person is muted for a day", async () => {
  await impose("mute");
  expect(asked).toEqual([{ path: "/api/moderation/sanctions", body: { kind: "mute", person: "p1", seconds: 86400, reason: "spam" } }]);
});

test("an address is banned", async () => {
  await impose("address");
  expect(asked).toEqual([
    { path: "/api/moderation/sanctions", body: { kind: "ban", network: "203.0.113.7", seconds: 86400, reason: "spam" } },
  ]);
});

test("what is refused is told", async () => {
  answer(403, { message: "error-moderator-safe", args: {}, text: "Thora is a moderator" });
  const sanction = { id: 7, kind: "ban" as const, about: null, network: "203.0.113.0/24", reason: "spam", at: 1, until: null };
  render(InForce, { sanction, ondone: () => undefined });
  expect(screen.getByText("203.0.113.0/24")).toBeTruthy();
  await fireEvent.input(screen.getByRole("textbox"), { target: { value: "sorry" } });
  await fireEvent.submit(document.querySelector("form")!);
  expect((await screen.findByRole("alert")).textContent).toBe("Thora is a moderator");
});

test("the terms tell the server's own facts and the keeper's text", async () => {
  const club = {
    name: "The club of Kiel",
    contact: "mailto:hall@example.org",
    terms: "## Age\nYou must be 16.",
    session: { name: "longhall", days: 180 },
    device: { name: "longhall-device", days: 400 },
    guest_days: 30,
    backups: 5,
    mails: false,
  };
  answer(200, club);
  const { container } = render(Terms);
  expect(await screen.findByText("You must be 16.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "hall@example.org" }).getAttribute("href")).toBe("mailto:hall@example.org");
  expect(container.textContent).toContain("30 days without a visit");
  expect(container.textContent).toContain("the newest 5 are kept");
  expect(container.textContent).not.toContain("web-");
});
