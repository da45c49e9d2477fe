import type { Schemas } from "../api/client";

/** What a form tells, as JSON has it. */
export type FormValue = string | number | boolean | readonly FormValue[] | { readonly [name: string]: FormValue };

type Field = Schemas["FormField"];
const CHOSEN = ["yes_no", "choice", "seat", "side", "suit", "denomination"];
const MANY = 13; // numbers that are buttons

/** Whether one of a few is the whole answer. */
export const isInButtons = (field: Field): boolean => !field.many && CHOSEN.includes(field.kind);

/** The numbers among which one is chosen; none where they are too many. */
export function numbersOf({ kind, many, least, most }: Field): number[] {
  if (kind !== "number" || many || least === null || most === null || most - least > MANY) return [];
  return Array.from({ length: most - least + 1 }, (_, at) => least + at);
}
