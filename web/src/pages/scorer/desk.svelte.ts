/** What is typed, line by line; what was entered last, and the way back. */
import { give, type Command, type Options } from "@/api/client";
import { said } from "@/lib/toasts.svelte";
import { t } from "@/lib/words.svelte";
import type { Feed } from "@/live/feed.svelte";
import { Draft } from "./draft.svelte";

export class Desk {
  /** The last thing that was done or refused. */
  last = $state.raw({ text: "", isBad: false });
  #drafts = new Map<string, Draft>();
  #undoable = $state.raw<readonly number[]>([]);
  #as: Options = {};
  #entered: Draft | undefined;
  #sent = 0;
  #answered = 0;

  constructor(readonly feed: Feed) {}

  draft(key: string): Draft {
    const known = this.#drafts.get(key) ?? new Draft();
    this.#drafts.set(key, known);
    return known;
  }

  get canUndo(): boolean {
    return this.#undoable.length > 0;
  }

  /** Gives a command for a line; a refusal stays in the line. */
  async enter(draft: Draft, name: string, command: Command, text: string, options: Options = {}): Promise<void> {
    draft.sending = true;
    const turn = ++this.#sent;
    try {
      const done = await give(this.feed.event, command, { ...options, key: draft.key });
      draft.entered();
      this.feed.heard(done.version);
      if (turn < this.#answered) return; // the answer to what was entered later was quicker
      this.#answered = turn;
      this.#undoable = done.kinds.map((_, at) => done.version - at);
      this.#as = options;
      this.#entered = draft;
      this.last = { text, isBad: false };
    } catch (trouble) {
      draft.problem = said(trouble);
      this.last = { text: t("web-scorer-not-entered", { line: name, why: draft.problem }), isBad: true };
    } finally {
      draft.sending = false;
    }
  }

  async undo(): Promise<void> {
    const versions = [...this.#undoable];
    if (!versions.length) return;
    this.#undoable = [];
    this.#entered?.undoing(true);
    try {
      const done = await give(this.feed.event, { command: "undo", versions }, this.#as);
      this.feed.heard(done.version);
      this.last = { text: t("web-scorer-undone", { what: this.last.text }), isBad: false };
    } catch (trouble) {
      this.#entered?.undoing(false);
      this.last = { text: said(trouble), isBad: true };
    }
  }
}
