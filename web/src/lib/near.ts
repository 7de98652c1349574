// An action for what is loaded only when somebody comes near it: calls back once, when its element is nearly in sight.
export function near(element: HTMLElement, onnear: () => void): { destroy(): void } | undefined {
  if (typeof IntersectionObserver === "undefined") {
    onnear();
    return;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      onnear();
    },
    { rootMargin: "64px" },
  );
  observer.observe(element);
  return { destroy: () => observer.disconnect() };
}
