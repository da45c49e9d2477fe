/** The last answer of a kind, kept for the time without a network; one of each kind, and only for whom it was meant. */
export interface Kept<T> {
  read(): T | undefined;
  write(value: T): void;
}

export function keptAs<T>(kind: string, whose: string): Kept<T> {
  const place = `arbitro.kept.${kind}`;
  return {
    read() {
      const found = JSON.parse(localStorage.getItem(place) ?? "null") as { whose: string; value: T } | null;
      return found?.whose === whose ? found.value : undefined;
    },
    write: (value) => localStorage.setItem(place, JSON.stringify({ whose, value })),
  };
}
