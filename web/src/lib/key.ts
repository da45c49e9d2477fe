/** A fresh idempotency key. `crypto.randomUUID` is not there over plain HTTP; random bytes are. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
