/** Calls as the server writes them: `2H`, `3NT`, `P`, `X`, `XX`; an auction with its dealer: `W: 1S P`. */
import { DENOMINATIONS, SEATS, type Denomination, type Seat } from "./result";
import { t } from "./words.svelte";

export interface Auction {
  readonly dealer: Seat;
  readonly calls: readonly string[];
}

/** What directors are usually called for: a tap for the player, and the beginning of the ruling. */
export const USUAL = [
  "revoke",
  "lead",
  "insufficient",
  "out_of_turn",
  "exposed",
  "hesitation",
  "explanation",
  "claim",
  "score",
  "board",
] as const;
export type Usual = (typeof USUAL)[number];
export const usualIn = (about: string | null | undefined): Usual | undefined => USUAL.find((one) => one === about);

/** What the director was called for: as somebody wrote it, as it was tapped, or what the office itself calls him for. */
const BY_OFFICE = ["tricks_disagreed", "record_contradicts_itself"];
export const calledFor = (about: string): string =>
  BY_OFFICE.includes(about) || usualIn(about) ? t(`web-called-${about}`) : about;

/** In words: "two hearts" is read from `2 hearts`. */
export const callName = (call: string): string =>
  /^[1-7]/.test(call) ? t(`web-bid-${call.slice(1)}`, { level: Number(call[0]) }) : t(`web-desk-call-${call}`);

export function readAuction(text: string): Auction | undefined {
  const [dealer, calls = ""] = text.split(":").map((part) => part.trim());
  if (!SEATS.includes(dealer as Seat)) return undefined;
  return { dealer: dealer as Seat, calls: calls.split(/\s+/).filter(Boolean) };
}

const height = (bid: string): number =>
  Number(bid[0]) * DENOMINATIONS.length + DENOMINATIONS.indexOf(bid.slice(1) as Denomination);

const rank = (call: string): number => (/^[1-7]/.test(call) ? height(call) : ["P", "X", "XX"].indexOf(call));

/** As in a bidding box: pass and doubles, then the bids from the lowest. */
export const byHeight = (one: string, other: string): number => rank(one) - rank(other);

/** Whether the last call is a bid that is not higher than the one before. */
export function isInsufficient({ calls }: Auction): boolean {
  const [last, before] = calls.filter((call) => /^[1-7]/.test(call)).reverse();
  return last !== undefined && before !== undefined && calls.at(-1) === last && height(last) <= height(before);
}

export const writeAuction = ({ dealer, calls }: Auction): string => `${dealer}: ${calls.join(" ")}`.trim();

/** Whose turn each call was, irregular ones included; the next turn comes last. */
export function turns({ dealer, calls }: Auction): Seat[] {
  const first = SEATS.indexOf(dealer);
  return [...calls, ""].map((_, at) => SEATS[(first + at) % SEATS.length]!);
}
