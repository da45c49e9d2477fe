/** What a player does with a result. All of it goes through the queue, which keeps it until it has arrived. */
import { give } from "@/api/client";
import { t } from "@/lib/words.svelte";
import { queue } from "@/live/queue.svelte";
import { written } from "./draft";
import type { Pending, Seated } from "./place.svelte";

const seatOf = (here: Seated | undefined) => here?.seat ?? "";
const told = (board: number, text: string) => `${t("web-board", { board })}: ${text}`;
const said = ({ recorded }: Pick<Pending, "recorded">) => (recorded.result ? written(recorded.result) : "");

/** On the phone of East-West, if it is the only one, North-South enter what they would on their own. */
export const enter = (event: string, here: Seated, board: number, result: string, lead: string): Promise<void> => {
  const passed = here.side === "EW";
  const seat = passed ? "" : seatOf(here);
  return queue.add(
    event,
    { command: "enter_result", at: here.at, board, recorded: { result }, lead, seat, passed },
    told(board, written(result)),
  );
};

/** `passed`: the phone is in the opponents' hands. */
export const confirm = (event: string, { at, board, version, ...of }: Pending, passed = false): Promise<void> =>
  queue.add(
    event,
    { command: "confirm_result", at, board, shown: version, passed },
    told(board, t("web-play-you-confirm", { result: said(of) })),
  );
export const dispute = (event: string, { at, board, ...of }: Pending, passed = false): Promise<void> =>
  queue.add(
    event,
    { command: "dispute_result", at, board, passed },
    told(board, t("web-play-you-dispute", { result: said(of) })),
  );

/** The code of the table at which somebody has signed in here; of use as long as the event lasts. */
const CODE = "arbitro.table";
export const tableCode = {
  keep: (event: string, code: string): void => localStorage.setItem(CODE, JSON.stringify([event, code])),
  of(event: string): string {
    const [kept, code] = JSON.parse(localStorage.getItem(CODE) ?? "[]") as [string?, string?];
    return kept === event ? (code ?? "") : "";
  },
};

/** From here on the table looks at nobody else's results. Others at the table may have said so already. */
export const takeUp = (event: string, here: Seated, board: number): Promise<unknown> =>
  give(event, { command: "begin_board", at: here.at, board }).catch(() => undefined);
