/** The clauses of a law in two editions, side by side. */
import type { Schemas } from "@/api/client";

type Clause = Schemas["LawClause"];

export interface Pair {
  readonly clause: string;
  readonly first: string | undefined;
  readonly second: string | undefined;
  /** How the second stands to the first. */
  readonly is: "same" | "changed" | "new" | "gone";
}

export function sideBySide(first: readonly Clause[], second: readonly Clause[]): Pair[] {
  const [before, after] = [first, second].map((all) => new Map(all.map((one) => [one.clause, one.title])));
  const places = [...new Set([...before!.keys(), ...after!.keys()])].sort((a, b) =>
    a.localeCompare(b, "en", { numeric: true }),
  );
  return places.map((clause) => {
    const [was, is] = [before!.get(clause), after!.get(clause)];
    const how = was === undefined ? "new" : is === undefined ? "gone" : was === is ? "same" : "changed";
    return { clause, first: was, second: is, is: how };
  });
}
