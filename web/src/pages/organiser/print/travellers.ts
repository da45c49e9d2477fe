/** The boards of a phase that may be seen, one after the other: the server is not asked for all at once. */
import { get, type Schemas } from "@/api/client";

export type Traveller = Schemas["Traveller"];
type Key = Schemas["BoardKey"];

export const keyOf = ({ session = 1, round = 0, board }: Key): string => `${session}/${round}/${board}`;

/** Every board of a phase of which `isWanted`. */
export async function travellers(
  event: string,
  phase: Schemas["PhaseNow"] | undefined,
  isWanted: (board: Schemas["BoardOf"]) => boolean,
): Promise<Traveller[]> {
  const found: Traveller[] = [];
  for (let session = 1; phase && session <= phase.sessions; session++) {
    const boards = await get("/api/events/{id}/boards", { id: event, phase: phase.name, session });
    for (const { key } of boards.filter(isWanted))
      found.push(await get("/api/events/{id}/boards/{board}", { id: event, ...key }));
  }
  return found;
}
