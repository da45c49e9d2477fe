/** All events of the club, the last one first: some hundreds at most. */
import { get, type Schemas } from "../api/client";

export async function allEvents(): Promise<Schemas["EventLine"][]> {
  const found: Schemas["EventLine"][] = [];
  for (let after = ""; ;) {
    const page = await get("/api/events", { after });
    found.push(...page.events);
    if (!page.next) return found.sort((a, b) => b.date.localeCompare(a.date) || a.name.localeCompare(b.name));
    after = page.next;
  }
}
