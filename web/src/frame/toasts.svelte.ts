// Short notes at the edge of the page: what went wrong, what is done.
export interface Toast {
  id: number;
  text: string;
  kind: "note" | "good" | "bad";
  link?: { href: string; text: string };
}

const STAYS = { note: 5000, good: 4000, bad: 9000 };

class Toasts {
  all: Toast[] = $state([]);
  private last = 0;

  add(text: string, kind: Toast["kind"] = "note", link?: Toast["link"]): void {
    if (this.all.some((toast) => toast.text === text)) return;
    const id = ++this.last;
    this.all = [...this.all.slice(-3), { id, text, kind, link }];
    setTimeout(() => this.drop(id), STAYS[kind]);
  }

  drop(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
export const toast = (text: string, kind: Toast["kind"] = "note", link?: Toast["link"]): void => toasts.add(text, kind, link);

/** Tells an error of the server, which comes as a sentence, or any other. */
export const tellError = (error: unknown): void => toasts.add(error instanceof Error ? error.message : String(error), "bad");
