/** A case on its way to a ruling. It stands in the fragment of the address: it survives a reload, can be shared, and the
 * browser's way back is a way back to the last question. */
import type { Schemas } from "@/api/client";
import type { FormValue } from "@/lib/form";
import { packed, unpacked } from "@/lib/packed";
import { router } from "@/lib/router.svelte";

export type Values = Readonly<Record<string, FormValue>>;

export interface Told {
  readonly edition: number;
  readonly regulations: string;
  /** What happened, as it was told: it is there again whenever somebody comes back to it. */
  readonly story: string;
  readonly what: string;
  readonly situation: Values;
  /** The fields and answers that were read from the story. */
  readonly read: readonly string[];
  /** Null for a question that is to come, even if its answer is usually taken for granted. */
  readonly answers: Readonly<Record<string, FormValue | null>>;
  /** Whether the facts are complete, so that questions may come. */
  readonly told: boolean;
  /** Whether to ask first who drew attention, and who acted before the director came (9-11). */
  readonly prelude: boolean;
  readonly screens: boolean;
  /** A call as it was explained and held, to be laid beside the system on file. */
  readonly questioned: Schemas["QuestionedCall"];
  /** Of a fouled board: which table held which form; the right one has no name. */
  readonly forms: readonly Schemas["FormHeld"][];
}

const KEPT = "arbitro.rule";

const NEW: Told = {
  edition: 2017,
  regulations: "wbf",
  story: "",
  what: "",
  situation: {},
  read: [],
  answers: {},
  told: false,
  prelude: false,
  screens: false,
  questioned: {},
  forms: [],
};

export class Case {
  /** As chosen last time, or as the event has it. */
  #given: Partial<Told>;
  readonly #isFixed: boolean;
  told: Told = $derived.by(() => ({
    ...NEW,
    ...this.#given,
    ...(router.url.hash ? unpacked<Told>(router.url.hash) : {}),
  }));

  constructor(given?: Partial<Told>) {
    this.#isFixed = given !== undefined;
    this.#given = given ?? (JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Told>);
  }

  change(part: Partial<Told>, { step = false } = {}): void {
    const told = { ...this.told, ...part };
    if (!this.#isFixed && (part.edition || part.regulations)) {
      this.#given = { edition: told.edition, regulations: told.regulations };
      localStorage.setItem(KEPT, JSON.stringify(this.#given));
    }
    router.go(`${location.pathname}${location.search}#${packed(told)}`, { replace: !step });
  }

  /** With what was read of it in a story. */
  begin(what: string, situation: Values = {}, answers: Values = {}): void {
    const read = Object.keys({ ...situation, ...answers });
    this.change({ what, situation, read, answers, told: false }, { step: true });
  }

  /** One of the facts; what somebody has changed is no longer read from the story. */
  set(name: string, value: FormValue | undefined): void {
    const { [name]: _, ...others } = this.told.situation;
    const situation = value === undefined ? others : { ...others, [name]: value };
    this.change({ situation, read: this.told.read.filter((each) => each !== name) });
  }

  answer(answers: Values): void {
    const read = this.told.read.filter((each) => !(each in answers));
    this.change({ answers: { ...this.told.answers, ...answers }, read }, { step: true });
  }

  /** Whether a fact was read from the story; an answer may have been under its bare name. */
  isRead(key: string): boolean {
    return this.told.read.includes(key) || this.told.read.includes(bare(key));
  }

  /** The question comes again; what was answered after it stays, as far as it is still asked. Under its bare name it may
   * have been answered, too. */
  again(key: string): void {
    const left = Object.entries(this.told.answers).filter(([name]) => name !== bare(key));
    const read = this.told.read.filter((name) => name !== key && name !== bare(key));
    this.change({ answers: { ...Object.fromEntries(left), [key]: null }, read }, { step: true });
  }
}

const bare = (key: string): string => key.split("@")[0] ?? key;

/** As the doors take it. At a table of an event the edition and the regulations are the event's. */
export function requestOf(told: Told, unused: readonly string[] = []): Schemas["Request"] {
  const answers = Object.fromEntries(Object.entries(told.answers).filter(([key]) => !unused.includes(key)));
  return {
    what: told.what,
    situation: told.situation as NonNullable<Schemas["Request"]["situation"]>,
    answers: answers as NonNullable<Schemas["Request"]["answers"]>,
    edition: told.edition,
    regulations: told.regulations,
    prelude: told.prelude,
    screens: told.screens,
    questioned: told.questioned,
  };
}
