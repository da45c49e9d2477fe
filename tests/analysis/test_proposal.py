"""What a director's proposal rests on: worth in the field, and weights only where something tells them (12C1(c))."""

from collections.abc import Sequence
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from arbitro.analysis.equity import AsTheCardsLie, OverSamples, TricksSeen
from arbitro.analysis.interval import interval
from arbitro.analysis.proposal import (
    STEP,
    Basis,
    PossibleCourse,
    Proposal,
    TableInField,
    Tricks,
    Worth,
    apportioned,
    propose,
)
from arbitro.book.edition import E1997, E2007, E2017, Edition
from arbitro.book.problem import ProblemsFound
from arbitro.bridge.contract import Contract, Result
from arbitro.bridge.score import score
from arbitro.bridge.seats import Seat, Vulnerability
from arbitro.regulations import load
from arbitro.scoring.cross_imps import CrossImps
from arbitro.scoring.field import BoardField, Line
from arbitro.scoring.matchpoints import Matchpoints
from arbitro.scoring.method import Method
from arbitro.scoring.outcome import NotPlayed, Played, Share, Weighted

FOUR, THREE, NOTRUMP = Contract.parse("4S S"), Contract.parse("3S S"), Contract.parse("3NT S")
MADE, DOWN = Result.parse("4S S ="), Result.parse("4S S -1")
FIELD = ("4S S =", "4S S -1", "3S S +1", "3S S =", "4S S =")  # 420 -50 170 140 420, nobody vulnerable


def table(results: Sequence[str] = FIELD, method: Method | None = None) -> TableInField:
    """A table without a result of its own, after the others."""
    played = (Result.parse(text) for text in results)
    others = [Line(f"{at}", f"{-at}", Played(score(r, Vulnerability.NONE), r)) for at, r in enumerate(played, 1)]
    field = BoardField("1", (*others, Line("ns", "ew", NotPlayed())))
    return TableInField(field, len(others), method or Matchpoints(), Vulnerability.NONE, load("wbf"))


def sampled(contract: Contract, **counts: int) -> OverSamples:
    """`sampled(FOUR, t10=3, t9=1)`: ten tricks in three of four samples."""
    whole = sum(counts.values())
    seen = (
        TricksSeen(int(name[1:]), count, Fraction(count, whole), interval(count, whole))
        for name, count in counts.items()
    )
    return OverSamples(contract, 1, whole, tuple(seen))


def proposed(*courses: PossibleCourse, edition: Edition = E2017, field: TableInField | None = None) -> Proposal:
    tricks: dict[Contract, Tricks] = {
        FOUR: sampled(FOUR, t10=63, t9=37),
        NOTRUMP: AsTheCardsLie(NOTRUMP, 1, Seat.WEST, 0, 8, ()),
    }
    return propose(courses, tricks, field or table(), edition)


def kinds(trouble: pytest.ExceptionInfo[ProblemsFound]) -> list[str]:
    return [problem.kind for problem in trouble.value.problems]


def test_each_outcome_has_its_matchpoints_among_the_other_tables() -> None:
    found = proposed(PossibleCourse(MADE, Fraction(1, 2)), PossibleCourse(DOWN, Fraction(1, 2)))
    made, down = found.outcomes
    # 420 beats -50 170 140 and ties 420 twice; -50 ties once and loses four times
    assert (made.score_ns, made.worth) == (420, Worth(Fraction(3 * 2 + 2), Fraction(2)))
    assert (down.score_ns, down.worth) == (-50, Worth(Fraction(1), Fraction(9)))
    assert found.expected is not None
    assert (found.expected.ns, found.expected.ew) == (Fraction(9, 2), Fraction(11, 2))


def test_in_imps_against_one_other_table_the_imps_are_weighted_and_not_the_scores() -> None:
    match = table(("4S S -1",), CrossImps("comparisons"))
    found = proposed(PossibleCourse(MADE, Fraction(1, 2)), PossibleCourse(DOWN, Fraction(1, 2)), field=match)
    assert [outcome.worth.ns for outcome in found.outcomes] == [10, 0]  # 470 is 10 IMPs
    assert found.expected is not None
    assert found.expected.ns == 5  # the mean of the scores, 235 better, would be 6


def test_the_directors_weights_stay_as_they_are() -> None:
    found = proposed(PossibleCourse(MADE, Fraction(1, 3)), PossibleCourse(DOWN, Fraction(2, 3)))
    assert found.weighted == Weighted((Share(Fraction(1, 3), 420), Share(Fraction(2, 3), -50)))
    assert found.rests_on == (Basis.DIRECTOR,)
    assert str(found.clause) == "12C1(c)"


def test_with_all_weights_but_one_told_that_one_has_the_rest() -> None:
    found = proposed(
        PossibleCourse(MADE, Fraction(1, 4)),
        PossibleCourse(DOWN),
        PossibleCourse(Result.parse("3S S ="), Fraction(1, 4)),
    )
    assert [outcome.weight for outcome in found.outcomes] == [Fraction(1, 4), Fraction(1, 2), Fraction(1, 4)]
    assert found.rests_on == (Basis.DIRECTOR,)
    with pytest.raises(ProblemsFound) as trouble:
        proposed(PossibleCourse(MADE, Fraction(1)), PossibleCourse(DOWN))  # nothing is left for it
    assert kinds(trouble) == ["weights"]


def test_samples_divide_a_contract_in_steps() -> None:
    found = proposed(PossibleCourse(FOUR, Fraction(3, 5)), PossibleCourse(Result.parse("3S S ="), Fraction(2, 5)))
    # 63 and 37 of 100, of twelve steps: 7.56 and 4.44
    assert [(str(outcome.result), outcome.weight) for outcome in found.outcomes] == [
        ("4S S =", Fraction(8, 20)),
        ("4S S -1", Fraction(4, 20)),
        ("3S S =", Fraction(8, 20)),
    ]
    assert found.outcomes[0].basis == (Basis.DIRECTOR, Basis.SAMPLES)
    assert found.rests_on == (Basis.DIRECTOR, Basis.SAMPLES)


def test_a_single_course_needs_no_likelihood() -> None:
    found = proposed(PossibleCourse(NOTRUMP))
    assert found.weighted == Weighted((Share(Fraction(1), -50),))
    assert found.rests_on == (Basis.ONLY, Basis.CARDS)


@pytest.mark.parametrize(("edition", "clause"), [(E1997, "12C2"), (E2007, "12C1(a)"), (E2017, "12C1(b)")])
def test_a_single_outcome_is_a_plain_assigned_score(edition: Edition, clause: str) -> None:
    assert str(proposed(PossibleCourse(NOTRUMP), edition=edition).clause) == clause


def test_without_the_directors_word_other_tables_that_went_the_same_way_stand_in_for_it() -> None:
    found = proposed(PossibleCourse(FOUR), PossibleCourse(Result.parse("3S S +1")), PossibleCourse(NOTRUMP))
    # three tables in four spades, one in three with an overtrick, none in notrump: 15 and 5 steps of 20
    assert [outcome.weight for outcome in found.outcomes] == [Fraction(9, 20), Fraction(6, 20), Fraction(5, 20), 0]
    assert found.rests_on == (Basis.OTHER_TABLES, Basis.SAMPLES)
    assert found.weighted is not None
    assert len(found.weighted.shares) == 3


def test_other_tables_tell_nothing_where_only_some_of_their_contracts_are_known() -> None:
    known = table()
    lines = (replace(known.field.lines[0], outcome=Played(420)), *known.field.lines[1:])
    partly = replace(known, field=replace(known.field, lines=lines))
    courses = (PossibleCourse(FOUR), PossibleCourse(Result.parse("3S S +1")))
    assert not proposed(*courses).open
    assert proposed(*courses, field=partly).open == courses


@pytest.mark.parametrize(
    "courses",
    [
        (PossibleCourse(NOTRUMP), PossibleCourse(Result.parse("5S S -1"))),  # nobody else went there
        (
            PossibleCourse(FOUR, Fraction(1, 2)),
            PossibleCourse(NOTRUMP),
            PossibleCourse(Result.parse("3S S =")),
        ),  # half of it is told
    ],
)
def test_what_nothing_tells_is_asked_and_never_guessed(courses: tuple[PossibleCourse, ...]) -> None:
    found = proposed(*courses)
    assert found.open == tuple(course for course in courses if course.weight is None)
    assert found.weighted is None
    assert found.expected is None
    assert all(
        outcome.worth.ns + outcome.worth.ew == 10 for outcome in found.outcomes
    )  # their worth is told all the same


def test_since_2017_what_only_the_infraction_makes_possible_has_a_worth_and_no_weight() -> None:
    courses = (PossibleCourse(FOUR, legal=False), PossibleCourse(Result.parse("3S S =")))
    found = proposed(*courses)
    assert [outcome.weight for outcome in found.outcomes] == [None, None, 1]
    assert not found.open
    with pytest.raises(ProblemsFound) as trouble:
        proposed(PossibleCourse(FOUR, Fraction(1, 2), legal=False), PossibleCourse(Result.parse("3S S ="), Fraction(1)))
    assert kinds(trouble) == ["illegal-prospect"]
    with pytest.raises(ProblemsFound) as trouble:
        proposed(PossibleCourse(FOUR, legal=False))
    assert kinds(trouble) == ["no-legal-outcome"]
    halves = (PossibleCourse(MADE, Fraction(1, 2), legal=False), PossibleCourse(DOWN, Fraction(1, 2)))
    assert proposed(*halves, edition=E2007).weighted is not None


def test_where_a_director_may_not_weigh_the_proposal_says_so() -> None:
    halves = (PossibleCourse(MADE, Fraction(1, 2)), PossibleCourse(DOWN, Fraction(1, 2)))
    assert [problem.kind for problem in proposed(*halves, edition=E1997).cautions] == ["weights-not-allowed"]
    assert not proposed(*halves).cautions
    assert not proposed(PossibleCourse(MADE), edition=E1997).cautions


@pytest.mark.parametrize(
    ("courses", "found"),
    [
        ((), ["no-prospects"]),
        ((PossibleCourse(MADE), PossibleCourse(MADE)), ["outcome-twice"]),
        ((PossibleCourse(FOUR), PossibleCourse(MADE)), ["outcome-twice"]),
        ((PossibleCourse(THREE), PossibleCourse(MADE)), ["tricks-not-known"]),
        ((PossibleCourse(MADE, Fraction(1, 2)), PossibleCourse(DOWN, Fraction(1, 4))), ["weights"]),
        (
            (PossibleCourse(MADE, Fraction(3, 2)), PossibleCourse(THREE)),
            ["percent-range", "tricks-not-known", "weights"],
        ),
    ],
)
def test_courses_that_cannot_be_are_refused_with_every_problem(
    courses: tuple[PossibleCourse, ...], found: list[str]
) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        proposed(*courses)
    assert kinds(trouble) == found


@pytest.mark.parametrize("step", [Fraction(0), Fraction(-1, 20), Fraction(3, 20), Fraction(2)])
def test_the_whole_must_be_so_many_steps(step: Fraction) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        propose((PossibleCourse(MADE),), {}, table(), E2017, step=step)
    assert kinds(trouble) == ["bad-step"]


def test_alone_on_a_board_nothing_has_a_worth() -> None:
    with pytest.raises(ProblemsFound) as trouble:
        proposed(PossibleCourse(MADE), field=table(()))
    assert kinds(trouble) == ["no-field"]


@given(st.lists(st.integers(0, 50), min_size=1, max_size=8).filter(any), st.integers(1, 20))
def test_parts_in_steps_add_to_the_whole_and_are_less_than_a_step_off(counts: list[int], steps: int) -> None:
    whole = steps * STEP
    shares = [Fraction(count, sum(counts)) for count in counts]
    parts = apportioned(whole, shares, STEP)
    assert sum(parts) == whole
    for part, share in zip(parts, shares, strict=True):
        assert (part / STEP).denominator == 1
        assert abs(part - whole * share) < STEP
    assert apportioned(Fraction(1, 3), shares, STEP) == [share / 3 for share in shares]
