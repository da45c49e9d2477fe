/** What binds whom beyond the ordinary rules, in words. */
import { callName } from "../lib/calls";
import type { Seat } from "../lib/result";
import { t } from "../lib/words.svelte";
import type { View } from "./seen";

const seatName = (seat: string) => t(`web-seat-name-${seat}`);

export function bindings(view: View): { readonly seat: Seat; readonly text: string }[] {
  const of = (seat: string, id: string, more: Record<string, string> = {}) => ({
    seat: seat as Seat,
    text: t(`web-table-bound-${id}`, { seat: seatName(seat), ...more }),
  });
  const suits = (named: readonly string[]) => named.map((suit) => t(`web-suit-${suit}`)).join(", ");
  return [
    ...Object.entries(view.must_pass ?? {}).map(([seat, long]) => of(seat, `pass-${long}`)),
    ...(view.may_not_double ?? []).map((seat) => of(seat, "double")),
    ...Object.entries(view.repeat ?? {}).map(([seat, call]) => of(seat, "repeat", { call: callName(call) })),
    ...(view.restrictions ?? []).map(({ seat, kind, suits: named, until, which }) =>
      of(seat, `${kind}-${until}`, { suits: suits(named), which: which ?? "any" }),
    ),
    ...(view.lead_restrictions ?? []).map(({ seat }) => of(seat, "first-lead")),
  ];
}
