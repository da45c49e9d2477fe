/** One connection per page: it tells that the event has changed; whoever watches then fetches what may be seen. */
import { getContext, setContext } from "svelte";
import { Refusal, Unreached } from "../api/client";
import type { Kept } from "../lib/kept";

const SILENCE = 40_000; // milliseconds: the server says something every fifteen seconds
const LONGEST_WAIT = 10_000;

export class Feed {
  /** The last version heard of. */
  version = 0;
  /** Grows whenever there is a newer one. */
  news = $state(0);
  online = $state(true);
  #socket: WebSocket | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = 500;
  #closed = false;

  constructor(readonly event: string) {
    addEventListener("online", this.#again);
    addEventListener("offline", this.#lost);
  }

  /** Once the event was read, as it was at this version. */
  start(version = 0): void {
    if (this.#socket || this.#closed) return;
    this.version = version;
    this.#connect();
  }

  /** After one's own command: no need to wait for the server to tell. */
  heard(version: number): void {
    if (version <= this.version) return;
    this.version = version;
    this.news++;
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#again);
    removeEventListener("offline", this.#lost);
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #again = (): void => {
    this.#wait = 500;
    this.#connect();
  };

  #lost = (): void => {
    this.online = false;
  };

  #connect(): void {
    clearTimeout(this.#timer);
    if (this.#socket) {
      this.#socket.onclose = null;
      this.#socket.close();
    }
    const base = location.origin.replace(/^http/, "ws");
    const socket = new WebSocket(`${base}/api/events/${encodeURIComponent(this.event)}/live?after=${this.version}`);
    this.#socket = socket;
    this.#expect();
    socket.onmessage = (message: MessageEvent<string>) => {
      this.online = true;
      this.#wait = 500;
      this.#expect();
      const { version, kinds } = JSON.parse(message.data) as { version: number; kinds: readonly string[] };
      if (kinds.includes("phones")) this.news++;
      this.heard(version);
    };
    socket.onclose = () => this.#retry();
  }

  #expect(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#retry(), SILENCE);
  }

  #retry(): void {
    this.online = false;
    clearTimeout(this.#timer);
    if (this.#closed) return;
    this.#timer = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}

export interface Watched<T> {
  readonly value: T | undefined;
  /** Why there is nothing, or nothing new. */
  readonly refusal: Refusal | undefined;
  readonly unreached: Unreached | undefined;
  /** Something newer is on its way. */
  readonly isReading: boolean;
  again(): void;
}

/** What `read` gives, read again whenever the event or what `read` depends on changes; until then what is `kept` from
 * before. Called while a component is made. */
export function watched<T>(feed: Feed | undefined, read: () => Promise<T>, kept?: Kept<T>): Watched<T> {
  let value = $state.raw<T | undefined>(kept?.read());
  let refusal = $state.raw<Refusal>();
  let unreached = $state.raw<Unreached>();
  let asked = $state(0);
  let last = 0;
  let answered = 0;
  $effect(() => {
    void feed?.news;
    void feed?.online;
    void asked;
    const mine = ++last;
    read().then(
      (found) => {
        if (mine !== last) return;
        answered = mine;
        [value, refusal, unreached] = [found, undefined, undefined];
        kept?.write(found);
      },
      (trouble: unknown) => {
        if (mine !== last) return;
        answered = mine;
        if (trouble instanceof Refusal) [refusal, unreached] = [trouble, undefined];
        else if (trouble instanceof Unreached) unreached = trouble;
        else throw trouble;
      },
    );
  });
  return {
    get value() {
      return value;
    },
    get refusal() {
      return refusal;
    },
    get unreached() {
      return unreached;
    },
    get isReading() {
      return answered !== last;
    },
    again: () => void asked++,
  };
}

const FEED = Symbol("feed");
export const shareFeed = (feed: Feed): Feed => setContext(FEED, feed);
export const useFeed = (): Feed => getContext<Feed>(FEED);
