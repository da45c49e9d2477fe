/** A contract or a result in words: `4SX`, `3NT S +1`. */
import { callName } from "./calls";
import { t } from "./words.svelte";

export function contractName(text: string): string {
  const found = /^([1-7])(NT|[CDHS])(X{0,2})(?:\s+([NESW])\s*(=|[+-]\d+))?$/.exec(text);
  if (!found) return text === "PASS" ? t("web-passed-out") : text;
  const [, level, denomination, risk, declarer, over] = found;
  const contract = [callName(`${level}${denomination}`), risk && t(`web-adjust-risk-${risk}`)]
    .filter(Boolean)
    .join(" ");
  if (!declarer || !over) return contract;
  return `${contract}, ${t(`web-seat-name-${declarer}`)}, ${over === "=" ? t("web-table-made") : over.replace("-", "−")}`;
}
