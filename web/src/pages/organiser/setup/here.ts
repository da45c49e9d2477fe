/** Which phase and session are being set up: those of the address, else the phase opened last. */
import type { Schemas } from "@/api/client";
import { router } from "@/lib/router.svelte";

export function phaseHere(summary: Schemas["Summary"]): Schemas["PhaseNow"] | undefined {
  const asked = router.query.get("phase");
  const named = asked === null ? undefined : summary.phases.find((phase) => phase.name === asked);
  return named ?? summary.phases.findLast((phase) => phase.contestants > 0) ?? summary.phases[0];
}

export const sessionHere = (): number => Number(router.query.get("session") ?? "1") || 1;
