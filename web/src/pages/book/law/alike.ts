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

/** A citation that was only renumbered is no change. */
const withoutCitations = (text: string) => text.replace(/\{[^}]*\}/g, "{}");
const plain = (text: string | undefined) => text?.replace(/[{}]/g, "");

export function sideBySide(first: readonly Clause[], second: readonly Clause[]): Pair[] {
  const [before, after] = [first, second].map((all) => new Map(all.map((one) => [one.clause, one.text])));
  const places = [...new Set([...before!.keys(), ...after!.keys()])].sort((a, b) =>
    a.localeCompare(b, "en", { numeric: true }),
  );
  return places.map((clause) => {
    const [was, is] = [before!.get(clause), after!.get(clause)];
    if (was === undefined) return { clause, first: was, second: plain(is), is: "new" };
    if (is === undefined) return { clause, first: plain(was), second: is, is: "gone" };
    const how = withoutCitations(was) === withoutCitations(is) ? "same" : "changed";
    return { clause, first: plain(was), second: plain(is), is: how };
  });
}
