/** Pages of an event, and what of an address stays when somebody goes on: the phase and the past moment looked at. */
import { router } from "./router.svelte";

type Query = Record<string, string | number | undefined>;

const STAYS = ["phase", "version"];

/** The moment looked at: a version of the event; none: now. */
export const version = (): string | undefined => router.query.get("version") ?? undefined;

export function pageOf(event: string, rest = "", query: Query = {}): string {
  const told = new URLSearchParams();
  for (const name of STAYS) {
    const here = router.query.get(name);
    if (here !== null && !(name in query)) told.set(name, here);
  }
  for (const [name, value] of Object.entries(query)) if (value !== undefined) told.set(name, String(value));
  const text = told.toString();
  return `/events/${encodeURIComponent(event)}${rest}${text ? `?${text}` : ""}`;
}
