"""No ruling stops at the door of another law, although the facts suffice to go on.

Every situation of every law in every edition is followed to its ends. A ruling that only names another law, or says
that something is still to be ruled on, is a door: those that remain stand here with the reason why each is right.
"""

import re
from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct

from arbitro.laws.case.effect import Instruction
from arbitro.laws.case.procedure import Procedure
from arbitro.laws.case.ruling import Ruling
from arbitro.laws.study.explore import leaves, trees
from arbitro.words import catalogue
from tests.gather import gathered
from tests.laws.every_law import EVERY, every_law, procedures_of

NAMES_A_LAW = re.compile(r"\bLaws? (\d+)")
TO_BE_RULED = re.compile(
    r"\b(?:rules? on|now rules|rules as on|is settled|goes on with the law|decides how|as a fouled board)\b"
)


class Door(Struct, frozen=True):
    """Why the ruling is right to stop, and whether a situation is one of which that is true."""

    why: str
    right: Callable[[Any], bool] = lambda _: True


def _several_missing(held: Any) -> bool:
    return len(held.missing) > 1 or held.revoke_apart


DOORS = {
    "settle_as_exposed_card": Door("the auction is not told, and Law 24 turns on it", lambda seen: seen.dealer is None),
    "defective_trick": Door("several cards are missing: each has a ruling of its own", _several_missing),
    "revoke_as_if_established": Door("at a live table the revoke has a ruling of its own", lambda it: it.revoke_apart),
    "settle_revoke": Door("several cards are missing: each revoke has a ruling of its own", _several_missing),
    "repeated_bid_is_insufficient": Door("the bid is still to be repeated: whether it is accepted is seen then"),
    "lead_restriction_as_things_stand": Door("the auction goes on: what is still called may lift the restriction"),
    "rule_on_irregularity": Door("what the irregularity was is not told here; with the prelude its law runs on"),
    "rule_on_irregularity_and_correction": Door("what the irregularity was is not told here"),
    "rule_on_facts": Door("the finding of fact is the ruling (85A)"),
    "rule_on_disputed_facts": Door("the finding of fact is the ruling (85)"),
    "settle_wrong_direction": Door("how boards played in the wrong direction count is for the director, not for a law"),
    "results_not_comparable": Door("how such results are compared is for the director, not for a law"),
    "score_as_fouled_board": Door("it is scored when the session is over and all its forms are known"),
    "claim_void": Door("it says that the other laws do not apply"),
}


def doors(ruling: Ruling) -> Iterator[str]:
    """What the ruling leaves to another law, or to a ruling that is still to come."""
    said = catalogue("en")
    for effect in ruling.effects:
        if isinstance(effect, Instruction):
            text = str(said[f"instruction-{effect.text}"])
            elsewhere = set(NAMES_A_LAW.findall(text)) - {*ruling.path}
            if elsewhere or TO_BE_RULED.search(text):
                yield effect.text


def _doors_of(one: Procedure) -> Iterator[tuple[Any, Any, str]]:
    for tree in trees(one.what, one.edition):
        for leaf in leaves(tree.root):
            for door in doors(leaf.ruling) if leaf.ruling else ():
                yield tree.situation, leaf.answers, door


@every_law
def test_a_ruling_goes_on_through_the_laws(law: str) -> None:
    with gathered() as trying:
        for one in procedures_of(law):
            with trying(one.what, one.edition):
                for situation, answers, door in _doors_of(one):
                    assert door in DOORS, (situation, answers)
                    assert DOORS[door].right(situation), ("enough is told", situation, answers)


def test_every_door_is_still_there() -> None:
    assert {door for one in EVERY for _, _, door in _doors_of(one)} == {*DOORS}
