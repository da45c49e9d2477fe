/** What can be printed of an event. */
export const PRINTED = ["cards", "captains", "movement", "slips", "ranking", "results", "boards"] as const;
export type Printed = (typeof PRINTED)[number];
export const isPrinted = (what: string): what is Printed => (PRINTED as readonly string[]).includes(what);
