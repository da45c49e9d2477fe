/** Entries as text, the way in which the server takes them: also one that was typed into fields. */
import { post, type Schemas } from "@/api/client";
import { freshKey } from "@/lib/key";
import type { Picked } from "@/parts/MemberBox.svelte";

export type EntriesAnswer = Schemas["EntriesTaken"];

const cell = (text: string): string => `"${text.trim().replaceAll('"', '""')}"`;
const word = (who: Picked): string => cell(who.id || who.name);

export const NOBODY: Picked = { id: "", name: "" };

export const pairLine = (players: readonly Picked[]): string => `player 1;player 2\n${players.map(word).join(";")}`;
export const playerLine = (player: Picked): string => `player\n${word(player)}`;

export function teamLine(name: string, captain: Picked, players: readonly Picked[]): string {
  const told = players.filter((one) => one.name.trim());
  const header = ["team", "captain", ...told.map((_, at) => `player ${at + 1}`)];
  return `${header.join(";")}\n${[cell(name), word(captain), ...told.map(word)].join(";")}`;
}

export const readEntries = (event: string, text: string, section: string, commit: boolean): Promise<EntriesAnswer> =>
  post(
    "/api/events/{id}/entries/import",
    { id: event },
    { text, section: section.trim(), commit },
    { key: freshKey() },
  );

/** Where a contestant's next round is. */
export function nextRound(
  summary: Schemas["Summary"],
  section: string,
): { phase: string; session: number; round: number } {
  const phase = summary.phases.findLast((one) => one.contestants > 0) ?? summary.phases[0];
  const strands = phase?.sections ?? [];
  const strand = strands.findLast((one) => one.section === section && one.begun > 0) ?? strands[0];
  return { phase: phase?.name ?? "", session: strand?.session ?? 1, round: (strand?.over ?? 0) + 1 };
}
