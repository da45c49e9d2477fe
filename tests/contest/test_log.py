"""The facts of an event as lines of JSON, and back."""

import json
from fractions import Fraction
from typing import Any, get_args

import pytest

from arbitro.book.problem import ProblemsFound
from arbitro.contest.contestant import Individual, Pair, Team
from arbitro.contest.facts.event import (
    AnyEvent,
    Awarded,
    Drawn,
    Entered,
    Opened,
    Paired,
    Pardoned,
    Penalised,
    PeriodOver,
    PhaseClosed,
    PhaseOpened,
    Placed,
    Reseated,
    ResultCorrected,
    ResultEntered,
    ResultTakenBack,
    RoundBegun,
    RoundOver,
    SeatsChanged,
    Spot,
    Substituted,
    Three,
    TieDecided,
    Withdrew,
)
from arbitro.contest.facts.log import MOST_REFUSED, read_event, read_events, replayed, write_event
from arbitro.contest.facts.outcome import Recorded
from arbitro.contest.plan import CarryOver, PhasePlan, Plan
from arbitro.scoring.outcome import Artificial, Average, Imps, Percentage, Weighted
from arbitro.scoring.penalty import Unit
from tests.contest.small import HOWELL, movement, seated

PLAN = Plan(
    name="Coppa “Città”",
    form="teams",
    phases=(
        PhasePlan(name="a", system="swiss", scoring="victory_points", rounds=5, boards=8, groups=("A", "B"), qualify=2),
        PhasePlan(
            name="b",
            system="round_robin",
            scoring="victory_points",
            rounds=3,
            boards=16,
            carry_over=CarryOver("share", Fraction(1, 3)),
            screens=True,
        ),
    ),
    regulations="figb_2017",
    edition=2007,
)
SPOT = Spot(phase="a", session=2, section="B", round=3, table=4, room="closed")
WEIGHTED = Weighted.of((Fraction(1, 3), 420), (Fraction(2, 3), -50))

FACTS: list[AnyEvent] = [
    Opened(plan=PLAN),
    Entered(contestant=Pair("1", ("ă", "ș"))),
    Entered(contestant=Individual("1", "x")),
    Entered(contestant=Team("T", "Reds", ("a", "b", "c", "d"), "npc"), section="B"),
    Substituted(contestant="1", out="a", takes_over="b", phase="a", session=2, round=3),
    Withdrew(contestant="1", round=2),
    Withdrew(
        contestant="1",
        round=2,
        reason="forfeit",
        lost=Percentage(Fraction()),
        others=Artificial(Average.AVERAGE_PLUS, final=True),
        last=True,
    ),
    PhaseOpened(phase="b", field=(Placed("1"), Placed("2", "B", Fraction("11.48"), 3))),
    seated(HOWELL, phase="a", session=2, section="B", from_round=2),
    seated(movement([((1, 2), (3, 4), (1, 2))], [((1, 3), (2, 4), (3,))], kind="individual")),
    seated(movement([(1, 2)], [(2, 3)], out={1: (3,), 2: (1,)}, winners=2)),
    Drawn(
        phase="a",
        group="B",
        round=2,
        system="knockout",
        pairings=(Paired(1, "A", "B", "seed"), Paired(101, "C", "D")),
        byes=("E",),
        threes=(Three(2, ("C", "D", "F"), 2),),
        seed="7 May",
        replaces=True,
    ),
    SeatsChanged(tables=(Reseated(SPOT, ("1", "2"), ("3", "4")),)),
    RoundBegun(round=1, minute=Fraction(31, 2)),
    RoundOver(phase="a", session=2, section="B", round=1),
    ResultEntered(at=SPOT, board=7, recorded=Recorded(result="4SX N -2", score=-300, form="swapped")),
    ResultEntered(at=Spot(round=1, table=1), board=7, recorded=Recorded()),
    ResultCorrected(at=SPOT, board=7, recorded=Recorded(ns=WEIGHTED, ew=WEIGHTED), reason="appeal", approved=True),
    ResultCorrected(at=SPOT, board=7, recorded=Recorded(ns=Imps(Fraction(7, 2)), ew=Percentage(Fraction(2, 7)))),
    ResultTakenBack(at=SPOT, board=7),
    Awarded(round=1, contestant="A", kind="bye", vp=Fraction(12), imps=Fraction(7)),
    Awarded(
        phase="a",
        round=1,
        contestant="A",
        kind="forfeit",
        vp=Fraction("14.18"),
        imps=Fraction(-16, 3),
        opponent="B",
        won=False,
        final=False,
    ),
    Penalised(id="p", contestant="A", amount=Fraction(1, 3), unit=Unit.PERCENT_OF_TOP, clause="90B2", round=2),
    Pardoned(id="p", phase="a"),
    PeriodOver(phase="a", session=2),
    TieDecided(phase="a", order=("B", "A"), by="extra_boards"),
    PhaseClosed(phase="a"),
]


def test_there_is_one_of_every_kind() -> None:
    assert {type(fact) for fact in FACTS} == set(get_args(AnyEvent))


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: type(fact).__name__)
def test_every_fact_is_one_line_and_comes_back_as_it_was(fact: AnyEvent) -> None:
    line = write_event(fact)
    assert "\n" not in line
    assert json.loads(line)["event"]
    assert read_event(line) == read_event(line.encode()) == fact
    assert write_event(read_event(line)) == line


def test_exact_numbers_are_texts() -> None:
    told = json.loads(
        write_event(Awarded(round=1, contestant="A", kind="bye", vp=Fraction("12.03"), imps=Fraction(7, 3)))
    )
    assert (told["vp"], told["imps"]) == ("12.03", "7/3")
    carried = {"event": "phase_opened", "phase": "b", "field": [{"contestant": "1", "carried": "-17/3"}]}
    fact = read_event(json.dumps(carried))
    assert isinstance(fact, PhaseOpened)
    assert fact.field[0].carried == Fraction(-17, 3)


def test_whole_numbers_and_decimals_of_json_are_read_exactly() -> None:
    line = '{"event": "awarded", "round": 1, "contestant": "A", "kind": "bye", "vp": 12, "imps": 0.1}'
    assert read_event(line) == Awarded(round=1, contestant="A", kind="bye", vp=Fraction(12), imps=Fraction(1, 10))


def awarded(**told: Any) -> str:
    return json.dumps({"event": "awarded", "round": 1, "contestant": "A", "kind": "bye", **told})


AT = {"round": 1, "table": 1}
BAD: dict[str, str | bytes] = {
    "not JSON": "4S N =",
    "not an object": "[]",
    "no kind": "{}",
    "an unknown kind": '{"event": "rained"}',
    "something missing": '{"event": "round_begun"}',
    "too much": '{"event": "round_begun", "round": 1, "rnd": 2}',
    "a wrong type": '{"event": "round_begun", "round": "1"}',
    "a misspelt result": json.dumps({"event": "result", "at": AT, "board": 1, "recorded": {"resutl": "4S N ="}}),
    "a misspelt place": json.dumps({"event": "result", "at": {**AT, "sektion": "A"}, "board": 1, "recorded": {}}),
    "a misspelt award": json.dumps(
        {"event": "result", "at": AT, "board": 1, "recorded": {"ns": {"awrd": "plus"}, "ew": {"award": "plus"}}}
    ),
    "a misspelt plan": json.dumps(
        {"event": "opened", "plan": {"name": "", "form": "pairs", "phases": [{"rounds": 1, "boards": 1, "qualfy": 4}]}}
    ),
    "no number": awarded(vp="twelve"),
    "no finite number": awarded(vp="1e999"),
    "a division by nothing": awarded(vp="1/0"),
    "a truth for a number": awarded(vp=True),
    "a list for a number": awarded(vp=[]),
    "an unknown award": awarded(kind="gift"),
    "endless brackets": "[" * 100_000,
    "half a character": b'{"event": "\xc3"}',
}


@pytest.mark.parametrize("name", BAD)
def test_a_line_that_is_no_fact_is_told(name: str) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        read_event(BAD[name])
    assert [problem.kind for problem in trouble.value.problems] == ["contest-event-form"]


OPENING = write_event(Opened(plan=Plan(name="cup", form="pairs", phases=(PhasePlan(rounds=1, boards=1),))))
ENTRY = write_event(Entered(contestant=Pair("1", ("a", "b"))))


def test_every_bad_line_is_told_with_its_number() -> None:
    lines = [OPENING, "oops", "", ENTRY, '{"event": "rained"}', "  "]
    for reader in (read_events, replayed):
        with pytest.raises(ProblemsFound) as trouble:
            reader(lines)
        found = [(problem.kind, problem.where.line) for problem in trouble.value.problems]
        assert found == [("contest-event-form", 2), ("contest-event-form", 5)]


def test_facts_that_cannot_be_are_told_with_their_lines_and_everything_wrong_with_them() -> None:
    twice = write_event(Entered(contestant=Pair("1", ("b", "c"))))
    second = write_event(Entered(contestant=Pair("2", ("c", "d"))))
    with pytest.raises(ProblemsFound) as trouble:
        replayed([OPENING, "", ENTRY, twice, second, write_event(RoundBegun(round=1))])
    assert [(problem.kind, problem.where.line) for problem in trouble.value.problems] == [
        ("entry-twice", 4),
        ("player-in-two", 4),
        ("round-not-seated", 6),  # and not the second pair: what was refused has not taken its player
    ]


def test_one_mistake_does_not_tell_a_whole_log() -> None:
    with pytest.raises(ProblemsFound) as trouble:
        replayed([OPENING, *[write_event(RoundBegun(round=1))] * 100])
    assert len(trouble.value.problems) == MOST_REFUSED


def test_blank_lines_do_not_matter_and_an_empty_log_is_no_event() -> None:
    assert replayed(["", OPENING, "\t", ENTRY, ""]) == replayed([OPENING.encode(), ENTRY.encode()])
    assert len(read_events(["", OPENING, ENTRY])) == 2
    for empty in ([], [" ", ""]):
        with pytest.raises(ProblemsFound, match="not-opened"):
            replayed(empty)
    with pytest.raises(ProblemsFound) as trouble:
        replayed(["", ENTRY])
    assert [(problem.kind, problem.where.line) for problem in trouble.value.problems] == [("not-opened", 2)]
