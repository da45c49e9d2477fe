/** The boards of a phase that may be seen, one after the other: the server is not asked for all at once. */
import { eventPath, get, path, type Schemas } from "@/api/client";

export type Traveller = Schemas["Traveller"];
type Key = Schemas["BoardKey"];

export const doorOf = (event: string, { board, phase, session, round }: Key, rest = ""): string =>
  path(eventPath(event, `/boards/${board}${rest}`), { phase, session, round });

export const keyOf = ({ session = 1, round = 0, board }: Key): string => `${session}/${round}/${board}`;

/** Every board of a phase of which `isWanted`. */
export async function travellers(
  event: string,
  phase: Schemas["PhaseNow"] | undefined,
  isWanted: (board: Schemas["BoardOf"]) => boolean,
): Promise<Traveller[]> {
  const found: Traveller[] = [];
  for (let session = 1; phase && session <= phase.sessions; session++) {
    const boards = await get<Schemas["BoardOf"][]>(path(eventPath(event, "/boards"), { phase: phase.name, session }));
    for (const board of boards.filter(isWanted)) found.push(await get<Traveller>(doorOf(event, board.key)));
  }
  return found;
}
