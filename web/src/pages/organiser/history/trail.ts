/** The trail as sentences: who did what, with what was there before; and what a line is about, to look for it. */
import type { Schemas } from "@/api/client";
import { calledFor } from "@/lib/calls";
import { adjustedText, resultText } from "@/lib/given";
import { figure, signed, t } from "@/lib/words.svelte";

export type Line = Schemas["TrailLine"];
type Fact = NonNullable<Line["fact"]>;
type Recorded = Schemas["Recorded"];
type Spot = Schemas["Spot"];

const GROUPS = {
  results: ["result", "corrected", "taken_back", "result_proposed", "result_confirmed", "result_disputed"],
  rounds: ["round_begun", "round_over", "board_begun", "arrival_noted", "seats_changed",
    "clock_stopped", "clock_resumed", "round_extended", "rounds_shifted",
  ],
  desk: [
    "director_called", "call_taken", "call_closed", "ruling_given", "ruling_told", "review_done",
    "appeal_moved", "penalised", "pardoned", "warned", "awarded",
  ],
  people: ["entered", "substituted", "withdrew", "appointed", "dismissed", "plays_too", "lineup_moved", "lot_drawn", "stanza_picked"],
} as const; // prettier-ignore
export const KINDS = ["results", "rounds", "desk", "people", "event"] as const;
export type Kind = (typeof KINDS)[number];

export function kindOf(line: Line): Kind {
  for (const [kind, facts] of Object.entries(GROUPS)) {
    if ((facts as readonly string[]).includes(line.kind)) return kind as Kind;
  }
  return "event";
}

/** `4♠ N +1`, in one line of text. */
export function recordedText(recorded: Recorded | undefined): string {
  if (!recorded) return t("web-history-nothing");
  if (recorded.result) return resultText(recorded.result);
  if (recorded.score != null) return signed(recorded.score);
  return recorded.ns || recorded.ew ? adjustedText(recorded) : t("web-not-played");
}

// -- what it was before

const boardOf = (at: Spot, board: number) =>
  [at.phase, at.session, at.section, at.round, at.table, at.room, board].join("/");

/** By the version of every correction and taking back: what counted until then. */
export function befores(lines: readonly Line[]): Map<number, Recorded | undefined> {
  const found = new Map<number, Recorded | undefined>();
  const kept = new Map<string, { version: number; recorded: Recorded | undefined }[]>();
  const undone = new Set<number>();
  for (const { version, fact } of lines) {
    if (fact?.event === "undone") fact.versions.forEach((one) => undone.add(one));
    if (fact?.event !== "result" && fact?.event !== "corrected" && fact?.event !== "taken_back") continue;
    const key = boardOf(fact.at, fact.board);
    const own = (kept.get(key) ?? []).filter((one) => !undone.has(one.version));
    if (fact.event !== "result") found.set(version, own.at(-1)?.recorded);
    kept.set(key, [...own, { version, recorded: fact.event === "taken_back" ? undefined : fact.recorded }]);
  }
  return found;
}

// -- whom and where it is about

export const spotOf = (fact: Fact): Spot | undefined => {
  if ("at" in fact && typeof fact.at === "object") return fact.at;
  if (
    (fact.event === "lineup_moved" || fact.event === "lot_drawn" || fact.event === "stanza_picked") &&
    "table" in fact
  )
    return { phase: fact.phase ?? "", section: fact.group ?? "", round: fact.round, table: fact.table };
  return undefined;
};

/** The contestants that a fact names itself. */
export function namedIn(fact: Fact): string[] {
  if (fact.event === "entered") return [fact.contestant.id];
  if (fact.event === "seats_changed") return fact.tables.flatMap((one) => [...one.ns, ...one.ew]);
  if (fact.event === "tie_decided") return fact.order;
  const found: string[] = [];
  if ("contestant" in fact && typeof fact.contestant === "string") found.push(fact.contestant);
  if ("by" in fact && fact.by) found.push(fact.by);
  return found;
}

// -- the sentence

type Names = (contestant: string) => string;

export function sentence(line: Line, name: Names, before: Recorded | undefined): string {
  const who = line.who || t(`web-role-${line.role}`);
  if (!line.fact) return t("web-history-hidden", { who });
  const fact = line.fact;
  const at = spotOf(fact);
  const table = at ? `${at.section ?? ""}${at.table}${at.room ? ` (${t(`web-room-${at.room}`)})` : ""}` : "";
  const round = "round" in fact ? (fact.round ?? 0) : (at?.round ?? 0);
  const board = "board" in fact ? (fact.board ?? 0) : 0;
  const told = {
    who,
    table,
    round,
    board,
    section: "section" in fact ? (fact.section ?? "") : "",
    contestant: namedIn(fact).filter(Boolean).map(name).join(", "),
    recorded: "recorded" in fact ? recordedText(fact.recorded) : "",
    before: recordedText(before),
    number: "number" in fact ? fact.number : "call" in fact ? (fact.call ?? 0) : 0,
    clause: "clause" in fact ? (fact.clause ?? "") : "",
    versions: line.undoes.join(", "),
    ...more(line, fact),
  };
  return t(`web-history-fact-${sort(fact)}`, told);
}

/** The kind of a sentence: some facts say different things. */
function sort(fact: Fact): string {
  switch (fact.event) {
    case "arrival_noted":
      return fact.minute == null ? "arrival_missing" : "arrival_noted";
    case "result_confirmed":
      return fact.one_side ? "result_confirmed_one_side" : fact.event;
    case "director_called":
      return fact.board == null ? "director_called_table" : "director_called";
    case "ruling_given":
      return fact.board == null ? "ruling_given_table" : "ruling_given";
    case "fee_set":
      return fact.person ? "fee_set_own" : fact.event;
    case "system_filed":
      return fact.text ? fact.event : "system_taken_back";
    case "archived":
      return fact.archived ? fact.event : "unarchived";
    case "corrected":
      return fact.reason === "ruling" || fact.reason === "appeal" ? `corrected_${fact.reason}` : "corrected";
    default:
      return fact.event;
  }
}

function more({ names }: Line, fact: Fact): Record<string, string | number> {
  const person = (id: string) => names[id] ?? id;
  switch (fact.event) {
    case "appointed":
    case "dismissed":
      return { person: person(fact.person), role: t(`web-role-${fact.role}`) };
    case "plays_too":
      return { person: person(fact.person) };
    case "substituted":
      return { out: person(fact.out), in: person(fact.takes_over) };
    case "call_taken":
      return { person: person(fact.director) };
    case "publicity_set":
      return { publicity: t(`web-history-publicity-${fact.publicity}`) };
    case "play_set":
      return { played: t(`web-setup-played-${fact.played}`) };
    case "fee_set":
    case "fee_paid":
      return { person: fact.person ? person(fact.person) : "", amount: figure(fact.amount) };
    case "system_filed":
      return { name: fact.name ?? "" };
    case "deals_given":
      return { count: fact.deals.length };
    case "penalised":
      return { amount: figure(fact.amount), unit: t(`web-history-unit-${fact.unit}`) };
    case "director_called":
      return { about: calledFor(fact.about ?? "") };
    case "round_extended":
    case "rounds_shifted":
      return { minutes: Number(fact.minutes) };
    case "awarded":
      return { why: t(`web-history-award-${fact.kind}`) };
    case "phase_opened":
      return { count: fact.field.length };
    default:
      return {};
  }
}
