/** Weights and weighted results as they are typed. */
import { exact, type Exact } from "@/lib/exact";
import type { Letters } from "@/lib/letters";
import { writeResult } from "@/lib/result";
import { readLine } from "@/lib/slip";

export const NUMBER = /^([+-]?\d+(?:\.\d+)?)$/;
const PART = /^(\d+)\/(\d+)$/;

/** `60`, `33,3` are per cent, `1/3` is a part of the whole. */
export function readWeight(text: string): Exact | undefined {
  const told = text.trim().replace("%", "").trim().replace(",", ".");
  const part = PART.exec(told);
  if (part) return part[2] === "0" ? undefined : exactPercent(part[1]!, part[2]!);
  return NUMBER.test(told) && !told.startsWith("-") ? exact(told) : undefined;
}
const exactPercent = (over: string, under: string): Exact => ({ over: BigInt(over) * 100n, under: BigInt(under) });

/** A result with its weight, or without: `60% 4sn-1`. */
const WEIGHED = /^((?:\d+(?:[.,]\d+)?\s*%)|(?:\d+\/\d+\s))?\s*(.*)$/;
/** Between two results: `60% 4sn-1, 40% 4sn=`. */
const BETWEEN = /[;·\n]|,\s|\s(?=\d+(?:[.,]\d+)?\s*%)/;

export interface Typed {
  readonly result: string;
  readonly percent: Exact | undefined;
}

/** What could have happened as it is typed, each with its weight or a single one without; nothing if it cannot be read. */
export function readOutcomes(text: string, letters: Letters): Typed[] | undefined {
  const found = text
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part): Typed | undefined => {
      const [, weight, rest = ""] = WEIGHED.exec(part) ?? [];
      const line = readLine(rest, letters);
      return line.kind === "result"
        ? { result: writeResult(line.result), percent: weight ? readWeight(weight) : undefined }
        : undefined;
    });
  const read = found.filter((one) => one !== undefined);
  return read.length && read.length === found.length ? read : undefined;
}
