/** The clock on the wall: where a section stands, and what is left of its round. */
import { describe, expect, it } from "vitest";
import { countdown, standing } from "../src/pages/public/clock";
import { signal, WARNING } from "../src/pages/public/sound";

const MINUTE = 60_000;
const NOON = Date.parse("2026-05-14T12:00:00Z");
const at = (minutes: number) => new Date(NOON + minutes * MINUTE).toISOString();
const announced = [1, 2, 3].map((round) => ({
  phase: "",
  session: 1,
  section: "",
  round,
  start: at(20 * (round - 1)),
  end: at(20 * round - 5),
  latest: at(20 * round - 3),
  late: "0",
  stopped: null,
}));
const section = (begun: number, over: number) => ({ session: 1, section: "", begun, over, rounds: 3 });

describe("a section", () => {
  it("that plays has what is left until the end of the round", () => {
    expect(standing(section(2, 1), 3, announced, NOON + 30 * MINUTE)).toEqual({
      state: "playing",
      round: 2,
      left: 5 * MINUTE,
    });
  });
  it("has nothing left when the time is up", () => {
    expect(standing(section(1, 0), 3, announced, NOON + 16 * MINUTE)).toMatchObject({ left: -MINUTE });
  });
  it("whose time stands still has what was left then, however late it is", () => {
    const stopped = announced.map((one) => ({ ...one, stopped: one.round === 1 ? 90 : null }));
    expect(standing(section(1, 0), 3, stopped, NOON + 40 * MINUTE)).toEqual({
      state: "playing",
      round: 1,
      left: 90_000,
      isStopped: true,
    });
  });
  it("plays without a clock where no time is set", () => {
    expect(standing(section(1, 0), 3, [], NOON)).toEqual({ state: "playing", round: 1 });
  });
  it("is between rounds until the next begins", () => {
    expect(standing(section(1, 1), 3, announced, NOON + 17 * MINUTE)).toEqual({
      state: "over",
      round: 1,
      next: 2,
      begins: NOON + 20 * MINUTE,
    });
  });
  it("does not say when a round begins that should have begun", () => {
    expect(standing(section(1, 1), 3, announced, NOON + 21 * MINUTE)).toEqual({ state: "over", round: 1, next: 2 });
  });
  it("has finished after its last round", () => {
    expect(standing(section(3, 3), 3, announced, NOON)).toEqual({ state: "finished" });
    expect(standing({ ...section(1, 1), rounds: 1 }, 3, [], NOON)).toMatchObject({ state: "over" }); // drawn so far
  });
});

describe("a countdown", () => {
  it.each([
    [5 * MINUTE, "5:00"],
    [59_001, "1:00"],
    [59_000, "0:59"],
    [1, "0:01"],
    [75 * MINUTE, "75:00"],
    [-90_000, "1:30"],
  ])("of %d milliseconds", (left, text) => expect(countdown(left)).toBe(text));
});

describe("a sound", () => {
  it.each([
    [1, 0, "end"],
    [500, -500, "end"],
    [WARNING + 1, WARNING, "warning"],
    [WARNING, WARNING - 500, undefined],
    [-500, -1000, undefined],
    [MINUTE, -MINUTE, undefined], // after a screen was asleep
    [-500, MINUTE, undefined], // more time was given
    [undefined, 0, undefined], // the page has just been opened
    [0.5, 0, "end"],
  ] as const)("from %d to %d milliseconds", (before, left, due) => expect(signal(before, left)).toBe(due));
});
