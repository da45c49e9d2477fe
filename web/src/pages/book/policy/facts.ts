/** What is told of a matter, field by field, as the doors of the policies take it. */
import type { Schemas } from "@/api/client";
import type { FormValue } from "@/lib/form";

export type Facts = Readonly<Record<string, FormValue>>;
export type Topic = Schemas["TopicForm"]["topic"];
export type Field = Schemas["FormField"];
export type Answer = Schemas["AlertAnswer"] | Schemas["PsychAnswer"] | Schemas["PreAlertAnswer"];

export function withFact(facts: Facts, name: string, value: FormValue | undefined): Facts {
  const { [name]: _, ...others } = facts;
  return value === undefined ? others : { ...others, [name]: value };
}

/** A question is answered in the field of its id without the name of its topic. */
export const fieldOf = (topic: Topic, question: string): string => question.replace(`${topic.replace("-", "_")}_`, "");
