// The lessons there are. Their words are messages `web-lesson-<id>` and `web-lesson-<id>-what`.
export interface Lesson {
  id: string;
  game: string;
  minutes: string;
  /** Whether it can be played yet. */
  ready: boolean;
}

export const LESSONS: Lesson[] = [
  { id: "bru-action", game: "brian-boru", minutes: "5", ready: false },
  { id: "bru-first-round", game: "brian-boru", minutes: "15", ready: false },
];
