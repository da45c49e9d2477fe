/** Whoever directs here: directors and assistants as they are, an organiser once he has appointed himself. */
import { get, type Options } from "@/api/client";
import { session } from "@/lib/session.svelte";
import { watched, type Feed } from "@/live/feed.svelte";

export interface Directing {
  /** Undefined until it is known. */
  readonly may: boolean | undefined;
  /** Of an event that nobody but its organiser directs. */
  readonly isOrganiser: boolean;
  /** For commands and for what is read. */
  readonly options: Options;
}

export function useDirecting(feed: Feed): Directing {
  const role = (): Options => (session.me.role === "organiser" ? { role: "director" } : {});
  const can = watched(feed, () => get("/api/events/{id}/can", { id: feed.event }, role()));
  const may = () => can.value?.commands.includes("rule");
  return {
    get may() {
      return may();
    },
    get isOrganiser() {
      return session.me.role === "organiser";
    },
    get options() {
      return may() ? role() : {};
    },
  };
}
