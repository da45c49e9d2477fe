/** How people write a result, in three languages. */
import { describe, expect, it } from "vitest";
import { readCall, readCard, readHand, type Letters } from "../src/lib/letters";
import { KEYS, lineScore, readLine, writeLine, type Line } from "../src/lib/slip";

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
const ROMANIAN: Letters = {
  suits: { S: "P", H: "C", D: "K", C: "T" },
  nt: "FA",
  seats: { N: "N", E: "E", S: "S", W: "V" },
  ranks: { A: "A", K: "R", Q: "D", J: "V", T: "10" },
};

/** Level, denomination, risk, declarer, over, lead, written: `4S  N +0  HQ`. */
function played(text: string, letters = ENGLISH): string {
  const line = readLine(text, letters);
  if (line.kind !== "result" || line.result === "passed out") return line.kind;
  const { level, denomination, risk, declarer, over } = line.result;
  return [`${level}${denomination}${risk}`, declarer, over, line.lead, line.written ?? ""].join(" ").trim();
}

describe("a result", () => {
  it.each([
    ["4sn=", "4S N 0"],
    ["4 s n =", "4S N 0"],
    ["3ntw-1", "3NT W -1"],
    ["3nw-1", "3NT W -1"],
    ["3nn=", "3NT N 0"],
    ["3ns+2", "3NT S 2"],
    ["3sae=", "3NT E 0"],
    ["4hxe+1", "4HX E 1"],
    ["4hex+1", "4HX E 1"],
    ["4h*e+1", "4HX E 1"],
    ["5cxxs−3", "5CXX S -3"],
    ["4♥ N =", "4H N 0"],
    ["7NT S =", "7NT S 0"],
    ["1cn+6", "1C N 6"],
    ["4sn= hq", "4S N 0 HQ"],
    ["4sn= qh", "4S N 0 HQ"],
    ["4sn= h10", "4S N 0 HT"],
    ["4sn= 10h", "4S N 0 HT"],
    ["4sn= d2 450", "4S N 0 D2 450"],
    ["4sn= 450 d2", "4S N 0 D2 450"],
  ])("%s", (text, expected) => expect(played(text)).toBe(expected));

  it("takes a written score without a sign from the column of the side that scores", () => {
    expect(played("4se= 450")).toBe("4S E 0  -450");
    expect(played("4se-1 100")).toBe("4S E -1  100");
    expect(played("4se= +420")).toBe("4S E 0  420");
  });

  it.each([
    ["4po=", "4S W 0"],
    ["4co=", "4H W 0"],
    ["4qn=", "4D N 0"],
    ["3fs=", "3C S 0"],
    ["3sao-1", "3NT W -1"],
    ["3nw-1", "3NT W -1"],
    ["4hn=", "4H N 0"],
    ["4dn=", "4D N 0"],
    ["4pn= cd", "4S N 0 HQ"],
    ["4pn= qf", "4S N 0 DJ"],
    ["4pn= pr", "4S N 0 SK"],
  ])("in Italian %s", (text, expected) => expect(played(text, ITALIAN)).toBe(expected));

  it.each([
    ["4pv=", "4S W 0"],
    ["4cv=", "4H W 0"],
    ["4kn=", "4D N 0"],
    ["3ts=", "3C S 0"],
    ["3fav-1", "3NT W -1"],
    ["4pn= cd", "4S N 0 HQ"],
    ["4pn= pv", "4S N 0 SJ"],
    ["4pn= t10", "4S N 0 CT"],
  ])("in Romanian %s", (text, expected) => expect(played(text, ROMANIAN)).toBe(expected));
});

describe("what is no contract", () => {
  it.each(["p", "pass", "Passed out"])("passed out: %s", (text) =>
    expect(readLine(text, ENGLISH)).toEqual(KEYS.get("p")),
  );
  it("passed out in Italian and Romanian", () => {
    expect(readLine("passo", ITALIAN)).toEqual(KEYS.get("p"));
    expect(readLine("pas", ROMANIAN)).toEqual(KEYS.get("p"));
  });
  it.each([
    ["60/40", "plus", "minus"],
    ["40/60", "minus", "plus"],
    ["50/50", "average", "average"],
    ["60/60", "plus", "plus"],
    ["60 / 50", "plus", "average"],
  ])("%s", (text, ns, ew) => expect(readLine(text, ENGLISH)).toEqual({ kind: "award", ns, ew }));
  it("a score alone has its sign", () => {
    expect(readLine("+420", ENGLISH)).toEqual({ kind: "score", score: 420 });
    expect(readLine("-50", ENGLISH)).toEqual({ kind: "score", score: -50 });
  });
});

describe("what cannot be read", () => {
  it.each([
    ["", "level"],
    ["8sn=", "level"],
    ["ass", "level"],
    ["420", "denomination"],
    ["4", "denomination"],
    ["4zn=", "denomination"],
    ["4s", "declarer"],
    ["4s=", "declarer"],
    ["4sn", "tricks"],
    ["4sn+0", "tricks"],
    ["4sn+4", "range"],
    ["4sn-11", "range"],
    ["4sn= hz", "rest"],
    ["4sn= hq dq", "rest"],
    ["4sn= 420 450", "rest"],
    ["+425", "score"],
  ])("%s: what was expected is the %s", (text, wanted) =>
    expect(readLine(text, ENGLISH)).toMatchObject({ kind: "unread", wanted }),
  );
});

describe("written again", () => {
  const lines: Line[] = [
    ...KEYS.values(),
    { kind: "award", ns: "plus", ew: "plus" },
    { kind: "score", score: -1100 },
    ...(["S", "H", "D", "C", "NT"] as const).flatMap((denomination) =>
      (["N", "E", "S", "W"] as const).map((declarer): Line => ({
        kind: "result",
        result: {
          level: 3,
          denomination,
          risk: declarer === "N" ? "XX" : "",
          declarer,
          over: declarer === "E" ? -2 : 0,
        },
        lead: denomination === "NT" ? "" : `${denomination}${declarer === "W" ? "T" : "J"}`,
        written: undefined,
      })),
    ),
  ];
  it.each([
    ["English", ENGLISH],
    ["Italian", ITALIAN],
    ["Romanian", ROMANIAN],
  ])("is read as it was, in %s", (_, letters) => {
    for (const line of lines) expect(readLine(writeLine(line, letters), letters)).toEqual(line);
  });
});

describe("a card", () => {
  it("is one of 52 in every language", () => {
    for (const letters of [ENGLISH, ITALIAN, ROMANIAN]) {
      const found = new Set<string>();
      for (const suit of Object.values(letters.suits))
        for (const rank of [...Object.values(letters.ranks), ..."98765432"]) found.add(readCard(suit + rank, letters));
      expect(found.size).toBe(52);
      expect(found.has("")).toBe(false);
    }
  });
});

describe("the score of North-South", () => {
  it("is of the board", () => {
    const line = readLine("4se=", ENGLISH) as Line;
    expect(lineScore(1, line)).toBe(-420);
    expect(lineScore(3, line)).toBe(-620);
    expect(lineScore(3, KEYS.get("p")!)).toBe(0);
    expect(lineScore(3, KEYS.get("x")!)).toBeUndefined();
  });
});

describe("letters of a language", () => {
  it.each([
    ["pr", "SK"],
    ["rp", "SK"],
    ["fq", "DJ"], // fante di quadri, not fiori and an English queen
    ["cd", "HQ"],
    ["sk", "SK"],
    ["ck", "CK"], // English as a whole: K is no Italian card
    ["c10", "HT"],
  ])("an Italian card %s", (typed, card) => expect(readCard(typed, ITALIAN)).toBe(card));

  it.each([
    ["1p", "1S"],
    ["1c", "1H"],
    ["1d", "1D"],
    ["1 sa", "1NT"],
    ["1nt", "1NT"],
    ["passo", "P"],
    ["8c", ""],
  ])("an Italian call %s", (typed, call) => expect(readCall(typed, ITALIAN)).toBe(call));

  it("a line that is English as a whole keeps English clubs", () => {
    expect(played("3cn=", ITALIAN)).toBe("3H N 0");
    expect(played("3cw=", ITALIAN)).toBe("3C W 0");
    expect(played("3co= cd", ITALIAN)).toBe("3H W 0 HQ");
  });

  it("hands by place or behind letters, national or English", () => {
    const hand = { S: "AKQ", H: "JT9", D: "", C: "5432" };
    expect(readHand("ard.v109..5432", ROMANIAN)).toEqual(hand);
    expect(readHand("AKQ.JT9.-.5432", ROMANIAN)).toEqual(hand);
    expect(readHand("pard cf109 f5432", ITALIAN)).toEqual(hand);
    expect(readHand("♠AKQ ♥J109 ♣5432", ENGLISH)).toEqual(hand);
    expect(readHand("ax.f9..2", ITALIAN)).toBeUndefined();
  });
});
