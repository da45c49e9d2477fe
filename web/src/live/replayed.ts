/** A table as a finished board has it after so many events, in the form in which a table is drawn. */
import type { Schemas } from "../api/client";
import { readDeal, SUITS } from "../lib/cards";
import { SEATS, sideOf } from "../lib/result";
import type { View } from "./seen";

/** `AKQ2.JT9.876.543` as cards: `SA`, `SK` … */
export function cardsOf(hand: string): string[] {
  const suits = readDeal(`N:${hand}`).N;
  return suits ? SUITS.flatMap((suit) => [...suits[suit]].map((rank) => suit + rank)) : [];
}

export function drawn(state: Schemas["StateShown"]): View {
  const tricks = state.tricks ?? [];
  const won = (side: "NS" | "EW") => tricks.filter(({ winner }) => sideOf(winner) === side).length;
  return {
    viewer: "",
    phase: state.phase,
    board: state.board,
    dealer: state.dealer,
    vulnerability: state.vulnerability as View["vulnerability"],
    calls: state.calls ?? [],
    contract: state.contract ?? "",
    declarer: state.declarer ?? null,
    hands: Object.fromEntries(SEATS.map((seat) => [seat, cardsOf(state.hands[seat] ?? "")])) as NonNullable<
      View["hands"]
    >,
    trick: state.trick ?? [],
    last_trick: tricks.at(-1)?.cards ?? [],
    tricks_ns: won("NS"),
    tricks_ew: won("EW"),
    penalty_cards: state.penalty_cards ?? [],
  };
}
