// The people I know, as the server told last.
import type { FriendsInfo } from "../generated/api";
import { tellError } from "../frame/toasts.svelte";
import { answerOf, api } from "../lib/api";

const one = (handle: string) => ({ params: { path: { handle } } });

class Friends {
  /** null until the server has told. */
  info: FriendsInfo | null = $state.raw(null);
  wrong = $state("");

  async load(): Promise<void> {
    try {
      this.info = await answerOf(api.GET("/api/friends"));
      this.wrong = "";
    } catch (error) {
      this.wrong = (error as Error).message;
    }
  }

  private async change(asked: Promise<unknown>): Promise<void> {
    await asked.catch(tellError);
    await this.load();
  }

  renew = (): Promise<void> => this.change(api.POST("/api/friends/link"));
  remove = (handle: string): Promise<void> => this.change(api.DELETE("/api/friends/{handle}", one(handle)));
  block = (handle: string): Promise<void> => this.change(api.PUT("/api/friends/{handle}/block", one(handle)));
  unblock = (handle: string): Promise<void> => this.change(api.DELETE("/api/friends/{handle}/block", one(handle)));
  decline = (table: string): Promise<void> => this.change(api.DELETE("/api/invitations/{table}", { params: { path: { table } } }));
}

export const friends = new Friends();
/** Where a person's own link leads. */
export const linkOf = (code: string): string => `${location.origin}/friend/${code}`;
