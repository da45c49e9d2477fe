/** Boards by the rounds that have boards of their own, and the way to each. */
import type { Schemas } from "@/api/client";
import { pageOf } from "@/lib/address";

type Key = Schemas["BoardKey"];

export const boardPage = (event: string, key: Key): string =>
  pageOf(event, `/boards/${key.board}`, {
    ...(key.phase ? { phase: key.phase } : {}),
    session: (key.session ?? 1) > 1 ? key.session : undefined,
    round: key.round || undefined,
  });

export function byRound(boards: readonly Schemas["BoardOf"][]): [number, Schemas["BoardOf"][]][] {
  const found = new Map<number, Schemas["BoardOf"][]>();
  for (const board of boards) {
    const round = board.key.round ?? 0;
    found.set(round, [...(found.get(round) ?? []), board]);
  }
  return [...found].sort(([a], [b]) => a - b);
}

export const isSame = (one: Key, other: Key): boolean =>
  one.board === other.board && (one.round ?? 0) === (other.round ?? 0);
