/** An event as it is being planned: what somebody fills in, and the plan that comes of it. */
import type { Schemas } from "@/api/client";

export type Form = Schemas["SystemLine"]["form"];
export type System = Schemas["SystemLine"]["system"];
export type Scoring = Schemas["SystemLine"]["scorings"][number];
export type CarryOver = NonNullable<Schemas["CarryOver"]["kind"]>;
export type Systems = readonly Schemas["SystemLine"][];

export interface PhaseDraft {
  /** For the list on the page. */
  readonly id: number;
  name: string;
  system: System;
  scoring: Scoring;
  rounds: number;
  boards: number;
  sessions: number;
  /** Names of groups, with spaces between them. */
  groups: string;
  qualify: number;
  carryOver: CarryOver;
  /** In percent. */
  share: number;
  stanzas: number;
  screens: boolean;
}

export const FORMS: readonly Form[] = ["pairs", "teams", "individual"];

/** Rounds, and boards of a round or match, as they are usual. */
const USUAL: Record<System, readonly [rounds: number, boards: number]> = {
  movement: [13, 2],
  swiss: [7, 8],
  danish: [7, 8],
  round_robin: [7, 8],
  knockout: [3, 16],
};
const SWISS_OF_PAIRS = [9, 3] as const;

export const systemsOf = (systems: Systems, form: Form): System[] =>
  systems.filter((line) => line.form === form).map((line) => line.system);

export const scoringsOf = (systems: Systems, form: Form, system: System): readonly Scoring[] =>
  systems.find((line) => line.form === form && line.system === system)?.scorings ?? [];

/** What usually goes with a form, first as a Swiss for teams, as a movement for others. */
export const usualSystem = (form: Form): System => (form === "teams" ? "swiss" : "movement");

/** The phase with another system, and what is usual with it. */
export function resized(phase: PhaseDraft, systems: Systems, form: Form, system: System): void {
  const [rounds, boards] = form !== "teams" && system !== "movement" ? SWISS_OF_PAIRS : USUAL[system];
  phase.system = system;
  phase.rounds = rounds;
  phase.boards = boards;
  phase.scoring = scoringsOf(systems, form, system)[0] ?? "matchpoints";
  phase.stanzas = 1;
  if (form === "teams" || system !== "movement") phase.sessions = 1;
}

export function draftOf(id: number, systems: Systems, form: Form, system: System): PhaseDraft {
  const phase: PhaseDraft = {
    id,
    name: "",
    system,
    scoring: "matchpoints",
    rounds: 1,
    boards: 1,
    sessions: 1,
    groups: "",
    qualify: 0,
    carryOver: "none",
    share: 50,
    stanzas: 1,
    screens: false,
  };
  resized(phase, systems, form, system);
  return phase;
}

export function planned(phase: PhaseDraft): Schemas["PhasePlan"] {
  const groups = phase.groups.split(/[\s,;]+/).filter(Boolean);
  return {
    name: phase.name.trim(),
    system: phase.system,
    scoring: phase.scoring,
    rounds: phase.rounds,
    boards: phase.boards,
    sessions: phase.sessions,
    groups: groups.length ? groups : [""],
    qualify: phase.qualify,
    carry_over:
      phase.carryOver === "share" ? { kind: "share", share: `${phase.share}/100` } : { kind: phase.carryOver },
    screens: phase.screens,
    stanzas: phase.stanzas,
  };
}

/** Today where the browser is, as `2026-05-14`. */
/** The first day a week or more after a day that is not before another. */
export function nextWeek(after: string, from: string): string {
  const next = new Date(`${after}T12:00:00Z`);
  do next.setUTCDate(next.getUTCDate() + 7);
  while (next.toISOString().slice(0, 10) < from);
  return next.toISOString().slice(0, 10);
}

export function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
