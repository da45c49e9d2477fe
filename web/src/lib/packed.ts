/** A value in the fragment of an address: Base64 for addresses, of JSON in UTF-8. */
export function packed(value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export function unpacked<T extends object>(hash: string): Partial<T> | undefined {
  try {
    const text = atob(hash.slice(1).replaceAll("-", "+").replaceAll("_", "/"));
    const found: unknown = JSON.parse(new TextDecoder().decode(Uint8Array.from(text, (one) => one.charCodeAt(0))));
    return typeof found === "object" && found !== null ? found : undefined;
  } catch {
    return undefined; // somebody else's fragment
  }
}
