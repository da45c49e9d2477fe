/** What a scorer types while the line changes under him. */
import { describe, expect, it } from "vitest";
import { Draft } from "../src/pages/scorer/draft.svelte";

describe("who types after undoing", () => {
  const draft = new Draft();
  draft.type("4sn=", "");
  draft.entered();
  draft.read("4S N =");
  it("shows what is recorded again", () => expect(draft.text).toBeUndefined());
  it("has seen what was there before, once it is read", () => {
    draft.undoing(true);
    draft.type("2ntn=", "4S N =");
    draft.read("4S N =");
    expect(draft.seen).toBe("4S N =");
    draft.read("");
    expect(draft.seen).toBe("");
  });
  it("has not seen what somebody else enters then", () => {
    draft.read("3NT S =");
    expect(draft.seen).toBe("");
    expect(draft.text).toBe("2ntn=");
  });
});
