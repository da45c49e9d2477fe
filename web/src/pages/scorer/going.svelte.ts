/** Where the scorer is: by round or by board, in which of them, at which line. The address tells it too. */
import { tick } from "svelte";
import type { Schemas } from "@/api/client";
import { router } from "@/lib/router.svelte";
import { isGap, isOpen, slipKey, type Batch, type Slip } from "./slips";

type Place = Pick<Slip, "at" | "board">;
const FIRST = "first";

const asked = (name: string): number => Number(router.query.get(name) ?? 0);

export class Going {
  readonly by = $derived(router.query.get("by") === "board" ? "board" : "round");
  readonly session = $derived(asked("session") || 1);
  readonly round = $derived(asked("round"));
  readonly board = $derived(this.by === "board" ? asked("board") : 0);
  readonly #section = $derived(router.query.get("section") ?? "");

  #known = $state.raw<Schemas["Slips"]>();
  #wanted = $state(FIRST);
  #current = $state("");

  readonly batches: readonly Batch[] = $derived(
    (this.by === "round" ? this.#known?.rounds : this.#known?.boards) ?? [],
  );
  readonly here = $derived(this.batches.find((batch) => this.#isHere(batch)));
  readonly lines: readonly Slip[] = $derived(
    (this.#known?.lines ?? []).filter(
      ({ at, board }) =>
        this.here &&
        (this.by === "round" ? (at.section ?? "") === this.#section && at.round === this.round : board === this.board),
    ),
  );
  readonly gaps = $derived(this.#known?.gaps ?? []);
  /** The line with the focus. */
  readonly current = $derived(this.lines.find((slip) => slipKey(slip) === this.#current));

  /** What the server told last. */
  know(slips: Schemas["Slips"] | undefined): void {
    this.#known = slips;
  }

  /** Somewhere to begin, and the line that was asked for as soon as it is there. Called as an effect. */
  settle(): void {
    if (!this.here) {
      const start = this.batches.find((one) => one.missing) ?? this.batches.findLast((one) => one.results);
      const first = start ?? this.batches[0];
      if (first) this.open(first);
      return;
    }
    const found =
      this.#wanted === FIRST
        ? (this.lines.find(isGap) ?? this.lines.find(isOpen))
        : this.lines.find((slip) => slipKey(slip) === this.#wanted);
    if (!this.#wanted || !found) return;
    this.#wanted = "";
    // no keyboard pops up on a phone that has not asked for it
    if (matchMedia("(pointer: fine)").matches) void tick().then(() => this.focus(found));
  }

  focused(slip: Slip): void {
    this.#current = slipKey(slip);
  }

  focus(slip: Slip): void {
    document.getElementById(`slip-${slipKey(slip)}`)?.focus();
  }

  open(batch: Batch, line = FIRST): void {
    this.#wanted = line;
    const { round, board, section } = batch;
    router.set({ round: round ? `${round}` : "", board: board ? `${board}` : "", section: section ?? "" });
  }

  turnTo(by: "round" | "board"): void {
    this.#wanted = FIRST;
    router.set({ by, round: "", board: "", section: "" });
  }

  sit(session: number): void {
    this.#wanted = FIRST;
    router.set({ session: `${session}`, round: "", board: "", section: "" });
  }

  /** Up or down; from the last line to the next round or board where something is missing. */
  move(step: 1 | -1): void {
    const usable = this.lines.filter(isOpen);
    const next = usable[usable.findIndex((slip) => slip === this.current) + step];
    if (next) this.focus(next);
    else if (step === 1) this.turn(1, { toGap: true });
  }

  /** To the next line without a result, here or in a later round or board; not to one that waits for the director. */
  forward(): void {
    const rest = this.lines.slice(this.lines.findIndex((slip) => slip === this.current) + 1);
    const next = rest.find((slip) => isGap(slip) && slip.state !== "disputed");
    if (next) this.focus(next);
    else this.turn(1, { toGap: true });
  }

  turn(step: 1 | -1, { toGap = false } = {}): void {
    const at = this.batches.findIndex((batch) => this.#isHere(batch));
    const rest = step === 1 ? this.batches.slice(at + 1) : this.batches.slice(0, Math.max(at, 0)).reverse();
    const next = rest.find((one) => !toGap || one.missing);
    if (next) this.open(next);
  }

  goTo(place: Place): void {
    const line = this.lines.find((slip) => slipKey(slip) === slipKey(place));
    if (line) return this.focus(line);
    const batch = this.batches.find(({ round, board, section }) =>
      this.by === "round"
        ? round === place.at.round && section === (place.at.section ?? "")
        : board === place.board && (round === 0 || round === place.at.round),
    );
    if (batch) this.open(batch, slipKey(place));
  }

  /** The first gap after the line, else the first of all; not those that wait for the director. */
  nextGap(): void {
    const open = this.gaps.filter((gap) => gap.state !== "disputed" && slipKey(gap) !== this.#current);
    const order = this.by === "round" ? open : open.toSorted((a, b) => a.board - b.board || a.at.round - b.at.round);
    const later = order.find((gap) => this.current && this.#isAfter(gap, this.current));
    const next = later ?? order[0];
    if (next) this.goTo(next);
  }

  #isAfter(gap: Place, than: Slip): boolean {
    const after = this.lines.slice(this.lines.indexOf(than) + 1).some((slip) => slipKey(slip) === slipKey(gap));
    return after || (this.by === "round" ? gap.at.round > than.at.round : gap.board > than.board);
  }

  #isHere(batch: Batch): boolean {
    if (batch.round !== this.round) return false;
    return this.by === "round" ? batch.section === this.#section : batch.board === this.board;
  }
}
