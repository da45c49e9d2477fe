"""Penalties proposed from the clock (art. 8.2, 8.3, appendix 5.5): the worked cases as recorded moments."""

import tomllib
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from arbitro.book.problem import ProblemsFound
from arbitro.contest.time.clock import Arrived, Ended, Moment, RoundCalled
from arbitro.contest.time.penalties import PenaltyProposal, TimeConditions, proposals
from arbitro.contest.time.schedule import schedule
from arbitro.regulations import load
from arbitro.regulations.consequence import Amount, AmountUnit
from arbitro.regulations.forfeit import Forfeited
from arbitro.regulations.lateness import Lateness
from arbitro.regulations.slow_play import SlowMatch, SlowPair
from arbitro.words import LANGUAGES
from arbitro.words.consequence import say_ground, say_open

FIGB, WBF = load("figb_2017"), load("wbf")
CASES = tomllib.loads((Path(__file__).parent / "cases" / "clock.toml").read_text("utf-8"))
M = Fraction


def cases(subject: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", CASES[subject], ids=lambda case: case["id"])


def late_of(found: tuple[PenaltyProposal, ...]) -> list[Lateness]:
    return [one.found for one in found if isinstance(one.found, Lateness)]


# -- slow play


@cases("slow")
def test_slow_matches_of_the_worked_cases(case: Any) -> None:
    granted = None if "granted" not in case else Fraction(case["granted"])
    planned = schedule("teams", case["boards"], FIGB, screens=case.get("screens", False), granted=granted)
    moments: list[Moment] = [
        RoundCalled(1, Fraction(case.get("called", "0"))),
        Ended(1, 1, Fraction(case["ended"]), ("A", "B"), case.get("removed", 0), case.get("compared", 0)),
    ]
    conditions = TimeConditions(form="teams", event=case.get("event", "swiss"))
    found = proposals(planned, moments, conditions, FIGB)
    if "total" not in case and "asks" not in case:
        assert found == ()
        return
    (one,) = found
    assert (one.kind, one.round, one.contestants, one.tables) == ("slow", 1, ("A", "B"), (1,))
    assert isinstance(one.found, SlowMatch)
    assert one.found.each is None  # who was at fault is for the director to say
    if "total" in case:
        assert one.found.total == Amount(Fraction(case["total"]), AmountUnit.VP)
    for question in case.get("asks", ()):
        assert question in {asked.id for asked in one.found.asks}


def test_both_rooms_are_one_match_and_the_later_counts() -> None:
    planned = schedule("teams", [16], FIGB)
    moments = [
        Ended(1, 1, M(126), ("A", "B")),
        Ended(1, 11, M(130), ("B", "A")),
        Ended(1, 2, M(124), ("C", "D")),
        Ended(1, 12, M(127), ("D", "C"), 1, 0),
    ]
    found = proposals(planned, moments, TimeConditions(form="teams"), FIGB)
    totals = [one.found.total for one in found if isinstance(one.found, SlowMatch)]
    assert totals == [
        Amount(M(1), AmountUnit.VP),
        Amount(Fraction(7, 5), AmountUnit.VP),
    ]  # 5 minutes; 2 minutes and a board
    assert [one.tables for one in found] == [(1, 11), (2, 12)]


def test_a_slow_table_of_pairs_is_the_directors_to_judge() -> None:
    planned = schedule("pairs", [3, 3], FIGB)  # rounds of 22.5 minutes
    moments = [Ended(1, 1, M(22)), Ended(1, 2, M(24), ("Pair 2", "Pair 9")), Ended(1, 3, M(31), removed=1)]
    found = proposals(planned, moments, TimeConditions(form="pairs"), FIGB)
    judged = [one.found for one in found if isinstance(one.found, SlowPair)]
    assert [(one.boards, one.to_adjust, one.each) for one in judged] == [(1, 0, None), (2, 1, None)]
    assert [[asked.id for asked in one.asks] for one in judged] == [["slow_pair_at_fault"]] * 2
    assert found[0].contestants == ("Pair 2", "Pair 9")


# -- late arrivals


@cases("late")
def test_late_arrivals_of_the_worked_cases(case: Any) -> None:
    form = case["form"]
    planned = schedule("teams" if form == "teams" else "pairs", [8] * 6, FIGB)
    starts = {each.round: each.start for each in planned.rounds}
    moments = [
        Arrived(
            int(round), "X", starts[int(round)] + Fraction(at), match=2, stanza=2, brown_sticker="brown_sticker" in case
        )
        for round, at in case["arrived"].items()
    ]
    told = {True: frozenset({"X"}), False: frozenset[str](), None: None}[case.get("sanctioned")]
    conditions = TimeConditions(form=form, event=case.get("event", "swiss"), sanctioned=told)
    found = late_of(proposals(planned, moments, conditions, FIGB))
    if "warning" not in case and "penalty" not in case:
        assert found == []
        return
    assert len(found) == len(case["arrived"])
    last = found[-1]
    assert last.warning is case.get("warning", False)
    if "penalty" in case:
        number, unit = case["penalty"]
        assert last.penalty == Amount(Fraction(number), AmountUnit(unit))


def test_lateness_counts_from_the_signal() -> None:
    planned = schedule("teams", [8], FIGB)
    moments: list[Moment] = [RoundCalled(1, M(5)), Arrived(1, "X", M(6)), Arrived(1, "Y", M(4))]
    (found,) = late_of(proposals(planned, moments, TimeConditions(form="teams"), FIGB))
    assert found.penalty == Amount(Fraction(1, 5), AmountUnit.VP)


def test_late_rounds_of_earlier_sessions_are_told() -> None:
    planned = schedule("pairs", [8] * 2, FIGB)
    again = TimeConditions(form="pairs", late_before={"X": 1})
    (found,) = late_of(proposals(planned, [Arrived(2, "X", M(61))], again, FIGB))
    assert found.penalty == Amount(Fraction(1, 10), AmountUnit.TOP)


# -- forfeits


@cases("forfeit")
def test_a_team_that_stays_away_has_lost_at_the_limit(case: Any) -> None:
    planned = schedule("teams", [case["boards"]], FIGB, screens=case.get("screens", False))
    conditions = TimeConditions(form="teams", event=case["event"])
    missing = Arrived(1, "X", None, case["match"], case.get("stanza"))
    limit = Fraction(case["limit"])

    def kinds(now: Fraction) -> list[str]:
        return [one.kind for one in proposals(planned, [missing], conditions, FIGB, now=now)]

    assert kinds(limit - Fraction(1, 60)) == ["late"]
    assert kinds(limit) == ["late", "forfeit"]


def test_a_team_that_comes_after_the_limit_has_lost_and_its_lateness_ends_there() -> None:
    planned = schedule("teams", [16], FIGB)
    found = proposals(planned, [Arrived(1, "X", M(20), match=1)], TimeConditions(form="teams"), FIGB)
    late, lost = (one.found for one in found)
    assert isinstance(late, Lateness)
    assert late.penalty == Amount(M(3), AmountUnit.VP)  # 15 minutes at 0.2
    assert "clock-until-forfeit" in {ground.id for ground in late.why}
    assert isinstance(lost, Forfeited)
    assert lost.forfeited


def test_a_pair_still_missing_may_be_treated_as_withdrawn() -> None:
    planned = schedule("pairs", [2, 2], FIGB)
    found = proposals(planned, [Arrived(1, "X", None)], TimeConditions(form="pairs"), FIGB, now=M(10))
    lost = found[-1].found
    assert isinstance(lost, Forfeited)
    assert lost.as_withdrawal
    assert [asked.id for asked in lost.asks] == ["has_forfeited"]
    assert proposals(planned, [Arrived(1, "X", None)], TimeConditions(form="pairs"), FIGB, now=M(0)) == ()


def test_while_somebody_is_missing_the_time_must_be_told() -> None:
    planned = schedule("pairs", [2], FIGB)
    with pytest.raises(ProblemsFound) as trouble:
        proposals(planned, [Arrived(1, "X", None)], TimeConditions(form="pairs"), FIGB)
    assert trouble.value.problems[0].kind == "clock-now"


def test_regulations_without_a_tariff_leave_it_to_the_director() -> None:
    planned = schedule("teams", [16], WBF)
    moments: list[Moment] = [Arrived(1, "A", M(4), match=1), Ended(1, 1, M(130), ("A", "B"))]
    found = proposals(planned, moments, TimeConditions(form="teams"), WBF)
    assert [one.kind for one in found] == ["late", "slow"]
    assert all(one.found.asks for one in found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_and_question_is_said_in_every_language(language: str) -> None:
    teams = schedule("teams", [16], FIGB)
    pairs = schedule("pairs", [2], FIGB)
    found = (
        *proposals(
            teams,
            [Arrived(1, "A", M(20), match=1, brown_sticker=True), Ended(1, 1, M(131), ("A", "B"))],
            TimeConditions(form="teams"),
            FIGB,
        ),
        *proposals(pairs, [Ended(1, 1, M(17))], TimeConditions(form="pairs"), FIGB),
    )
    ids = {ground.id for one in found for ground in one.found.why}
    assert {"late-early", "clock-until-forfeit", "clock-table-late"} <= ids
    for one in found:
        assert all(say_ground(ground, language) for ground in one.found.why)
        assert all(say_open(asked, language) for asked in one.found.asks)
