/** What the next call or card is, if it is not simply made: a change of one's call, a card dropped, a lead face down. */
export type Slip = "change" | "drop" | "down";
