"""What cannot have happened is a problem, whatever the entry: a lead of declarer's side to the first trick, a card that
does not follow suit from a hand that can."""

from collections.abc import Iterator
from typing import Any

from msgspec import structs

from arbitro.bridge.cards import CARDS, Card
from arbitro.bridge.seats import SEATS, Seat
from arbitro.laws.case.procedure import Procedure
from arbitro.laws.law_61_failure_to_follow_suit import Revoke
from arbitro.laws.study.explore import askings, trees
from tests.gather import gathered
from tests.laws.every_law import EVERY

LEADERS = {"who_led"}  # questions whose answer is the hand that led to a trick


def _led_to_the_first_trick(one: Procedure) -> Iterator[tuple[Seat, Any]]:
    """Each situation as one of the first trick, with the hand that led to it: by its name, or by the cards before."""
    for situation in one.examples:
        first = structs.replace(situation, trick=1)
        spare = [card for card in CARDS if card not in _told(situation)]
        if hasattr(first, "before"):
            for cards in range(1, 4):
                leader = first.offender.after(-cards)
                yield leader, structs.replace(first, before=tuple(spare[:cards]), after=(), next_trick=())
        elif hasattr(first, "led_by"):
            for leader in SEATS:
                yield leader, structs.replace(first, led_by=leader, led=spare[0])


def _told(value: Any) -> set[Card]:
    values = structs.asdict(value).values() if hasattr(value, "__struct_fields__") else value
    found: set[Card] = set()
    for inner in values:
        if isinstance(inner, Card):
            found.add(inner)
        elif isinstance(inner, tuple):
            found |= _told(inner)
    return found


def test_a_defender_leads_to_the_first_trick() -> None:
    """41A; the wrong one if his lead was accepted (54)."""
    tried: set[str] = set()
    with gathered() as trying:
        for one in EVERY:
            fields = set(one.situation.__struct_fields__)
            if not {"declarer", "trick"} <= fields or not fields & {"before", "led_by"}:
                continue
            for leader, situation in _led_to_the_first_trick(one):
                if not situation.defends(leader):
                    tried.add(one.what)
                    with trying(one.what, one.edition, situation):
                        assert "first-trick-leader" in {problem.kind for problem in situation.problems()}
    assert {"failed_to_follow_suit", "revoke_noticed", "revoke_to_be_corrected", "is_card_played"} <= tried


def test_nobody_is_offered_a_lead_of_declarer_s_side_to_the_first_trick() -> None:
    with gathered() as trying:
        for one in EVERY:
            for tree in trees(one.what, one.edition):
                for asking in askings(tree.root):
                    if asking.question in LEADERS and asking.identity.endswith("@1"):
                        with trying(one.what, one.edition, tree.situation):
                            offered = [Seat(seat) for branch in asking.branches for seat in branch.members]
                            assert len({seat.side for seat in offered}) == 1


def test_a_card_in_the_place_of_another_follows_suit_where_the_hand_can() -> None:
    """44C, 62B: the revoker had a card of the suit; whoever had followed suit shows that he can."""
    tried = 0
    with gathered() as trying:
        for one in EVERY:
            for tree in trees(one.what, one.edition):
                revoke = tree.situation
                if not isinstance(revoke, Revoke) or revoke.led is None:
                    continue
                for asking in askings(tree.root):
                    if asking.question != "new_card":
                        continue
                    seat = Seat(asking.identity.partition("@")[2])
                    revoked = seat in (revoke.offender, revoke.other)
                    if revoked or revoke.played[seat].suit is revoke.led:
                        tried += 1
                        offered = {Card(card).suit for branch in asking.branches for card in branch.members}
                        with trying(one.what, one.edition, revoke, asking.identity):
                            assert offered == {revoke.led}
    assert tried
