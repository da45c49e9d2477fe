/** The way of everybody through a phase, session by session; and the tables of every round, as the ways tell them. */
import { get, type Schemas } from "@/api/client";

export type Guide = Schemas["Guide"];
export type Stop = Schemas["GuideStop"];

export async function guidesOf(event: string, phase: Schemas["PhaseNow"] | undefined): Promise<Guide[]> {
  const found: Guide[] = [];
  for (let session = 1; phase && session <= phase.sessions; session++) {
    found.push(...(await get("/api/events/{id}/guides", { id: event, phase: phase.name, session })));
  }
  return found;
}

export const numberOf = ({ id, number }: { id: string; number: number | null }): string => `${number ?? id}`;

/** Boards as they are told: `1–4`, `3, 7`. */
export function span(boards: readonly number[]): string {
  const [first, last] = [boards[0], boards.at(-1)];
  if (first === undefined) return "";
  const isRow = boards.every((board, at) => board === first + at);
  return isRow && boards.length > 1 ? `${first}–${last}` : boards.join(", ");
}

export interface Sitting {
  readonly section: string;
  readonly session: number;
  readonly round: number;
  readonly table: number;
  readonly ns: string;
  readonly ew: string;
  readonly boards: readonly number[];
}

/** Every table of every round, once: as those tell it who sit North-South. */
export function sittings(guides: readonly Guide[]): Sitting[] {
  const found = new Map<string, Sitting>();
  for (const guide of guides) {
    for (const stop of guide.stops) {
      if (stop.table === null || stop.side !== "NS") continue;
      const { session, round, table, boards } = stop;
      const own = [guide.number ?? guide.who.id, ...(stop.partner ? [numberOf(stop.partner)] : [])];
      const ns = (stop.seat === "S" ? own.reverse() : own).join(" + ");
      const ew = stop.opponents.map(numberOf).join(" + ");
      const key = [guide.section, session, round, table].join("/");
      if (!found.has(key)) found.set(key, { section: guide.section, session, round, table, ns, ew, boards });
    }
  }
  return [...found.values()].sort(
    (a, b) => a.session - b.session || a.round - b.round || a.section.localeCompare(b.section) || a.table - b.table,
  );
}
