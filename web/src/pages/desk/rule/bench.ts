/** Where a case is ruled on: alone, or at a table of an event, which knows more. */
import { post, type Options, type Schemas } from "@/api/client";
import { requestOf, type Told } from "./case.svelte";

export type Ruled = Schemas["RuledAt"];
export type Reply = Ruled["reply"];

export interface Bench {
  ask(told: Told, language?: string): Promise<Ruled>;
  path(told: Told): Promise<Schemas["PathReply"]>;
  compare(told: Told): Promise<Schemas["ComparisonReply"]>;
}

const spoken = (language?: string): Options => (language ? { language } : {});

export const alone: Bench = {
  async ask(told, language) {
    const reply = await post("/api/rule", {}, requestOf(told), spoken(language));
    return { reply, now: null, score: null, fines: [] };
  },
  path: (told) => post("/api/rule/path", {}, requestOf(told)),
  compare: (told) => post("/api/rule/compare", {}, requestOf(told)),
};

export type At = Pick<Schemas["Rule"], "at" | "board">;

export function benchAt(event: string, where: At, options: Options): Bench {
  const body = (told: Told) => ({ ...where, request: atTable(told), forms: [...told.forms] });
  const at = { id: event };
  return {
    ask: (told, language) => post("/api/events/{id}/rule", at, body(told), { ...options, ...spoken(language) }),
    path: (told) => post("/api/events/{id}/rule/path", at, body(told), options),
    compare: (told) => post("/api/events/{id}/rule/compare", at, body(told), options),
  };
}

/** Without what the event decides itself. */
export function atTable(told: Told, unused: readonly string[] = []): Schemas["Rule"]["request"] {
  const { edition: _, regulations: __, ...rest } = requestOf(told, unused);
  return rest as Schemas["Rule"]["request"];
}
