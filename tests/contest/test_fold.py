"""Facts in their order make the event; what cannot be is refused with everything that is wrong, and nothing changes."""

from fractions import Fraction
from typing import Any

import pytest

from arbitro.book.problem import ProblemsFound
from arbitro.contest.contestant import Pair, Team
from arbitro.contest.facts.contestants import now_playing
from arbitro.contest.facts.event import (
    Entered,
    Opened,
    PeriodOver,
    PhaseClosed,
    PhaseOpened,
    Placed,
    Reseated,
    SeatsChanged,
    Substituted,
    Three,
    TieDecided,
    Withdrew,
)
from arbitro.contest.facts.fold import checked
from arbitro.contest.facts.log import replayed
from arbitro.contest.facts.state import AtTable, Contest, Strand
from arbitro.contest.plan import PhasePlan, Plan
from arbitro.scoring.outcome import Imps, Percentage, Weighted
from tests.contest.small import (
    HOWELL,
    after_all,
    begun,
    contestant,
    drawn,
    kinds,
    movement,
    opened,
    over,
    phase_of,
    played,
    refused,
    result,
    seated,
    spot,
)

FINAL = PhasePlan(name="final", rounds=3, boards=1)


def howell() -> Contest:
    """Four pairs, seated."""
    return checked(opened("pairs", 4), seated(HOWELL))


def swiss(*names: str, **more: Any) -> Contest:
    return opened("teams", names or "ABCD", system="swiss", scoring="imps", **more)


# -- the opening


def test_a_log_begins_with_the_opening_and_has_only_one() -> None:
    plan = Plan(name="cup", form="pairs", phases=(PhasePlan(rounds=1, boards=1),))
    opening = Opened(plan=plan)
    with pytest.raises(ProblemsFound, match="not-opened"):
        checked(None, begun(1))
    with pytest.raises(ProblemsFound, match="not-opened"):
        replayed([])
    assert kinds(checked(None, opening), opening) == ["opened-twice"]


def test_a_plan_that_cannot_be_is_refused_with_all_its_problems() -> None:
    plan = Plan(name="cup", form="individual", phases=(PhasePlan(rounds=0, boards=0, system="swiss"),))
    with pytest.raises(ProblemsFound) as trouble:
        checked(None, Opened(plan=plan))
    assert [problem.kind for problem in trouble.value.problems] == ["system-of-form", "plan-number", "plan-number"]


# -- entries


def test_whoever_enters_is_in_the_field_of_the_first_phase_in_the_group_that_was_told() -> None:
    contest = opened("pairs", [], groups=("A", "B"))
    contest = checked(contest, Entered(contestant=Pair("1", ("a", "b")), section="B"))
    assert phase_of(contest).field == {"1": Placed("1", "B")}
    assert kinds(contest, Entered(contestant=Pair("2", ("c", "d")), section="C")) == ["unknown-group"]
    assert kinds(contest, Entered(contestant=Pair("2", ("c", "d")))) == ["unknown-group"]


def test_sections_of_the_only_group_have_any_name() -> None:
    contest = checked(opened("pairs", []), Entered(contestant=Pair("1", ("a", "b")), section="Red"))
    assert (contest.entries["1"].section, phase_of(contest).group_of("1")) == ("Red", "")


@pytest.mark.parametrize(
    ("entry", "expected"),
    [
        (Pair("1", ("x", "y")), ["entry-twice"]),
        (Pair("", ("x", "y")), ["entry-twice"]),
        (Pair("3", ("x", "x")), ["player-in-two"]),
        (Pair("3", ("1 N", "2 S")), ["player-in-two", "player-in-two"]),
        (contestant("teams", "3"), ["entry-kind"]),
        (contestant("individual", "3"), ["entry-kind"]),
        (
            Team("1", "T", ("1 N", "x", "x")),
            ["entry-kind", "entry-twice", "team-size", "player-in-two", "player-in-two"],
        ),
    ],
)
def test_an_entry_that_cannot_be(entry: Any, expected: list[str]) -> None:
    assert kinds(opened("pairs", 2), Entered(contestant=entry)) == expected


def test_the_entry_of_the_other_pair_is_named() -> None:
    (problem,) = refused(opened("pairs", 2), Entered(contestant=Pair("3", ("x", "2 S"))))
    assert (problem.found, problem.expected, problem.where.tag) == ("2 S", "2", "3")


@pytest.mark.parametrize("size", [3, 4, 8, 9])
def test_a_team_has_four_to_eight_players(size: int) -> None:
    fact = Entered(contestant=Team("T", "T", tuple(map(str, range(size)))))
    contest = opened("teams", [], scoring="imps", system="round_robin")
    if size in (4, 8):
        assert "T" in checked(contest, fact).entries
    else:
        assert kinds(contest, fact) == ["team-size"]


def test_a_player_of_a_pair_that_has_left_may_play_again_in_another() -> None:
    contest = checked(howell(), Withdrew(contestant="1", round=1))
    assert "5" in checked(contest, Entered(contestant=Pair("5", ("1 N", "x")))).entries


def test_entries_end_with_the_period_and_with_the_phase() -> None:
    late = Entered(contestant=contestant("pairs", "9"))
    assert "9" in after_all(howell(), begun(1), late).entries
    over_now = after_all(howell(), begun(1), PeriodOver())
    assert kinds(over_now, late) == ["change-period-over"]
    closed = checked(over_now, PhaseClosed())
    assert kinds(closed, late) == ["change-round-was-played"]


def test_a_bracket_that_is_drawn_has_no_place_for_another_team() -> None:
    contest = opened("teams", "AB", system="knockout", scoring="imps")
    contest = checked(contest, drawn(1, ("A", "B"), system="knockout"))
    assert kinds(contest, Entered(contestant=contestant("teams", "C"))) == ["change-round-has-begun"]


# -- substitutes


def test_a_substitute_takes_the_place_and_may_be_replaced_again() -> None:
    contest = after_all(
        howell(),
        Substituted(contestant="1", out="1 N", takes_over="x", round=1),
        Substituted(contestant="1", out="x", takes_over="y", round=2),
    )
    assert now_playing(contest.entries["1"]) == ("y", "1 S")
    assert contest.entries["1"].contestant.players == ("1 N", "1 S")


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        ({"contestant": "9"}, ["not-entered"]),
        ({"out": "2 N"}, ["not-a-player-of"]),
        ({"takes_over": "2 N"}, ["player-in-two"]),
        ({"takes_over": "1 S"}, ["player-in-two"]),
        ({"out": "z", "takes_over": "3 S"}, ["not-a-player-of", "player-in-two"]),
        ({"phase": "final"}, ["unknown-phase"]),
        ({"session": 2}, ["no-such-session"]),
    ],
)
def test_a_substitution_that_cannot_be(told: dict[str, Any], expected: list[str]) -> None:
    fact = Substituted(**{"contestant": "1", "out": "1 N", "takes_over": "x", "round": 1, **told})
    assert kinds(howell(), fact) == expected


def test_nobody_is_replaced_after_leaving_or_when_the_phase_is_closed() -> None:
    fact = Substituted(contestant="1", out="1 N", takes_over="x", round=2)
    gone = checked(howell(), Withdrew(contestant="1", round=1))
    assert kinds(gone, fact) == ["not-a-player-of"]
    assert kinds(checked(howell(), PhaseClosed()), fact) == ["phase-is-closed"]


# -- withdrawals


def test_a_withdrawal_counts_from_its_round_on() -> None:
    contest = checked(howell(), Withdrew(contestant="1", round=2, lost=Percentage(Fraction())))
    assert contest.entries["1"].withdrawn == phase_of(contest).withdrawals["1"]
    assert now_playing(contest.entries["1"]) == ()


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        ({"contestant": "9"}, ["not-entered"]),
        ({"phase": "final"}, ["unknown-phase"]),
        ({"session": 2}, ["no-such-session"]),
        ({"lost": Imps(Fraction(-3))}, ["award-by-method"]),
        ({"others": Weighted.of((Fraction(1), 420))}, ["weighted-withdrawal"]),
        (
            {"contestant": "9", "lost": Imps(Fraction(-1)), "others": Weighted.of((Fraction(1), 420))},
            ["not-entered", "award-by-method", "weighted-withdrawal"],
        ),
    ],
)
def test_a_withdrawal_that_cannot_be(told: dict[str, Any], expected: list[str]) -> None:
    assert kinds(howell(), Withdrew(**{"contestant": "1", "round": 1, **told})) == expected


def test_nobody_withdraws_twice_or_from_what_was_played() -> None:
    gone = checked(howell(), Withdrew(contestant="1", round=3))
    assert kinds(gone, Withdrew(contestant="1", round=2)) == ["withdrawn-twice"]
    contest = played(howell(), 1)
    assert kinds(contest, Withdrew(contestant="1", round=1)) == ["change-results-stand"]
    assert "1" in phase_of(checked(contest, Withdrew(contestant="1", round=2))).withdrawals


def test_somebody_of_another_phase_cannot_leave_this_one() -> None:
    contest = after_all(opened("pairs", 4, FINAL), PhaseClosed(), PhaseOpened(phase="final", field=(Placed("1"),)))
    assert kinds(contest, Withdrew(contestant="2", phase="final", round=1)) == ["not-in-field"]


# -- movements


def test_a_movement_seats_its_bearers_at_tables_with_boards() -> None:
    phase = phase_of(howell())
    assert phase.rounds(Strand(1, "")) == 3
    assert phase.tables[AtTable(1, "", 2, 1)][:2] == (("4",), ("2",))
    assert phase.boards_at(AtTable(1, "", 3, 2)) == (3,)


def test_pairs_that_are_not_entered_and_all_else_that_is_wrong_with_a_seating_are_told_at_once() -> None:
    fact = seated(HOWELL, ["1", "7", "1", "9"], session=2)
    assert kinds(opened("pairs", 4), fact) == ["no-such-session", "not-in-field", "not-in-field", "entry-twice"]


def test_an_impossible_movement_is_refused() -> None:
    twice = movement([(1, 2), (1, 3)], [(1, 2), (3, 4)])
    assert kinds(opened("pairs", 4), seated(twice)) == ["two-places-at-once"]
    again = movement([(1, 2, (1,)), (3, 4, (1,))], [(1, 3, (1,)), (2, 4, (2,))])
    found = refused(opened("pairs", 4), seated(again))
    assert [(one.kind, one.found, one.where.board) for one in found] == [
        ("plays-board-twice", "1", "1"),
        ("plays-board-twice", "3", "1"),
    ]


def test_a_movement_needs_a_contestant_for_each_number_and_a_phase_of_its_kind() -> None:
    nobody = seated(HOWELL)
    short = type(nobody)(movement=HOWELL, bearers={1: "1", 2: "2", 3: "3"})
    assert kinds(opened("pairs", 4), short) == ["number-without-contestant"]
    assert kinds(opened("teams", 4, system="round_robin", scoring="imps"), nobody) == ["movement-kind"]
    assert kinds(swiss("1", "2", "3", "4"), nobody) == ["not-by-movement", "movement-kind"]


def test_a_movement_is_for_one_group_and_nobody_is_in_two_sections() -> None:
    contest = opened("pairs", [], groups=("A", "B"))
    for id, group in zip("1234", "AABB", strict=True):
        contest = checked(contest, Entered(contestant=contestant("pairs", id), section=group))
    assert kinds(contest, seated(HOWELL)) == ["one-group-at-a-time"]
    two = movement([(1, 2)])
    in_a = checked(opened("pairs", 4), seated(two, "12", section="A"))
    assert kinds(in_a, seated(two, "23", section="B")) == ["contestant-in-two-sections"]


def test_another_movement_may_come_until_its_round_has_begun() -> None:
    other = movement([(1, 2), (3, 4)], [(1, 4), (2, 3)])
    again = checked(howell(), seated(other))
    assert phase_of(again).rounds(Strand(1, "")) == 2
    contest = played(howell(), 1)
    assert kinds(contest, seated(other)) == ["change-round-was-played"]
    assert kinds(checked(contest, begun(2)), seated(HOWELL, from_round=2)) == ["change-round-has-begun"]
    later = checked(contest, seated(movement([(1, 2)], [(1, 3), (2, 4)], [(1, 2), (3, 4)]), from_round=2))
    assert phase_of(later).tables[AtTable(1, "", 1, 1)].ns == ("4",)
    assert phase_of(later).tables[AtTable(1, "", 2, 1)].ns == ("1",)


@pytest.mark.parametrize(
    ("at", "expected"), [(0, "no-such-round"), (4, "no-such-round"), (2, "round-before-not-drawn")]
)
def test_the_first_movement_begins_with_the_first_round(at: int, expected: str) -> None:
    assert kinds(opened("pairs", 4), seated(HOWELL, from_round=at)) == [expected]


def test_a_new_movement_does_not_bring_back_a_board_that_was_played() -> None:
    contest = played(howell(), 1)
    with_board_1 = movement([(4, 1), (2, 3)], [(1, 2, (1,)), (3, 4, (1,))])
    assert set(kinds(contest, seated(with_board_1, from_round=2))) == {"plays-board-twice"}


def test_whoever_has_left_is_not_seated_but_keeps_the_number_in_a_running_session() -> None:
    contest = checked(opened("pairs", 4, sessions=2), Withdrew(contestant="1", session=2, round=1))
    contest = checked(contest, seated(HOWELL))
    assert kinds(contest, seated(HOWELL, session=2)) == ["has-withdrawn"]
    running = after_all(played(howell(), 1), Withdrew(contestant="1", round=2))
    assert phase_of(checked(running, seated(HOWELL, from_round=3))).rounds(Strand(1, "")) == 3


# -- draws


def test_a_draw_seats_a_round() -> None:
    contest = checked(swiss(), drawn(1, ("A", "B"), ("C", "D")))
    assert phase_of(contest).tables[AtTable(1, "", 1, 2)][:2] == (("C",), ("D",))


@pytest.mark.parametrize(
    ("fact", "expected"),
    [
        (drawn(1, ("A", "B"), ("C", "X")), ["not-in-field", "not-drawn"]),
        (drawn(1, ("A", "B"), ("B", "C"), byes=("D",)), ["drawn-twice"]),
        (drawn(1, ("A", "B"), ("C", "C"), byes=("D",)), ["drawn-twice", "pair-against-itself"]),
        (drawn(1, ("A", "B")), ["not-drawn", "not-drawn"]),
        (drawn(2, ("A", "B"), ("C", "D")), ["round-before-not-drawn"]),
        (drawn(4, ("A", "B"), ("C", "D")), ["no-such-round", "round-before-not-drawn"]),
        (drawn(1, ("A", "B"), ("C", "D"), group="B"), ["unknown-group", *["not-in-group"] * 4]),
        (drawn(1, ("A", "B"), ("C", "D"), ("A", "C"), threes=(Three(1, ("A", "B", "C"), 1),)), ["drawn-twice"] * 2),
    ],
)
def test_a_draw_that_cannot_be(fact: Any, expected: list[str]) -> None:
    found = kinds(swiss(), fact)
    assert [kind for kind in found if kind != "three-not-paired"] == expected


def test_two_matches_do_not_sit_at_one_table_and_a_movement_is_not_drawn() -> None:
    fact = drawn(1, ("A", "B"), ("C", "D"))
    same = type(fact)(round=1, system="swiss", pairings=(fact.pairings[0], type(fact.pairings[1])(1, "C", "D")))
    assert kinds(swiss(), same) == ["draw-table-twice"]
    assert kinds(opened("pairs", 4), drawn(1, ("1", "2"), ("3", "4"))) == ["not-by-draw"]


def test_a_redraw_says_so_and_comes_before_play() -> None:
    first, other = drawn(1, ("A", "B"), ("C", "D")), drawn(1, ("A", "C"), ("B", "D"), replaces=True)
    contest = checked(swiss(), first)
    assert kinds(contest, drawn(1, ("A", "C"), ("B", "D"))) == ["drawn-already"]
    assert phase_of(checked(contest, other)).tables[AtTable(1, "", 1, 1)].ew == ("C",)
    assert kinds(checked(contest, begun(1)), other) == ["change-round-has-begun"]
    assert kinds(played(contest, 1), other) == ["change-round-was-played"]
    ended = after_all(contest, begun(1), over(1), PeriodOver())
    assert kinds(ended, drawn(2, ("A", "C"), ("B", "D"))) == ["change-period-over"]


def test_a_redraw_forgets_seats_that_were_changed_in_the_old_draw() -> None:
    contest = checked(swiss(), drawn(1, ("A", "B"), ("C", "D")))
    contest = checked(contest, SeatsChanged(tables=(Reseated(spot(1, 1), ("B",), ("A",)),)))
    contest = checked(contest, drawn(1, ("A", "C"), ("B", "D"), replaces=True))
    assert phase_of(contest).tables[AtTable(1, "", 1, 1)][:2] == (("A",), ("C",))


def test_a_draw_goes_without_those_who_left_but_a_bracket_keeps_their_place() -> None:
    contest = checked(swiss(), Withdrew(contestant="D", round=1))
    assert kinds(contest, drawn(1, ("A", "B"), ("C", "D"))) == ["has-withdrawn"]
    assert phase_of(checked(contest, drawn(1, ("A", "B"), byes=("C",)))).draws.keys() == {("", 1)}
    cup = opened("teams", "ABCD", system="knockout", scoring="imps")
    cup = played(checked(cup, drawn(1, ("A", "B"), ("C", "D"), system="knockout")), 1)
    cup = checked(cup, Withdrew(contestant="A", round=2))
    assert phase_of(checked(cup, drawn(2, ("A", "C"), system="knockout"))).draws.keys() == {("", 1), ("", 2)}


def test_in_a_match_of_three_everybody_meets_both_others() -> None:
    cup = opened("teams", "ABC", system="knockout", scoring="imps")
    three = (Three(1, ("A", "B", "C"), 1),)
    assert kinds(cup, drawn(1, ("A", "B"), ("B", "C"), system="knockout", threes=three)) == ["three-not-paired"]
    whole = drawn(1, ("A", "B"), ("B", "C"), ("C", "A"), system="knockout", threes=three)
    assert len(phase_of(checked(cup, whole)).tables) == 3


# -- seats


def turned(round: int, table: int, ns: str, ew: str) -> Reseated:
    return Reseated(spot(round, table), (ns,), (ew,))


def test_seats_are_changed_where_people_really_sat() -> None:
    contest = checked(howell(), SeatsChanged(tables=(turned(1, 1, "2", "1"), turned(1, 2, "4", "3"))))
    assert phase_of(contest).tables[AtTable(1, "", 1, 1)].ns == ("2",)
    assert phase_of(contest).tables[AtTable(1, "", 2, 1)].ns == ("4",)


@pytest.mark.parametrize(
    ("tables", "expected"),
    [
        ((), ["one-round-at-a-time"]),
        ((turned(1, 1, "1", "4"), turned(2, 1, "2", "4")), ["one-round-at-a-time"]),
        ((turned(1, 7, "1", "4"),), ["no-such-table"]),
        ((turned(1, 1, "1", "9"), turned(1, 9, "2", "3")), ["not-in-field", "no-such-table"]),
        ((Reseated(spot(1, 1), ("1", "2"), ("4",)),), ["seats-at-table"]),
        ((turned(1, 1, "2", "1"),), ["two-places-at-once"]),
        ((turned(1, 1, "4", "4"),), ["two-places-at-once"]),
        ((Reseated(spot(1, 1, phase="final"), ("1",), ("4",)),), ["unknown-phase"]),
    ],
)
def test_seats_that_cannot_be(tables: tuple[Reseated, ...], expected: list[str]) -> None:
    assert kinds(howell(), SeatsChanged(tables=tables)) == expected


def test_nobody_who_left_sits_down_again() -> None:
    plan = movement([(1, 2)], [(3, 4)], out={1: (3, 4), 2: (1, 2)})
    contest = after_all(opened("pairs", 4), seated(plan), Withdrew(contestant="3", round=1))
    assert kinds(contest, SeatsChanged(tables=(turned(1, 1, "3", "2"),))) == ["has-withdrawn"]


def test_seats_are_not_changed_so_that_somebody_has_two_results_on_a_board() -> None:
    """Pair 1 has board 1 from round 1; at the table of round 2 it was played as well."""
    plan = movement([(1, 2, (1,)), (3, 4, (2,))], [(5, 6, (1,)), (3, 1, (3,))])
    contest = checked(opened("pairs", 6), seated(plan))
    contest = after_all(contest, begun(1), result(1, 1, 1, 50), begun(2), result(2, 1, 1, -50))
    swapped = SeatsChanged(tables=(turned(2, 1, "1", "6"), turned(2, 2, "3", "5")))
    assert kinds(contest, swapped) == ["result-twice"]


# -- rounds


def test_rounds_begin_in_turn_as_far_as_they_are_seated() -> None:
    contest = howell()
    assert kinds(contest, begun(2)) == ["round-in-turn"]
    assert kinds(contest, over(1)) == kinds(contest, over(0)) == ["round-not-begun"]
    contest = after_all(contest, begun(1), begun(2))
    assert (phase_of(contest).last_begun, phase_of(contest).last_over) == ({Strand(1, ""): 2}, {Strand(1, ""): 1})
    assert kinds(contest, over(1)) == ["round-not-begun"]
    contest = after_all(contest, over(2), begun(3), over(3))
    assert kinds(contest, begun(4)) == ["round-not-seated"]
    assert kinds(contest, begun(1, section="B")) == ["round-not-seated"]
    assert kinds(after_all(howell(), PeriodOver()), begun(1)) == ["change-period-over"]


# -- the end


def test_the_end_of_a_session_and_of_a_phase() -> None:
    contest = checked(howell(), PeriodOver())
    assert phase_of(contest).over == {1}
    assert kinds(contest, PeriodOver(session=2)) == ["no-such-session"]
    closed = checked(contest, PhaseClosed())
    assert phase_of(closed).closed
    for fact in (PhaseClosed(), PeriodOver(), begun(1), over(1), TieDecided(order=("1", "2"), by="lot")):
        assert kinds(closed, fact) == ["phase-is-closed"]


def test_a_tie_is_decided_between_contestants_of_the_phase() -> None:
    contest = howell()
    assert phase_of(checked(contest, TieDecided(order=("2", "1"), by="lot"))).ties[0].order == ("2", "1")
    assert kinds(contest, TieDecided(order=("1", "9"), by="lot")) == ["not-in-field"]
    assert kinds(contest, TieDecided(order=("1", "1"), by="director")) == ["entry-twice"]
    assert kinds(contest, TieDecided(order=("1",), by="director")) == ["entry-twice"]


def test_the_next_phase_opens_when_the_one_before_is_closed() -> None:
    contest = opened("pairs", 4, FINAL)
    fact = PhaseOpened(phase="final", field=(Placed("1", "", Fraction(5, 2), 1), Placed("2", seed=2)))
    assert kinds(contest, fact) == ["phase-before-open"]
    contest = after_all(contest, PhaseClosed(), fact)
    assert contest.current.field["1"].carried == Fraction(5, 2)
    assert kinds(contest, begun(1, phase="final")) == ["round-not-seated"]
    assert kinds(contest, PhaseOpened(phase="third", field=())) == ["unknown-phase"]


def test_a_field_that_cannot_be() -> None:
    contest = after_all(opened("pairs", 4, FINAL), Withdrew(contestant="4", round=1), PhaseClosed())
    field = (Placed("1"), Placed("1"), Placed("4"), Placed("9"), Placed("2", "B"))
    found = kinds(contest, PhaseOpened(phase="final", field=field))
    assert found == ["entry-twice", "not-entered", "not-entered", "unknown-group"]


def test_the_field_of_a_phase_changes_only_before_it_is_seated_and_keeps_what_was_decided() -> None:
    seeds = PhaseOpened(phase="", field=tuple(Placed(str(n), seed=5 - n) for n in range(1, 5)))
    contest = checked(opened("pairs", 4), TieDecided(order=("1", "2"), by="lot"))
    contest = checked(contest, seeds)
    assert phase_of(contest).field["1"].seed == 4
    assert len(phase_of(contest).ties) == 1
    assert kinds(checked(contest, seated(HOWELL)), seeds) == ["phase-has-begun"]
