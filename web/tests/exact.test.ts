/** Exact numbers: nothing is lost before it is shown. */
import { describe, expect, it } from "vitest";
import { approximate, exact, rounded, times } from "../src/lib/exact";

describe("an exact number", () => {
  it.each([
    ["7/2", 1, "3.5"],
    ["1/3", 2, "0.33"],
    ["2/3", 2, "0.67"],
    ["-1/3", 2, "-0.33"],
    ["12.03", 2, "12.03"],
    ["12.03", 1, "12.0"],
    ["1/8", 2, "0.13"],
    ["-1/8", 2, "-0.13"],
    ["1/200", 2, "0.01"],
    ["-1/1000", 2, "0.00"],
    ["1999/1000", 2, "2.00"],
    ["5", 0, "5"],
    ["9/2", 0, "5"],
    ["-9/2", 0, "-5"],
    ["123456789012345678901/10", 1, "12345678901234567890.1"],
  ] as const)("%s with %i decimals is %s", (text, decimals, expected) =>
    expect(rounded(exact(text), decimals)).toBe(expected),
  );

  it("is multiplied exactly", () => expect(rounded(times(exact("1/3"), 300), 2)).toBe("100.00"));

  it("may come as a number", () => expect(rounded(exact(-3), 1)).toBe("-3.0"));

  it.each(["", "x", "1/", "/2", "1.2/3", "1e3", "--1"])("%j is none", (text) =>
    expect(() => exact(text)).toThrow(RangeError),
  );

  it("is near enough for drawing", () => expect(approximate("-7/4")).toBe(-1.75));
});
