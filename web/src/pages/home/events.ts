/** The events of the club, and its weekly series. */
import { get, post, type Schemas } from "@/api/client";
import { freshKey } from "@/lib/key";
import { router } from "@/lib/router.svelte";
import { nextWeek, today } from "../organiser/setup/plan";

export type Line = Schemas["EventLine"];

/** All of them, the last first: a club has some hundreds at most. */
export async function everything(): Promise<Line[]> {
  const found: Line[] = [];
  for (let after = ""; ;) {
    const page = await get("/api/events", { after });
    found.push(...page.events);
    if (!page.next) return found.sort((a, b) => b.date.localeCompare(a.date) || a.name.localeCompare(b.name));
    after = page.next;
  }
}

export interface Series {
  readonly last: Line;
  /** The day of the next event. */
  readonly next: string;
}

/** The series whose last event is not in the archive. */
export function seriesOf(events: readonly Line[]): Series[] {
  const last = new Map<string, Line>();
  for (const line of events) if (line.series && !last.has(line.series)) last.set(line.series, line);
  return [...last.values()]
    .filter((line) => !line.archived)
    .map((line) => ({ last: line, next: nextWeek(line.date, today()) }));
}

/** An event like another, and on to its entries. */
export async function copy(of: string, wanted: Schemas["CopyWanted"]): Promise<void> {
  const done = await post("/api/events/{id}/copies", { id: of }, wanted, { key: freshKey() });
  router.go(`/events/${encodeURIComponent(done.event)}/entries`);
}
