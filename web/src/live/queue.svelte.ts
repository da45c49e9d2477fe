/** Commands that wait for the network: kept in IndexedDB with their keys, sent in order, each arriving once. */
import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import { give, Refusal, Unreached, type Command, type Done } from "../api/client";
import { freshKey } from "../lib/key";
import { session } from "../lib/session.svelte";

export interface Waiting {
  /** Order of entry. */
  readonly id?: number;
  readonly key: string;
  readonly event: string;
  readonly person: string;
  readonly command: Command;
  /** In the words of whoever entered it: `Board 7: 4♠ N =`. */
  readonly label: string;
  readonly since: string;
  /** Why the server would not have it; it stays until somebody has read it. */
  readonly refused?: string;
}

interface Store extends DBSchema {
  waiting: { key: number; value: Waiting };
}

const AGAIN = 2_000; // milliseconds
const FORBIDDEN = 403;

type Listener = (done: Done, entry: Waiting) => void;

class Queue {
  entries = $state.raw<readonly Waiting[]>([]);
  /** The last attempt did not reach the server. */
  isStuck = $state(false);
  #db: Promise<IDBPDatabase<Store>> | undefined;
  #sending: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #listeners = new Set<Listener>();
  #others = new BroadcastChannel("arbitro.queue");

  #store(): Promise<IDBPDatabase<Store>> {
    this.#db ??= openDB<Store>("arbitro", 1, {
      upgrade: (db) => void db.createObjectStore("waiting", { keyPath: "id", autoIncrement: true }),
    });
    return this.#db;
  }

  /** What was left from before; called once. */
  async start(): Promise<void> {
    await this.#refresh();
    addEventListener("online", () => void this.send());
    this.#others.onmessage = () => void this.#refresh();
    void this.send();
  }

  onDone(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Kept first, then sent. */
  async add(event: string, command: Command, label: string): Promise<void> {
    const entry = {
      key: freshKey(),
      event,
      person: session.me.person,
      command,
      label,
      since: new Date().toISOString(),
    };
    await (await this.#store()).add("waiting", entry);
    await this.#changed();
    void this.send();
  }

  async forget(entry: Waiting): Promise<void> {
    await (await this.#store()).delete("waiting", entry.id!);
    await this.#changed();
  }

  /** One after the other in this page; two pages may send the same, which counts once by its key. */
  send(): Promise<void> {
    this.#sending = this.#sending.catch(() => undefined).then(() => this.#sendAll());
    return this.#sending;
  }

  async #sendAll(): Promise<void> {
    clearTimeout(this.#timer);
    let again = "";
    for (let next = await this.#next(); next; next = await this.#next()) {
      try {
        const done = await give(next.event, next.command, { key: next.key });
        this.isStuck = false;
        for (const listener of this.#listeners) listener(done, next);
        await this.forget(next);
      } catch (trouble) {
        if (trouble instanceof Unreached) {
          this.isStuck = true;
          this.#timer = setTimeout(() => void this.send(), AGAIN);
          return;
        }
        if (!(trouble instanceof Refusal)) throw trouble;
        this.isStuck = false;
        if (trouble.status === FORBIDDEN) await session.reload();
        if (session.me.person !== next.person) return; // signed out meanwhile: it waits until he is back
        if (trouble.status === FORBIDDEN && again !== next.key) {
          again = next.key; // signed in again meanwhile: it was refused to nobody
          continue;
        }
        await (await this.#store()).put("waiting", { ...next, refused: trouble.message });
        await this.#changed();
      }
    }
  }

  /** The first that waits for whoever is signed in. */
  async #next(): Promise<Waiting | undefined> {
    await this.#refresh();
    return this.entries.find((entry) => !entry.refused && entry.person === session.me.person);
  }

  /** Other pages of this browser show the same. */
  async #changed(): Promise<void> {
    this.#others.postMessage("");
    await this.#refresh();
  }

  async #refresh(): Promise<void> {
    this.entries = await (await this.#store()).getAll("waiting");
  }
}

export const queue = new Queue();
