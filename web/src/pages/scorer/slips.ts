/** Lines of the desk: which is which, what it says, and the command that a typed one becomes. */
import type { Command, Schemas } from "@/api/client";
import { readResult } from "@/lib/result";
import { award, awardIn } from "@/lib/given";
import { recordedOf, type Line } from "@/lib/slip";
import { t } from "@/lib/words.svelte";

export type Slip = Schemas["Slip"];
export type Batch = Schemas["Batch"];
type Recorded = Schemas["Recorded"];
type Sitting = Schemas["AtSlip"];

/** Where something can be entered. */
export const isOpen = (slip: Pick<Slip, "state">): boolean => !["to_come", "none", "hidden"].includes(slip.state);
export const isGap = (slip: Pick<Slip, "state">): boolean => ["missing", "waiting", "disputed"].includes(slip.state);

export const slipKey = ({ at, board }: Pick<Slip, "at" | "board">): string =>
  [at.phase, at.session, at.section, at.round, at.table, at.room, board].join("/");

/** What is entered there, to tell whether it has changed. */
export const seenAt = ({ state, recorded }: Slip): string => (state === "entered" ? JSON.stringify(recorded) : "");

/** `Table 3, open room`. */
export function tableOf({ at }: Pick<Slip, "at">): string {
  const table = `${at.section ?? ""}${at.table}`;
  return at.room ? t("web-scorer-room", { table, room: t(`web-scorer-room-${at.room}`) }) : t("web-table", { table });
}

/** `Table 3, board 7`. */
export const nameOf = (slip: Pick<Slip, "at" | "board">): string =>
  t("web-scorer-line", { table: tableOf(slip), board: slip.board });

/** `Round 2, table 3`. */
export const placeOf = (slip: Slip): string => `${t("web-round", { round: slip.at.round })}, ${tableOf(slip)}`;

const numberOf = ({ who, number }: Sitting): string => `${number ?? who.id}`;
export const numbers = (side: readonly Sitting[]): string => side.map(numberOf).join(" + ");

export const whoOf = (side: readonly Sitting[]): string =>
  side.map((one) => (numberOf(one) === one.who.name ? one.who.name : `${numberOf(one)} ${one.who.name}`)).join(" + ");

/** By round: table by table; by board all in one. */
export function grouped(lines: readonly Slip[], by: "round" | "board"): { title: string; lines: Slip[] }[] {
  const found = new Map<string, Slip[]>();
  for (const slip of lines) {
    const title = by === "round" ? tableOf(slip) : "";
    found.set(title, [...(found.get(title) ?? []), slip]);
  }
  return [...found].map(([title, lines]) => ({ title, lines }));
}

/** What is recorded as it could have been typed; nothing for weighted scores and the like. */
export function lineOf(recorded: Recorded, lead = ""): Line | undefined {
  if (recorded.result) {
    const result = readResult(recorded.result);
    return result && { kind: "result", result, lead, written: undefined };
  }
  if (recorded.score != null) return { kind: "score", score: recorded.score };
  if (!recorded.ns && !recorded.ew) return { kind: "not played" };
  const [ns, ew] = [awardIn(recorded.ns), awardIn(recorded.ew)];
  return ns && ew ? { kind: "award", ns, ew } : undefined;
}

/** Entered anew, or in the place of what is there as it was seen. */
export function commandOf({ at, board, state, recorded }: Slip, line: Line): Command {
  if (line.kind === "award") return { command: "award", at, board, ns: award(line.ns), ew: award(line.ew) };
  const entry = { at, board, recorded: recordedOf(line) };
  if (state === "entered") return { command: "correct_result", ...entry, shown: recorded ?? null };
  const more = line.kind === "result" ? { lead: line.lead, written: line.written ?? null } : {};
  return { command: "enter_result", ...entry, ...more };
}
