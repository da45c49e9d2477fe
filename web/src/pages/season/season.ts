/** A season: addresses of ladders, places that are shared. */
import type { Schemas } from "@/api/client";
import { figure, t } from "@/lib/words.svelte";

export type Ladder = Schemas["Ladder"];

export const ladderPage = (id: string, rest = ""): string => `/ladders/${encodeURIComponent(id)}${rest}`;
export const resultsPage = (person: string): string => `/results?person=${encodeURIComponent(person)}`;

/** `3=`: with others. */
export const place = (rank: number, isShared: boolean): string => `${rank}${isShared ? "=" : ""}`;

/** Without zeros at the end: `0.8`, `60`. */
const short = (value: string | number): string => figure(value).replace(/[.,]?0+$/, "");

/** The rules of a ladder, a sentence each. */
export function rulesOf(ladder: Ladder): string[] {
  const { handicap } = ladder;
  const taken = ladder.taken ?? "average";
  return [
    t(`web-ladder-counts-${ladder.counts ?? "percent"}`),
    ladder.best ? t(`web-ladder-best-${taken}`, { best: ladder.best }) : t(`web-ladder-all-${taken}`),
    ...((ladder.least ?? 1) > 1 ? [t("web-ladder-from", { least: ladder.least ?? 1 })] : []),
    ...(ladder.of === "partnership" ? [t("web-ladder-of-partnership")] : []),
    ...(handicap
      ? [
          t("web-ladder-formula", {
            share: short(handicap.share),
            par: short(handicap.par),
            last: handicap.last ?? 10,
            after: handicap.after ?? 1,
            most: short(handicap.most),
          }),
        ]
      : []),
  ];
}
