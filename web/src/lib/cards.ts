/** Hands as PBN writes them: `N:AKQ.JT9.876.5432 …`. */
import { nextSeat, type Seat } from "./result";
import { t } from "./words.svelte";

export type Suit = "S" | "H" | "D" | "C";
export const SUITS: readonly Suit[] = ["S", "H", "D", "C"];
export const SUIT_SIGN: Record<Suit, string> = { S: "♠", H: "♥", D: "♦", C: "♣" };
export const RANKS = "AKQJT98765432";

export type Hand = Record<Suit, string>;
export const EMPTY: Hand = { S: "", H: "", D: "", C: "" };
export const sorted = (ranks: string): string => [...RANKS].filter((rank) => ranks.includes(rank)).join("");

export type Deal = Partial<Record<Seat, Hand>>;

export function readDeal(pbn: string): Deal {
  const [first, rest = ""] = pbn.split(":") as [Seat, string];
  const deal: Deal = {};
  let seat = first;
  for (const text of rest.trim().split(/\s+/)) {
    if (text !== "-") {
      const [S = "", H = "", D = "", C = ""] = text.split(".");
      deal[seat] = { S, H, D, C };
    }
    seat = nextSeat(seat);
  }
  return deal;
}

/** The letter of a rank in the language chosen: K is R in Italian; a ten is 10. */
export const rankLetter = (rank: string): string =>
  rank in { A: 0, K: 0, Q: 0, J: 0, T: 0 } ? t(`web-rank-${rank}`) : rank;

/** In words, for who does not see it: "queen of hearts". `card`: `HQ`. */
export const cardName = (card: string): string =>
  t("web-card", { rank: t(`web-rank-name-${card.slice(1)}`), suit: t(`web-suit-${card.slice(0, 1)}`) });

export const points = (hand: Hand): number =>
  [...SUITS.map((suit) => hand[suit]).join("")].reduce((sum, rank) => sum + Math.max(0, 4 - RANKS.indexOf(rank)), 0);
