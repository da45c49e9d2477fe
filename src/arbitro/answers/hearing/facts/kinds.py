"""Events of one kind, for those who read their facts; and what such a reader is."""

from collections.abc import Callable
from typing import Any, TypeAlias

from arbitro.answers.hearing.reading import Reading

Filler: TypeAlias = Callable[[Reading, str], Any]
"""What a story tells of a field or question of this event; nothing where it does not."""

PAIRS_OF_PLAYS = frozenset({"premature_play", "simultaneous_plays"})
LEADS_OUT_OF_TURN = frozenset({
    "lead_out_of_turn", "opening_lead_out_of_turn", "declarer_led_out_of_turn", "defender_led_out_of_turn",
})  # fmt: skip
REVOKES = frozenset({"failed_to_follow_suit", "revoke_noticed", "revoke_to_be_corrected", "revoke_established"})
DESIGNATIONS = frozenset({"designation_changed", "dummy_misplayed_card", "incomplete_designation"})
DEFENDERS = frozenset({
    "opening_lead_out_of_turn", "defender_led_out_of_turn", "defender_exposed_card", "penalty_card_not_played",
    "opening_lead_to_be_changed",
})  # fmt: skip
PENALTIES = frozenset({"penalty_card_and_lead", "several_penalty_cards_and_lead"})
OWN_CARD = frozenset({
    "penalty_card_and_lead", "penalty_card_to_play", "which_penalty_card", "several_penalty_cards_and_lead",
    "penalty_card_not_played", "several_cards_at_once", "defender_exposed_card", "card_exposed_in_auction",
})  # fmt: skip
"""Where whoever had the first card that is told did it."""
