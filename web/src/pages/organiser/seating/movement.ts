/** What one wants to know of a movement to draw it. */
import type { Schemas } from "@/api/client";

export type Movement = Schemas["Movement"];
export type Sitting = Schemas["Sitting"];

export interface Place {
  readonly table: number;
  readonly side: "NS" | "EW";
}

export const numbersOf = (side: Sitting["ns"]): readonly number[] => (typeof side === "number" ? [side] : side);

/** Every number of a movement, in order. */
export function contestants(movement: Movement): number[] {
  const found = new Set<number>();
  for (const round of movement.rounds) {
    for (const at of round.tables) for (const one of [...numbersOf(at.ns), ...numbersOf(at.ew)]) found.add(one);
    for (const one of round.sits_out ?? []) found.add(one);
  }
  return [...found].sort((a, b) => a - b);
}

/** Where a number sits in a round; nothing if it sits out, or after the last round. Of a team with two tables, the first. */
export function placeOf(movement: Movement, round: number, number: number): Place | undefined {
  for (const at of movement.rounds.find((one) => one.round === round)?.tables ?? []) {
    if (numbersOf(at.ns).includes(number)) return { table: at.table, side: "NS" };
    if (numbersOf(at.ew).includes(number)) return { table: at.table, side: "EW" };
  }
  return undefined;
}

/** Boards that no table plays in a round: they lie on the stand. */
export function resting(movement: Movement, round: number): number[] {
  const all = new Set(movement.rounds.flatMap((one) => one.tables.flatMap((at) => at.boards)));
  for (const at of movement.rounds.find((one) => one.round === round)?.tables ?? [])
    for (const board of at.boards) all.delete(board);
  return [...all].sort((a, b) => a - b);
}

/** Tables that have the same boards in a round, and pass them to each other. */
export function sharing(movement: Movement, round: number): { tables: number[]; boards: string }[] {
  const found = new Map<string, number[]>();
  for (const at of movement.rounds.find((one) => one.round === round)?.tables ?? []) {
    const boards = spans(at.boards);
    found.set(boards, [...(found.get(boards) ?? []), at.table]);
  }
  return [...found].filter(([, tables]) => tables.length > 1).map(([boards, tables]) => ({ tables, boards }));
}

/** Numbers as people write them: `1–4, 7`. */
export function spans(numbers: readonly number[]): string {
  const found: [number, number][] = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const last = found.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else found.push([number, number]);
  }
  return found.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(", ");
}
