/** Tables of the room: which is which, what they are called, what they still owe. */
import type { Schemas } from "@/api/client";
import { approximate } from "@/lib/exact";
import { t } from "@/lib/words.svelte";

export type Table = Schemas["TableNow"];
export type Spot = Schemas["Spot"];
export type State = Table["state"];

export const SIGN: Record<State, string> = {
  to_come: "○",
  playing: "▶",
  between: "⋯",
  to_confirm: "?",
  disputed: "!",
  finished: "✓",
};

/** In the address: `A3`, `4-open`. */
export const keyOf = ({ section, table, room }: Spot): string => `${section ?? ""}${table}${room ? `-${room}` : ""}`;

/** `Table A3`, `Table 4, open room`. */
export function nameOf({ section, table, room }: Spot): string {
  const name = t("web-table", { table: `${section ?? ""}${table}` });
  return room ? t("web-room-in-room", { table: name, room: t(`web-room-${room}`) }) : name;
}

/** Whole minutes beyond the latest end; none if it is not late. */
export const minutesLate = ({ late }: Table): number =>
  late === null ? 0 : Math.max(0, Math.floor(approximate(late)));

export const isOf = (at: Spot, phase: string, section: Schemas["SectionNow"]): boolean =>
  (at.phase ?? "") === phase && (at.session ?? 1) === section.session && (at.section ?? "") === section.section;

/** Boards without a confirmed result, with what each waits for. */
export const owed = (table: Table): string =>
  table.missing
    .map((board) => t(table.waiting.includes(board) ? "web-room-owed-waiting" : "web-room-owed", { board }))
    .join(", ");
