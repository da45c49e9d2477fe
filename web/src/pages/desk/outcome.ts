/** The outcome of a board that the workshop hands over to a ruling under way. */
import type { Schemas } from "@/api/client";
import { isSame, type Spot } from "./spot";

const PLACE = "arbitro.outcome";

interface HandedOver {
  readonly event: string;
  readonly spot: Spot;
  readonly board: number;
  readonly recorded: Schemas["Recorded"];
}

export function handedOver(event: string, at: Spot, board: number | null): Schemas["Recorded"] | undefined {
  const found = JSON.parse(sessionStorage.getItem(PLACE) ?? "null") as HandedOver | null;
  const isHere = found && found.event === event && found.board === board && isSame(found.spot, at);
  return isHere ? found.recorded : undefined;
}

export const handOver = (told: HandedOver): void => sessionStorage.setItem(PLACE, JSON.stringify(told));

export const forgetHandedOver = (): void => sessionStorage.removeItem(PLACE);
