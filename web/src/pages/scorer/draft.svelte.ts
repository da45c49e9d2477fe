/** What is typed in a line and not entered yet. */
import { freshKey } from "@/lib/key";

export class Draft {
  /** Undefined: as it is recorded. */
  text = $state<string>();
  /** What is wrong with it, in words. */
  problem = $state("");
  sending = $state(false);
  /** Of the command with this text: sent again after a lost answer it counts once. */
  key = freshKey();
  seen = "";
  #entered = false;
  #undoing = false;
  #now = "";

  /** `seen`: what was recorded when the typing began. */
  type(text: string, seen: string): void {
    if (this.text === undefined) this.seen = seen;
    [this.text, this.problem, this.key, this.#entered] = [text, "", freshKey(), false];
  }

  clear(): void {
    [this.text, this.problem, this.#entered] = [undefined, "", false];
  }

  /** Shown as typed until the line has been read again. */
  entered(): void {
    this.#entered = true;
  }

  /** Undone by this desk: what is recorded then is no surprise to whoever types already. */
  undoing(is: boolean): void {
    this.#undoing = is;
  }

  /** The line was read again, with this recorded. */
  read(seen: string): void {
    if (this.#entered) this.clear();
    if (this.#undoing && seen !== this.#now) [this.seen, this.#undoing] = [seen, false];
    this.#now = seen;
  }
}
