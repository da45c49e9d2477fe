/** A round about to begin: teams whose line-up it still lacks, in an event in which line-ups are handed in at all. Who
 * begins it all the same says so twice. */
import { get, type Schemas } from "@/api/client";
import { watched, type Feed } from "@/live/feed.svelte";

export interface Beginning {
  readonly round: number;
  readonly without: readonly Schemas["Named"][];
  /** Whether it is known who is missing. */
  readonly isKnown: boolean;
  /** Whether it was said that somebody is missing, and is to be begun without them. */
  readonly isAware: boolean;
  with(begin: () => void): void;
}

/** `of`: nothing for a round that is not about to begin, or not of teams. Called while a component is made. */
export function beginning(
  feed: Feed,
  of: () => { readonly phase: string; readonly section: string; readonly round: number } | undefined,
): Beginning {
  const lineups = watched(feed, async () => {
    const next = of();
    return next ? get("/api/events/{id}/lineups", { id: feed.event, phase: next.phase }) : [];
  });
  let aware = $state<number>();
  const without = $derived.by(() => {
    const [next, matches] = [of(), lineups.value ?? []];
    if (!next || !matches.some((match) => match.stanzas.some((stanza) => stanza.missing.length < 2))) return [];
    return matches
      .filter((match) => match.round === next.round && match.group === next.section)
      .flatMap(({ home, away, stanzas }) => [home, away].filter((team) => stanzas[0]?.missing.includes(team.id)));
  });
  const isAware = $derived(without.length > 0 && aware !== undefined && aware === of()?.round);
  return {
    get round() {
      return of()?.round ?? 0;
    },
    get without() {
      return without;
    },
    get isKnown() {
      return lineups.value !== undefined || lineups.refusal !== undefined;
    },
    get isAware() {
      return isAware;
    },
    with(begin) {
      if (without.length && !isAware) aware = of()?.round;
      else begin();
    },
  };
}
