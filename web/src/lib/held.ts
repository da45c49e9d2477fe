/** Cards as they are held: by suits, black and red in turn. */
import { RANKS, SUITS, type Suit } from "./cards";

const BESIDE: readonly Suit[] = ["S", "H", "C", "D"];

export const suitOf = (card: string): Suit => card.slice(0, 1) as Suit;

/** Suits that are held, trumps first if they are told, each from the ace down. */
export function bySuit(cards: readonly string[], trumps?: string): [Suit, string[]][] {
  const first = SUITS.find((suit) => suit === trumps);
  const order = first ? [first, ...BESIDE.filter((suit) => suit !== first)] : BESIDE;
  return order
    .map((suit): [Suit, string[]] => [suit, cards.filter((card) => suitOf(card) === suit).sort(down)])
    .filter(([, held]) => held.length > 0);
}

const down = (one: string, other: string) => RANKS.indexOf(one.slice(1)) - RANKS.indexOf(other.slice(1));

/** The same in two rows as even as the suits allow: for a narrow screen. */
export function inTwoRows(suits: readonly [Suit, string[]][]): [Suit, string[]][][] {
  const count = (part: readonly [Suit, string[]][]) => part.reduce((sum, [, held]) => sum + held.length, 0);
  const cuts = suits.map((_, at) => at + 1);
  const uneven = (cut: number) => Math.abs(count(suits.slice(0, cut)) - count(suits.slice(cut)));
  const best = cuts.reduce((one, other) => (uneven(other) < uneven(one) ? other : one), cuts[0] ?? 0);
  return [suits.slice(0, best), suits.slice(best)].filter((row) => row.length > 0);
}
