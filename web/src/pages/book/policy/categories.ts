/** The categories of events that the policy of systems tells apart, as choices. */
import { t } from "@/lib/words.svelte";
import type { Field } from "./facts";

const CATEGORIES = [1, 2, 3, 4];

export const categoryChoice = (field: Field, label: string): Field => ({
  ...field,
  label,
  choices: CATEGORIES.map((value) => ({ value, text: t(`web-book-category-${value}`) })),
});
