/** The score of every contract with every number of tricks, compared with the table that the Python scorer wrote. */
import { describe, expect, it } from "vitest";
import { dealerOf, contractScore, isVulnerable, scoreOn } from "../src/lib/score";
import type { Denomination, Risk } from "../src/lib/result";

/** A file: `{"4HX+v": [score with 0 tricks, …]}` of declarer's side. */
const TABLE = import.meta.env.VITE_SCORE_TABLE as string | undefined;
const CONTRACT = /^([1-7])(NT|[CDHS])(X{0,2})(\+v)?$/;

describe.runIf(TABLE)("the score of a contract", () => {
  it("is that of the Python scorer", async () => {
    const { default: table } = (await import(/* @vite-ignore */ TABLE!)) as { default: Record<string, number[]> };
    expect(Object.keys(table).length).toBe(7 * 5 * 3 * 2);
    for (const [text, scores] of Object.entries(table)) {
      const [, level, denomination, risk, vulnerable] = CONTRACT.exec(text)!;
      const contract = {
        level: Number(level),
        denomination: denomination as Denomination,
        risk: risk as Risk,
        declarer: "N",
      } as const;
      const found = scores.map((_, tricks) =>
        contractScore({ ...contract, over: tricks - 6 - contract.level }, vulnerable !== undefined),
      );
      expect([text, found]).toEqual([text, scores]);
    }
  });
});

describe("a board", () => {
  it("has its dealer and vulnerability (Law 2)", () => {
    const vulnerable = (board: number) => ["N", "E"].map((seat) => isVulnerable(board, seat));
    expect([1, 2, 3, 4, 13, 16, 17].map(vulnerable)).toEqual([
      [false, false],
      [true, false],
      [false, true],
      [true, true],
      [true, true],
      [false, true],
      [false, false],
    ]);
    expect([1, 2, 3, 4, 5, 16].map(dealerOf)).toEqual(["N", "E", "S", "W", "N", "W"]);
  });

  it("scores for North-South (Law 77)", () => {
    const contract = { level: 4, denomination: "S", risk: "", over: 0 } as const;
    expect(scoreOn(2, { ...contract, declarer: "S" })).toBe(620);
    expect(scoreOn(2, { ...contract, declarer: "W" })).toBe(-420);
    expect(scoreOn(4, { ...contract, declarer: "W", risk: "X", over: -2 })).toBe(500);
    expect(scoreOn(4, "passed out")).toBe(0);
  });
});
