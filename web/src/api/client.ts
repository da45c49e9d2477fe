/** The doors of the server. Every refusal is an exception with its problems, said in the language chosen. */
import { hear } from "../lib/server_time.svelte";
import type { Answer, Body, Door, Given, Method } from "./doors";
import type { components, paths } from "./schema";
import { words } from "../lib/words.svelte";
import { taken } from "../lib/first";
import { freshKey } from "../lib/key";

export type Schemas = components["schemas"];
export type Problem = Schemas["SaidProblem"];
export type Command = Body<"/api/events/{id}/commands", "post">;
export type Done = Schemas["DoneAnswer"];

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problems: readonly Problem[],
  ) {
    super(problems.map((problem) => problem.text).join(" "));
  }

  has(kind: string): boolean {
    return this.problems.some((problem) => problem.kind === kind);
  }
}

/** The server was not reached, or is out of breath: the same may be sent again. */
export class Unreached extends Error {}

const CSRF = /(?:^|; )arbitro-csrf=([^;]*)/;
const AGAIN = new Set([429, 502, 503, 504]);
const LONGEST = 20_000; // milliseconds

export interface Options {
  /** Of a command. */
  readonly key?: string;
  /** As which of one's own roles. */
  readonly role?: string;
  /** Of the answer, where not that of the page. */
  readonly language?: string;
}

/** What stands in the path and in the query of a door; in the query, what is empty is left out. */
export function addressOf<D extends keyof paths>(door: D, given: Given<D>): string {
  let path: string = door;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given as object)) {
    if (door.includes(`{${name}}`)) path = path.replace(`{${name}}`, encodeURIComponent(String(value)));
    else for (const one of [value].flat()) if (one !== undefined && one !== "") query.append(name, String(one));
  }
  const asked = query.toString();
  return asked ? `${path}?${asked}` : path;
}

async function ask(method: Method, address: string, body: unknown, options: Options = {}): Promise<unknown> {
  const headers: Record<string, string> = { "accept-language": options.language ?? words.language };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (options.key) headers["idempotency-key"] = options.key;
  if (options.role) headers["acting-as"] = options.role;
  const proof = CSRF.exec(document.cookie)?.[1];
  if (method !== "get" && proof) headers["x-csrf-token"] = proof;
  let answer: Response;
  try {
    answer = await fetch(address, {
      method: method.toUpperCase(),
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      credentials: "same-origin",
      signal: AbortSignal.timeout(LONGEST),
    });
  } catch {
    throw new Unreached();
  }
  hear(answer.headers.get("date"));
  if (AGAIN.has(answer.status)) throw new Unreached();
  const isJson = answer.headers.get("content-type")?.includes("json") ?? false;
  if (!answer.ok) {
    const told = isJson ? ((await answer.json()) as Partial<Schemas["ProblemsReply"]>) : {};
    throw new Refusal(answer.status, told.problems ?? []);
  }
  return isJson ? await answer.json() : await answer.text();
}

/** What a door is given may be left out where nothing has to be. */
type Asked<D> =
  object extends Given<D, "get">
    ? [given?: Given<D, "get">, options?: Options]
    : [given: Given<D, "get">, options?: Options];

export async function get<D extends Door<"get">>(door: D, ...[given, options]: Asked<D>): Promise<Answer<D, "get">> {
  const address = addressOf(door, given ?? ({} as Given<D>));
  const [isThere, answer] = options ? [false] : taken(address);
  return (isThere ? answer : await ask("get", address, undefined, options)) as Answer<D, "get">;
}

type Sent<B> = [B] extends [undefined] ? [body?: undefined, options?: Options] : [body: B, options?: Options];

const sending =
  <M extends Method>(method: M) =>
  <D extends Door<M>>(door: D, given: Given<D, M>, ...[body, options]: Sent<Body<D, M>>) =>
    ask(method, addressOf(door, given), body, options) as Promise<Answer<D, M>>;

export const post = sending("post");
export const put = sending("put");
export const remove = sending("delete");

/** A command, once: what was sent and not answered is sent again with the same key. */
export async function give(event: string, command: Command, options: Options = {}): Promise<Done> {
  const key = options.key ?? freshKey();
  for (let left = 2; ; left--) {
    try {
      return await post("/api/events/{id}/commands", { id: event }, command, { ...options, key });
    } catch (trouble) {
      if (!(trouble instanceof Unreached) || left === 0) throw trouble;
      await new Promise((resolve) => setTimeout(resolve, 700));
    }
  }
}
