"""Live scoring: after every change the same as if everything were scored anew."""

from collections.abc import Callable
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.book.problem import ProblemsFound
from arbitro.regulations import load
from arbitro.scoring.board_a_match import BoardAMatch
from arbitro.scoring.butler import Butler
from arbitro.scoring.cross_imps import CrossImps
from arbitro.scoring.event import EventScores, ScoredSession
from arbitro.scoring.field import BoardField, Line
from arbitro.scoring.matchpoints import Matchpoints
from arbitro.scoring.method import Method
from arbitro.scoring.outcome import Adjusted, Artificial, Average, NotPlayed, Outcome, Played
from arbitro.scoring.penalty import ScorePenalty, Unit
from arbitro.scoring.standings import Standing
from arbitro.scoring.tally import Tally, score
from arbitro.scoring.team_match import TeamImps
from arbitro.scoring.total_points import TotalPoints
from tests.scoring.fields import awards, events, lines, methods, outcomes, penalties, played, weighted

FIGB = load("figb_2017")

imp_outcomes: st.SearchStrategy[Outcome] = st.one_of(
    played,
    played,
    st.builds(Adjusted, weighted() | awards.map(Artificial), weighted() | awards.map(Artificial)),
    st.just(NotPlayed()),
)
total_outcomes: st.SearchStrategy[Outcome] = played | st.builds(Adjusted, weighted(), weighted())
CASES: dict[str, tuple[st.SearchStrategy[Method], st.SearchStrategy[Outcome]]] = {
    "matchpoints": (methods, outcomes),
    "matchpoints of plain results": (methods, played),
    "butler": (st.just(Butler()), imp_outcomes),
    "cross_imps": (st.just(CrossImps()), imp_outcomes),
    "total_points": (st.just(TotalPoints()), total_outcomes),
}


def seen(scores: EventScores) -> tuple[object, ...]:
    """All that can be seen of an event's scores."""
    return scores.event, scores.conditions, scores.boards, scores.awards, tuple(scores.standings)


def anew(tally: Tally) -> EventScores:
    conditions = tally.conditions
    return score(tally.event, conditions.method, pack=conditions.pack, edition=conditions.edition)


def _changes(data: st.DataObject, tally: Tally, outcome: st.SearchStrategy[Outcome], units: list[Unit]) -> Tally:
    """One thing that can happen."""
    full = [name for name, board in tally.boards.items() if board.field.lines]

    def enter() -> Tally:
        name = data.draw(st.sampled_from(("1", "2", "3", "new")))
        held = tally.boards[name].field if name in tally.boards else BoardField(name, ())
        free = set(range(1, 9)) - {int(line.ns[1:]) for line in held.lines}
        if not free or len(held.lines) in (held.expected, *held.sections.values()):
            return tally
        return tally.enter(name, data.draw(lines(data.draw(st.sampled_from(sorted(free))), outcome)))

    def correct() -> Tally:
        name = data.draw(st.sampled_from(full))
        held = tally.boards[name].field.lines
        at = data.draw(st.integers(0, len(held) - 1))
        line = (held[at].ns, held[at].ew) if data.draw(st.booleans()) else at
        return tally.correct(name, line, data.draw(outcome))

    def withdraw() -> Tally:
        name = data.draw(st.sampled_from(full))
        return tally.withdraw(name, data.draw(st.integers(0, len(tally.boards[name].field.lines) - 1)))

    def penalise() -> Tally:
        return tally.penalise(data.draw(penalties.filter(lambda penalty: penalty.unit in units)))

    def pardon() -> Tally:
        return tally.pardon(data.draw(st.sampled_from(tally.penalties)))

    possible: list[Callable[[], Tally]] = [enter]
    possible += [correct, correct, withdraw] if full else []
    possible += [penalise] if units else []
    possible += [pardon] if tally.penalties else []
    return data.draw(st.sampled_from(possible))()


@pytest.mark.parametrize("case", CASES)
@given(data=st.data())
def test_any_sequence_of_changes_comes_to_the_same_as_scoring_anew(case: str, data: st.DataObject) -> None:
    method_of, outcome = CASES[case]
    method = data.draw(method_of)
    is_matchpoints = isinstance(method, Matchpoints)
    begin = data.draw(events()) if case == "matchpoints" else ScoredSession(())
    tally = Tally.of(begin, method, pack=FIGB)
    units = [Unit.MATCHPOINTS, Unit.PERCENT_OF_TOP] if is_matchpoints else []
    for _ in range(data.draw(st.integers(1, 12))):
        before, was = tally, seen(tally.scores)
        tally = _changes(data, tally, outcome, units)
        assert seen(tally.scores) == seen(anew(tally)) == seen(before.brought_to(tally.event).scores)
        assert seen(before.scores) == seen(anew(before)) == was  # the old tally is as it was


@pytest.mark.parametrize("method", [TeamImps(), BoardAMatch()])
@given(data=st.data())
def test_corrections_in_matches_of_teams_come_to_the_same_as_scoring_anew(method: Method, data: st.DataObject) -> None:
    def board(name: str) -> BoardField:
        return BoardField(name, tuple(Line(ns, ew, data.draw(imp_outcomes)) for ns, ew in ("AB", "BA", "CD", "DC")))

    tally = Tally.of(ScoredSession((board("1"), board("2"))), method, pack=FIGB)
    for _ in range(data.draw(st.integers(1, 6))):
        name, at = data.draw(st.sampled_from("12")), data.draw(st.integers(0, 3))
        tally = tally.correct(name, at, data.draw(imp_outcomes))
        assert seen(tally.scores) == seen(anew(tally))


def plain() -> Tally:
    fields = (
        BoardField("1", (Line("N1", "E1", Played(420)), Line("N2", "E2", Played(50)))),
        BoardField("2", (Line("N1", "E2", Played(-50)), Line("N2", "E1", Played(-50)))),
    )
    return Tally.of(ScoredSession(fields), Matchpoints(), pack=FIGB)


def row(tally: Tally, contestant: str) -> Standing:
    return next(row for row in tally.standings if row.contestant == contestant)


def test_a_correction_moves_both_sides_of_every_line_it_touches() -> None:
    corrected = plain().correct("1", ("N1", "E1"), Played(50))
    assert [row(plain(), who).total for who in ("N1", "N2", "E1", "E2")] == [3, 1, 1, 3]
    assert [row(corrected, who).total for who in ("N1", "N2", "E1", "E2")] == [2, 2, 2, 2]


def test_an_average_plus_follows_the_corrections_of_other_boards() -> None:
    tally = plain().correct("2", 0, Adjusted(Artificial(Average.AVERAGE_PLUS), Artificial(Average.AVERAGE)))
    assert row(tally, "N1").total == 2 + 2
    assert row(tally.correct("1", 0, Played(0)), "N1").total == 0 + Fraction(6, 5)


def test_who_has_no_line_left_is_not_ranked() -> None:
    tally = plain().withdraw("1", 0).withdraw("2", ("N1", "E2"))
    assert [row.contestant for row in tally.standings] == ["E1", "E2", "N2"]


@pytest.mark.parametrize(
    ("change", "kind", "found"),
    [
        (lambda tally: tally.correct("9", 0, Played(0)), "unknown-board", "9"),
        (lambda tally: tally.correct("1", 2, Played(0)), "unknown-line", "3"),
        (lambda tally: tally.withdraw("1", ("N1", "E2")), "unknown-line", "N1 - E2"),
        (lambda tally: tally.enter("1", Line("N1", "E9", Played(0))), "result-twice", "N1"),
        (lambda tally: tally.enter("3", Line("N1", "N1", Played(0))), "pair-against-itself", "N1"),
        (lambda tally: tally.penalise(ScorePenalty("N1", Fraction(1), Unit.IMPS)), "penalty-unit", "imps"),
        (lambda tally: tally.pardon(ScorePenalty("N1", Fraction(1), Unit.MATCHPOINTS)), "no-such-penalty", "N1"),
    ],
)
def test_what_cannot_be_is_refused(change: Callable[[Tally], Tally], kind: str, found: str) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        change(plain())
    assert [(p.kind, p.found) for p in trouble.value.problems] == [(kind, found)]
