/** A word about what was done, with a way back; or about what could not be done. */
import { give, Refusal, Unreached, type Command, type Done, type Options } from "../api/client";
import type { Feed } from "../live/feed.svelte";
import { t } from "./words.svelte";

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly isBad: boolean;
  readonly undo?: (() => Promise<unknown>) | undefined;
}

const SHOWN_FOR = 8_000; // milliseconds; problems stay until they are closed

class Toasts {
  shown = $state.raw<readonly Toast[]>([]);
  #last = 0;

  tell(text: string, undo?: () => Promise<unknown>): void {
    const toast = { id: ++this.#last, text, isBad: false, undo };
    this.shown = [...this.shown.slice(-2), toast];
    setTimeout(() => this.close(toast), SHOWN_FOR);
  }

  warn(trouble: unknown): void {
    this.shown = [...this.shown.slice(-2), { id: ++this.#last, text: said(trouble), isBad: true }];
  }

  close(toast: Toast): void {
    this.shown = this.shown.filter((one) => one.id !== toast.id);
  }

  async undo(toast: Toast): Promise<void> {
    this.close(toast);
    try {
      await toast.undo?.();
    } catch (trouble) {
      this.warn(trouble);
    }
  }
}

export const toasts = new Toasts();

/** What went wrong, in words. */
export function said(trouble: unknown): string {
  if (trouble instanceof Unreached) return t("web-unreached");
  if (trouble instanceof Refusal) return trouble.message || t("web-refused", { status: trouble.status });
  throw trouble;
}

/** Gives a command, says what came of it, and offers to take it back. Undefined if it was refused, which is said too. */
export async function doing(
  feed: Feed,
  command: Command,
  text: string,
  options: Options & { undoable?: boolean } = {},
): Promise<Done | undefined> {
  const { undoable = true, ...rest } = options;
  try {
    const done = await give(feed.event, command, rest);
    feed.heard(done.version);
    const versions = done.kinds.map((_, at) => done.version - at);
    const back = () =>
      give(feed.event, { command: "undo", versions }, rest).then((undone) => feed.heard(undone.version));
    toasts.tell(text, undoable && versions.length ? back : undefined);
    return done;
  } catch (trouble) {
    toasts.warn(trouble);
    return undefined;
  }
}
