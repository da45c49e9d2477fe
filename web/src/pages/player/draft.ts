/** An entry in the making: what is known of a result, and what to ask next. */
import { SUIT_SIGN, type Suit } from "@/lib/cards";
import { readResult, type Denomination, type Result, type Risk, type Seat } from "@/lib/result";
import { signed, t } from "@/lib/words.svelte";

export interface Draft {
  readonly level?: number | undefined;
  readonly denomination?: Denomination | undefined;
  readonly risk: Risk;
  readonly declarer?: Seat | undefined;
  /** `HK`; empty: it is not told. */
  readonly lead?: string | undefined;
  readonly over?: number | undefined;
  readonly passedOut: boolean;
}

export type Step = "contract" | "declarer" | "lead" | "tricks" | "check";
export const NEW: Draft = { risk: "", passedOut: false };

export function nextStep(draft: Draft): Step {
  if (draft.passedOut) return "check";
  if (draft.level === undefined || draft.denomination === undefined) return "contract";
  if (draft.declarer === undefined) return "declarer";
  if (draft.lead === undefined) return "lead";
  return draft.over === undefined ? "tricks" : "check";
}

/** Undefined as long as something is missing. */
export function resultOf(draft: Draft): Result | "passed out" | undefined {
  if (draft.passedOut) return "passed out";
  const { level, denomination, risk, declarer, over } = draft;
  if (level === undefined || denomination === undefined || declarer === undefined || over === undefined)
    return undefined;
  return { level, denomination, risk, declarer, over };
}

/** To be corrected. */
export function draftOf(text: string, lead: string): Draft {
  const result = readResult(text);
  if (result === "passed out") return { ...NEW, passedOut: true };
  return result ? { ...result, lead, passedOut: false } : NEW;
}

/** Tricks above or below the contract that there can be: thirteen in all. */
export const made = (level: number): number[] => Array.from({ length: 8 - level }, (_, over) => over);
export const down = (level: number): number[] => Array.from({ length: 6 + level }, (_, at) => -1 - at);

export const sign = (over: number): string => (over === 0 ? "=" : signed(over));

/** In a line, for where nothing can be drawn: `4♠× N +1`. */
export function written(text: string): string {
  const result = readResult(text);
  if (result === "passed out") return t("web-passed-out");
  if (!result) return text;
  const { level, denomination, risk, declarer, over } = result;
  const trumps = denomination === "NT" ? t("web-nt") : SUIT_SIGN[denomination as Suit];
  return `${level}${trumps}${risk.replaceAll("X", "×")} ${t(`web-seat-${declarer}`)} ${sign(over)}`;
}
