/** Appeals, as the server tells them. */
import type { Command, Schemas } from "@/api/client";
import { dayAndHour, t } from "@/lib/words.svelte";

export type Appeal = Schemas["AppealNow"];
export type Act = Schemas["Act"];
export type Move = Extract<Command, { command: "move_appeal" }>;
export type Told = Omit<Move, "command" | "number" | "act">;

export const isOpen = ({ steps, stage }: Appeal): boolean => steps.length > 0 && !["closed", "ruled"].includes(stage);

/** Until when, or what starts the clock. */
export function untilOf(step: Schemas["AppealMove"]): string {
  if (step.until) return t("web-appeals-until", { time: dayAndHour(step.until) });
  return step.after ? t(`web-appeals-after-${step.after}`) : t("web-appeals-soon");
}
