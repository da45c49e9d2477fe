/** A result as the server reads and writes it: `4S N =`, `3NTX W -1`, `PASS`. */
export type Denomination = "C" | "D" | "H" | "S" | "NT";
export type Seat = "N" | "E" | "S" | "W";
export type Risk = "" | "X" | "XX";

export interface Result {
  readonly level: number;
  readonly denomination: Denomination;
  readonly risk: Risk;
  readonly declarer: Seat;
  /** Tricks above or below the contract. */
  readonly over: number;
}

export const DENOMINATIONS: readonly Denomination[] = ["C", "D", "H", "S", "NT"];
export const SEATS: readonly Seat[] = ["N", "E", "S", "W"];
export const PASSED_OUT = "PASS";

const WRITTEN = /^([1-7])(NT|[CDHS])(XX|X|)\s+([NESW])\s+(=|[+-]\d{1,2})$/;

export function readResult(text: string): Result | "passed out" | undefined {
  if (text === PASSED_OUT) return "passed out";
  const match = WRITTEN.exec(text);
  if (!match) return undefined;
  const [, level, denomination, risk, declarer, over] = match;
  return {
    level: Number(level),
    denomination: denomination as Denomination,
    risk: risk as Risk,
    declarer: declarer as Seat,
    over: over === "=" ? 0 : Number(over),
  };
}

export function writeResult(result: Result | "passed out"): string {
  if (result === "passed out") return PASSED_OUT;
  const { level, denomination, risk, declarer, over } = result;
  return `${level}${denomination}${risk} ${declarer} ${over === 0 ? "=" : over > 0 ? `+${over}` : over}`;
}

export const isSeat = (text: string): text is Seat => (SEATS as readonly string[]).includes(text);
export const sideOf = (seat: Seat): "NS" | "EW" => (seat === "N" || seat === "S" ? "NS" : "EW");
export const nextSeat = (seat: Seat): Seat => SEATS[(SEATS.indexOf(seat) + 1) % 4]!;
