/** The pages of an event that somebody has something to do on. */
import type { Schemas } from "@/api/client";
import type { Me } from "@/lib/session.svelte";
import { t } from "@/lib/words.svelte";

const PUBLIC = ["", "boards", "matches"];
const BY_ROLE: Record<Me["role"], readonly string[]> = {
  organiser: [
    "room",
    "entries",
    "seating",
    "deals",
    "scorer",
    "desk",
    "captain",
    "appeals",
    "history",
    "publish",
    "staff",
  ],
  director: ["desk", "room", "entries", "seating", "deals", "scorer", "captain", "appeals", "history"],
  assistant_director: ["desk", "room", "scorer", "appeals", "history"],
  scorer: ["scorer", "room", "entries", "seating", "history"],
  player: ["play", "card", "appeals"],
  captain: ["play", "card", "captain", "appeals"],
  appeals_committee: ["appeals"],
  public: [],
  table: [],
};
/** Pages without a link of their own. */
const COVERS: Readonly<Record<string, readonly string[]>> = {
  "": ["contestants", "moments"],
  desk: ["desk", "rulings"],
  appeals: ["appeals", "rulings"],
  entries: ["entries", "fees"],
};
const ONLY_TEAMS = new Set(["matches", "captain"]);

interface Link {
  href: string;
  text: string;
  covers: string[];
}

export function linksFor(summary: Schemas["Summary"], me: Me): Link[] {
  const isHere = me.role === "organiser" || me.event === summary.id;
  const base = `/events/${encodeURIComponent(summary.id)}`;
  return [...(isHere ? BY_ROLE[me.role] : []), ...PUBLIC]
    .filter((name) => summary.form === "teams" || !ONLY_TEAMS.has(name))
    .map((name) => ({
      href: name ? `${base}/${name}` : base,
      text: t(`web-nav-${name || "standings"}`),
      covers: (COVERS[name] ?? [name]).map((one) => `${base}/${one}`),
    }));
}
