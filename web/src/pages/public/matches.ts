/** What a match came to, both sides at once. */
import { isWhole } from "@/lib/exact";
import { figure } from "@/lib/words.svelte";

/** `17–3`: whole numbers without decimals unless some are asked for. */
export const pairOf = (both: readonly string[], decimals: number): string =>
  both.map((one) => figure(one, isWhole(one) && !decimals ? 0 : decimals || 2)).join(" – ");
