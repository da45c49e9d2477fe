/** The sessions of an event in which somebody plays, and what each is called. */
import type { Schemas } from "@/api/client";
import { t } from "@/lib/words.svelte";
import { phaseName } from "@/pages/public/phases";

type Summary = Schemas["Summary"];

export interface SessionOf {
  readonly phase: Schemas["PhaseNow"];
  readonly session: number;
  readonly name: string;
}

export const sessionsOf = (summary: Summary): SessionOf[] =>
  summary.phases
    .filter((phase) => phase.contestants)
    .flatMap((phase) =>
      Array.from({ length: phase.sessions }, (_, at) => ({
        phase,
        session: at + 1,
        name: t("web-publish-results-of", { phase: phaseName(summary, phase), session: at + 1 }),
      })),
    );
