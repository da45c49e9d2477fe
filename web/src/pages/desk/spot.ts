/** A table of a round in the address, and in words. */
import type { Schemas } from "@/api/client";
import { t } from "@/lib/words.svelte";

export type Spot = Schemas["Spot"];
type Say = typeof t;

export const spotQuery = (at: Spot): Record<string, string | number | undefined> => ({
  phase: at.phase || undefined,
  session: at.session === 1 ? undefined : at.session,
  section: at.section || undefined,
  round: at.round,
  table: at.table,
  room: at.room || undefined,
});

export function spotIn(query: URLSearchParams): Spot | undefined {
  const [round, table] = [Number(query.get("round")), Number(query.get("table"))];
  if (!round || !table) return undefined;
  return {
    phase: query.get("phase") ?? "",
    session: Number(query.get("session") ?? 1),
    section: query.get("section") ?? "",
    round,
    table,
    room: (query.get("room") ?? "") as NonNullable<Spot["room"]>,
  };
}

export const isSame = (a: Spot, b: Spot): boolean =>
  JSON.stringify(Object.values(spotQuery(a))) === JSON.stringify(Object.values(spotQuery(b)));

/** `Section A, table 3, open room`. */
export const spotName = (at: Spot, say: Say = t): string =>
  [
    at.section && say("web-desk-section", { section: at.section }),
    say("web-table", { table: at.table }),
    at.room && say(`web-desk-room-${at.room}`),
  ]
    .filter(Boolean)
    .join(", ");
