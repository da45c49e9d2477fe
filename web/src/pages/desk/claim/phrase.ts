/** What the claimer said (68C), as the server reads it and in the language chosen. */
import { cardName } from "@/lib/cards";
import { t } from "@/lib/words.svelte";

export const FORMS = [
  "trumps",
  "round",
  "run",
  "top",
  "drop",
  "ruff_one",
  "ruff",
  "cross",
  "finesse",
  "cards",
  "to",
  "discard",
  "discard_card",
] as const;
export type Form = (typeof FORMS)[number];

export interface Phrase {
  readonly form: Form;
  readonly suit?: "S" | "H" | "D" | "C";
  readonly cards?: readonly string[];
}

const SUIT = { S: "spades", H: "hearts", D: "diamonds", C: "clubs" } as const;
export const asksSuit = (form: Form): boolean => ["run", "top", "drop", "ruff_one", "ruff", "discard"].includes(form);
/** How many cards the phrase names; nothing: as many as one likes. */
export const CARDS: Partial<Record<Form, number>> = { finesse: 1, discard_card: 1, to: 2, cards: 13 };

/** In English, which is what the server understands. */
export function english({ form, suit = "S", cards = [] }: Phrase): string {
  const name = SUIT[suit];
  switch (form) {
    case "trumps":
      return "drawing trumps";
    case "round":
      return "one round of trumps";
    case "run":
      return name;
    case "top":
      return `${name} from the top`;
    case "drop":
      return `${name} for the drop`;
    case "ruff_one":
      return `ruffing a ${name.slice(0, -1)}`;
    case "ruff":
      return `ruffing ${name}`;
    case "cross":
      return "cross-ruff";
    case "finesse":
      return `finessing the ${cards[0]}`;
    case "cards":
      return cards.join(" ");
    case "to":
      return `${cards[0]} to the ${cards[1]}`;
    case "discard":
      return `discarding ${name}`;
    case "discard_card":
      return `discarding the ${cards[0]}`;
  }
}

export function phraseName({ form, suit, cards = [] }: Phrase): string {
  const names = cards.map(cardName);
  return t(`web-claim-phrase-${form}`, {
    suit: suit ? t(`web-suit-${suit}`) : "",
    card: names[0] ?? "",
    other: names[1] ?? "",
    cards: names.join(", "),
  });
}
