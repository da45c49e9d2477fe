/** A claim on its way to an award. It stands in the fragment of the address: it survives a reload, can be shared, and the
 * browser's way back takes back the last answer. */
import type { Schemas } from "@/api/client";
import { packed, unpacked } from "@/lib/packed";
import { SEATS, type Denomination, type Risk, type Seat } from "@/lib/result";
import { router } from "@/lib/router.svelte";
import type { Told as ToldCase, Values } from "../rule/case.svelte";
import { NOTHING, tricksLeft, written, type Hands } from "./ending";
import { english, type Phrase } from "./phrase";

export interface Answered {
  readonly key: string;
  readonly normal: boolean;
  /** Not normal here or anywhere. */
  readonly nowhere: boolean;
  /** The question as it was put, and the director's reason. */
  readonly text: string;
  readonly why: string;
  /** What the code calls it: the kind of choice, and the cards up to it. */
  readonly kind: string;
  readonly line: string;
}

/** The name of the question about 70E1 that is put once. */
export const ONE_OPPONENT = "one_opponent";

export interface Told {
  readonly edition: number;
  readonly regulations: string;
  readonly hands: Hands;
  readonly trick: readonly string[];
  readonly denomination?: Denomination | undefined;
  readonly declarer?: Seat | undefined;
  readonly claimer?: Seat | undefined;
  /** Who led, or leads, to the trick under way. */
  readonly leader?: Seat | undefined;
  /** All that are left, unless somebody says otherwise. */
  readonly tricks?: number | undefined;
  /** At a table: the rest of the contract, and the tricks that declarer had won. */
  readonly level?: number | undefined;
  readonly risk: Risk;
  readonly won?: number | undefined;
  readonly said: readonly Phrase[];
  readonly showedOut: readonly Schemas["WrittenShowOut"][];
  /** A concession that is to be cancelled (71). */
  readonly sought?: number | undefined;
  readonly late: boolean;
  readonly answers: readonly Answered[];
  /** What the code asks besides, before the award is a ruling. */
  readonly further: Values;
  /** Whether the facts are complete. */
  readonly told: boolean;
}

const NEW: Told = {
  edition: 2017,
  regulations: "wbf",
  hands: NOTHING,
  trick: [],
  risk: "",
  said: [],
  showedOut: [],
  late: false,
  answers: [],
  further: {},
  told: false,
};

export class Claim {
  readonly #given: Partial<Told>;
  told: Told = $derived.by(() => ({
    ...NEW,
    ...this.#given,
    ...(router.url.hash ? unpacked<Told>(router.url.hash) : {}),
  }));

  constructor(given: Partial<Told> = {}) {
    this.#given = given;
  }

  change(part: Partial<Told>, { step = false } = {}): void {
    const told = { ...this.told, ...part };
    router.go(`${location.pathname}${location.search}#${packed(told)}`, { replace: !step });
  }

  answer(answered: Answered): void {
    this.change({ answers: [...this.told.answers, answered] }, { step: true });
  }

  /** Back to the question that was answered so; what came later is asked again. */
  backTo(place: number): void {
    this.change({ answers: this.told.answers.slice(0, place) }, { step: true });
  }
}

export const claimedIn = (told: Told): number => told.tricks ?? tricksLeft(told.hands);

/** What the doors take; nothing as long as something is missing. */
export function requestOf(told: Told): Schemas["ClaimRequest"] | undefined {
  const { denomination, declarer, claimer, leader, hands } = told;
  if (!denomination || !declarer || !claimer || !leader || !tricksLeft(hands)) return undefined;
  return {
    hands: { N: written(hands.N), E: written(hands.E), S: written(hands.S), W: written(hands.W) },
    denomination,
    declarer,
    claimer,
    leader,
    tricks: claimedIn(told),
    trick: [...told.trick],
    statement: told.said.map(english),
    showed_out: [...told.showedOut],
    sought: told.sought ?? null,
    late: told.late,
    edition: told.edition,
    regulations: told.regulations,
    answers: Object.fromEntries(told.answers.map(({ key, normal }) => [key, normal])),
  };
}

/** The same claim as a case of Law 70, or of 71 where a concession is to be cancelled: what the director has judged line
 * by line answers its questions. */
export function caseOf(told: Told): ToldCase {
  const { hands, denomination, declarer, claimer, leader, sought } = told;
  const tricks = claimedIn(told);
  const once = told.answers.find((one) => one.key === ONE_OPPONENT);
  const unstated: Values = !once
    ? {}
    : once.normal
      ? { needs_card_with_one_opponent: true, opponent_shows_out: false }
      : { needs_card_with_one_opponent: false };
  const judged = told.answers.filter((one) => one !== once);
  const answers = judged.flatMap(({ kind, line, normal, nowhere }) => [
    [`normal_${kind}@${line}`, normal] as const,
    ...(normal ? [] : [[`never_normal@${line}`, nowhere] as const]),
  ]);
  return {
    edition: told.edition,
    story: "",
    regulations: told.regulations,
    what: sought === undefined ? "claim_contested" : "concession_cancelled",
    read: [],
    situation: {
      declarer: declarer!,
      claimer: claimer!,
      on_lead: leader!,
      left: tricksLeft(hands),
      claimed: tricks,
      remaining: `N:${SEATS.map((seat) => written(hands[seat])).join(" ")}`,
      denomination: denomination!,
      in_trick: [...told.trick],
      statement: told.said.map(english),
      showed_out: told.showedOut.map(({ seat, suit }) => ({ seat, suit })),
      ...(sought === undefined ? {} : { tricks_wanted: sought - tricks }),
    },
    answers: { ...Object.fromEntries(answers), ...unstated, ...told.further },
    told: true,
    prelude: false,
    screens: false,
    questioned: {},
    forms: [],
  };
}
