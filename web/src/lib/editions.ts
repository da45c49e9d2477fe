/** The editions of the Laws, the newest first, and the one that an address asks for. */
import { router } from "./router.svelte";

export const EDITIONS: readonly number[] = [2017, 2007, 1997];

export function editionAsked(): number {
  const asked = Number(router.query.get("edition"));
  return EDITIONS.includes(asked) ? asked : EDITIONS[0]!;
}

/** The place of a clause, or of anything else with an id on the page of its law. */
export const inBook = (law: string, edition: number, place = ""): string =>
  `/book/${law}?edition=${edition}${place && place !== law ? `#${place}` : ""}`;

/** The place of a paragraph on the page of the supplementary regulations: an id has no spaces. */
export const placeOfParagraph = (article: string): string => article.replaceAll(" ", "-");
export const inRegulations = (article: string): string => `/book/regulations#${placeOfParagraph(article)}`;
