/** Which phase of an event a page is about: the one in its address, else the last that has begun. */
import type { Schemas } from "@/api/client";
import { router } from "@/lib/router.svelte";
import { t } from "@/lib/words.svelte";

type Phase = Schemas["PhaseNow"];

/** Those that have somebody in them. */
export const opened = (summary: Schemas["Summary"]): readonly Phase[] =>
  summary.phases.filter((phase) => phase.contestants > 0);

export function phaseShown(summary: Schemas["Summary"]): Phase | undefined {
  const asked = router.query.get("phase");
  const known = opened(summary);
  if (asked !== null) return known.find((phase) => phase.name === asked);
  return known.filter((phase) => phase.state !== "to_come").at(-1) ?? known[0];
}

export const phaseName = (summary: Schemas["Summary"], phase: Phase): string =>
  phase.name || t("web-public-phase", { number: summary.phases.indexOf(phase) + 1 });
