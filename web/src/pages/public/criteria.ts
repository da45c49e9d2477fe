/** What parted those who were level, in words. */
import { t } from "@/lib/words.svelte";

const DECISIONS: Readonly<Record<string, string>> = { lot: "lots", extra_boards: "extra_stanza" };

export const criterion = (id: string): string =>
  id === "director" ? t("web-public-by-director") : t(`tie-by-${DECISIONS[id] ?? id}`);
