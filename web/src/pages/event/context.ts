/** The event whose page this is, for the pages inside it. */
import { getContext, setContext } from "svelte";
import type { Schemas } from "@/api/client";

export interface EventContext {
  readonly summary: Schemas["Summary"];
}

const EVENT = Symbol("event");
export const shareEvent = (event: EventContext): EventContext => setContext(EVENT, event);
export const useEvent = (): EventContext => getContext<EventContext>(EVENT);
