/** The board that a ruling is about: its number, for the score of a result, and the results that there are on it. */
import { getContext, setContext } from "svelte";

const BOARD = Symbol("board");

export interface BoardSeen {
  readonly board: number;
  readonly results: readonly string[];
  readonly inImps: boolean;
}

export const shareBoard = (seen: () => BoardSeen | undefined): void => void setContext(BOARD, seen);
export const useBoard = (): BoardSeen | undefined => getContext<(() => BoardSeen | undefined) | undefined>(BOARD)?.();
