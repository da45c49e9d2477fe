/** Calls and cards as people type them: `1s`, `x`, `p`, `h10`. The letters are those of the language chosen, and English
 * ones wherever they do not mean something else there. */
import type { Denomination } from "./result";
import type { Language } from "./words.svelte";

const DENOMINATIONS: Record<Language, Readonly<Record<string, Denomination>>> = {
  en: { c: "C", d: "D", h: "H", s: "S", n: "NT", nt: "NT", "♣": "C", "♦": "D", "♥": "H", "♠": "S" },
  it: { f: "C", q: "D", c: "H", p: "S", sa: "NT" },
  ro: { t: "C", ca: "D", cu: "H", p: "S", fa: "NT" },
};
const RANKS: Record<Language, Readonly<Record<string, string>>> = {
  en: { a: "A", k: "K", q: "Q", j: "J", t: "T", "10": "T" },
  it: { r: "K", d: "Q", f: "J" },
  ro: { r: "K", d: "Q", v: "J" },
};
const OTHERS: Readonly<Record<string, string>> = { p: "P", pass: "P", passo: "P", pas: "P", x: "X", xx: "XX" };

const denomination = (text: string, language: Language): Denomination | undefined =>
  DENOMINATIONS[language][text] ?? DENOMINATIONS.en[text];
const rank = (text: string, language: Language): string | undefined =>
  RANKS[language][text] ?? RANKS.en[text] ?? (/^[2-9]$/.test(text) ? text : undefined);

export function typedCall(typed: string, language: Language): string | undefined {
  const text = typed.toLowerCase().replaceAll(/\s/g, "");
  const found = /^([1-7])(\D+)$/.exec(text);
  if (!found) return OTHERS[text];
  const named = denomination(found[2]!, language);
  return named && found[1]! + named;
}

/** Suit first, or a figure first: `h10`, `10h`. */
export function typedCard(typed: string, language: Language): string | undefined {
  const text = typed.toLowerCase().replaceAll(/\s/g, "");
  const turned = text.replace(/^(10|[2-9])(\D+)$/, "$2$1");
  for (let at = 1; at < turned.length; at++) {
    const suit = denomination(turned.slice(0, at), language);
    const found = rank(turned.slice(at), language);
    if (suit && suit !== "NT" && found) return suit + found;
  }
  return undefined;
}
