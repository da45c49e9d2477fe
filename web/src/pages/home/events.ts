/** The weekly series of the club. */
import { post, type Schemas } from "@/api/client";
import { freshKey } from "@/lib/key";
import { router } from "@/lib/router.svelte";
import { nextWeek, today } from "../organiser/setup/plan";

export type Line = Schemas["EventLine"];

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
