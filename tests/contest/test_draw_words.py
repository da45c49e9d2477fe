"""Every reason and warning of a draw is a sentence in every language."""

from fractions import Fraction

import pytest

from arbitro.contest.draw.by_hand import changed
from arbitro.contest.draw.danish import danish
from arbitro.contest.draw.draw import Candidate, Draw, Encounter, Of
from arbitro.contest.draw.knockout import bracket, next_round, round_draw, why, why_waiting
from arbitro.contest.draw.seeding import ThreeWay
from arbitro.contest.draw.swiss import swiss
from arbitro.regulations.consequence import Ground
from arbitro.words import LANGUAGES
from arbitro.words.consequence import say_ground
from tests.contest.drawn import FIGB, WBF, regulated

FIELD = [Candidate(name, Fraction(10 - rank), rank, rank % 2) for rank, name in enumerate("ABCDE", 1)]
MET = [
    Encounter(1, "A", "B"),
    Encounter(1, "C", "D"),
    Encounter(2, "A", "C"),
    Encounter(2, "D", "B"),
    Encounter(3, "A", "D"),
    Encounter(3, "C", "B"),
]
OF: tuple[Of, ...] = ("teams", "pairs")
WAYS: tuple[ThreeWay, ...] = ("none", "two", "one", "losers")


def of_draw(draw: Draw) -> list[Ground]:
    return [*(ground for pairing in draw.pairings for ground in pairing.why), *draw.why_bye, *draw.warnings]


def grounds() -> list[Ground]:
    found: list[Ground] = []
    together = regulated(draw_clubs_apart=9)
    for of in OF:
        for number in (1, 4):
            drawn = swiss(FIELD, MET if number > 1 else (), round=number, pack=FIGB, seed="s", of=of, rematch=True)
            found += of_draw(drawn)
            swaps = [("A", "E"), ("B", "C")]
            found += of_draw(
                changed(drawn, swaps, FIELD, MET[: 6 * (number > 1)], pack=FIGB, of=of, apart=[("A", "C"), ("A", "B")])
            )
        found += of_draw(swiss(FIELD[:4], MET, round=4, pack=FIGB, seed="s", of=of, rematch=True))
        found += of_draw(danish(FIELD, MET, round=4, pack=FIGB, seed="s", of=of))
        found += of_draw(swiss(FIELD[:2], (), round=2, pack=together, seed="s", of=of, clubs={"A": "W", "B": "W"}))
        found += of_draw(swiss(FIELD[:2], (), round=1, pack=regulated(swiss_first="halves"), seed="s", of=of))
    for three_way in WAYS:
        cup = bracket([str(at) for at in range(6)], pack=WBF, seed="s", seeds=1, three_way=three_way)
        while cup.current is not None:
            found += of_draw(round_draw(cup, pack=WBF))
            found += (ground for match in cup.current.matches for ground in why(cup, match, WBF))
            found += (why_waiting(cup, side, WBF) for side in cup.current.byes)
            cup = next_round(cup, {match.number: cup.names(match)[: match.go_on] for match in cup.current.matches})
    return found


GROUNDS = grounds()


def test_many_kinds_of_reasons_are_tried() -> None:
    assert len({ground.id for ground in GROUNDS}) > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_said(language: str) -> None:
    for ground in GROUNDS:
        said = say_ground(ground, language)
        assert not set("{}$_") & set(said), said
        for figure in ground.figures.values():
            if isinstance(figure, str) and ground.id != "knockout-losers":
                assert figure in said, said
