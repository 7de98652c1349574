// The state of a lesson page: the lesson being played, and the game's drawing with the position it shows.
import type { LessonInfo } from "../generated/api";
import { answerOf, api } from "../lib/api";
import { Interaction, type Light } from "../lib/interaction.svelte";
import { LessonPlayer } from "../lib/lesson.svelte";
import { drawingOf, prefixOf, type Chapter, type Drawing } from "../table/games";
import { Motion } from "../table/motion";
import type { Stage } from "../table/stage";
import { speech } from "../lib/speech.svelte";
import { hall } from "./hall";

export class LessonStage implements Stage {
  player: LessonPlayer | null = $state.raw(null);
  drawing: Drawing | null = $state.raw(null);
  content: unknown = $state.raw(null);
  prefix = $state("");
  /** The lesson after this one. */
  following: string | null = $state(null);
  /** Why there is no lesson to play. */
  trouble = $state("");
  readonly stream = null;
  readonly interaction = new Interaction({
    act: async (action) => {
      let taken = false;
      this.motion.change([], null, false, () => (taken = !!this.player?.answer(action))).tell(0, false);
      if (!taken) this.interaction.refused();
    },
  });
  private motion = new Motion();

  get view(): Record<string, unknown> | null {
    return this.player?.view ?? null;
  }

  get players(): string[] {
    return this.player?.lesson.players ?? [];
  }

  get log(): Chapter[] {
    return this.player?.lesson.frames.slice(0, this.player.at + 1) ?? [];
  }

  light = (thing: string): Light => this.interaction.light(thing);
  pick = (thing: string): void => void this.interaction.pick(thing);

  /** Loads a lesson and follows it; to be called while the page is made. */
  follow(wanted: () => { game: string; id: string }): void {
    $effect(() => {
      let current = true;
      const { game, id } = wanted();
      this.prefix = prefixOf(game);
      void this.load(game, id, () => current);
      return () => (current = false);
    });
    $effect(() => this.interaction.ask(this.player?.question ?? null, this.player?.at ?? -1));
  }

  private async load(game: string, id: string, isCurrent: () => boolean): Promise<void> {
    try {
      const [drawing, { content }, lesson, all] = await Promise.all([
        drawingOf(game),
        answerOf(api.GET("/api/games/{game}/content", { params: { path: { game } } })),
        answerOf(api.GET("/api/games/{game}/lessons/{lesson}", { params: { path: { game, lesson: id } } })),
        hall.lessons(game).catch((): LessonInfo[] => []),
        speech.withGuide(),
      ]);
      if (!isCurrent()) return;
      this.drawing = drawing;
      this.content = content;
      this.player = new LessonPlayer(lesson);
      this.following = all[all.findIndex((one) => one.id === id) + 1]?.id ?? null;
    } catch (error) {
      if (isCurrent()) this.trouble = error instanceof Error ? error.message : String(error);
    }
  }
}
