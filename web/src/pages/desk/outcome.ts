/** A score in the making, kept until its ruling is given: it survives a reload, and the workshop and the ruling share it. */
import type { Kept } from "./adjust/draft.svelte";
import { spotQuery, type Spot } from "./spot";

const place = (event: string, at: Spot, board: number): string =>
  `arbitro.draft ${JSON.stringify([event, Object.values(spotQuery(at)), board])}`;

export const keptDraft = (event: string, at: Spot, board: number): Partial<Kept> =>
  JSON.parse(sessionStorage.getItem(place(event, at, board)) ?? "{}") as Partial<Kept>;

export const keepDraft = (event: string, at: Spot, board: number, draft: Kept): void =>
  sessionStorage.setItem(place(event, at, board), JSON.stringify(draft));

export const forgetDraft = (event: string, at: Spot, board: number): void =>
  sessionStorage.removeItem(place(event, at, board));
