/** The time at the server, to the second: a screen's own clock may be wrong. The page and every answer tell it; how much
 * the own clock differs is kept for the time without a network. */
import { taken } from "./first";

const TICK = 500; // milliseconds
const DOUBT = 2_000; // the answer's date has whole seconds
const PLACE = "arbitro.ahead";

let ahead = Number(localStorage.getItem(PLACE) ?? 0);

/** The date of an answer that has come just now, or then by the own clock. */
export function hear(date: string | null, then = Date.now()): void {
  const told = Date.parse(date ?? "") - then;
  if (Number.isNaN(told) || Math.abs(told - ahead) <= DOUBT) return;
  ahead = Math.abs(told) > DOUBT ? told : 0;
  localStorage.setItem(PLACE, String(ahead));
}

const [isTold, told] = taken("now");
const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
if (isTold && page) hear(String(told), Date.now() - performance.now() + page.responseStart);

export class ServerTime {
  now = $state(Date.now() + ahead);
  #timer = setInterval(() => (this.now = Date.now() + ahead), TICK);

  stop(): void {
    clearInterval(this.#timer);
  }
}
