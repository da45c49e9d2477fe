/** What a call shows, as people write it in their language: `5+P 6-10` in Italian is `5+♠ 6-10`. */
import { t } from "@/lib/words.svelte";

export const SHAPES = ["balanced", "one-suited", "two-suited", "three-suited"] as const;
export const SIGNS = ["♠", "♥", "♦", "♣"] as const;
const LENGTH = /(\d\+?)([a-z])(?![a-z])/gi;

/** As the server reads it. */
export function readMeaning(text: string): string {
  const letters = t("web-book-suit-letters");
  let told = text.trim();
  for (const shape of SHAPES) told = told.replaceAll(t(`web-book-shape-${shape}`), shape);
  return told.replace(LENGTH, (all, length: string, letter: string) => {
    const sign = SIGNS[letters.indexOf(letter.toUpperCase())];
    return sign ? length + sign : all;
  });
}

export function sayMeaning(text: string): string {
  return SHAPES.reduce((said, shape) => said.replaceAll(shape, t(`web-book-shape-${shape}`)), text);
}
