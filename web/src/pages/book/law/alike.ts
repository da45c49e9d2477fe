/** The clauses of a law in two editions, side by side, with the words that differ. */
import type { Schemas } from "@/api/client";

type Clause = Schemas["LawClause"];

/** A run of words of one edition; `only`: the other one does not have it there. */
export interface Run {
  readonly text: string;
  readonly only: boolean;
}

export interface Pair {
  readonly clause: string;
  readonly first: readonly Run[] | undefined;
  readonly second: readonly Run[] | undefined;
  /** How the second stands to the first. */
  readonly is: "same" | "changed" | "new" | "gone";
}

const MARK = /\{(?:~[^|}]*\|)?([^}]*)\}/g;
const plain = (text: string) => text.replace(MARK, "$1");
/** A citation that was only renumbered is no change; a term is one whether it is marked or not. */
const withoutCitations = (text: string) =>
  text.replace(MARK, (mark, words: string) => (mark[1] === "~" ? words : "{}"));

export function sideBySide(first: readonly Clause[], second: readonly Clause[]): Pair[] {
  const [before, after] = [first, second].map((all) => new Map(all.map((one) => [one.clause, one.text])));
  const places = [...new Set([...before!.keys(), ...after!.keys()])].sort((a, b) =>
    a.localeCompare(b, "en", { numeric: true }),
  );
  return places.map((clause) => {
    const [was, is] = [before!.get(clause), after!.get(clause)];
    if (was === undefined) return { clause, first: undefined, second: whole(is ?? ""), is: "new" };
    if (is === undefined) return { clause, first: whole(was), second: undefined, is: "gone" };
    if (withoutCitations(was) === withoutCitations(is))
      return { clause, first: whole(was), second: whole(is), is: "same" };
    const [older, newer] = differing(plain(was), plain(is));
    return { clause, first: older, second: newer, is: "changed" };
  });
}

const whole = (text: string): Run[] => [{ text: plain(text), only: false }];

/** Both texts in runs; what is in no run of its own is in both, in the same order (a longest common subsequence). */
export function differing(first: string, second: string): [Run[], Run[]] {
  const [a, b] = [first.split(" "), second.split(" ")];
  const longest = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      longest[i]![j] = a[i] === b[j] ? longest[i + 1]![j + 1]! + 1 : Math.max(longest[i + 1]![j]!, longest[i]![j + 1]!);
  const kept: [Set<number>, Set<number>] = [new Set(), new Set()];
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) {
      kept[0].add(i++);
      kept[1].add(j++);
    } else if (longest[i + 1]![j]! >= longest[i]![j + 1]!) i++;
    else j++;
  }
  return [runs(a, kept[0]), runs(b, kept[1])];
}

function runs(words: readonly string[], kept: ReadonlySet<number>): Run[] {
  const found: { text: string; only: boolean }[] = [];
  words.forEach((word, at) => {
    const only = !kept.has(at);
    const last = found.at(-1);
    if (last?.only === only) last.text += ` ${word}`;
    else found.push({ text: word, only });
  });
  return found;
}
