/** Events of a board's log in words, for whoever looks at it again. */
import type { Schemas } from "../api/client";
import { callName } from "../lib/calls";
import { cardName } from "../lib/cards";
import { t, words } from "../lib/words.svelte";
import { whoName } from "./seen";

export type Logged = Schemas["BoardPlayed"]["events"][number];

export interface Line {
  /** How many events have happened with it. */
  readonly step: number;
  readonly text: string;
  readonly seconds?: number | undefined;
  readonly also: readonly Schemas["LineTold"][];
}

const RULED = "ruling";
const seatName = (seat: unknown): string => whoName(typeof seat === "string" ? seat : "");

/** Undefined: nothing that anybody would look at. */
function saidOf(event: Logged): string | undefined {
  if (event.event === "call") return t("web-table-calls", { seat: seatName(event.seat), call: callName(event.call) });
  if (event.event === "card") return t("web-table-plays", { seat: seatName(event.seat), card: cardName(event.card) });
  if (event.event === RULED) return t("web-table-event-ruling");
  if (!words.has(`web-table-event-${event.event}`)) return undefined;
  const all = event as unknown as Readonly<Record<string, unknown>>;
  const text = (name: string) => (typeof all[name] === "string" ? all[name] : "");
  return t(`web-table-event-${event.event}`, {
    seat: seatName(all.seat ?? all.by),
    card: text("card") && cardName(text("card")),
    call: text("call") && callName(text("call")),
    text: text("text") || text("words") || text("statement") || text("why"),
    tricks: typeof all.tricks === "number" ? all.tricks : 13,
  });
}

export function linesOf(played: Schemas["BoardPlayed"]): Line[] {
  return played.events.flatMap((event, at) => {
    const text = saidOf(event);
    const step = at + 1;
    const seconds = played.tempo?.acts.find((timed) => timed.event === step)?.seconds;
    return text ? [{ step, text, seconds, also: played.told.filter((told) => told.event === step) }] : [];
  });
}
