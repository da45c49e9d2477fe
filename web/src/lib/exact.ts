/** Exact numbers as the server writes them (`7/2`, `12.03`, `-3`), rounded only where they are shown. */
export interface Exact {
  readonly over: bigint;
  readonly under: bigint;
}

export function exact(text: string | number): Exact {
  const match = /^([+-]?)(\d+)(?:\.(\d+)|\/(\d+))?$/.exec(String(text).trim());
  if (!match) throw new RangeError(`not an exact number: ${text}`);
  const [, sign, whole = "0", decimals = "", under] = match;
  const over = BigInt(whole + decimals) * (sign === "-" ? -1n : 1n);
  return { over, under: under ? BigInt(under) : 10n ** BigInt(decimals.length) };
}

export const times = (one: Exact, factor: number): Exact => ({ over: one.over * BigInt(factor), under: one.under });

export const HUNDRED = exact(100);

export const plus = (one: Exact, other: Exact): Exact => ({
  over: one.over * other.under + other.over * one.under,
  under: one.under * other.under,
});
export const minus = (one: Exact, other: Exact): Exact => plus(one, times(other, -1));
export const multiplied = (one: Exact, other: Exact): Exact => ({
  over: one.over * other.over,
  under: one.under * other.under,
});
export const divided = (one: Exact, other: Exact): Exact => multiplied(one, { over: other.under, under: other.over });

/** As the server reads it, in lowest terms: `3/5`. */
export function written({ over, under }: Exact): string {
  const common = divisor(over < 0n ? -over : over, under);
  return under === common ? `${over / common}` : `${over / common}/${under / common}`;
}

const divisor = (one: bigint, other: bigint): bigint => (other === 0n ? one : divisor(other, one % other));

/** Rounded to so many decimals, halves away from zero; as text with a point. */
export function rounded({ over, under }: Exact, decimals: number): string {
  const scaled = (over < 0n ? -over : over) * 10n ** BigInt(decimals);
  const whole = (scaled * 2n + under) / (under * 2n);
  const digits = whole.toString().padStart(decimals + 1, "0");
  const sign = over < 0n && whole !== 0n ? "-" : "";
  return decimals ? `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}` : sign + digits;
}

/** A share in whole per cent: `3/5` as `60`. */
export const percentOf = (share: string | number): string => rounded(times(exact(share), 100), 0);

/** Only for drawing: bars, lines, sliders. */
export const approximate = (text: string | number): number => {
  const { over, under } = exact(text);
  return Number(over) / Number(under);
};

export const isWhole = (text: string | number): boolean => {
  const { over, under } = exact(text);
  return over % under === 0n;
};
