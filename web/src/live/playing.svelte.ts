/** What somebody does with calls and cards: raised, chosen, in a moment that can be taken back; drawn at once, and marked
 * until it is confirmed. */
import { untrack } from "svelte";
import { callName } from "../lib/calls";
import { cardName } from "../lib/cards";
import { nextSeat, SEATS, type Seat } from "../lib/result";
import { taste } from "../lib/taste.svelte";
import { toasts } from "../lib/toasts.svelte";
import type { CardSeen, State, View } from "./seen";
import type { Act, LiveTable, TableCommand } from "./table.svelte";

/** What the next call or card is, if it is not simply made: a change of one's call, a card dropped, a lead face down. */
export type Slip = "change" | "drop" | "down";
const MOMENT = 1500; // milliseconds in which a single tap can be taken back

/** Made while a component is. */
export class Playing {
  /** A card that was tapped once. */
  raised = $state("");
  /** A call that was tapped once. */
  chosen = $state("");
  slip = $state<Slip>();
  /** What is sent in a moment. */
  held = $state<{ readonly text: string; readonly timer: ReturnType<typeof setTimeout> }>();

  constructor(readonly live: LiveTable) {
    $effect(() => {
      const [only, ...others] = this.options?.cards ?? [];
      if (taste.own.lone && only && others.length === 0 && this.options?.hand && !untrack(() => this.pending))
        this.#soon(cardName(only), { event: "card", seat: this.options.hand, card: only });
    });
    $effect(() => {
      void this.now?.position; // what was raised belongs to another moment
      this.forget();
    });
  }

  get now(): State | undefined {
    return this.live.state;
  }
  get view(): View | null {
    return this.now?.view ?? null;
  }
  get options(): View["options"] {
    return this.view?.options;
  }
  get isPermissive(): boolean {
    return this.now?.table.settings.mode === "permissive";
  }
  /** For whom one acts: oneself; a teacher for whoever is to act. */
  get own(): Seat | undefined {
    const { now, view } = this;
    if (!now) return undefined;
    const held = now.me.seats.find((seat) => seat === now.me.viewer) ?? now.me.seats[0];
    if (held || !this.teaches || !view?.turn) return held;
    return view.turn === this.dummy ? (view.declarer ?? undefined) : view.turn;
  }
  get teaches(): boolean {
    return this.now?.table.kind === "lesson" && this.now.me.directs;
  }
  get dummy(): Seat | undefined {
    return this.view?.declarer ? nextSeat(nextSeat(this.view.declarer)) : undefined;
  }
  may(act: string): boolean {
    return this.options?.acts?.includes(act) ?? false;
  }

  // -- on its way

  /** Until the table has changed: then it was done, or will be refused. */
  get pending(): Act | undefined {
    const { waiting, state } = this.live;
    return waiting.find(({ act, at }) => at === state?.position && (act.event === "card" || act.event === "call"))?.act;
  }
  get pendingCard(): string {
    return this.pending?.event === "card" ? String(this.pending.card) : "";
  }
  get pendingCall(): string {
    return this.pending?.event === "call" ? String(this.pending.call) : "";
  }
  /** With the card that is on its way. */
  get trick(): readonly CardSeen[] {
    const laid = this.view?.trick ?? [];
    return this.pendingCard ? [...laid, { seat: this.pending!.seat as Seat, card: this.pendingCard }] : laid;
  }

  // -- acts

  readonly act = (made: Act): Promise<void> => this.live.act(made).catch((trouble) => toasts.warn(trouble));
  readonly command = (given: TableCommand): Promise<void> =>
    this.live.command(given).catch((trouble) => toasts.warn(trouble));

  #soon(text: string, made: Act): void {
    if (this.held) return;
    const timer = setTimeout(() => {
      this.held = undefined;
      void this.act(made);
    }, MOMENT);
    this.held = { text, timer };
  }
  takeBack(): void {
    clearTimeout(this.held?.timer);
    this.held = undefined;
  }
  forget(): void {
    this.raised = "";
    this.chosen = "";
    this.slip = undefined;
  }
  /** A call or a card is on its way out of the hand. */
  get isHalfMade(): boolean {
    return !!(this.held ?? this.slip) || !!this.raised || !!this.chosen;
  }
  begin(slip: Slip): void {
    this.forget();
    this.slip = slip;
  }

  /** At the first tap in a moment, at the second one at once. */
  #make(made: Act, text: string): void {
    const event = this.slip === "change" ? { ...made, event: "call_changed" } : made;
    const isSingle = taste.own.taps === "one" && !this.raised && !this.chosen;
    this.forget();
    if (isSingle) this.#soon(text, event);
    else void this.act(event);
  }
  call(made: string): void {
    if (!this.own || this.pending) return;
    if (taste.own.taps === "one" || this.chosen === made)
      this.#make({ event: "call", seat: this.own, call: made }, callName(made));
    else this.chosen = made;
  }
  /** A card of a hand, as what it is meant for: dummy may move his own cards as at a club, which is not his right (45D). */
  #meant(seat: Seat, card: string): Act {
    if (this.slip === "drop") return { event: "card_exposed", seat, card };
    if (this.slip === "down") return { event: "lead_face_down", seat, card };
    return { event: "card", seat, card, ...(this.own === this.dummy ? { by: this.own } : {}) };
  }
  /** What a tap on a card of a hand does; nothing, if none of them may be tapped. */
  choose(seat: Seat): ((card: string) => void) | undefined {
    if (!this.#mayPlay(seat)) return undefined;
    return (card) => {
      if (this.pending) return;
      if (taste.own.taps === "one" || this.raised === card) this.#make(this.#meant(seat, card), cardName(card));
      else this.raised = card;
    };
  }
  #mayPlay(seat: Seat): boolean {
    const { own, view } = this;
    if (own === undefined || !view) return false;
    if (this.slip) return this.slip !== "change" && seat === own;
    if (view.phase !== "opening_lead" && view.phase !== "play") return false;
    if (this.teaches) return seat === view.turn;
    if (!this.isPermissive) return this.options?.hand === seat && (this.options.cards ?? []).length > 0;
    return seat === own || (own === view.declarer && seat === this.dummy);
  }
  /** Which cards of a hand may be tapped: at one's turn what the law allows; at a permissive table whatever one holds. */
  playable(seat: Seat): readonly string[] | undefined {
    if (this.isPermissive || this.teaches || this.slip) return undefined;
    return this.options?.hand === seat ? (this.options.cards ?? []) : [];
  }
  /** Drawn onto the felt: played at one's turn; else, at a permissive table, it has dropped. */
  dropped(card: string): void {
    const hand = SEATS.find((seat) => (this.view?.hands?.[seat] as readonly string[] | undefined)?.includes(card));
    if (!this.own || !hand || this.pending) return;
    if (this.options?.cards?.some((one) => one === card) || this.teaches)
      void this.act({ event: "card", seat: hand, card });
    else if (this.isPermissive && hand === this.own) void this.act({ event: "card_exposed", seat: hand, card });
  }
}
