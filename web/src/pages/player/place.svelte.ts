/** Where whoever is signed in sits, what he has on his card, and how each board of the round stands. */
import { get, type Schemas } from "@/api/client";
import { keptAs } from "@/lib/kept";
import { session } from "@/lib/session.svelte";
import { watched, type Feed, type Watched } from "@/live/feed.svelte";
import { queue, type Waiting } from "@/live/queue.svelte";

export type Spot = Schemas["Spot"];
export type Seated = Schemas["SeatedAt"];
export type Pending = Schemas["WaitingResult"];

/** All that a phone needs for the round. */
export interface Held {
  readonly place: Schemas["MyPlace"];
  readonly card: Schemas["ScoreCard"];
}

async function read(event: string): Promise<Held | null> {
  const place = await get("/api/events/{id}/place", { id: event });
  if (!place) return null;
  const { phase, who } = place;
  const asked = { id: event, contestant: who.id, phase };
  return { place, card: await get("/api/events/{id}/contestants/{contestant}/card", asked) };
}

/** Kept on the phone as well; null for who does not play here. */
export const myPlace = (feed: Feed): Watched<Held | null> =>
  watched(feed, () => read(feed.event), keptAs<Held | null>("place", `${feed.event} ${session.me.person}`));

const key = ({ phase = "", session = 1, section = "", round, table, room = "" }: Spot): string =>
  [phase, session, section, round, table, room].join("/");
export const isSame = (one: Spot, other: Spot): boolean => key(one) === key(other);

/** A board at a table: still to play, on this phone only, waiting for somebody, or done. */
export type State = "play" | "unsent" | "me" | "opponents" | "director" | "done";

export interface BoardHere {
  readonly board: number;
  readonly state: State;
  readonly recorded?: Schemas["Recorded"];
  readonly lead?: string;
  readonly pending?: Pending | undefined;
  readonly line?: Schemas["CardLine"] | undefined;
}

export const myEntries = (event: string): readonly Waiting[] =>
  queue.entries.filter((entry) => entry.event === event && entry.person === session.me.person);

function boardAt({ place, card }: Held, here: Seated, board: number, unsent: readonly Waiting[]): BoardHere {
  const line = card.lines.find((one) => !one.waiting && one.key.board === board && isSame(one.at, here.at));
  if (line) return { board, state: "done", recorded: line.recorded, line };
  const pending = place.waiting.find((one) => one.board === board && isSame(one.at, here.at));
  for (const { command } of [...unsent].reverse()) {
    if (!("board" in command && "at" in command) || command.board !== board || !isSame(command.at, here.at)) continue;
    if (command.command === "enter_result")
      return { board, state: "unsent", recorded: command.recorded, lead: command.lead ?? "" };
    if (pending && (command.command === "confirm_result" || command.command === "dispute_result"))
      return { board, state: "unsent", recorded: pending.recorded, lead: pending.lead, pending };
  }
  if (pending) return { board, state: pending.waits_for, recorded: pending.recorded, lead: pending.lead, pending };
  return { board, state: here.left.includes(board) ? "play" : "done" };
}

export function boardsAt(held: Held, here: Seated, entries: readonly Waiting[]): BoardHere[] {
  const unsent = entries.filter((entry) => !entry.refused);
  return here.boards.map((board) => boardAt(held, here, board, unsent));
}
