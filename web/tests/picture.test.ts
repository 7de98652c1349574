import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { speech } from "../src/lib/speech.svelte";
import PictureDialog from "../src/picture/PictureDialog.svelte";
import { settled, withLetters } from "../src/picture/snapshot";

const phone = { width: 400, height: 800, matches: (query: string): boolean => query.includes("max-width: 800px") };

beforeAll(async () => {
  await speech.use("en");
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});
afterEach(cleanup);

describe("styles of a picture", () => {
  it("hold as they do in the window", () => {
    const css = "@media (max-width: 800px){.a{height:50dvh}}@media (min-width: 801px) and (pointer: coarse){.b{width:10vw}}";
    expect(settled(css, phone)).toBe("@media all{.a{height:400px}}@media not all{.b{width:40px}}");
  });

  it("measure by the window in calculations, and leave names and colours alone", () => {
    const css = ".x1vh{margin:calc(-2.5vw + 100svh);color:#12vh;width:clamp(1px,22vw,3px)}";
    expect(settled(css, phone)).toBe(".x1vh{margin:calc(-10px + 800px);color:#12vh;width:clamp(1px,88px,3px)}");
  });

  it("bring their letters along, each once", async () => {
    const load = vi.fn((address: string) => Promise.resolve(`data:${address}`));
    const css = 'src:url(/assets/a.woff2)format("woff2");src:url("/assets/b.woff2");src:url(/assets/a.woff2);background:url(/x.svg)';
    expect(await withLetters(css, "https://longhall.test/assets/page.css", load)).toBe(
      'src:url(data:https://longhall.test/assets/a.woff2)format("woff2");src:url("data:https://longhall.test/assets/b.woff2");' +
        "src:url(data:https://longhall.test/assets/a.woff2);background:url(/x.svg)",
    );
    expect(load).toHaveBeenCalledTimes(2);
  });
});

it("says so if the browser cannot draw it", async () => {
  const draw = (): Promise<HTMLCanvasElement> => Promise.reject(new Error("tainted"));
  render(PictureDialog, { draw, name: "x", link: "/t/x", alt: "", onclose: () => {} });
  expect((await screen.findByRole("alert")).textContent).toBe("This browser could not draw the picture.");
});
