"""Knock-out matches as they are played: who goes on, extra boards, three teams, byes (art. 78.2, 78.7)."""

from fractions import Fraction
from typing import Any

import pytest

from arbitro.book.problem import ProblemsFound
from arbitro.contest.draw.next_round import next_draw
from arbitro.contest.facts.event import Penalised, PhaseOpened, Placed, Reseated, SeatsChanged, Three, Withdrew
from arbitro.contest.facts.fold import checked
from arbitro.contest.facts.state import Contest
from arbitro.contest.scoring.awards import forfeited
from arbitro.contest.scoring.knockout import outcomes, winners
from arbitro.contest.scoring.matches import scored_matches
from arbitro.regulations import Pack
from arbitro.scoring.outcome import Imps, Weighted
from arbitro.scoring.penalty import Unit
from tests.contest.small import (
    FIGB,
    WBF,
    Told,
    after_all,
    begun,
    derived,
    drawn,
    given,
    match,
    opened,
    over,
    phase_of,
    played,
    ranks,
    result,
    spot,
)

Board = tuple[Told, Told]


def cup(*boards: Board, scoring: str = "imps", teams: str = "AB") -> Contest:
    """A against B."""
    contest = opened("teams", teams, system="knockout", scoring=scoring, boards=max(1, len(boards)))
    contest = after_all(contest, drawn(1, ("A", "B"), system="knockout"), begun(1))
    return after_all(contest, *match(1, 1, *boards))


def through(contest: Contest, pack: Pack = FIGB, round: int = 1) -> dict[int, tuple[str, ...]]:
    return dict(outcomes(phase_of(contest), contest.plan, pack, "", round))


def extra(board: int, open: int, closed: int) -> list[Any]:
    return [result(1, 1, board, told, room=room) for room, told in (("open", open), ("closed", closed))]


def fine(who: str, amount: str, unit: Unit = Unit.IMPS, round: int = 1) -> Penalised:
    return Penalised(id=f"{who}{amount}", contestant=who, amount=Fraction(amount), unit=unit, round=round)


# -- two teams


def test_one_imp_wins() -> None:
    assert through(cup((120, 100))) == {1: ("A",)}
    assert through(cup((100, 120))) == {1: ("B",)}


def test_a_fraction_of_an_imp_wins() -> None:
    """TN78.2-3."""
    assert through(checked(cup((120, 100)), fine("A", "0.5"))) == {1: ("A",)}
    half = Weighted.of((Fraction(1, 2), 100), (Fraction(1, 2), 80))
    assert through(cup((given(half, half), 100))) == {1: ("B",)}


def test_a_lead_has_to_be_more_than_the_regulations_ask_for() -> None:
    pack = derived("scoring.vp.knockout_margin = 3")
    assert through(cup((190, 100)), pack) == {}  # 3 IMPs
    assert through(cup((240, 100)), pack) == {1: ("A",)}  # 4


def test_a_penalty_is_taken_from_the_match_of_its_round() -> None:
    """Two IMPs ahead, three lost."""
    contest = cup((150, 100))
    assert through(checked(contest, fine("A", "3"))) == {1: ("B",)}
    assert through(checked(contest, fine("A", "2"))) == {}
    assert through(checked(contest, fine("B", "3"))) == {1: ("A",)}


def test_a_match_that_is_not_over_or_level_has_no_winner() -> None:
    assert through(cup()) == {}
    level = cup((100, 100), (150, 100), (100, 150))
    assert through(level) == {}
    assert ranks(level, FIGB) == {"A": 1, "B": 1}


def test_extra_boards_decide_a_level_match() -> None:
    """78.7(b): 16 boards are followed by two, then by two more, then by one at a time; the first that parts them."""
    contest = cup(*[(100, 100)] * 16)
    contest = after_all(contest, *extra(17, 100, 100), *extra(18, 50, 50))
    assert through(contest) == {}
    contest = after_all(contest, *extra(19, 100, 150))
    assert through(contest) == {1: ("B",)}


def test_half_an_extra_board_decides_nothing() -> None:
    contest = checked(cup((100, 100)), extra(2, 620, 0)[0])
    assert through(contest) == {}


def test_scores_that_do_not_balance_are_met_half_way() -> None:
    """T12-6, 12C4: +5 for A and -1 for B are +3 and -3."""
    told = given(Imps(Fraction(5)), Imps(Fraction(-1)))
    contest = cup((told, 0))
    (found,) = scored_matches(phase_of(contest), contest.plan, FIGB)
    assert [(one.imps_won, one.imps_lost) for one in (found.home, found.away)] == [
        (Fraction(3), Fraction()),
        (Fraction(), Fraction(3)),
    ]
    assert through(checked(contest, fine("A", "3"))) == {}
    assert through(checked(contest, fine("A", "3.5"))) == {1: ("B",)}


@pytest.mark.parametrize(("won", "lost", "expected"), [(9, 5, {1: ("A",)}), (8, 6, {})])
def test_a_board_a_match_is_won_by_a_fifth_of_its_points(won: int, lost: int, expected: Any) -> None:
    """TN78.2-2: of 28 points 18-10 wins, 16-12 does not."""
    assert through(cup(*[(10, 0)] * won, *[(0, 10)] * lost, scoring="board_a_match")) == expected


def test_a_penalty_in_board_a_match_may_be_a_part_of_a_top() -> None:
    """17-11 less 10% of 2."""
    contest = cup(*[(10, 0)] * 8, (0, 0), *[(0, 10)] * 5, scoring="board_a_match")
    assert through(contest) == {1: ("A",)}
    assert through(checked(contest, fine("A", "10", Unit.PERCENT_OF_TOP))) == {}


def test_whoever_turned_the_table_won_all_the_same() -> None:
    contest = checked(cup((620, 100)), SeatsChanged(tables=(Reseated(spot(1, 1), ("B",), ("A",)),)))
    assert through(contest) == {1: ("B",)}


def test_a_team_that_is_not_there_is_out() -> None:
    contest = cup()
    for award in forfeited(contest, phase_of(contest), FIGB, round=1, absent="A", present="B"):
        contest = checked(contest, award)
    assert through(contest) == {1: ("B",)}
    assert winners(phase_of(contest), contest.plan, FIGB, "", 1) == ("B",)


# -- three teams


def three(*told: Board, go_on: int = 1) -> Contest:
    """A-B, B-C, C-A at three tables, a board each."""
    contest = opened("teams", "ABC", system="knockout", scoring="imps")
    group = (Three(1, ("A", "B", "C"), go_on),)
    contest = after_all(
        contest, drawn(1, ("A", "B"), ("B", "C"), ("C", "A"), system="knockout", threes=group), begun(1)
    )
    for table, board in enumerate(told, 1):
        contest = after_all(contest, *match(1, table, board))
    return contest


def test_of_three_the_most_matches_won_count_first() -> None:
    """A has won both by 2 IMPs each; B has lost one by 2 and won the other by 10."""
    contest = three((50, 0), (430, 0), (0, 50))
    assert through(contest) == {1: ("A",)}
    assert through(three((50, 0), (430, 0), (0, 50), go_on=2)) == {1: ("A", "B")}


def test_then_what_they_are_ahead_in_all() -> None:
    """Each has won one: A +10 - 2, B -10 + 5, C -5 + 2."""
    contest = three((430, 0), (170, 0), (50, 0))
    assert through(contest) == {1: ("A",)}
    assert through(three((430, 0), (170, 0), (50, 0), go_on=2)) == {1: ("A", "C")}


def test_a_penalty_counts_once_among_three() -> None:
    """A +8 in all, C -3: less 10 it would be behind C, less 11 also behind B."""
    contest = three((430, 0), (170, 0), (50, 0))
    assert through(checked(contest, fine("A", "10"))) == {1: ("A",)}
    assert through(checked(contest, fine("A", "11"))) == {}
    assert through(checked(contest, fine("A", "12"))) == {1: ("C",)}


def test_three_are_not_parted_before_all_their_matches_are_over() -> None:
    assert through(three((430, 0), (170, 0))) == {}
    assert through(three((50, 0), (50, 0), (50, 0))) == {}


def test_of_three_one_that_forfeits_is_out_and_its_matches_with_it() -> None:
    """A has beaten C, who then leaves; the match of A and B is still to be played."""
    contest = three()
    contest = after_all(contest, *match(1, 3, (0, 430)))
    lost = forfeited(contest, phase_of(contest), FIGB, round=1, absent="C", present="B")[1]
    contest = checked(contest, lost)
    assert through(contest) == {}
    assert through(after_all(contest, *match(1, 1, (0, 50)))) == {1: ("B",)}


# -- the next round

FIXED = derived('draw.knockout.bands = "fixed"', base="wbf")


def seeded(names: str) -> Contest:
    contest = opened("teams", names, system="knockout", scoring="imps")
    return checked(contest, PhaseOpened(phase="", field=tuple(Placed(who, seed=n) for n, who in enumerate(names, 1))))


def draw(contest: Contest, pack: Pack = FIXED) -> Contest:
    return checked(contest, next_draw(contest, phase_of(contest), "", pack, "seed"))


def met(contest: Contest, round: int) -> set[frozenset[str]]:
    return {frozenset((pairing.home, pairing.away)) for pairing in phase_of(contest).draws["", round].pairings}


def win(contest: Contest, round: int, *favourites: str) -> Contest:
    """Those named win by 10 IMPs."""
    facts: list[Any] = []
    for pairing in phase_of(contest).draws["", round].pairings:
        points = 430 if pairing.home in favourites else -430
        facts += match(round, pairing.table, (points, 0))
    return played(contest, round, *facts)


def test_winners_meet_as_the_bracket_says() -> None:
    contest = draw(seeded("ABCD"))
    assert met(contest, 1) == {frozenset("AD"), frozenset("BC")}
    contest = draw(win(contest, 1, "D", "B"))
    assert met(contest, 2) == {frozenset("BD")}
    contest = win(contest, 2, "D")
    assert ranks(contest, FIXED) == {"D": 1, "B": 2, "A": 3, "C": 3}
    with pytest.raises(ProblemsFound, match="knockout-over"):
        draw(contest)


def test_the_best_wait_where_the_number_is_no_power_of_two() -> None:
    contest = draw(seeded("ABCDE"))
    assert phase_of(contest).draws["", 1].byes == ("A", "B", "C")
    assert met(contest, 1) == {frozenset("DE")}
    assert met(draw(win(contest, 1, "E")), 2) == {frozenset("AE"), frozenset("BC")}


def test_a_round_is_not_drawn_while_a_match_is_level() -> None:
    contest = draw(seeded("ABCD"))
    facts = [fact for pairing in phase_of(contest).draws["", 1].pairings for fact in match(1, pairing.table, (0, 0))]
    contest = played(contest, 1, *facts)
    with pytest.raises(ProblemsFound) as trouble:
        draw(contest)
    assert [problem.kind for problem in trouble.value.problems] == ["match-without-winner"] * 2


def test_a_team_that_left_before_the_draw_has_no_place_and_one_that_leaves_later_keeps_it() -> None:
    contest = draw(checked(seeded("ABCDE"), Withdrew(contestant="E", round=1)))
    assert met(contest, 1) == {frozenset("AD"), frozenset("BC")}
    contest = checked(win(contest, 1, "A", "B"), Withdrew(contestant="A", round=2))
    contest = draw(contest)
    assert met(contest, 2) == {frozenset("AB")}
    contest = checked(contest, begun(2))
    for award in forfeited(contest, phase_of(contest), FIXED, round=2, absent="A", present="B"):
        contest = checked(contest, award)
    contest = checked(contest, over(2))
    assert ranks(contest, FIXED) == {"B": 1, "A": 2, "C": 3, "D": 3, "E": 3}


def test_three_meet_where_the_regulations_want_it() -> None:
    pack = derived('draw.knockout.bands = "fixed"', 'draw.knockout.three_way = "one"', base="wbf")
    contest = draw(seeded("ABCDE"), pack)
    (group,) = phase_of(contest).draws["", 1].threes
    assert len(group.teams) == 3
    assert len(phase_of(contest).draws["", 1].pairings) == 1 + 3
    contest = draw(win(contest, 1, "A", "B"), pack)
    assert met(contest, 2) == {frozenset("AB")}


def test_the_same_seed_gives_the_same_bracket() -> None:
    by_lot = opened("teams", "ABCDEF", system="knockout", scoring="imps")
    first, again = (next_draw(by_lot, phase_of(by_lot), "", WBF, "7 May") for _ in range(2))
    assert first == again
    assert first.seed == "7 May"
