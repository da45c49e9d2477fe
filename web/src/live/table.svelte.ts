/** A live table: acts go up, what may be seen comes down. What was sent and not answered is sent again, with the same key,
 * as soon as the connection is back. */
import { Refusal, type Problem } from "../api/client";
import { freshKey } from "../lib/key";
import { words } from "../lib/words.svelte";
import { Connection } from "./connection.svelte";
import type { State } from "./seen";

const UNKNOWN = 4004; // the code with which a socket is closed

export type Act = Readonly<Record<string, unknown>> & { readonly event: string };
export type TableCommand = Readonly<Record<string, unknown>> & { readonly command: string };

interface Sent {
  readonly message: { readonly key: string; readonly at?: string; readonly act?: Act; readonly command?: TableCommand };
  readonly done: () => void;
  readonly refused: (refusal: Refusal) => void;
}

type Heard =
  | ({ readonly type: "state" } & State)
  | { readonly type: "same" | "beat" }
  | { readonly type: "done"; readonly key: string }
  | { readonly type: "refused"; readonly key: string; readonly problems: readonly Problem[] };

export class LiveTable extends Connection {
  state = $state.raw<State>();
  unknown = $state(false);
  /** Acts that are not confirmed yet, in the order in which they were made, with what lay there. */
  waiting = $state.raw<readonly { readonly act: Act; readonly at: string }[]>([]);
  readonly #sent = new Map<string, Sent>();

  constructor(readonly id: string) {
    super();
    this.again();
  }

  /** An act at the board, meant for what lies there: if that has changed meanwhile, what binds is not done. Rejected with a
   * `Refusal`. */
  act(act: Act): Promise<void> {
    return this.#send({ key: freshKey(), at: this.state?.position ?? "", act });
  }

  /** A command about the table. */
  command(command: TableCommand): Promise<void> {
    return this.#send({ key: freshKey(), command });
  }

  #send(message: Sent["message"]): Promise<void> {
    return new Promise((done, refused) => {
      this.#sent.set(message.key, { message, done, refused });
      this.#count();
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
    });
  }

  #count(): void {
    this.waiting = [...this.#sent.values()].flatMap(({ message }) =>
      message.act ? [{ act: message.act, at: message.at ?? "" }] : [],
    );
  }

  protected address(): string {
    const query = new URLSearchParams({ language: words.language });
    if (this.state) query.set("seen", this.state.version);
    return `/api/live/${encodeURIComponent(this.id)}?${query.toString()}`;
  }

  protected override opened(socket: WebSocket): void {
    for (const { message } of this.#sent.values()) socket.send(JSON.stringify(message));
  }

  protected override returns(code: number): boolean {
    this.unknown = code === UNKNOWN;
    return !this.unknown;
  }

  protected hear(heard: Heard): void {
    if (heard.type === "state") this.state = heard;
    if (heard.type !== "done" && heard.type !== "refused") return;
    const sent = this.#sent.get(heard.key);
    this.#sent.delete(heard.key);
    this.#count();
    if (heard.type === "done") sent?.done();
    else sent?.refused(new Refusal(422, heard.problems));
  }
}
