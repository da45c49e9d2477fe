/** How far rankings go, in words. */
import type { Schemas } from "@/api/client";
import { t } from "@/lib/words.svelte";

export function reached(rankings: readonly Schemas["RankingNow"][], phase: Schemas["PhaseNow"] | undefined): string {
  const round = Math.max(0, ...rankings.map((one) => one.round));
  if (round === 0) return t("web-public-not-begun");
  if (rankings.every((one) => one.final)) return t("web-public-final", { round });
  const rounds = Math.max(phase?.rounds ?? 0, round);
  const isPlaying = rankings.some((one) => one.round === round && one.playing);
  return t(isPlaying ? "web-public-in-round" : "web-public-after-round", { round, rounds });
}
