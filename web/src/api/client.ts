/** The doors of the server. Every refusal is an exception with its problems, said in the language chosen. */
import type { components, operations } from "./schema";
import { words } from "../lib/words.svelte";
import { taken } from "../lib/first";
import { freshKey } from "../lib/key";

export type Schemas = components["schemas"];
export type Problem = Schemas["SaidProblem"];
export type Command = operations["ApiEventsIdCommandsGive"]["requestBody"]["content"]["application/json"];
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
  /** Of somebody else than whoever is signed in here. */
  readonly token?: string;
  /** As which of one's own roles. */
  readonly role?: string;
  /** Of the answer, where not that of the page. */
  readonly language?: string;
}

export async function ask<T>(method: string, path: string, body?: unknown, options: Options = {}): Promise<T> {
  const headers: Record<string, string> = { "accept-language": options.language ?? words.language };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (options.key) headers["idempotency-key"] = options.key;
  if (options.token) headers["authorization"] = `Bearer ${options.token}`;
  if (options.role) headers["acting-as"] = options.role;
  const proof = CSRF.exec(document.cookie)?.[1];
  if (method !== "GET" && proof && !options.token) headers["x-csrf-token"] = proof;
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      credentials: options.token === undefined ? "same-origin" : "omit",
      signal: AbortSignal.timeout(LONGEST),
    });
  } catch {
    throw new Unreached();
  }
  if (AGAIN.has(answer.status)) throw new Unreached();
  const isJson = answer.headers.get("content-type")?.includes("json") ?? false;
  if (!answer.ok) {
    const told = isJson ? ((await answer.json()) as Partial<Schemas["ProblemsReply"]>) : {};
    throw new Refusal(answer.status, told.problems ?? []);
  }
  return (isJson ? await answer.json() : await answer.text()) as T;
}

export async function get<T>(path: string, options?: Options): Promise<T> {
  const [isThere, answer] = options ? [false] : taken(path);
  return isThere ? (answer as T) : ask<T>("GET", path, undefined, options);
}
export const post = <T>(path: string, body: unknown, options?: Options): Promise<T> =>
  ask<T>("POST", path, body, options);

/** A path with its query; what is empty is left out. */
export function path(base: string, query: Record<string, string | number | boolean | undefined> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text ? `${base}?${text}` : base;
}

export const eventPath = (event: string, rest = ""): string => `/api/events/${encodeURIComponent(event)}${rest}`;

/** A command, once: what was sent and not answered is sent again with the same key. */
export async function give(event: string, command: Command, options: Options = {}): Promise<Done> {
  const key = options.key ?? freshKey();
  for (let left = 2; ; left--) {
    try {
      return await post<Done>(eventPath(event, "/commands"), command, { ...options, key });
    } catch (trouble) {
      if (!(trouble instanceof Unreached) || left === 0) throw trouble;
      await new Promise((resolve) => setTimeout(resolve, 700));
    }
  }
}
