/** The time at the server, to the second: a screen's own clock may be wrong. Every answer tells it; how much the own
 * clock differs is kept for the time without a network. */
const TICK = 500; // milliseconds
const DOUBT = 2_000; // the answer's date has whole seconds
const PLACE = "arbitro.ahead";

let ahead = Number(localStorage.getItem(PLACE) ?? 0);

/** The date of an answer that has just come. */
export function hear(date: string | null): void {
  const told = Date.parse(date ?? "") - Date.now();
  if (Number.isNaN(told) || Math.abs(told - ahead) <= DOUBT) return;
  ahead = Math.abs(told) > DOUBT ? told : 0;
  localStorage.setItem(PLACE, String(ahead));
}

export class ServerTime {
  now = $state(Date.now() + ahead);
  #timer = setInterval(() => (this.now = Date.now() + ahead), TICK);

  stop(): void {
    clearInterval(this.#timer);
  }
}
