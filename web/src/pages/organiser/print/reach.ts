/** Whether an address leads nowhere from another device. */
export const isOnlyHere = (host: string): boolean =>
  host === "localhost" || host === "[::1]" || host.startsWith("127.");
