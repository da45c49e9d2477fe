import type { Messages } from "../lib/words.svelte";

const found = import.meta.glob<Messages>("../../../src/arbitro/words/it/{web*,board,ties}.ftl", {
  import: "default",
  eager: true,
});

export const messages: Messages = Object.assign({}, ...Object.values(found));
