/** The letters of the language chosen, as people type and read them: suits, honours, seats.
 *
 * What is typed is read in the letters of the language; if it is not written in them, in international ones; if it mixes
 * both, letter by letter, the language first: an Italian `3co=` is three hearts, and `3cw=` three clubs. */
import { EMPTY, RANKS, sorted, SUIT_SIGN, SUITS, type Hand, type Suit } from "./cards";
import { SEATS, type Denomination, type Seat } from "./result";
import { t } from "./words.svelte";

export interface Letters {
  readonly suits: Readonly<Record<Suit, string>>;
  readonly nt: string;
  readonly seats: Readonly<Record<Seat, string>>;
  readonly ranks: Readonly<Record<"A" | "K" | "Q" | "J" | "T", string>>;
}

const upper = (id: string): string => t(id).toUpperCase();

export const letters = (): Letters => {
  const [S = "S", H = "H", D = "D", C = "C"] = t("web-book-suit-letters");
  return {
    suits: { S, H, D, C },
    nt: upper("web-nt"),
    seats: { N: upper("web-seat-N"), E: upper("web-seat-E"), S: upper("web-seat-S"), W: upper("web-seat-W") },
    ranks: {
      A: upper("web-rank-A"),
      K: upper("web-rank-K"),
      Q: upper("web-rank-Q"),
      J: upper("web-rank-J"),
      T: upper("web-rank-T"),
    },
  };
};

/** Four spades by North, just made or with other tricks, as it is typed. */
export const example = (tricks = "="): string => `4${letters().suits.S}${letters().seats.N}${tricks}`;

/** A rank as it is typed. */
export const rankIn = (rank: string, { ranks }: Letters): string =>
  rank in ranks ? ranks[rank as keyof typeof ranks] : rank;

/** What is typed, in capitals, and what it stands for. */
export interface Alphabet {
  readonly suits: ReadonlyMap<string, Suit>;
  readonly denominations: ReadonlyMap<string, Denomination>;
  readonly seats: ReadonlyMap<string, Seat>;
  readonly ranks: ReadonlyMap<string, string>;
}

const SIGNS = SUITS.map((suit) => [SUIT_SIGN[suit], suit] as const);
const PIPS = [...[..."T98765432"].map((rank) => [rank, rank] as const), ["10", "T"] as const];

function alphabet({ suits, nt, seats, ranks }: Letters): Alphabet {
  const named = [...SIGNS, ...SUITS.map((suit) => [suits[suit], suit] as const)];
  return {
    suits: new Map(named),
    denominations: new Map<string, Denomination>([...named, [nt, "NT"]]),
    seats: new Map(SEATS.map((seat) => [seats[seat], seat] as const)),
    ranks: new Map([...PIPS, ...Object.entries(ranks).map(([rank, letter]) => [letter, rank] as const)]),
  };
}

const STANDARD: Alphabet = {
  suits: new Map([...SIGNS, ...SUITS.map((suit) => [suit, suit] as const)]),
  denominations: new Map<string, Denomination>([
    ...SIGNS,
    ...SUITS.map((suit) => [suit, suit] as const),
    ["N", "NT"],
    ["NT", "NT"],
    ["SA", "NT"],
  ]),
  seats: new Map(SEATS.map((seat) => [seat, seat] as const)),
  ranks: new Map([...[...RANKS].map((rank) => [rank, rank] as const), ["10", "T"] as const]),
};

const mixed = (own: Alphabet): Alphabet => ({
  suits: new Map([...STANDARD.suits, ...own.suits]),
  denominations: new Map([...STANDARD.denominations, ...own.denominations]),
  seats: new Map([...STANDARD.seats, ...own.seats]),
  ranks: new Map([...STANDARD.ranks, ...own.ranks]),
});

/** The first reading that succeeds: in the letters of the language, in international ones, in both; else the last. */
export function readIn<T>(letters: Letters, read: (alphabet: Alphabet) => T, isRead: (value: T) => boolean): T {
  const own = alphabet(letters);
  for (const known of [own, STANDARD]) {
    const value = read(known);
    if (isRead(value)) return value;
  }
  return read(mixed(own));
}

/** `HQ`, `QH`, `♥10` as `HQ`, `HQ`, `HT`; nothing if it is no card. */
export function cardIn(word: string, { suits, ranks }: Alphabet): string {
  const card = (suit: Suit | undefined, rank: string | undefined) => (suit && rank ? suit + rank : "");
  return (
    card(suits.get(word.slice(0, 1)), ranks.get(word.slice(1))) ||
    card(suits.get(word.slice(-1)), ranks.get(word.slice(0, -1)))
  );
}

const tidy = (typed: string): string => typed.toUpperCase().replaceAll(/\s/g, "");

export const readCard = (typed: string, letters: Letters): string =>
  readIn(letters, (alphabet) => cardIn(tidy(typed), alphabet), Boolean);

/** `1NT`, `P`, `X`; nothing if it is no call. */
export const readCall = (typed: string, letters: Letters): string =>
  readIn(letters, (alphabet) => callIn(tidy(typed), alphabet), Boolean);

function callIn(word: string, { denominations }: Alphabet): string {
  const named = denominations.get(word.slice(1));
  return OTHER_CALLS[word] ?? (named && /^[1-7]/.test(word) ? word.slice(0, 1) + named : "");
}

/** `O: 1P P 2C` as `W: 1S P 2H`; what is no auction stays as it was typed. */
export function auctionTyped(typed: string, letters: Letters): string {
  const [dealer = "", calls = ""] = typed.split(":");
  const words = calls.split(/\s+/).filter(Boolean).map(tidy);
  const auction = (alphabet: Alphabet) => {
    const seat = alphabet.seats.get(tidy(dealer));
    const read = words.map((word) => callIn(word, alphabet));
    return seat && read.every(Boolean) ? `${seat}: ${read.join(" ")}` : "";
  };
  return readIn(letters, auction, Boolean) || typed;
}

/** `W: 1S P 2H` as it is typed: `O: 1P P 2C`. */
export function typedAuction(auction: string, { suits, nt, seats }: Letters): string {
  const [dealer = "", calls = ""] = auction.split(":").map((part) => part.trim());
  if (!(dealer in seats)) return auction;
  const typed = (call: string) => {
    const named = call.slice(1);
    return /^[1-7]/.test(call) ? call.slice(0, 1) + (named in suits ? suits[named as Suit] : nt) : call;
  };
  return `${seats[dealer as Seat]}: ${calls.split(/\s+/).map(typed).join(" ")}`.trim();
}

const OTHER_CALLS: Readonly<Record<string, string>> = {
  P: "P",
  PASS: "P",
  PASSO: "P",
  PAS: "P",
  X: "X",
  XX: "XX",
};

/** `AK.J9..10 8`, with spaces between the suits and `-` for none, or each behind its letter: `SAK HJ9 C108`. */
export function readHand(typed: string, letters: Letters): Hand | undefined {
  const told = typed.trim().toUpperCase().replaceAll("10", "T");
  const parts = told.split(told.includes(".") ? "." : /\s+/);
  if (!told) return EMPTY;
  if (parts.length > SUITS.length) return undefined;
  return readIn(
    letters,
    (alphabet) => holdings(SUITS, parts, alphabet) ?? behindLetters(parts, alphabet),
    (hand) => hand !== undefined,
  );
}

function behindLetters(parts: readonly string[], alphabet: Alphabet): Hand | undefined {
  const suits = parts.map((part) => alphabet.suits.get(part.slice(0, 1)));
  const isEach = suits.every((suit) => suit !== undefined) && new Set(suits).size === suits.length;
  const rest = parts.map((part) => part.slice(1));
  return isEach ? holdings(suits as readonly Suit[], rest, alphabet) : undefined;
}

function holdings(suits: readonly Suit[], parts: readonly string[], { ranks }: Alphabet): Hand | undefined {
  const hand = { ...EMPTY };
  for (const [at, part] of parts.entries()) {
    const cards = [...part.replace(/[-–—\s]/g, "")].map((letter) => ranks.get(letter));
    if (cards.includes(undefined) || new Set(cards).size < cards.length) return undefined;
    hand[suits[at]!] = sorted(cards.join(""));
  }
  return hand;
}

/** `AR5.F9..108` as `AK5.J9..T8`; what is no hand stays as it was typed. */
export function handTyped(typed: string, letters: Letters): string {
  const hand = typed.trim() ? readHand(typed, letters) : undefined;
  return hand ? SUITS.map((suit) => hand[suit]).join(".") : typed;
}

/** `AK5.J9..T8` as it is typed. */
export function typedHand(held: string, letters: Letters): string {
  const hand = held.trim() ? readHand(held, letters) : undefined;
  return hand ? writeHand(hand, letters) : held;
}

/** As it is typed: `AR5.F9..108`. */
export const writeHand = (hand: Hand, letters: Letters): string =>
  SUITS.map((suit) => [...hand[suit]].map((rank) => rankIn(rank, letters)).join("")).join(".");
