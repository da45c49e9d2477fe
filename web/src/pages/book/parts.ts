/** The laws in the parts of the code; what was found, by law. */
import type { Schemas } from "@/api/client";

type Line = Schemas["LawLine"];

export interface OfPart {
  readonly part: string;
  readonly laws: readonly Line[];
}

export function inParts(laws: readonly Line[]): OfPart[] {
  const parts = [...new Set(laws.map((law) => law.part))];
  return parts.map((part) => ({ part, laws: laws.filter((law) => law.part === part) }));
}

export interface OfLaw {
  readonly law: string;
  readonly title: string;
  /** The best of its places. */
  readonly place: string;
  readonly hits: readonly Schemas["LawHit"][];
}

const SENTENCES = 3; // of a law

/** On the page of its law. */
export const placeOf = (hit: Schemas["LawHit"]): string => (hit.kind === "event" ? hit.what : hit.clause);

/** What was found, law by law, the best first. */
export function byLaw(found: readonly Schemas["LawHit"][]): OfLaw[] {
  const laws = new Map<string, Schemas["LawHit"][]>();
  for (const hit of found) laws.set(hit.law, [...(laws.get(hit.law) ?? []), hit]);
  return [...laws].map(([law, hits]) => ({
    law,
    title: hits[0]!.title,
    place: placeOf(hits[0]!),
    hits: hits.filter((hit) => hit.kind !== "title" && placeOf(hit) !== law).slice(0, SENTENCES),
  }));
}
