/** A socket that comes back by itself: after an error, after a silence, when the network is there again. */
const SILENCE = 40_000; // milliseconds: the server says something every fifteen seconds
const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;

export abstract class Connection {
  online = $state(true);
  protected socket: WebSocket | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_WAIT;
  #closed = false;

  constructor() {
    addEventListener("online", this.again);
    addEventListener("offline", this.#lost);
  }

  /** Where to: `/api/…`. */
  protected abstract address(): string;
  protected abstract hear(message: unknown): void;
  protected opened(_: WebSocket): void {}
  /** Whether to try again after the server has closed it with this code. */
  protected returns(_: number): boolean {
    return true;
  }

  /** At once, and from the beginning if it is there already. */
  readonly again = (): void => {
    this.#wait = FIRST_WAIT;
    this.#connect();
  };

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.again);
    removeEventListener("offline", this.#lost);
    clearTimeout(this.#timer);
    this.socket?.close();
  }

  readonly #lost = (): void => {
    this.online = false;
  };

  #connect(): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    if (this.socket) {
      this.socket.onclose = null;
      this.socket.close();
    }
    const socket = new WebSocket(location.origin.replace(/^http/, "ws") + this.address());
    this.socket = socket;
    this.#expect();
    socket.onopen = () => this.opened(socket);
    socket.onmessage = (message: MessageEvent<string>) => {
      this.online = true;
      this.#wait = FIRST_WAIT;
      this.#expect();
      this.hear(JSON.parse(message.data));
    };
    socket.onclose = ({ code }) => {
      if (this.returns(code)) this.#retry();
      else this.close();
    };
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
