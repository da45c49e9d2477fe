const found = import.meta.glob<string>("../../../src/arbitro/words/en/{web*,board,ties}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export const texts = Object.values(found);
