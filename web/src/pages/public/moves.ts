/** Who has gone up or down in a ranking. */
export type Ranks = ReadonlyMap<string, number>;

/** Places won (lost, if negative) by those who moved. */
export function movesIn(before: Ranks, now: Ranks): Ranks {
  const found = new Map<string, number>();
  for (const [who, rank] of now) {
    const was = before.get(who);
    if (was !== undefined && was !== rank) found.set(who, was - rank);
  }
  return found;
}
