/** An adjusted score in the making: outcomes with weights, for both sides or for each its own, or awards (12C). */
import type { Schemas } from "@/api/client";
import { divided, exact, HUNDRED, isWhole, minus, plus, written, type Exact } from "@/lib/exact";
import { award, type Given } from "@/lib/given";
import { readResult } from "@/lib/result";
import { scoreOn } from "@/lib/score";
import { figure } from "@/lib/words.svelte";
import type { Values } from "../rule/case.svelte";
import { NUMBER } from "./typed";

export type Side = "ns" | "ew";
export const SIDES: readonly Side[] = ["ns", "ew"];
export type Form = "assigned" | "split" | "artificial";
export const FORMS: readonly Form[] = ["assigned", "split", "artificial"];
export type Way = "weights" | "plus" | "average" | "minus" | "share" | "imps";

/** A result that could have been, with its weight for each side in per cent, not yet brought to a sum of 100. */
export interface Outcome {
  readonly id: number;
  readonly result: string;
  readonly weights: Readonly<Record<Side, Exact>>;
}

/** As it is kept, so that it survives a reload. */
export interface Kept {
  readonly form: Form;
  readonly outcomes: readonly { readonly result: string; readonly ns: string; readonly ew: string }[];
  readonly ways: Readonly<Record<Side, Way>>;
  readonly amounts: Readonly<Record<Side, string>>;
  readonly offending: Offending | undefined;
}

/** Whose irregularity it was. */
export type Offending = "NS" | "EW" | "both" | "none";
export const OFFENDING: readonly Offending[] = ["NS", "EW", "both", "none"];

const ZERO = exact(0);
/** Whoever lists results says that they can be assigned, and were to be reached by legal means. */
export const ASSIGNED: Values = { assignable: true, legally_reachable: true };
/** How far a side is at fault whose award this is (12C2(a)). */
const FAULT: Partial<Record<Way, string>> = { plus: "none", average: "part", minus: "direct" };

/** As it is shown: without decimals where there are none. */
export const percent = (weight: Exact): string => figure(written(weight), isWhole(written(weight)) ? 0 : 2);

/** Whether a phase is scored in IMPs, not in parts of a top. */
export const isInImps = (phase: Schemas["PhaseNow"] | undefined): boolean =>
  !["matchpoints", "board_a_match"].includes(phase?.scoring ?? "matchpoints");

export class Draft {
  form = $state<Form>("assigned");
  outcomes = $state.raw<readonly Outcome[]>([]);
  /** Of a split or artificial score. */
  ways = $state.raw<Readonly<Record<Side, Way>>>({ ns: "weights", ew: "weights" });
  amounts = $state.raw<Readonly<Record<Side, string>>>({ ns: "60", ew: "40" });
  offending = $state<Offending>();
  #last = 0;

  constructor(
    readonly board: number,
    kept: Partial<Kept> = {},
  ) {
    this.form = kept.form ?? this.form;
    this.ways = kept.ways ?? this.ways;
    this.amounts = kept.amounts ?? this.amounts;
    this.offending = kept.offending;
    this.outcomes = (kept.outcomes ?? []).map(({ result, ns, ew }) => ({
      id: ++this.#last,
      result,
      weights: { ns: exact(ns), ew: exact(ew) },
    }));
  }

  get kept(): Kept {
    const { form, ways, amounts, offending } = this;
    const outcomes = this.outcomes.map(({ result, weights }) => ({
      result,
      ns: written(weights.ns),
      ew: written(weights.ew),
    }));
    return { form, outcomes, ways, amounts, offending };
  }

  score(outcome: Outcome): number {
    return scoreOn(this.board, readResult(outcome.result) ?? "passed out");
  }

  add(result: string, percent?: Exact): void {
    const known = this.outcomes.find((one) => one.result === result);
    if (known && !percent) return;
    const weight = percent ?? (this.outcomes.length ? ZERO : HUNDRED);
    const weighed = { id: known?.id ?? ++this.#last, result, weights: { ns: weight, ew: weight } };
    this.outcomes = known ? this.outcomes.map((one) => (one === known ? weighed : one)) : [...this.outcomes, weighed];
  }

  remove(outcome: Outcome): void {
    this.outcomes = this.outcomes.filter((one) => one.id !== outcome.id);
    if (this.outcomes.length === 1) this.outcomes = [{ ...this.outcomes[0]!, weights: { ns: HUNDRED, ew: HUNDRED } }];
  }

  /** Of two outcomes the other has the rest. */
  weigh(outcome: Outcome, sides: readonly Side[], percent: Exact): void {
    const rest = this.outcomes.length === 2 ? minus(HUNDRED, percent) : undefined;
    this.outcomes = this.outcomes.map((one) => {
      const weight = one.id === outcome.id ? percent : rest && rest.over >= 0n ? rest : undefined;
      if (!weight) return one;
      return { ...one, weights: { ...one.weights, ...Object.fromEntries(sides.map((side) => [side, weight])) } };
    });
  }

  /** In the place of everything that was there. */
  replace(outcomes: readonly { readonly result: string; readonly percent: Exact }[]): void {
    this.outcomes = [];
    for (const { result, percent } of outcomes) this.add(result, percent);
    this.ways = { ns: "weights", ew: "weights" };
    if (this.form === "artificial") this.form = "assigned";
  }

  award(ns: Way, ew: Way): void {
    this.ways = { ns, ew };
  }

  choose(form: Form): void {
    this.form = form;
    if (form === "split") this.ways = { ns: "weights", ew: "weights" };
    if (form === "artificial") this.ways = { ns: "average", ew: "average" };
    if (form === "assigned")
      this.outcomes = this.outcomes.map((one) => ({ ...one, weights: { ns: one.weights.ns, ew: one.weights.ns } }));
  }

  sum(side: Side): Exact {
    return this.outcomes.reduce((sum, one) => plus(sum, one.weights[side]), ZERO);
  }

  isWhole(side: Side): boolean {
    return minus(this.sum(side), HUNDRED).over === 0n;
  }

  /** The part of the whole that an outcome has, whatever the sum of all is. */
  part(outcome: Outcome, side: Side): Exact {
    const sum = this.sum(side);
    return sum.over === 0n ? ZERO : divided(outcome.weights[side], sum);
  }

  normalise(): void {
    const percent = (one: Outcome, side: Side): Exact => {
      const { over, under } = this.part(one, side);
      return { over: over * 100n, under };
    };
    this.outcomes = this.outcomes.map((one) => ({
      ...one,
      weights: { ns: percent(one, "ns"), ew: percent(one, "ew") },
    }));
  }

  /** What the board becomes; nothing as long as something is missing. */
  get recorded(): Schemas["Recorded"] | undefined {
    const [ns, ew] = [this.#given("ns"), this.#given("ew")];
    if (!ns || !ew) return undefined;
    const only = this.#only("ns");
    return only && only === this.#only("ew") ? { result: only } : { ns, ew };
  }

  /** The same as a case of Law 12, which asks what is left; nothing where that law knows no such score. */
  get case(): { readonly situation: Values; readonly answers: Values } | undefined {
    if (!this.offending || !this.recorded) return undefined;
    const offending = this.offending === "both" ? ["NS", "EW"] : this.offending === "none" ? [] : [this.offending];
    if (this.form === "assigned") return { situation: { offending }, answers: { ...ASSIGNED, ...this.weighed("ns") } };
    const weighted = SIDES.filter((side) => this.ways[side] === "weights");
    if (weighted.length === SIDES.length) {
      const apart = SIDES.flatMap((side) =>
        Object.entries(this.weighed(side)).map(([key, value]) => [`${key}@${side.toUpperCase()}`, value] as const),
      );
      return { situation: { offending }, answers: { ...ASSIGNED, sides_differ: true, ...Object.fromEntries(apart) } };
    }
    if (weighted.length || Object.values(this.ways).includes("imps")) return undefined;
    const shares = SIDES.flatMap((side) =>
      this.ways[side] === "share" ? [[`${side}_percent`, this.#amount(side)]] : [],
    );
    const faults = SIDES.flatMap((side) => {
      const fault = FAULT[this.ways[side]];
      return fault ? [[`at_fault@${side.toUpperCase()}`, fault]] : [];
    });
    return {
      situation: { offending, ...Object.fromEntries(shares) },
      answers: { assignable: false, ...Object.fromEntries(faults) },
    };
  }

  /** The outcomes of a side and their weights, as the laws ask for them. */
  weighed(side: Side): Values {
    const outcomes = this.#weighed(side);
    const weights = outcomes.map((one) => written(this.part(one, side)));
    return { outcomes: outcomes.map((one) => one.result), ...(weights.length > 1 ? { weights } : {}) };
  }

  #way(side: Side): Way {
    return this.form === "assigned" ? "weights" : this.ways[side];
  }

  #weighed(side: Side): Outcome[] {
    return this.outcomes.filter((one) => one.weights[side].over > 0n);
  }

  /** The one result that is assigned to a side. */
  #only(side: Side): string | undefined {
    const found = this.#way(side) === "weights" ? this.#weighed(side) : [];
    return found.length === 1 ? found[0]!.result : undefined;
  }

  #amount(side: Side): string {
    return this.amounts[side].trim().replace(",", ".").replace("−", "-");
  }

  #given(side: Side): Given | undefined {
    const way = this.#way(side);
    if (way === "weights") {
      const shares = this.#weighed(side).map((one) => ({
        weight: written(this.part(one, side)),
        score_ns: this.score(one),
        result: one.result,
      }));
      return shares.length ? { type: "weighted", shares } : undefined;
    }
    if (way !== "share" && way !== "imps") return award(way);
    const told = this.#amount(side);
    if (!NUMBER.test(told)) return undefined;
    if (way === "imps") return { type: "imps", imps: told };
    return { type: "percentage", share: written(divided(exact(told), HUNDRED)) };
  }
}
