/** The table for who does not look: every event in a short sentence; hand, trick, auction and board when asked for. */
import { untrack } from "svelte";
import { callName } from "../lib/calls";
import { cardName } from "../lib/cards";
import type { Seat } from "../lib/result";
import { sound } from "../lib/sounds";
import { taste } from "../lib/taste.svelte";
import { t } from "../lib/words.svelte";
import type { State, View } from "./seen";
import { boardName, changes } from "./spoken";

const KEPT = 20; // sentences before the newest ones
const seatName = (seat: Seat) => t(`web-seat-name-${seat}`);

/** Made while a component is. */
export class Voice {
  spoken = $state.raw<readonly string[]>([]);

  constructor(
    readonly now: () => State | undefined,
    readonly own: () => Seat | undefined,
  ) {
    let before: State | undefined;
    $effect(() => {
      const after = this.now();
      if (!after) return;
      const [old, news] = [before, changes(before, after)];
      before = after;
      untrack(() => {
        if (news.length) this.speak(...news);
        this.#sound(old?.view ?? null, after.view);
      });
    });
  }

  readonly speak = (...sentences: string[]): void => {
    this.spoken = [...this.spoken.slice(-KEPT), ...sentences];
  };

  #sound(old: View | null, seen: View | null): void {
    if (!old || !seen || old.board !== seen.board) return;
    const isTurn = seen.turn !== old.turn && seen.turn === this.own();
    if (isTurn && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(30);
    if (!taste.own.sounds) return;
    if (isTurn) sound("turn");
    else if ((seen.calls ?? []).length > (old.calls ?? []).length) sound("call");
    else if ((seen.trick ?? []).length !== (old.trick ?? []).length) sound("card");
  }

  /** What is asked for by a key: h, t, a, b. */
  answer(key: string): string | undefined {
    const view = this.now()?.view;
    if (!view) return undefined;
    const own = this.own();
    if (key === "h") {
      const cards = (own && view.hands?.[own]) || [];
      return t("web-table-hand-said", { cards: cards.map(cardName).join(", ") });
    }
    if (key === "t") {
      const cards = (view.trick ?? []).map(({ seat, card }) =>
        t("web-table-plays", { seat: seatName(seat), card: cardName(card) }),
      );
      return cards.join(". ") || t("web-table-no-trick");
    }
    if (key === "a") {
      const calls = (view.calls ?? []).map(({ seat, call }) =>
        t("web-table-calls", { seat: seatName(seat), call: callName(call) }),
      );
      return calls.join(". ") || t("web-table-no-calls");
    }
    return key === "b" ? boardName(view) : undefined;
  }
}
