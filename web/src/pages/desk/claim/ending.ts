/** The cards left in the four hands. */
import { EMPTY, sorted, SUITS, type Deal, type Hand, type Suit } from "@/lib/cards";
import { SEATS, type Seat } from "@/lib/result";
import { writeHand, type Letters } from "@/lib/letters";

export type Hands = Readonly<Record<Seat, Hand>>;

export const NOTHING: Hands = { N: EMPTY, E: EMPTY, S: EMPTY, W: EMPTY };

export const count = (hand: Hand): number => SUITS.reduce((sum, suit) => sum + hand[suit].length, 0);
/** Whoever has not played to the trick under way has the most cards. */
export const tricksLeft = (hands: Hands): number => Math.max(...SEATS.map((seat) => count(hands[seat])));
export const written = (hand: Hand): string => SUITS.map((suit) => hand[suit]).join(".");

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

export const shownIn = (hand: Hand, letters: Letters): string => (count(hand) ? writeHand(hand, letters) : "");

/** Of these cards each in the hand that was dealt it. */
export const dealtOf = (deal: Deal, cards: Hand): Hands =>
  Object.fromEntries(
    SEATS.map((seat) => [
      seat,
      Object.fromEntries(
        SUITS.map((suit) => [
          suit,
          [...(deal[seat]?.[suit] ?? "")].filter((rank) => cards[suit].includes(rank)).join(""),
        ]),
      ),
    ]),
  ) as Hands;

/** All cards of the four hands, suit by suit. */
export const together = (hands: Hands): Hand =>
  Object.fromEntries(SUITS.map((suit) => [suit, sorted(SEATS.map((seat) => hands[seat][suit]).join(""))])) as Hand;

export const cardsOf = (deal: Deal, seat: Seat): string[] =>
  SUITS.flatMap((suit) => [...(deal[seat]?.[suit] ?? "")].map((rank) => suit + rank));
