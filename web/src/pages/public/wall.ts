/** What the screen on the wall shows one after the other. */
import type { Schemas } from "@/api/client";

export const SECONDS = [6, 10, 15, 30] as const;
export const SHOWN = ["standings", "clock", "boards"] as const;
export type Shown = (typeof SHOWN)[number];

export interface RankingSlide {
  readonly kind: "ranking";
  readonly key: string;
  readonly ranking: Schemas["RankingNow"];
  readonly from: number;
  readonly rows: Schemas["RankingNow"]["rows"];
}
export interface BoardSlide {
  readonly kind: "board";
  readonly key: string;
  readonly of: Schemas["BoardKey"];
}
export interface SeatingSlide {
  readonly kind: "seating";
  readonly key: string;
  readonly round: number;
  readonly tables: readonly Schemas["TableNow"][];
}
export type Slide = RankingSlide | BoardSlide | SeatingSlide;

/** `?show=standings,clock,boards`; as it is usual, if nothing is asked for. */
export function asked(text: string | null): ReadonlySet<Shown> {
  const found = SHOWN.filter((one) => text?.split(",").includes(one));
  return new Set(found.length ? found : ["standings", "clock"]);
}

/** The size of the type, in pixels, as large as eight rows on a wide screen allow. */
export const typeSize = (width: number, height: number): number =>
  Math.min(128, Math.max(16, Math.min(height * 0.054, width * 0.044)));

/** How many rows of a ranking there is room for. */
export const rowsFor = (width: number, height: number): number =>
  Math.max(3, Math.floor((height * 0.68) / (typeSize(width, height) * 1.55)));

/** `rows`: of a ranking at a time. `tables`: of the next round, where none is played; they come first. */
export function slides(
  show: ReadonlySet<Shown>,
  rows: number,
  rankings: readonly Schemas["RankingNow"][],
  boards: readonly Schemas["BoardOf"][],
  tables: readonly Schemas["TableNow"][],
): Slide[] {
  const found: Slide[] = [];
  const next = show.has("clock") ? tables.filter((table) => table.state === "to_come") : [];
  for (const round of new Set(next.map(({ at }) => at.round))) {
    const seated = next.filter(({ at }) => at.round === round);
    for (let from = 0; from < seated.length; from += rows)
      found.push({ kind: "seating", key: `${round}/${from}`, round, tables: seated.slice(from, from + rows) });
  }
  for (const ranking of show.has("standings") ? rankings : []) {
    for (let from = 0; from < ranking.rows.length; from += rows) {
      const key = `${ranking.group}/${ranking.line}/${from}`;
      found.push({ kind: "ranking", key, ranking, from, rows: ranking.rows.slice(from, from + rows) });
    }
  }
  for (const board of show.has("boards") ? boards : [])
    if (board.deal && board.results > 0)
      found.push({ kind: "board", key: `${board.key.round ?? 0}/${board.key.board}`, of: board.key });
  return found;
}
