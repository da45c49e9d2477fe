/** How somebody likes to play, kept on this device. */
export interface Tastes {
  /** Two taps: one raises the card, the next plays it. One: it is played after a moment in which it can be taken back. */
  readonly taps: "two" | "one";
  readonly trumpsLeft: boolean;
  /** A card that is the only legal one plays itself. */
  readonly lone: boolean;
  readonly sounds: boolean;
}

const KEPT = "arbitro.taste";
const FIRST: Tastes = { taps: "two", trumpsLeft: true, lone: false, sounds: false };

class Taste {
  own = $state.raw<Tastes>({ ...FIRST, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Tastes>) });

  choose(changes: Partial<Tastes>): void {
    this.own = { ...this.own, ...changes };
    localStorage.setItem(KEPT, JSON.stringify(this.own));
  }
}

export const taste = new Taste();
