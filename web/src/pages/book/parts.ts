/** The parts of the code, each with the number of its first law. */
import type { Schemas } from "@/api/client";

type Line = Schemas["LawLine"];

const PARTS = {
  preliminaries: 1,
  progress: 6,
  irregularities: 9,
  auction: 17,
  play: 41,
  proprieties: 72,
  score: 77,
  organiser: 80,
  director: 81,
  appeals: 92,
} as const;
export type Part = keyof typeof PARTS;

export interface OfPart {
  readonly part: Part;
  readonly laws: readonly Line[];
}

export function inParts(laws: readonly Line[]): OfPart[] {
  const starts = Object.entries(PARTS) as [Part, number][];
  return starts.map(([part, first], at) => {
    const next = starts[at + 1]?.[1] ?? Infinity;
    return { part, laws: laws.filter((law) => Number(law.number) >= first && Number(law.number) < next) };
  });
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
