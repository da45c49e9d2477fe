/** What a live table shows to whoever looks at it (docs/live.md). */
import type { Schemas } from "../api/client";
import { isSeat, type Seat } from "../lib/result";
import { t, words } from "../lib/words.svelte";

export type State = Schemas["LiveState"];
export type View = Schemas["TableView"];
export type Sitter = Schemas["SitterHere"];
/** As the server writes it: `HQ`. */
export interface CardSeen {
  readonly seat: Seat;
  readonly card: string;
}
export type QuestionSaid = NonNullable<State["said"]["question"]>;

/** Nobody plays this board any more. */
export const isOver = (view: View | null | undefined): boolean =>
  !!view && (view.result !== undefined || view.phase === "over" || view.phase === "cancelled");

/** What somebody says is wrong, or was noticed. */
export const wrongName = (kind: string): string =>
  words.has(`web-table-wrong-${kind}`) ? t(`web-table-wrong-${kind}`) : t("web-table-wrong");

/** The same with some hands hidden. */
export const without = (view: View, hidden: readonly Seat[]): View => ({
  ...view,
  hands: Object.fromEntries(
    Object.entries(view.hands ?? {}).filter(([seat]) => !hidden.includes(seat as Seat)),
  ) as NonNullable<View["hands"]>,
});

/** At the beginning of a sentence: a player by his seat, or the director. */
export const whoName = (who: string | null | undefined): string =>
  who && isSeat(who) ? t(`web-seat-name-${who}`) : t("web-table-the-director");
