/** The cards left in the four hands. */
import { RANKS, SUITS, type Deal, type Hand, type Suit } from "@/lib/cards";
import { SEATS, type Seat } from "@/lib/result";
import type { Letters } from "@/lib/slip";

export type Hands = Readonly<Record<Seat, Hand>>;

const EMPTY: Hand = { S: "", H: "", D: "", C: "" };
export const NOTHING: Hands = { N: EMPTY, E: EMPTY, S: EMPTY, W: EMPTY };

export const count = (hand: Hand): number => SUITS.reduce((sum, suit) => sum + hand[suit].length, 0);
/** Whoever has not played to the trick under way has the most cards. */
export const tricksLeft = (hands: Hands): number => Math.max(...SEATS.map((seat) => count(hands[seat])));
export const written = (hand: Hand): string => SUITS.map((suit) => hand[suit]).join(".");

const sorted = (ranks: string): string => [...RANKS].filter((rank) => ranks.includes(rank)).join("");

export const holder = (hands: Hands, card: string): Seat | undefined =>
  SEATS.find((seat) => hands[seat][card[0] as Suit].includes(card[1]!));

function without(hands: Hands, card: string): Hands {
  const suit = card[0] as Suit;
  const taken = SEATS.map((seat) => [seat, { ...hands[seat], [suit]: hands[seat][suit].replace(card[1]!, "") }]);
  return Object.fromEntries(taken) as Record<Seat, Hand>;
}

/** The card goes to this hand, or leaves it if it is there. */
export function toggled(hands: Hands, seat: Seat, card: string): Hands {
  const rest = without(hands, card);
  if (holder(hands, card) === seat) return rest;
  const suit = card[0] as Suit;
  return { ...rest, [seat]: { ...rest[seat], [suit]: sorted(rest[seat][suit] + card[1]) } };
}

/** A whole hand; cards that another one had come over. */
export function replaced(hands: Hands, seat: Seat, hand: Hand): Hands {
  let rest = hands;
  for (const suit of SUITS) for (const rank of hand[suit]) rest = without(rest, suit + rank);
  return { ...rest, [seat]: hand };
}

/** `AK.J9..10 8`, or with spaces between the suits and `-` for none: in the letters of the language or internationally. */
export function readHand(text: string, letters: Letters): Hand | undefined {
  const told = text.trim().toUpperCase().replaceAll("10", "T");
  const parts = told.includes(".") ? told.split(".") : told.split(/\s+/);
  if (!told) return EMPTY;
  if (parts.length > 4) return undefined;
  const local = new Map(Object.entries(letters.ranks).map(([rank, letter]) => [letter, rank]));
  const hand: Record<Suit, string> = { ...EMPTY };
  for (const [at, part] of parts.entries()) {
    const ranks = [...part.replace(/[-–—\s]/g, "")].map((letter) => local.get(letter) ?? letter);
    if (ranks.some((rank) => !RANKS.includes(rank)) || new Set(ranks).size < ranks.length) return undefined;
    hand[SUITS[at]!] = sorted(ranks.join(""));
  }
  return hand;
}

export const shownIn = (hand: Hand, letters: Letters): string => {
  const letter = (rank: string) => (rank in letters.ranks ? letters.ranks[rank as keyof Letters["ranks"]] : rank);
  return count(hand) ? SUITS.map((suit) => [...hand[suit]].map(letter).join("")).join(".") : "";
};

export const cardsOf = (deal: Deal, seat: Seat): string[] =>
  SUITS.flatMap((suit) => [...(deal[seat]?.[suit] ?? "")].map((rank) => suit + rank));
