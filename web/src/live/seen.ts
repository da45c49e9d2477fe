/** What a live table shows to whoever looks at it, as docs/live.md has it. */
import type { Seat } from "../lib/result";

export interface CardSeen {
  readonly seat: Seat;
  readonly card: string;
}

export interface OptionSaid {
  readonly answer: unknown;
  readonly text: string;
  /** What follows from it (10C). */
  readonly consequence: readonly string[];
}

export interface QuestionSaid {
  readonly question: string;
  readonly kind: string;
  readonly text: string;
  readonly options: readonly OptionSaid[];
}

export interface View {
  readonly viewer: string;
  readonly phase: "auction" | "opening_lead" | "play" | "claim" | "over" | "cancelled";
  readonly board: number;
  readonly dealer: Seat;
  readonly vulnerability: "none" | "ns" | "ew" | "both";
  readonly turn?: Seat;
  readonly calls?: readonly { readonly seat: Seat; readonly call: string }[];
  readonly contract?: string;
  readonly declarer?: Seat;
  readonly hands?: Readonly<Partial<Record<Seat, readonly string[]>>>;
  readonly trick?: readonly CardSeen[];
  readonly last_trick?: readonly CardSeen[];
  readonly tricks_ns?: number;
  readonly tricks_ew?: number;
  readonly penalty_cards?: readonly (CardSeen & { readonly kind: "major" | "minor" })[];
  readonly faced?: readonly CardSeen[];
  readonly said?: readonly { readonly what: string; readonly seat: Seat; readonly text: string }[];
  readonly claim?: {
    readonly seat: Seat;
    readonly tricks: number;
    readonly statement?: string;
    readonly agreed?: readonly Seat[];
    readonly objected?: readonly Seat[];
    readonly play_on?: readonly Seat[];
  };
  readonly attention?: readonly { readonly by: Seat | null; readonly what?: string; readonly of?: Seat }[];
  readonly director?: boolean;
  readonly asked?: readonly string[];
  readonly must_pass?: Readonly<Partial<Record<Seat, string>>>;
  readonly result?: string;
  readonly options?: {
    readonly calls?: readonly string[];
    readonly cards?: readonly string[];
    readonly hand?: Seat;
    readonly waits?: boolean;
    readonly acts?: readonly string[];
  };
}

export interface Sitting {
  readonly person: string;
  readonly name: string;
  readonly robot: boolean;
  readonly away: string | null;
}

export interface State {
  readonly version: string;
  readonly position: string;
  readonly table: {
    readonly id: string;
    readonly kind: "casual" | "lesson" | "event";
    readonly name: string;
    readonly settings: Readonly<Record<string, string | number | boolean>>;
    readonly seats: Readonly<Record<Seat, Sitting | null>>;
    readonly opener: { readonly person: string; readonly name: string } | null;
    readonly watching: number;
    readonly board: number;
    readonly boards: readonly {
      readonly n: number;
      readonly number: number;
      readonly result: string;
      readonly score_ns: number | null;
      readonly open: boolean;
    }[];
    readonly paused: boolean;
    readonly closed: boolean;
  };
  readonly me: {
    readonly person: string;
    readonly seats: readonly Seat[];
    readonly viewer: string;
    readonly may: readonly string[];
  };
  readonly view: View | null;
  readonly said: {
    readonly question: QuestionSaid | null;
    readonly rulings: readonly string[];
    readonly wrong: readonly string[];
    readonly phrases: Readonly<Record<string, string>>;
  };
}
