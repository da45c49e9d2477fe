/** What a player does with a result. All of it goes through the queue, which keeps it until it has arrived. */
import { give, post, type Command, type Schemas } from "@/api/client";
import { t } from "@/lib/words.svelte";
import { queue } from "@/live/queue.svelte";
import { written } from "./draft";
import type { Pending, Seated } from "./place.svelte";

const seatOf = (here: Seated | undefined) => here?.seat ?? "";
const told = (board: number, text: string) => `${t("web-board", { board })}: ${text}`;
const said = (pending: Pending) => (pending.recorded.result ? written(pending.recorded.result) : "");

export const enter = (event: string, here: Seated, board: number, result: string, lead: string): Promise<void> =>
  queue.add(
    event,
    { command: "enter_result", at: here.at, board, recorded: { result }, lead, seat: seatOf(here) },
    told(board, written(result)),
  );

export const confirmation = ({ at, board, version }: Pending): Command => ({
  command: "confirm_result",
  at,
  board,
  shown: version,
});
export const objection = ({ at, board }: Pending): Command => ({ command: "dispute_result", at, board });

export const confirm = (event: string, pending: Pending): Promise<void> =>
  queue.add(event, confirmation(pending), told(pending.board, t("web-play-you-confirm", { result: said(pending) })));
export const dispute = (event: string, pending: Pending): Promise<void> =>
  queue.add(event, objection(pending), told(pending.board, t("web-play-you-dispute", { result: said(pending) })));

/** A command of somebody else on this phone: signed in for it alone. */
export async function giveAs(
  event: string,
  code: string,
  who: string,
  command: Command,
): Promise<Schemas["DoneAnswer"]> {
  const device = t("web-play-passed-phone");
  const { token } = await post("/api/tables/{code}/sign-in", { code }, { who, device }, { token: "" });
  try {
    return await give(event, command, { token });
  } finally {
    await post("/api/sign-out", {}, undefined, { token }).catch(() => undefined); // it runs out by itself
  }
}

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
