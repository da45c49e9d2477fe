/** The board at a table as it stands, and the command that gives it another score. */
import type { Command, Schemas } from "@/api/client";

export type Slip = Schemas["Slip"];

export const held = (slip: Slip): Schemas["Recorded"] | null => (slip.state === "entered" ? slip.recorded : null);

export function giving(slip: Slip, recorded: Schemas["Recorded"]): Command {
  const { at, board } = slip;
  const shown = held(slip);
  if (shown) {
    const form = shown.form ? { form: shown.form } : {};
    return { command: "correct_result", at, board, recorded: { ...recorded, ...form }, reason: "ruling", shown };
  }
  if (recorded.ns && recorded.ew) return { command: "award", at, board, ns: recorded.ns, ew: recorded.ew };
  return { command: "enter_result", at, board, recorded };
}
