/** What a director types: outcomes with their weights, and the auction up to a bid that is too low. */
import { describe, expect, it } from "vitest";
import { isInsufficient, readAuction } from "../src/lib/calls";
import { written } from "../src/lib/exact";
import { auctionTyped, handTyped, typedAuction, typedHand, type Letters } from "../src/lib/letters";
import { readOutcomes } from "../src/pages/desk/adjust/typed";

const ENGLISH: Letters = {
  suits: { S: "S", H: "H", D: "D", C: "C" },
  nt: "NT",
  seats: { N: "N", E: "E", S: "S", W: "W" },
  ranks: { A: "A", K: "K", Q: "Q", J: "J", T: "10" },
};
const ITALIAN: Letters = {
  suits: { S: "P", H: "C", D: "Q", C: "F" },
  nt: "SA",
  seats: { N: "N", E: "E", S: "S", W: "O" },
  ranks: { A: "A", K: "R", Q: "D", J: "F", T: "10" },
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

describe("an auction and a hand in the letters of the page", () => {
  it.each([
    ["O: 1P passo 2c", "W: 1S P 2H"],
    ["O: 1SA X", "W: 1NT X"],
    ["N: 1C P 1H", "N: 1C P 1H"], // no Italian letters: English ones
    ["n:", "N: "],
    ["1F P 1C", "1F P 1C"], // nobody dealt
  ])("reads %s", (text, auction) => expect(auctionTyped(text, ITALIAN)).toBe(auction));
  it.each(["W: 1S P 2H", "N: 3NT X XX P", "E: 7C"])("writes %s so that it is read again", (auction) =>
    expect(auctionTyped(typedAuction(auction, ITALIAN), ITALIAN)).toBe(auction),
  );
  it("writes an auction", () => expect(typedAuction("W: 1S P 2H 3NT", ITALIAN)).toBe("O: 1P P 2C 3SA"));
  it("reads and writes a hand", () => {
    expect(handTyped("AD32.R84.D73.R92", ITALIAN)).toBe("AQ32.K84.Q73.K92");
    expect(handTyped("AQ32.K84.Q73.K92", ITALIAN)).toBe("AQ32.K84.Q73.K92");
    expect(typedHand("AQ32.K84.Q73.KT2", ITALIAN)).toBe("AD32.R84.D73.R102");
  });
  it.each(["", "nothing of the kind"])("leaves what is no hand as it is: %s", (text) =>
    expect([handTyped(text, ITALIAN), typedHand(text, ITALIAN)]).toEqual([text, text]),
  );
});
