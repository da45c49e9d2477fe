/** Where a section stands in time: playing with so much left, between rounds, at the end. */
import type { Schemas } from "@/api/client";

export type Standing =
  | { readonly state: "before"; readonly round: number; readonly begins?: number }
  | { readonly state: "playing"; readonly round: number; readonly left?: number; readonly isStopped?: boolean }
  | { readonly state: "over"; readonly round: number; readonly next: number; readonly begins?: number }
  | { readonly state: "finished" };

/** What is left of a round that is played, in milliseconds; as long as its time stands still, the same. */
export const leftOf = ({ end, stopped }: Schemas["Announcement"], now: number): number =>
  stopped == null ? Date.parse(end) - now : stopped * 1000;

/** `now` and what is left: milliseconds. Without announcements, no times. */
export function standing(
  section: Schemas["SectionNow"],
  rounds: number,
  announced: readonly Schemas["Announcement"][],
  now: number,
): Standing {
  const of = (round: number) =>
    announced.find((one) => one.session === section.session && one.section === section.section && one.round === round);
  if (section.begun > section.over) {
    const times = of(section.begun);
    const left = times && { left: leftOf(times, now), ...(times.stopped == null ? {} : { isStopped: true }) };
    return { state: "playing", round: section.begun, ...left };
  }
  if (section.over >= Math.max(rounds, section.rounds)) return { state: "finished" };
  const start = Date.parse(of(section.over + 1)?.start ?? "");
  const begins = start > now ? { begins: start } : {};
  if (section.over === 0) return { state: "before", round: 1, ...begins };
  return { state: "over", round: section.over, next: section.over + 1, ...begins };
}

/** `12:05`; whole seconds, those that have begun. */
export function countdown(left: number): string {
  const seconds = Math.ceil(Math.abs(left) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
