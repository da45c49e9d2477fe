/** A line of the scorer, as people write it on a slip: `4sn=`, `3nt w -1 hq`, `4hxe+1 690`, `p`, `60/40`, `-50`. */
import { award } from "./given";
import type { Suit } from "./cards";
import { cardIn, rankIn, readIn, type Alphabet, type Letters } from "./letters";
import type { Schemas } from "../api/client";
import { writeResult, type Result, type Risk } from "./result";
import { scoreOn } from "./score";

export type Award = "plus" | "average" | "minus";

export type Line =
  | {
      readonly kind: "result";
      readonly result: Result | "passed out";
      /** `HQ`, or nothing. */
      readonly lead: string;
      /** The score on the slip, of North-South. */
      readonly written: number | undefined;
    }
  | { readonly kind: "score"; readonly score: number }
  | { readonly kind: "award"; readonly ns: Award; readonly ew: Award }
  | { readonly kind: "not played" };

/** What cannot be read, and what was expected there. */
export interface Unread {
  readonly kind: "unread";
  readonly wanted: "level" | "denomination" | "declarer" | "tricks" | "range" | "rest" | "score";
  readonly found: string;
}

/** One key each, as the whole line. */
export const KEYS: ReadonlyMap<string, Line> = new Map<string, Line>([
  ["p", { kind: "result", result: "passed out", lead: "", written: undefined }],
  ["x", { kind: "not played" }],
  ["8", { kind: "award", ns: "plus", ew: "minus" }],
  ["9", { kind: "award", ns: "minus", ew: "plus" }],
  ["0", { kind: "award", ns: "average", ew: "average" }],
]);

const PERCENT: Readonly<Record<string, Award>> = { "60": "plus", "50": "average", "40": "minus" };
const PASSED_OUT = /^(P|PASS|PASSED( OUT)?|PASSO|PASSATO|PAS|PAS GENERAL|AP)$/;
const NOT_PLAYED = /^(X|NP)$/;
const AWARDED = /^(60|50|40) ?\/ ?(60|50|40)$/;
const SCORE = /^[+-]\d{2,5}$/;
const NUMBER = /^[+-]?\d{2,5}$/;
const TRICKS = /^(=|[+-]\d{1,2})/;

const tidy = (text: string): string =>
  text.trim().toUpperCase().replace(/[−–]/g, "-").replace(/[×*]/g, "X").replace(/\s+/g, " ");

/** The longest of these texts at the beginning. */
function begins<T>(text: string, known: ReadonlyMap<string, T>): [T, string] | undefined {
  for (const length of [2, 1]) {
    const value = known.get(text.slice(0, length));
    if (value !== undefined && text.length >= length) return [value, text.slice(length).trimStart()];
  }
  return undefined;
}

function risk(text: string): [Risk, string] {
  const found = /^X{1,2}/.exec(text)?.[0] ?? "";
  return [found as Risk, text.slice(found.length).trimStart()];
}

export function readLine(text: string, letters: Letters): Line | Unread {
  const told = tidy(text);
  const whole = KEYS.get(told.toLowerCase());
  if (whole) return whole;
  if (PASSED_OUT.test(told)) return KEYS.get("p")!;
  if (NOT_PLAYED.test(told)) return KEYS.get("x")!;
  const [, ns, ew] = AWARDED.exec(told) ?? [];
  if (ns && ew) return { kind: "award", ns: PERCENT[ns]!, ew: PERCENT[ew]! };
  if (SCORE.test(told)) {
    const score = Number(told);
    return score % 10 === 0 ? { kind: "score", score } : { kind: "unread", wanted: "score", found: told };
  }
  return readIn<Line | Unread>(
    letters,
    (alphabet) => readPlayed(told, alphabet),
    ({ kind }) => kind !== "unread",
  );
}

function readPlayed(told: string, alphabet: Alphabet): Line | Unread {
  const unread = (wanted: Unread["wanted"], found: string): Unread => ({ kind: "unread", wanted, found });
  if (!/^[1-7]/.test(told)) return unread("level", told);
  const named = begins(told.slice(1).trimStart(), alphabet.denominations);
  if (!named) return unread("denomination", told.slice(1));
  const [before, after] = risk(named[1]);
  const seated = begins(after, alphabet.seats);
  if (!seated) return unread("declarer", after);
  const [later, last] = before ? ["" as Risk, seated[1]] : risk(seated[1]);
  const tricks = TRICKS.exec(last)?.[0];
  if (!tricks || tricks === "+0" || tricks === "-0") return unread("tricks", last);
  const result: Result = {
    level: Number(told[0]),
    denomination: named[0],
    risk: before || later,
    declarer: seated[0],
    over: tricks === "=" ? 0 : Number(tricks),
  };
  const won = 6 + result.level + result.over;
  if (won < 0 || won > 13) return unread("range", tricks);
  return readRest(last.slice(tricks.length).trim(), result, alphabet);
}

/** After the result: the lead, the score that is written on the slip, in any order. */
function readRest(rest: string, result: Result, alphabet: Alphabet): Line | Unread {
  let lead = "";
  let written: number | undefined;
  for (const word of rest.split(" ").filter(Boolean)) {
    const card = cardIn(word, alphabet);
    if (card && !lead) lead = card;
    else if (NUMBER.test(word) && written === undefined) written = ofNorthSouth(word, result);
    else return { kind: "unread", wanted: "rest", found: word };
  }
  return { kind: "result", result, lead, written };
}

/** Without a sign it stands in the column of the side that scores. */
function ofNorthSouth(word: string, { declarer, over }: Result): number {
  if (/^[+-]/.test(word)) return Number(word);
  return "NS".includes(declarer) === over >= 0 ? Number(word) : -Number(word);
}

/** As it is typed in the letters of the language: `4PO=`. */
export function writeLine(line: Line, letters: Letters): string {
  switch (line.kind) {
    case "not played":
      return "X";
    case "score":
      return line.score > 0 ? `+${line.score}` : `${line.score}`;
    case "award": {
      const percent = (award: Award) => Object.keys(PERCENT).find((one) => PERCENT[one] === award);
      return `${percent(line.ns)}/${percent(line.ew)}`;
    }
    case "result": {
      if (line.result === "passed out") return "PASS";
      const { level, denomination, risk, declarer, over } = line.result;
      const name = denomination === "NT" ? letters.nt : letters.suits[denomination];
      const lead = line.lead && ` ${letters.suits[line.lead[0] as Suit]}${rankIn(line.lead.slice(1), letters)}`;
      return `${level}${name}${risk}${letters.seats[declarer]}${over === 0 ? "=" : over > 0 ? `+${over}` : over}${lead}`;
    }
  }
}

/** What it scores for North-South; nothing where points decide. */
export function lineScore(board: number, line: Line): number | undefined {
  if (line.kind === "score") return line.score;
  return line.kind === "result" ? scoreOn(board, line.result) : undefined;
}

/** As the server has it. */
export function recordedOf(line: Line): Schemas["Recorded"] {
  switch (line.kind) {
    case "result":
      return { result: writeResult(line.result) };
    case "score":
      return { score: line.score };
    case "award":
      return { ns: award(line.ns), ew: award(line.ew) };
    case "not played":
      return {};
  }
}
