/** What a director types: outcomes with their weights, and the auction up to a bid that is too low. */
import { describe, expect, it } from "vitest";
import { isInsufficient, readAuction } from "../src/lib/calls";
import { written } from "../src/lib/exact";
import type { Letters } from "../src/lib/letters";
import { readOutcomes } from "../src/pages/desk/adjust/typed";

const ENGLISH: Letters = {
  suits: { S: "S", H: "H", D: "D", C: "C" },
  nt: "NT",
  seats: { N: "N", E: "E", S: "S", W: "W" },
  ranks: { A: "A", K: "K", Q: "Q", J: "J", T: "10" },
};
const outcomes = (text: string) =>
  readOutcomes(text, ENGLISH)?.map(({ result, percent }) => [result, percent && written(percent)]);

describe("outcomes", () => {
  it("has one without a weight, as on a slip", () => expect(outcomes("4sn-1")).toEqual([["4S N -1", undefined]]));
  it.each(["60% 4sn-1, 40% 4sn=", "60 % 4sn-1; 40 % 4sn=", "60%4sn-1 40%4sn=", "60% 4♠ N −1 · 40% 4♠ N ="])(
    "has several at once: %s",
    (text) =>
      expect(outcomes(text)).toEqual([
        ["4S N -1", "60"],
        ["4S N =", "40"],
      ]),
  );
  it("has thirds and decimals", () =>
    expect(outcomes("1/3 3nts=, 66,5% p")).toEqual([
      ["3NT S =", "100/3"],
      ["PASS", "133/2"],
    ]));
  it.each(["60% 4sn", "60%", "4sn=, 60/40", "most 4sn="])("does not take for one: %s", (text) =>
    expect(outcomes(text)).toBeUndefined(),
  );
});

describe("an insufficient bid", () => {
  it.each(["S: 1S 1H", "N: 1NT 1NT", "W: 2C P 1NT", "E: 1S X 1C"])("is the last of %s", (text) =>
    expect(isInsufficient(readAuction(text)!)).toBe(true),
  );
  it.each(["S:", "S: 1S", "S: 1S 2H", "S: 1S 1H P", "S: 1S 1NT", "S: 1S X"])("is not the last of %s", (text) =>
    expect(isInsufficient(readAuction(text)!)).toBe(false),
  );
});
