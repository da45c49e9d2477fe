/** Line-ups as a captain makes them. */
import type { Command, Schemas } from "@/api/client";

export type Match = Schemas["MatchLineups"];
export type Stanza = Schemas["StanzaNow"];
export type Person = Schemas["PersonOf"];
export type Side = "NS" | "EW";
export type Room = "open" | "closed";
export type Step = Extract<Command, { command: "move_lineup" }>["step"];

export const ROOMS: readonly Room[] = ["open", "closed"];
export const teamsOf = (match: Match): Schemas["Named"][] => [match.home, match.away];

/** The team at home sits North-South in the open room. */
export const sideOf = (match: Match, team: string, room: Room): Side =>
  (team === match.home.id) === (room === "open") ? "NS" : "EW";

/** Players in each room, by their ids. */
export type Rooms = Readonly<Record<Room, readonly string[]>>;
export const isFull = (rooms: Rooms): boolean => ROOMS.every((room) => rooms[room].length === 2);

export function lineupOf(match: Match, team: string, rooms: Rooms): Schemas["Lineup"] {
  const pairs = ROOMS.map((room) => ({
    room,
    side: sideOf(match, team, room),
    players: [...rooms[room]] as [string, string],
  }));
  return { team, pairs };
}

/** What was handed in, as far as it is seen. */
export const seenOf = (stanza: Stanza, team: string): Schemas["LineupSeen"] | undefined =>
  stanza.lineups.find((one) => one.team === team);

export function roomsOf(seen: Schemas["LineupSeen"] | undefined): Rooms {
  const of = (room: Room) =>
    seen?.pairs.find((pair) => pair.room === room)?.players.map((player) => player.id ?? "") ?? [];
  return { open: of("open"), closed: of("closed") };
}

export const placeOf = ({ group, round, table }: Match, phase: string) => ({ phase, group, round, table });
