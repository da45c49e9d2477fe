/** Two editions side by side. */
import { expect, test } from "vitest";
import { differing } from "../src/pages/book/law/alike";

const only = (runs: readonly { text: string; only: boolean }[]) =>
  runs.filter((run) => run.only).map((run) => run.text);

test("the words that differ are marked on either side", () => {
  const [older, newer] = differing("the offender must pass once", "the offender may bid or pass once");
  expect(only(older)).toEqual(["must"]);
  expect(only(newer)).toEqual(["may bid or"]);
});

test("the runs of a text are the text", () => {
  for (const [first, second] of [
    ["a b c", "a c"],
    ["a b", "c d"],
    ["same words", "same words"],
  ] as const) {
    const both = differing(first, second);
    expect(both.map((runs) => runs.map((run) => run.text).join(" "))).toEqual([first, second]);
  }
});
