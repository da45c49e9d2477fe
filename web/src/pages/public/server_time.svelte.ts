/** The time at the server, to the second: a screen's own clock may be wrong. */
const TICK = 500; // milliseconds
const DOUBT = 2_000; // the answer's date has whole seconds

export class ServerTime {
  now = $state(Date.now());
  #ahead = 0;
  #timer = setInterval(() => (this.now = Date.now() + this.#ahead), TICK);

  constructor() {
    void this.#compare();
  }

  async #compare(): Promise<void> {
    try {
      const told = Date.parse((await fetch("/health", { cache: "no-store" })).headers.get("date") ?? "");
      const ahead = told - Date.now();
      if (Math.abs(ahead) > DOUBT) this.#ahead = ahead;
    } catch {
      // the own clock will do
    }
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
