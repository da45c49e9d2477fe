/** One connection per page: it tells that the event has changed; whoever watches then fetches what may be seen. */
import { getContext, setContext } from "svelte";
import { Refusal, Unreached } from "../api/client";
import type { Kept } from "../lib/kept";
import { Connection } from "./connection.svelte";

export class Feed extends Connection {
  /** The last version heard of. */
  version = 0;
  /** Grows whenever there is a newer one. */
  news = $state(0);

  constructor(readonly event: string) {
    super();
  }

  /** Once the event was read, as it was at this version. */
  start(version = 0): void {
    if (this.socket) return;
    this.version = version;
    this.again();
  }

  /** After one's own command: no need to wait for the server to tell. */
  heard(version: number): void {
    if (version <= this.version) return;
    this.version = version;
    this.news++;
  }

  protected address(): string {
    return `/api/events/${encodeURIComponent(this.event)}/live?after=${this.version}`;
  }

  protected hear(message: { version: number; kinds: readonly string[] }): void {
    if (message.kinds.includes("phones")) this.news++;
    this.heard(message.version);
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
