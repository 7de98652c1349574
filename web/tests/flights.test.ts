import { expect, test } from "vitest";
import { measure, picture } from "../src/table/flights";

test("a piece that has left the page is pictured as large as it was", () => {
  const card = document.createElement("div");
  document.body.append(card);
  Object.defineProperties(card, {
    offsetWidth: { get: () => (card.isConnected ? 60 : 0) },
    offsetHeight: { get: () => (card.isConnected ? 90 : 0) },
  });
  card.getBoundingClientRect = () => new DOMRect(10, 20, 120, 180);
  const lay = measure(card);
  card.remove();
  const copy = picture(card, lay, null).firstElementChild as HTMLElement;
  expect(copy.style.width).toBe("60px");
  expect(copy.style.height).toBe("90px");
  expect(copy.style.transform).toBe("scale(2)");
});
