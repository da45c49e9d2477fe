/** What the director gave one side, in a few words. */
import type { Schemas } from "@/api/client";
import { SUIT_SIGN, type Suit } from "./cards";
import { percentOf } from "./exact";
import { readResult } from "./result";
import { figure, signed, t } from "./words.svelte";

type Recorded = Schemas["Recorded"];
export type Given = NonNullable<Recorded["ns"]>;
export type Award = Extract<Given, { type: "artificial" }>["award"];

export const award = (name: Award): Given => ({ type: "artificial", award: name });
export const awardIn = (given: Given | null | undefined): Award | undefined =>
  given?.type === "artificial" ? given.award : undefined;

/** `4♠ N +1`, in one line of text. */
export function resultText(text: string): string {
  const result = readResult(text);
  if (result === "passed out") return t("web-passed-out");
  if (!result) return text;
  const { level, denomination, risk, declarer, over } = result;
  const suit = denomination === "NT" ? t("web-nt") : SUIT_SIGN[denomination as Suit];
  return `${level}${suit}${risk.replaceAll("X", "×")} ${t(`web-seat-${declarer}`)} ${over === 0 ? "=" : signed(over)}`;
}

/** `average plus`, `60%`, `60% 4♠ N = · 40% 4♠ N −1`; a single outcome without its weight. */
export function givenText(given: Given): string {
  switch (given.type) {
    case "artificial":
      return t(`web-award-${given.award}`);
    case "percentage":
      return t("web-award-share", { percent: percentOf(given.share) });
    case "imps":
      return t("web-award-imps", { imps: figure(given.imps) });
    case "weighted":
      return given.shares
        .map(({ weight, score_ns: score, result }) => {
          const outcome = result ? resultText(result) : signed(score);
          return given.shares.length === 1
            ? outcome
            : `${t("web-award-share", { percent: percentOf(weight) })} ${outcome}`;
        })
        .join(" · ");
  }
}

/** An adjusted score: one text where both sides have the same. */
export function adjustedText({ ns, ew }: Pick<Recorded, "ns" | "ew">): string {
  const [first, second] = [ns, ew].map((given) => (given ? givenText(given) : "–"));
  return first === second && ns?.type === "weighted" ? first! : `${first} / ${second}`;
}
