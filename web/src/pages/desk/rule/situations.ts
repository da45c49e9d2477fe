/** What may have happened, law by law. */
import type { Schemas } from "@/api/client";

export interface OfLaw {
  readonly law: string;
  readonly title: string;
  readonly situations: readonly Schemas["EventForm"][];
}

export function situations(forms: readonly Schemas["EventForm"][]): OfLaw[] {
  const found = new Map<string, Schemas["EventForm"][]>();
  for (const one of forms) found.set(one.law, [...(found.get(one.law) ?? []), one]);
  return [...found].map(([law, situations]) => ({ law, title: situations[0]!.title, situations }));
}
