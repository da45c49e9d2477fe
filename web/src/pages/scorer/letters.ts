/** The letters of the language chosen, as the scorer types and reads them. */
import { t } from "@/lib/words.svelte";
import type { Letters } from "@/lib/slip";

const upper = (id: string): string => t(id).toUpperCase();

/** Four spades by North, just made, as it is typed. */
export const example = (): string => `4${t("web-scorer-letter-S")}${upper("web-seat-N")}=`;

export const letters = (): Letters => ({
  suits: {
    S: t("web-scorer-letter-S"),
    H: t("web-scorer-letter-H"),
    D: t("web-scorer-letter-D"),
    C: t("web-scorer-letter-C"),
  },
  nt: upper("web-nt"),
  seats: { N: upper("web-seat-N"), E: upper("web-seat-E"), S: upper("web-seat-S"), W: upper("web-seat-W") },
  ranks: {
    A: upper("web-rank-A"),
    K: upper("web-rank-K"),
    Q: upper("web-rank-Q"),
    J: upper("web-rank-J"),
    T: upper("web-rank-T"),
  },
});
