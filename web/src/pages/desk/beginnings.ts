/** How the ruling begins that directors are usually called for. */
import { pageOf } from "@/lib/address";
import type { Usual } from "@/lib/calls";
import type { Values } from "./rule/case.svelte";

export interface Beginning {
  readonly what: string;
  readonly answers?: Values;
  /** What else such a call may be about. */
  readonly otherwise?: readonly string[];
}

type Query = Parameters<typeof pageOf>[2];

/** The page on which it begins. */
export const beginAt = (event: string, query: Query, usual: Usual): string => {
  if (usual === "claim") return pageOf(event, "/desk/claim", query);
  if (usual === "score") return pageOf(event, "/desk/correct", query);
  return pageOf(event, "/desk/rule", { ...query, usual });
};

/** Claims and wrong scores have pages of their own. `played`: whether the board has a result. */
export function beginningOf(usual: Usual, played: boolean): Beginning | undefined {
  switch (usual) {
    case "revoke":
      return played
        ? { what: "revoke_established" }
        : { what: "revoke_noticed", otherwise: ["revoke_established", "asked_about_revoke"] };
    case "lead":
      return {
        what: "opening_lead_out_of_turn",
        answers: { opening_lead_faced: true }, // face down it goes back without the director (41A)
        otherwise: ["lead_out_of_turn"],
      };
    case "insufficient":
      return { what: "insufficient_bid" };
    case "out_of_turn":
      return { what: "call_out_of_rotation" };
    case "exposed":
      return { what: "defender_exposed_card", otherwise: ["card_exposed_in_auction", "declarer_exposed_cards"] };
    case "hesitation":
      return { what: "unauthorised_information", answers: { ui_event: "hesitation" } };
    case "explanation":
      return { what: "wrong_explanation", otherwise: ["partner_explanation_wrong", "own_explanation_wrong"] };
    case "board":
      return { what: "wrong_board_played", otherwise: ["hand_from_wrong_board", "board_fouled"] };
    case "claim":
    case "score":
      return undefined;
  }
}
