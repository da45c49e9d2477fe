/** The score of a contract (Law 77), so that a phone shows it without the network. Compared with the Python in tests. */
import type { Result } from "./result";

const TRICK = { C: 20, D: 20, H: 30, S: 30, NT: 30 } as const;

/** For declarer's side. */
export function contractScore(result: Result, vulnerable: boolean): number {
  const { level, denomination, risk, over } = result;
  const doubling = { "": 1, X: 2, XX: 4 }[risk];
  if (over < 0) return -penalty(-over, doubling, vulnerable);
  const tricks = (TRICK[denomination] * level + (denomination === "NT" ? 10 : 0)) * doubling;
  const each = doubling === 1 ? TRICK[denomination] : (vulnerable ? 100 : 50) * doubling;
  const game = tricks >= 100 ? (vulnerable ? 500 : 300) : 50;
  const slam = level === 7 ? (vulnerable ? 1500 : 1000) : level === 6 ? (vulnerable ? 750 : 500) : 0;
  const insult = doubling === 1 ? 0 : 25 * doubling;
  return tricks + game + slam + insult + over * each;
}

function penalty(down: number, doubling: number, vulnerable: boolean): number {
  if (doubling === 1) return down * (vulnerable ? 100 : 50);
  const doubled = vulnerable ? 300 * down - 100 : down <= 3 ? 200 * down - 100 : 300 * down - 400;
  return doubled * (doubling / 2);
}

const VULNERABLE = ["", "NS", "EW", "both", "NS", "EW", "both", "", "EW", "both", "", "NS", "both", "", "NS", "EW"];

/** Who is vulnerable on a board (Law 2). */
export function isVulnerable(board: number, seat: string): boolean {
  const who = VULNERABLE[(board - 1) % 16] ?? "";
  return who === "both" || who.includes(seat);
}

export const dealerOf = (board: number): "N" | "E" | "S" | "W" => (["N", "E", "S", "W"] as const)[(board - 1) % 4]!;

/** For North-South, on a board. */
export function scoreOn(board: number, result: Result | "passed out"): number {
  if (result === "passed out") return 0;
  const points = contractScore(result, isVulnerable(board, result.declarer));
  return "NS".includes(result.declarer) ? points : -points;
}
