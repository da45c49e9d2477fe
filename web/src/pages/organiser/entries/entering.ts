/** Entries made from a text, said with a way back. */
import { give } from "@/api/client";
import { toasts } from "@/lib/toasts.svelte";
import type { Feed } from "@/live/feed.svelte";
import { readEntries, type EntriesAnswer } from "./entries";

export async function entered(
  feed: Feed,
  text: string,
  section: string,
  said: (answer: EntriesAnswer) => string,
): Promise<EntriesAnswer> {
  const answer = await readEntries(feed.event, text, section, true);
  const last = answer.version ?? 0;
  feed.heard(last);
  const versions = answer.entries.map((_, at) => last - at);
  toasts.tell(said(answer), () =>
    give(feed.event, { command: "undo", versions }).then((done) => feed.heard(done.version)),
  );
  return answer;
}
