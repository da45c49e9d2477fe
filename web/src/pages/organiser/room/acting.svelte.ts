/** What somebody may do here: in his own role, or, where he organises and is appointed director besides, as that. */
import { get, type Command, type Options } from "@/api/client";
import { session } from "@/lib/session.svelte";
import { doing } from "@/lib/toasts.svelte";
import { t } from "@/lib/words.svelte";
import { watched, type Feed } from "@/live/feed.svelte";

type Kind = Command["command"];
const AS_DIRECTOR: Options = { role: "director" };

export interface Acting {
  may(kind: Kind): boolean;
  options(kind: Kind): Options;
  /** As director wherever one is that: he may correct what an organiser may not. */
  directing(kind: Kind): Options;
  /** An organiser who could appoint himself. */
  readonly couldDirect: boolean;
  direct(): Promise<void>;
}

/** Called while a component is made. */
export function acting(feed: Feed): Acting {
  const asked = { id: feed.event };
  const own = watched(undefined, () => get("/api/events/{id}/can", asked));
  const directing = watched(undefined, async () =>
    session.me.role === "organiser" ? get("/api/events/{id}/can", asked, AS_DIRECTOR) : undefined,
  );
  const asDirector = (kind: Kind) => directing.value?.commands.includes(kind) ?? false;
  const asOneself = (kind: Kind) => own.value?.commands.includes(kind) ?? false;
  return {
    may: (kind) => asOneself(kind) || asDirector(kind),
    directing: (kind) => (asDirector(kind) ? AS_DIRECTOR : {}),
    options: (kind) => (!asOneself(kind) && asDirector(kind) ? AS_DIRECTOR : {}),
    get couldDirect() {
      return directing.value !== undefined && !asDirector("penalise");
    },
    async direct() {
      const command = { command: "appoint", person: session.me.person, role: "director" } as const;
      await doing(feed, command, t("web-room-you-direct"));
      directing.again();
    },
  };
}
