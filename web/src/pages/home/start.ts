/** Where somebody begins who has a part in an event. */
import type { Schemas } from "@/api/client";

const PAGES: Partial<Record<Schemas["Role"], string>> = {
  director: "/desk",
  assistant_director: "/desk",
  scorer: "/scorer",
  player: "/play",
  captain: "/play",
  appeals_committee: "/appeals",
};

export const startOf = (event: string, role: Schemas["Role"]): string =>
  `/events/${encodeURIComponent(event)}${PAGES[role] ?? ""}`;
