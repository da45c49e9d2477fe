/** Who is told to sit where, and the tables that change by it: whoever is displaced goes where the other came from. */
import type { Schemas } from "@/api/client";
import type { Table } from "./tables";

export type Reseated = Schemas["Reseated"];
interface Place {
  readonly at: number;
  readonly side: "ns" | "ew";
  readonly seat: number;
}

export const ids = (side: readonly Schemas["Named"][]): string[] => side.map((who) => who.id);

/** `wanted`: who sits North-South and East-West at a table; `tables`: all of the round. */
export function reseated(tables: readonly Table[], table: Table, ns: string[], ew: string[]): Reseated[] {
  const now = tables.map(({ at, ns, ew }) => ({ at, ns: ids(ns), ew: ids(ew) }));
  const here = tables.indexOf(table);
  const changed = new Set<number>();
  const find = (who: string): Place | undefined => {
    for (const [at, sides] of now.entries()) {
      for (const side of ["ns", "ew"] as const) {
        const seat = sides[side].indexOf(who);
        if (seat >= 0) return { at, side, seat };
      }
    }
    return undefined;
  };
  for (const [side, wanted] of [
    ["ns", ns],
    ["ew", ew],
  ] as const) {
    wanted.forEach((who, seat) => {
      const [from, before] = [find(who), now[here]![side][seat]!];
      if (who === before || !from) return;
      now[from.at]![from.side][from.seat] = before;
      now[here]![side][seat] = who;
      changed.add(here).add(from.at);
    });
  }
  return [...changed].sort((a, b) => a - b).map((at) => now[at]!);
}
