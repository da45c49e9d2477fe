"""Law 65: how the cards of a trick are turned and kept."""

from collections.abc import Sequence
from enum import Enum

from arbitro.bridge.cards import Card
from arbitro.bridge.contract import Contract
from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.shared.playing import InPlay, Role
from arbitro.laws.shared.revoke import tricks_of

led_to_next = yes_no("led_to_next", source=Source.LOG)
side_played_on = yes_no("side_played_on", source=Source.LOG)

CARRIED_BY = {
    "65B1": "arbitro.laws.law_65_arrangement_of_tricks:turned_cards",
    "65B2": "arbitro.laws.law_65_arrangement_of_tricks:turned_cards",
    "65C": "arbitro.laws.law_65_arrangement_of_tricks:turned_cards",
}
NOT_EXECUTABLE = {
    "65A": "conduct",
}


class Pointing(Enum):
    """Which way a turned card points, lengthwise."""

    PARTNER = "partner"  # a trick won
    OPPONENTS = "opponents"  # a trick lost


def turned_cards(contract: Contract, cards: Sequence[Card], seat: Seat) -> tuple[tuple[Card, Pointing], ...]:
    """A player's row of turned cards: in the order played, each pointing to the side that won its trick (65B, 65C)."""
    row = []
    for trick in tricks_of(contract, cards):
        card = trick.card_of(seat)
        if card is not None and trick.is_complete:
            won = trick.winner(contract.denomination).side is seat.side
            row.append((card, Pointing.PARTNER if won else Pointing.OPPONENTS))
    return tuple(row)


class TurnedWrong(InPlay, frozen=True):
    """Who pointed out that a card of a trick lies the wrong way."""

    player: Seat


EXAMPLES = tuple(TurnedWrong(Seat.SOUTH, seat) for seat in (Seat.SOUTH, Seat.NORTH, Seat.EAST))


@law("65", (E2007, E2017), what="card_turned_wrong", situation=TurnedWrong, examples=EXAMPLES)
def card_turned_wrong(case: Case[TurnedWrong]) -> Ruling:
    player = case.situation.player
    # 65B3  2007: declarer whenever he likes, the others until the next lead; 2017: until the player's own side plays on
    if case.edition is E2007 and case.situation.role(player) is Role.DECLARER:
        return case.rule("65B3", Instruction("card_is_turned"), NoRectification())
    limit = led_to_next if case.edition is E2007 else side_played_on
    about = None if case.edition is E2007 else player.side.value
    if case.ask(limit, about=about, clause="65B3"):
        # too late: what partner learns from it may be unauthorised (16B)
        heard = Information("trick_pointed_out", case.clause("16B"), unauthorised=(player.side,), seat=player.partner)
        return case.rule("65B3", Instruction("too_late_to_point_out", player), heard)
    return case.rule("65B3", Instruction("card_is_turned"), NoRectification())
