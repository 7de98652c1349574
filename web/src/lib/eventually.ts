// Parts of the page that are fetched when they are shown, while the line may be down.

const FIRST = 1000;
const LONGEST = 30_000;

/** Fetches something, again and again until it is there: what is shown with it can wait. Milliseconds grow in between. */
export async function eventually<T>(fetched: () => Promise<T>): Promise<T> {
  for (let wait = FIRST; ; wait = Math.min(2 * wait, LONGEST)) {
    try {
      return await fetched();
    } catch {
      await new Promise((go) => setTimeout(go, wait));
    }
  }
}
