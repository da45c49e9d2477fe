"""What a draw goes by, taken from the facts of the event."""

import pytest

from arbitro.book.problem import ProblemsFound
from arbitro.contest.draw.draw import Encounter
from arbitro.contest.draw.next_round import candidates, explained, met, next_draw
from arbitro.contest.facts.event import Entered, PhaseOpened, Placed, Reseated, SeatsChanged, Withdrew
from arbitro.contest.facts.fold import checked
from arbitro.contest.facts.state import Contest
from arbitro.contest.scoring.awards import forfeited
from tests.contest.small import WBF, after_all, begun, contestant, drawn, match, opened, phase_of, played, spot


def swiss(names: str = "ABCD") -> Contest:
    """After a round: A +10, C +5, D -5, B -10 IMPs."""
    contest = checked(opened("teams", names, system="swiss", scoring="imps"), drawn(1, ("A", "B"), ("C", "D")))
    return played(contest, 1, *match(1, 1, (430, 0)), *match(1, 2, (170, 0)))


def pairs(contest: Contest, round: int) -> set[frozenset[str]]:
    fact = next_draw(contest, phase_of(contest), "", WBF, "seed", round=round)
    assert checked(contest, fact).phases[""].draws["", round] == fact
    return {frozenset((pairing.home, pairing.away)) for pairing in fact.pairings}


def test_the_next_round_goes_by_the_ranking_and_nobody_meets_again() -> None:
    assert pairs(swiss(), 2) == {frozenset("AC"), frozenset("BD")}


def test_candidates_have_their_points_and_ranks() -> None:
    contest = swiss()
    found = candidates(contest, phase_of(contest), "", 2, WBF)
    assert {(one.contestant, int(one.points), one.rank) for one in found} == {
        ("A", 10, 1),
        ("C", 5, 2),
        ("D", -5, 3),
        ("B", -10, 4),
    }


def test_before_the_first_round_of_a_group_seeds_are_the_ranks() -> None:
    contest = opened("teams", [], system="swiss", scoring="imps", groups=("X", "Y"))
    for name, group in zip("ABCD", "XXYY", strict=True):
        contest = checked(contest, Entered(contestant=contestant("teams", name), section=group))
    field = tuple(Placed(who, group, seed=seed) for who, group, seed in zip("ABCD", "XXYY", (2, 1, 2, 1), strict=True))
    contest = after_all(contest, PhaseOpened(phase="", field=field), drawn(1, ("A", "B"), group="X"))
    contest = checked(contest, begun(1, section="X"))
    assert {one.contestant: one.rank for one in candidates(contest, phase_of(contest), "Y", 1, WBF)} == {"C": 2, "D": 1}


def test_who_really_sat_counts_as_met() -> None:
    """B and D had changed places: A has met D, and is drawn against others."""
    tables = (Reseated(spot(1, 1), ("A",), ("D",)), Reseated(spot(1, 2), ("C",), ("B",)))
    contest = checked(swiss(), SeatsChanged(tables=tables))
    assert met(phase_of(contest), "") == (Encounter(1, "A", "D"), Encounter(1, "C", "B"))
    assert frozenset("AD") not in pairs(contest, 2)


def test_those_who_left_are_not_drawn_and_the_odd_one_has_a_bye() -> None:
    """C and D have met, so the bye is not for B, who is last, but for D, who is next to last."""
    contest = checked(swiss(), Withdrew(contestant="A", round=2))
    fact = next_draw(contest, phase_of(contest), "", WBF, "seed")
    assert fact.byes == ("D",)
    assert pairs(contest, 2) == {frozenset("BC")}


def test_a_forfeit_won_is_no_bye_unless_the_regulations_say_so() -> None:
    contest = after_all(swiss(), drawn(2, ("A", "C"), ("B", "D")), begun(2))
    contest = after_all(contest, *forfeited(contest, phase_of(contest), WBF, round=2, absent="A", present="C"))
    assert {one.byes for one in candidates(contest, phase_of(contest), "", 3, WBF)} == {0}


def test_a_round_is_drawn_again_with_what_replaces_it() -> None:
    contest = checked(swiss(), drawn(2, ("A", "D"), ("B", "C")))
    fact = next_draw(contest, phase_of(contest), "", WBF, "seed", round=2)
    assert fact.replaces
    assert checked(contest, fact).phases[""].draws["", 2].seed == "seed"


def test_the_same_seed_draws_the_same() -> None:
    contest = opened("teams", "ABCDEF", system="swiss", scoring="imps")
    first, again = (next_draw(contest, phase_of(contest), "", WBF, "7 May") for _ in range(2))
    assert first == again


@pytest.mark.parametrize("round", [0, 4])
def test_rounds_that_the_plan_does_not_have(round: int) -> None:
    with pytest.raises(ProblemsFound, match="no-such-round"):
        explained(swiss(), phase_of(swiss()), "", WBF, "seed", round=round)


def test_a_movement_is_not_drawn() -> None:
    contest = opened("pairs", 4)
    with pytest.raises(ProblemsFound, match="not-by-draw"):
        next_draw(contest, phase_of(contest), "", WBF, "seed")
