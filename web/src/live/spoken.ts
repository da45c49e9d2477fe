/** What has changed at the table, in short sentences: spoken to who does not look, and a reason for a sound. */
import { callName } from "../lib/calls";
import { cardName } from "../lib/cards";
import { SEATS, type Seat } from "../lib/result";
import { t } from "../lib/words.svelte";
import { contractName } from "../lib/contract";
import { whoName, type State, type View } from "./seen";

const seatName = (seat: Seat) => t(`web-seat-name-${seat}`);

/** From one state to the next; nothing at the first look. */
export function changes(before: State | undefined, after: State): string[] {
  if (!before) return [];
  const [old, now] = [before.view, after.view];
  const said = seatChanges(before, after);
  if (!now) return said;
  if (!old || old.board !== now.board) return [...said, boardName(now), ...turnOf(now)];
  return [
    ...said,
    ...callsMade(old, now),
    ...cardsPlayed(old, now),
    ...tricksWon(old, now),
    ...words(old, now),
    ...claims(old, now),
    ...(now.director && !old.director ? [t("web-table-director-called")] : []),
    ...after.said.rulings.slice(before.said.rulings.length).flat(),
    ...(now.result && !old.result ? [t("web-table-over", { result: contractName(now.result) })] : []),
    ...(old.turn === now.turn ? [] : turnOf(now)),
  ];
}

export const boardName = (view: View): string =>
  t("web-table-board-said", {
    board: view.board,
    dealer: seatName(view.dealer),
    vulnerable: t(`web-table-vulnerable-${view.vulnerability}`),
  });

function seatChanges(before: State, after: State): string[] {
  return SEATS.flatMap((seat) => {
    const [old, now] = [before.table.seats[seat], after.table.seats[seat]];
    if (now && old?.person !== now.person) return [t("web-table-sits", { name: now.name, seat: seatName(seat) })];
    if (old && !now) return [t("web-table-stood-up", { name: old.name, seat: seatName(seat) })];
    if (now?.away && !old?.away) return [t("web-table-gone", { name: now.name })];
    if (old?.away && now && !now.away) return [t("web-table-back", { name: now.name })];
    return [];
  });
}

function callsMade(old: View, now: View): string[] {
  const [before, after] = [old.calls ?? [], now.calls ?? []];
  const said = after
    .slice(before.length)
    .map(({ seat, call }) => t("web-table-calls", { seat: seatName(seat), call: callName(call) }));
  if (now.contract && !old.contract && now.declarer)
    said.push(
      t("web-table-contract-is", {
        contract: contractName(now.contract),
        seat: seatName(now.declarer),
      }),
    );
  return said;
}

/** Also when the trick was quitted in the same moment. */
function cardsPlayed(old: View, now: View): string[] {
  const seen = new Set([...(old.trick ?? []), ...(old.last_trick ?? [])].map(({ card }) => card));
  return [...((now.trick ?? []).length ? [] : (now.last_trick ?? [])), ...(now.trick ?? [])]
    .filter(({ card }) => !seen.has(card))
    .map(({ seat, card }) => t("web-table-plays", { seat: seatName(seat), card: cardName(card) }));
}

function tricksWon(old: View, now: View): string[] {
  if ((now.tricks_ns ?? 0) > (old.tricks_ns ?? 0)) return [t("web-table-won-NS", { tricks: now.tricks_ns ?? 0 })];
  if ((now.tricks_ew ?? 0) > (old.tricks_ew ?? 0)) return [t("web-table-won-EW", { tricks: now.tricks_ew ?? 0 })];
  return [];
}

const words = (old: View, now: View): string[] =>
  (now.said ?? []).slice((old.said ?? []).length).map(({ what, seat, text }) =>
    t("web-table-says", {
      seat: whoName(seat),
      text:
        what === "alert"
          ? t("web-table-alert")
          : what === "question" && text
            ? t("web-table-asked", { call: callName(text) })
            : text,
    }),
  );

function claims(old: View, now: View): string[] {
  if (!now.claim || old.claim) return [];
  return [
    t("web-table-claimed", {
      seat: seatName(now.claim.seat),
      tricks: now.claim.tricks,
    }),
  ];
}

const turnOf = (view: View): string[] =>
  view.turn
    ? [view.turn === view.viewer ? t("web-table-your-turn") : t("web-table-turn-of", { seat: seatName(view.turn) })]
    : [];
