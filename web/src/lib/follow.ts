/** A player goes to his live table by himself, once for each table: whoever has gone back stays where he is. */
import { router } from "./router.svelte";

const KEPT = "arbitro.live";

export const follow = {
  /** The table to which he was taken last. */
  get last(): string {
    return sessionStorage.getItem(KEPT) ?? "";
  },
  go(table: string): void {
    sessionStorage.setItem(KEPT, table);
    router.go(`/table/${encodeURIComponent(table)}`);
  },
};
