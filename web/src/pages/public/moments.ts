/** The moments of an event, the last first: what came while a round was on is under that round's beginning. */
import type { Schemas } from "@/api/client";

type Moment = Schemas["PastMoment"];

export interface Chapter {
  readonly moment: Moment;
  readonly within: readonly Moment[];
}

const HEADS: ReadonlySet<Moment["kind"]> = new Set(["round_begun", "round_over", "score_posted", "phase_closed"]);

export function chapters(moments: readonly Moment[]): Chapter[] {
  const found: { moment: Moment; within: Moment[] }[] = [];
  for (const moment of moments) {
    const last = found.at(-1);
    if (HEADS.has(moment.kind) || !last) found.push({ moment, within: [] });
    else last.within.push(moment);
  }
  return found.reverse();
}
