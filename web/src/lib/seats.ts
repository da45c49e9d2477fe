/** Who sits where at the table that a page is about. */
import { getContext, setContext } from "svelte";
import type { Schemas } from "@/api/client";
import type { Seat } from "./result";

const SITTERS = Symbol("sitters");
type Sitters = readonly Schemas["Sitter"][];

export const shareSitters = (sitters: () => Sitters): void => void setContext(SITTERS, sitters);

/** The name of whoever sits there, or nothing where nobody knows. */
export function useNames(): (to: string) => string {
  const sitters = getContext<(() => Sitters) | undefined>(SITTERS);
  return (to) => (sitters ? nameOf(sitters(), to) : "");
}

/** Of a seat, or of a side: `Anna – Bruno`. */
export const nameOf = (sitters: Sitters, to: string): string =>
  sitters
    .filter((one) => one.seat === (to as Seat) || one.side === to)
    .map((one) => one.name)
    .join(" – ");
