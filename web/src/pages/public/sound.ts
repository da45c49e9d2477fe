/** Sounds of the wall: one before the end of a round, another at its end. A browser plays none until somebody has
 * pressed something on the page. */
export const WARNING = 5 * 60_000; // milliseconds before the end
const LATE = 10_000; // a screen that was asleep does not make up for it

export type Signal = "warning" | "end";

/** What is due now, that was not at the last look: `left` of a round, in milliseconds. */
export function signal(before: number | undefined, left: number | undefined): Signal | undefined {
  if (before === undefined || left === undefined) return undefined;
  const passed = (mark: number) => before > mark && left <= mark && left > mark - LATE;
  return passed(0) ? "end" : passed(WARNING) ? "warning" : undefined;
}

const TONES: Readonly<Record<Signal, readonly number[]>> = { warning: [660, 880], end: [880, 660, 880, 660, 440] };
const LENGTH = 0.35; // seconds of a tone

export class Sound {
  #context = new AudioContext();

  play(what: Signal): void {
    void this.#context.resume();
    TONES[what].forEach((pitch, at) => this.#tone(pitch, this.#context.currentTime + at * LENGTH));
  }

  #tone(pitch: number, start: number): void {
    const [tone, volume] = [this.#context.createOscillator(), this.#context.createGain()];
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.4, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + LENGTH);
    tone.connect(volume).connect(this.#context.destination);
    tone.start(start);
    tone.stop(start + LENGTH);
  }

  close(): void {
    void this.#context.close();
  }
}
