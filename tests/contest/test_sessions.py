"""Sessions of pairs and players: matchpoints counted by hand, and what is given for boards that were not played."""

from fractions import Fraction
from typing import Any

import pytest

from arbitro.contest.facts.event import Entered, Penalised, Reseated, SeatsChanged, Withdrew
from arbitro.contest.facts.fold import checked
from arbitro.contest.facts.outcome import Recorded
from arbitro.contest.facts.state import Contest
from arbitro.contest.scoring.sessions import line_of
from arbitro.regulations import Pack
from arbitro.scoring.outcome import Adjustment, Artificial, Average, Percentage
from arbitro.scoring.penalty import Unit
from tests.contest.small import (
    AVERAGE,
    FIGB,
    HOWELL,
    MINUS,
    MITCHELL,
    PLUS,
    WBF,
    Told,
    after_all,
    begun,
    contestant,
    corrected,
    derived,
    drawn,
    exact,
    given,
    movement,
    opened,
    phase_of,
    played,
    ranked,
    records,
    result,
    scores,
    seated,
    spot,
    totals,
)

ZERO, SIXTY = Percentage(Fraction()), Percentage(Fraction(3, 5))


def howell(contest: Contest | None = None, **more: Any) -> Contest:
    """Board 1 +100 and -50, board 2 flat, board 3 -100 and +50, of North-South at tables 1 and 2."""
    contest = checked(contest or opened("pairs", 4), seated(HOWELL, **more))
    for board, both in enumerate(((100, -50), (420, 420), (-100, 50)), 1):
        results = (result(board, table, board, told, **more) for table, told in enumerate(both, 1))
        contest = played(contest, board, *results, **more)
    return contest


# -- matchpoints


def test_matchpoints_of_a_howell_by_hand() -> None:
    """2 for a score beaten, 1 for an equal one. 4: 2 + 1 + 0, 1: 0 + 1 + 2, 2: 0 + 1 + 0, 3: 2 + 1 + 2, of 6."""
    found = scores(howell())
    assert {who: one.points for who, one in found.items()} == {"1": 3, "2": 1, "3": 5, "4": 3}
    assert {one.top for one in found.values()} == {6}
    assert totals(howell()) == {"1": 50, "2": exact("50/3"), "3": exact("250/3"), "4": 50}


def test_without_a_top_points_are_added() -> None:
    """Total points: 4 has 100 + 420 - 100, 1 has -100 - 420 + 50."""
    assert totals(howell(opened("pairs", 4, scoring="total_points"))) == {"4": 420, "1": -470, "2": -520, "3": 570}


def test_cross_imps_by_hand() -> None:
    """150 points are 4 IMPs: boards 1 and 3 (78B)."""
    assert totals(howell(opened("pairs", 4, scoring="cross_imps"))) == {"4": 0, "1": 0, "2": -8, "3": 8}


def at_eight_tables(*told: Told | None) -> Contest:
    """One board at eight tables, 1-2, 3-4 …; None: no result yet."""
    plan = movement([(2 * n - 1, 2 * n) for n in range(1, 9)])
    contest = after_all(opened("pairs", 16), seated(plan), begun(1))
    return after_all(contest, *(result(1, at, 1, one) for at, one in enumerate(told, 1) if one is not None))


@pytest.mark.parametrize("missing", [None, Recorded(), given(SIXTY, Percentage(Fraction(2, 5)))])
def test_a_missing_result_goes_by_neuberg(missing: Told | None) -> None:
    """TN12.1-1: N = 8, n = 7: 12 becomes 13.857, 6 stays near 7.000, 0 becomes 0.143; 60% is 8.4 and 40% is 5.6."""
    found = scores(at_eight_tables(700, 600, 500, 400, 300, 200, 100, missing), FIGB)
    assert [found[who].points for who in ("1", "7", "13")] == [exact("97/7"), 7, exact("1/7")]
    assert {found[str(who)].top for who in range(1, 15)} == {14}
    if isinstance(missing, Recorded) and missing.is_adjusted:
        assert (found["15"].points, found["16"].points) == (exact("8.4"), exact("5.6"))


def test_the_old_method_for_a_missing_result() -> None:
    """TN12.1-2: one point more for everybody, 12 becomes 13 and 0 becomes 1."""
    pack = derived('scoring.matchpoints.missing_results = "reserve"')
    found = scores(at_eight_tables(700, 600, 500, 400, 300, 200, 100, Recorded()), pack)
    assert [found[who].points for who in ("1", "13")] == [13, 1]


# -- awards that follow the session


def with_an_award(edition: Any = 2017, ns: Adjustment = PLUS, ew: Adjustment = MINUS) -> Contest:
    """Pair 1 has beaten pair 3 on 16 of 25 boards: 64%. Board 26 was not played at its table."""
    boards = tuple(range(1, 27))
    contest = opened("pairs", 4, boards=26)
    contest = type(contest)(
        plan=type(contest.plan)(name="", form="pairs", phases=contest.plan.phases, edition=edition),
        entries=contest.entries,
        phases=contest.phases,
    )
    contest = after_all(contest, seated(movement([(1, 2, boards), (3, 4, boards)])), begun(1))
    facts = [result(1, 1, board, 50 if board <= 16 else -50) for board in boards[:-1]]
    facts += [result(1, 2, board, 0) for board in boards]
    return after_all(contest, *facts, result(1, 1, 26, given(ns, ew)))


@pytest.mark.parametrize(("edition", "guilty"), [(1997, "40"), (2007, "40"), (2017, "36")])
def test_average_plus_of_a_pair_with_64_percent_is_64_percent(edition: int, guilty: str) -> None:
    """12C2(c), Law 88; since 2017 an average minus goes down to the own 36%."""
    found = scores(with_an_award(edition))
    assert found["1"].points == 32 + exact("1.28")
    assert found["1"].percent == 64
    assert found["2"].points == 18 + 2 * Fraction(guilty) / 100


def test_a_final_award_and_a_share_do_not_follow_the_session() -> None:
    found = scores(with_an_award(ns=Artificial(Average.AVERAGE_PLUS, final=True), ew=Percentage(Fraction(2, 5))))
    assert (found["1"].points, found["2"].points) == (32 + exact("1.2"), 18 + exact("0.8"))


def test_an_average_is_half_for_everybody() -> None:
    found = scores(with_an_award(ns=AVERAGE, ew=AVERAGE))
    assert (found["1"].points, found["2"].points) == (33, 19)


# -- withdrawals


def left_by_16(others: Adjustment | None) -> Contest:
    """Eight tables, top 14. Pair 1 has beaten 5 of 7 on 12 boards and 4 of 7 on 13: 224 of 350 are 64%.

    In round 2 it was to meet pair 16, which is gone.
    """
    boards = tuple(range(1, 26))
    first = [(2 * n - 1, 2 * n, boards) for n in range(1, 9)]
    plan = movement(first, [(1, 16, (26,)), (15, 2, (26,)), *((2 * n - 1, 2 * n, (26,)) for n in range(2, 8))])
    contest = after_all(opened("pairs", 16, boards=25), seated(plan), begun(1))
    facts = [result(1, 1, board, 550 if board <= 12 else 450) for board in boards]
    facts += [result(1, table, board, 100 * (table - 1)) for table in range(2, 9) for board in boards]
    contest = after_all(contest, *facts, Withdrew(contestant="16", round=2, lost=ZERO, others=others))
    return checked(contest, begun(2))


@pytest.mark.parametrize(("others", "points"), [(None, "8.96"), (PLUS, "8.96"), (SIXTY, "8.4")])
def test_the_opponents_of_a_pair_that_left_have_60_percent_or_their_own(others: Adjustment | None, points: str) -> None:
    """TN4.3-1, TN4.3-2: the pair that left 0, its opponents 0.6 x 14 or, with 64% so far, 0.64 x 14."""
    found = scores(left_by_16(others), FIGB)
    assert found["1"].points == 224 + Fraction(points)
    assert (found["1"].top, found["16"].top) == (364, 364)
    # pair 16 sat East-West at the table with the highest scores: it had nothing before either, but on its 25 boards
    assert found["16"].points == 0


def test_a_pair_that_left_keeps_what_it_had() -> None:
    contest = after_all(howell(), Withdrew(contestant="3", session=1, round=4))
    assert totals(contest)["3"] == exact("250/3")
    contest = played(checked(opened("pairs", 4), seated(HOWELL)), 1, result(1, 1, 1, 100), result(1, 2, 1, -50))
    contest = after_all(contest, Withdrew(contestant="3", round=2, lost=ZERO, others=SIXTY), begun(2))
    found = scores(contest)
    assert (found["3"].points, found["3"].top) == (2, 4)
    assert (found["1"].points, found["1"].top) == (exact("1.2"), 4)


def test_a_result_of_the_round_in_which_it_left_stands() -> None:
    boards = (1, 2)
    contest = after_all(opened("pairs", 4, boards=2), seated(movement([(1, 2, boards), (3, 4, boards)])), begun(1))
    contest = after_all(contest, result(1, 1, 1, 50), result(1, 2, 1, 100), result(1, 2, 2, 100))
    contest = checked(contest, Withdrew(contestant="2", round=1, lost=ZERO, others=SIXTY))
    found = scores(contest)
    assert (found["2"].points, found["2"].top) == (2, 4)
    assert (found["1"].points, found["1"].top) == (0 + exact("1.2"), 4)


def test_in_total_points_nothing_is_given() -> None:
    contest = after_all(opened("pairs", 4, scoring="total_points"), seated(HOWELL), begun(1), result(1, 1, 1, 100))
    contest = after_all(contest, Withdrew(contestant="3", round=1))
    assert totals(contest) == {"4": 100, "1": -100, "2": 0, "3": 0}


def test_in_imps_the_others_have_average_plus_and_whoever_left_average_minus() -> None:
    """12C2(b): 3 IMPs."""
    contest = after_all(opened("pairs", 4, scoring="cross_imps"), seated(HOWELL), begun(1))
    contest = checked(contest, Withdrew(contestant="3", round=1))
    assert totals(contest) == {"2": 3, "3": -3, "1": 0, "4": 0}


# -- individuals

# Two tables, two rounds: North and South, East and West.
EIGHT = movement([((1, 2), (3, 4)), ((5, 6), (7, 8))], [((1, 3), (5, 7)), ((2, 4), (6, 8))], kind="individual")


def individual(*facts: Any, pack: Pack = FIGB) -> dict[str, Any]:
    contest = after_all(opened("individual", 8), seated(EIGHT), begun(1))
    contest = after_all(contest, result(1, 1, 1, 420), result(1, 2, 1, 50), *facts)
    return {who: (one.points, one.top) for who, one in scores(contest, pack).items()}


def test_partners_of_an_individual_have_the_same_points_of_the_same_board() -> None:
    found = individual()
    assert {who: points for who, (points, _) in found.items()} == {
        **dict.fromkeys("1278", 2),
        **dict.fromkeys("3456", 0),
    }


def test_a_player_who_left_has_nothing_and_the_other_three_at_the_table_60_percent() -> None:
    """TN4.5-1: top 2, so 1.2; also for the partner of the one who left (D08)."""
    gone = Withdrew(contestant="3", round=2, lost=ZERO, others=SIXTY)
    found = individual(gone, begun(2))
    assert found["3"] == (0, 4)
    assert found["1"] == (2 + exact("1.2"), 4)
    assert found["5"] == (exact("1.2"), 4)
    assert found["7"] == (2 + exact("1.2"), 4)
    assert found["2"] == (2, 2)


def test_two_partners_who_left_both_have_nothing() -> None:
    facts = [Withdrew(contestant=who, round=2, lost=ZERO, others=SIXTY) for who in "13"]
    found = individual(*facts, begun(2))
    assert (found["1"], found["3"], found["5"]) == ((2, 4), (0, 4), (exact("1.2"), 4))


def test_an_average_plus_follows_the_session_of_each_player() -> None:
    """12C2(c): player 1 has all of its other board, its partner 3 nothing."""
    found = individual(begun(2), result(2, 1, 2, given(PLUS, AVERAGE)))
    assert (found["1"], found["3"]) == ((4, 4), (exact("1.2"), 4))


def test_in_imps_a_player_who_left_has_average_minus() -> None:
    contest = after_all(opened("individual", 8, scoring="butler"), seated(EIGHT), begun(1), begun(2))
    contest = checked(contest, Withdrew(contestant="3", round=2))
    found = scores(contest)
    assert {who: one.points for who, one in found.items()} == {"3": -3, "1": 3, "5": 3, "7": 3}


def test_what_a_player_did_before_leaving_the_round_stands() -> None:
    boards = (2, 3)
    plan = movement([((1, 2), (3, 4)), ((5, 6), (7, 8))], [((1, 3), (5, 7), boards)], kind="individual")
    contest = after_all(opened("individual", 8), seated(plan), begun(1), begun(2), result(2, 1, 2, 420))
    contest = checked(contest, Withdrew(contestant="3", round=2, lost=ZERO, others=SIXTY))
    found = scores(contest)
    # board 2 was played at one table only: half of the top
    assert (found["3"].points, found["1"].points) == (1, 1 + exact("1.2"))


# -- boards that were sat out


def sat_out(pack: Pack, *facts: Any, boards: int = 1) -> Any:
    """Pair 1 has 54.2% on 22 boards, and no opponents for the last two. `boards`: what the plan says of a round."""
    all_of_them = tuple(range(1, 23))
    plan = movement([(1, 2, all_of_them), (3, 4, all_of_them)], [(3, 4, (23, 24))], out={2: (1, 2)})
    contest = after_all(opened("pairs", 4, boards=boards), seated(plan), begun(1))
    told = given(Percentage(Fraction("0.542")), AVERAGE)
    contest = after_all(contest, *(result(1, 1, board, told) for board in all_of_them), *facts, begun(2))
    return scores(contest, pack)["1"].percent


def test_a_pair_without_opponents_has_its_own_average() -> None:
    """TN78.4-1: total unchanged."""
    assert sat_out(FIGB) == exact("54.2")


def test_or_at_least_60_percent_where_the_organiser_has_said_so() -> None:
    """TN78.4-1: (22 x 54.20 + 2 x 60) / 24 = 54.68."""
    pack = derived('scoring.bye.pair = "at_least"')
    assert sat_out(pack) == (22 * exact("54.2") + 2 * 60) / 24
    assert round(sat_out(pack), 2) == exact("54.68")
    assert sat_out(pack, boards=7) == sat_out(pack)  # the boards of the movement count, not those of the plan


def test_or_the_average_of_the_field() -> None:
    assert sat_out(derived('scoring.bye.pair = "field_round"')) == (22 * exact("54.2") + 2 * 50) / 24


def test_a_penalty_counts_once_also_where_boards_were_sat_out() -> None:
    """Top 2: of 48 points 23.848 + 2.4 less 1."""
    pack = derived('scoring.bye.pair = "at_least"')
    fine = Penalised(id="p", contestant="1", amount=Fraction(1), unit=Unit.MATCHPOINTS)
    assert sat_out(pack, fine) == 100 * (44 * exact("0.542") + exact("2.4") - 1) / 48


def test_a_bye_in_a_swiss_of_pairs_goes_by_the_same_rule() -> None:
    """Pair 5 has nothing of its only board."""
    contest = after_all(opened("pairs", 5, system="swiss"), drawn(1, ("1", "2"), ("3", "4"), byes=("5",)), begun(1))
    contest = after_all(contest, drawn(2, ("1", "5"), ("2", "3"), byes=("4",)), begun(2))
    contest = after_all(contest, result(2, 1, 1, 100), result(2, 2, 1, 50))
    assert scores(contest, FIGB)["5"].percent == 0
    assert scores(contest, derived('scoring.bye.pair = "at_least"'))["5"].percent == 30


# -- penalties


def test_penalties_in_matchpoints_and_in_percent_of_a_top() -> None:
    """Top 2: 25% is half a point."""
    contest = after_all(
        howell(),
        Penalised(id="a", contestant="3", amount=Fraction(1), unit=Unit.MATCHPOINTS),
        Penalised(id="b", contestant="3", amount=Fraction(25), unit=Unit.PERCENT_OF_TOP),
    )
    assert scores(contest)["3"].points == exact("3.5")
    assert totals(contest)["3"] == 100 * exact("3.5") / 6
    assert totals(contest)["4"] == 50


# -- several sessions, sections, lines, groups


def test_sessions_count_alike_and_penalties_stay_in_theirs() -> None:
    """Percentages are added: 50 + 50 and so on; a penalty of session 2 is taken from its six points."""
    contest = howell(howell(opened("pairs", 4, sessions=2)), session=2)
    contest = checked(contest, Penalised(id="p", contestant="2", amount=Fraction(1), unit=Unit.MATCHPOINTS, session=2))
    assert totals(contest) == {"1": 100, "2": exact("50/3"), "3": exact("500/3"), "4": 100}
    assert scores(contest, session=1)["2"].penalty == 0
    assert {who: one.rank for who, one in records(contest, session=2).items()} == {
        "3": 1,
        "1": exact("2.5"),
        "4": exact("2.5"),
        "2": 4,
    }


def in_two_sections(pack: Pack) -> dict[str, Any]:
    plan = movement([(1, 2), (3, 4)])
    contest = opened("pairs", 8)
    for section, names in (("A", "1234"), ("B", "5678")):
        contest = after_all(contest, seated(plan, names, section=section), begun(1, section=section))
    told = {"A": (400, 300), "B": (200, 300)}
    facts = [result(1, at, 1, one, section=of) for of, both in told.items() for at, one in enumerate(both, 1)]
    return totals(after_all(contest, *facts), pack)


def test_sections_are_compared_and_ranked_together() -> None:
    """+400 beats three, each +300 beats one and equals one, +200 none: 6, 3, 3, 0 of 6."""
    assert {who: in_two_sections(WBF)[who] for who in "1357"} == {"1": 100, "3": 50, "5": 0, "7": 50}


def test_sections_scored_apart_still_share_the_ranking() -> None:
    apart = in_two_sections(derived('scoring.sections = "apart"'))
    assert {who: apart[who] for who in "1357"} == {"1": 100, "3": 0, "5": 0, "7": 100}


def mitchell() -> Contest:
    contest = checked(opened("pairs", 6), seated(MITCHELL))
    for number in (1, 2, 3):
        facts = [result(number, table, (table + number - 2) % 3 + 1, 100 * table) for table in (1, 2, 3)]
        contest = played(contest, number, *facts)
    return contest


def test_two_winners_have_two_rankings() -> None:
    """North-South at table 3 always have the best score: 4, 2 and 0 of 4. East-West go round and come out level."""
    contest = mitchell()
    found = {ranking.line: ranking.rows for ranking in ranked(contest)}
    assert [(row.contestant, row.total) for row in found["NS"]] == [("3", 100), ("2", 50), ("1", 0)]
    assert {(row.contestant, row.total) for row in found["EW"]} == {("4", 50), ("5", 50), ("6", 50)}


def test_whoever_sat_the_wrong_way_once_is_ranked_in_its_own_line() -> None:
    contest = checked(mitchell(), SeatsChanged(tables=(Reseated(spot(3, 3), ("4",), ("3",)),)))
    assert line_of(phase_of(contest), 1) == {"1": "NS", "2": "NS", "3": "NS", "4": "EW", "5": "EW", "6": "EW"}


def test_groups_are_neither_compared_nor_ranked_together() -> None:
    """In each group one board at two tables: everybody has 100% or nothing, whatever the other group did."""
    contest = opened("pairs", [], groups=("A", "B"))
    facts: list[Any] = []
    for group, names, told in (("A", "1234", (100, 50)), ("B", "5678", (1000, 900))):
        for name in names:
            contest = checked(contest, Entered(contestant=contestant("pairs", name), section=group))
        facts += [seated(movement([(1, 2), (3, 4)]), names, section=group), begun(1, section=group)]
        facts += [result(1, at, 1, one, section=group) for at, one in enumerate(told, 1)]
    contest = after_all(contest, *facts)
    assert {who: totals(contest)[who] for who in "1357"} == {"1": 100, "3": 0, "5": 100, "7": 0}
    assert [ranking.group for ranking in ranked(contest)] == ["A", "B"]
    assert (records(contest)["1"].rank, records(contest)["5"].rank) == (exact("1.5"), exact("1.5"))


# -- what is looked up again


def test_the_same_facts_under_other_regulations_are_scored_anew() -> None:
    contest = with_an_award(ns=PLUS)
    plain, own = derived("scoring.artificial.innocent_own_percent = false"), WBF
    assert scores(contest, own)["1"].percent == 64
    assert scores(contest, plain)["1"].points == 32 + exact("1.2")
    assert scores(contest, own)["1"].percent == 64


def test_a_correction_changes_the_points_and_the_old_state_keeps_its_own() -> None:
    before = howell()
    now = checked(before, corrected(1, 1, 1, -100))
    assert totals(before)["4"] == 50
    assert totals(now)["4"] == exact("50/3")
    assert totals(before)["4"] == 50


def test_turned_seats_take_the_results_with_them() -> None:
    """At table 1 of round 1 pair 1 really sat North-South: it has the good score of board 1."""
    contest = checked(howell(), SeatsChanged(tables=(Reseated(spot(1, 1), ("1",), ("4",)),)))
    assert totals(contest) == {"1": exact("250/3"), "4": exact("50/3"), "2": exact("50/3"), "3": exact("250/3")}


def test_the_boards_of_a_contestant_are_kept_for_ties() -> None:
    record = records(howell())["4"]
    assert [(board.board, board.points, board.top, board.opponents) for board in record.boards] == [
        ("1", 2, 2, ("1",)),
        ("2", 1, 2, ("2",)),
        ("3", 0, 2, ("3",)),
    ]
    assert [(board.is_top, board.is_bottom, board.sharing) for board in record.boards] == [
        (True, False, 1),
        (True, True, 2),
        (False, True, 1),
    ]
