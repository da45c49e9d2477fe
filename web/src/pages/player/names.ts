/** Who sits where, as far as it is known. */
import type { Schemas } from "@/api/client";
import type { Seat } from "@/lib/result";
import type { Seated } from "./place.svelte";

/** The name at a seat; of a side whose seats nobody has told, nothing. */
export const namesAt = (here: Seated, seat: Seat): string =>
  here.sitters
    .filter((one) => one.seat === seat)
    .map((one) => one.name)
    .join(", ");

export const namesOf = (here: Seated, side: Schemas["Side"]): string[] =>
  here.sitters.filter((one) => one.side === side).map((one) => one.name);

/** Whether this phone enters: North-South's, or the only one at the table. */
export const isEntering = (here: Seated): boolean =>
  here.side === "NS" || !here.sitters.some((one) => one.side === "NS" && one.phone);
