"""The checker of events of pairs and players finds every violation, and none in events that are right."""

from collections.abc import Callable
from fractions import Fraction

import pytest

from tests.contest.checked import FIGB, found, names
from tests.contest.checker.figures import Figures
from tests.contest.checker.tournaments import check
from tests.contest.facts import (
    Fact,
    begun,
    corrected,
    drawn,
    in_phase,
    movement,
    next_phase,
    opened,
    over,
    pair,
    ranking,
    result,
    seated,
    sitting,
)

Change = Callable[[list[Fact]], list[Fact]]


# -- four pairs, three boards, each board at both tables

HOWELL = movement(
    [sitting(1, 1, 2, 1), sitting(2, 3, 4, 1)],
    [sitting(1, 1, 3, 2), sitting(2, 2, 4, 2)],
    [sitting(1, 1, 4, 3), sitting(2, 2, 3, 3)],
)
BEARERS = {number: f"P{number}" for number in range(1, 5)}
PAIRS: list[Fact] = [
    opened("pairs", {"rounds": 3, "boards": 1}),
    *(pair(who) for who in BEARERS.values()),
    seated(HOWELL, BEARERS),
    begun(1),
    result(1, 1, 1, 420),
    result(1, 2, 1, 400),
    over(1),
    begun(2),
    result(2, 1, 2, "1S E -1"),
    result(2, 2, 2, 50),
    over(2),
    begun(3),
    result(3, 1, 3, 100),
    result(3, 2, 3, 110),
    over(3),
]
# Of a top of 2 on each board: P1 2 1 0, P2 0 1 2, P3 0 1 0, P4 2 1 2.
RANKED = ranking(("P4", "250/3", 1), ("P1", "50", 2), ("P2", "50", 2), ("P3", "50/3", 4))


def test_a_right_event_of_pairs() -> None:
    assert check(PAIRS, {"": [RANKED]}, FIGB) == []


def without(*places: int) -> Change:
    return lambda facts: [fact for at, fact in enumerate(facts) if at not in {place % len(facts) for place in places}]


def plus(*more: Fact, at: int | None = None) -> Change:
    return lambda facts: [*facts[:at], *more, *(facts[at:] if at is not None else [])]


SUBSTITUTED: Fact = {"event": "substituted", "contestant": "P1", "round": 2}
ONE_MOVED: Fact = {"event": "seats_changed", "tables": [{"at": {"round": 1, "table": 1}, "ns": ["P1"], "ew": ["P3"]}]}
AGAIN = result(2, 2, 1, 90)
SEATED, BEGUN_1, BEGUN_2 = 5, 6, 10
ALTERED: list[tuple[str, Change]] = [
    ("opened_first", without(0)),
    ("opened_first", plus(PAIRS[0])),
    ("entered_twice", plus(PAIRS[1])),
    ("player_twice", plus({"event": "entered", "contestant": {"id": "P5", "players": ["P1 N", "Late"]}})),
    ("not_a_player", plus({**SUBSTITUTED, "out": "P2 N", "takes_over": "Sub"})),
    ("player_twice", plus({**SUBSTITUTED, "out": "P1 N", "takes_over": "P2 N"})),
    ("not_entered", without(1)),
    ("two_numbers", lambda facts: [*facts[:SEATED], seated(HOWELL, {**BEARERS, 2: "P1"}), *facts[SEATED + 1 :]]),
    ("left_out", plus(pair("P5"), at=SEATED)),
    ("left_out", lambda facts: [*facts[:SEATED], seated(_one_table_less(), BEARERS), *facts[SEATED + 1 :]]),
    ("two_places", lambda facts: [*facts[:SEATED], seated(_seated_twice(), BEARERS), *facts[SEATED + 1 :]]),
    ("seated_after_begin", plus(seated(HOWELL, BEARERS))),
    ("seated_after_begin", plus(seated(HOWELL, BEARERS, from_round=3))),
    ("begun_without_seats", plus(begun(4))),
    ("begun_twice", plus(begun(3))),
    ("round_skipped", without(BEGUN_2)),
    ("over_before_begun", plus(over(1), at=BEGUN_1)),
    ("over_twice", plus(over(1))),
    ("result_before_round", without(BEGUN_1)),
    ("result_twice", plus(result(1, 1, 1, 430))),
    ("board_not_there", plus(result(1, 1, 2, 430))),
    ("no_such_table", plus(result(1, 3, 1, 430))),
    ("room", lambda facts: [*facts[:7], result(1, 1, 1, 420, "open"), *facts[8:]]),
    ("corrects_nothing", plus(corrected(result(3, 1, 2, 0), 110))),
    ("takes_back_nothing", plus({"event": "taken_back", "at": {"round": 3, "table": 1}, "board": 9})),
    ("result_after_period", plus({"event": "period_over"}, at=-3)),
    ("correction_after_period", plus({"event": "period_over"}, corrected(PAIRS[7], 420))),
    ("after_close", plus({"event": "phase_closed"}, corrected(PAIRS[7], 420))),
    ("after_close", plus({"event": "phase_closed"}, {"event": "period_over"}, begun(3))),
    ("withdrew_twice", plus(*[{"event": "withdrew", "contestant": "P1", "round": 4}] * 2)),
    ("withdrawn_plays", plus({"event": "withdrew", "contestant": "P1", "round": 1}, at=BEGUN_2)),
    ("pardons_nothing", plus({"event": "pardoned", "id": "x"})),
    ("penalty_unit", plus({"event": "penalised", "id": "x", "contestant": "P1", "amount": "1", "unit": "vp"})),
    ("penalty_twice", plus(*[{"event": "penalised", "id": "x", "contestant": "P1", "amount": "1", "unit": "vp"}] * 2)),
    ("opened_late", plus({"event": "phase_opened", "phase": "", "field": []})),
    ("placed_twice", plus({"event": "phase_opened", "phase": "", "field": [{"contestant": "P1"}] * 2})),
    ("phase_unknown", plus(begun(1, phase="final"))),
    ("board_twice", lambda facts: [*facts[:SEATED], seated(_board_again(), BEARERS), *facts[SEATED + 1 :], AGAIN]),
    ("two_places", plus(ONE_MOVED)),
]


def _seated_twice() -> Fact:
    third = {"round": 3, "tables": [sitting(1, 1, 4, 3), sitting(2, 1, 3, 3)]}
    return {**HOWELL, "rounds": [*HOWELL["rounds"][:2], third]}


def _one_table_less() -> Fact:
    return {**HOWELL, "rounds": [*HOWELL["rounds"][:2], {"round": 3, "tables": [sitting(1, 1, 4, 3)]}]}


def _board_again() -> Fact:
    second = {"round": 2, "tables": [sitting(1, 1, 3, 2), sitting(2, 2, 4, 2, 1)]}
    return {**HOWELL, "rounds": [HOWELL["rounds"][0], second, HOWELL["rounds"][2]]}


@pytest.mark.parametrize(("name", "change"), ALTERED)
def test_facts_that_could_not_have_happened(name: str, change: Change) -> None:
    assert name in found(change(PAIRS))


@pytest.mark.parametrize(
    ("name", "rows"),
    [
        ("total", [("P4", "83.33", 1), ("P1", "50", 2), ("P2", "50", 2), ("P3", "50/3", 4)]),
        ("conserved", [("P4", "83.33", 1), ("P1", "50", 2), ("P2", "50", 2), ("P3", "50/3", 4)]),
        ("order", [("P1", "50", 1), ("P4", "250/3", 2), ("P2", "50", 3), ("P3", "50/3", 4)]),
        ("order", [("P4", "250/3", 1), ("P1", "50", 1), ("P2", "50", 3), ("P3", "50/3", 4)]),
        ("rank", [("P4", "250/3", 1), ("P1", "50", 2), ("P2", "50", 2), ("P3", "50/3", 3)]),
        ("rank_order", [("P1", "50", 2), ("P4", "250/3", 1), ("P2", "50", 2), ("P3", "50/3", 4)]),
        ("ranked_once", [("P4", "250/3", 1), ("P1", "50", 2), ("P3", "50/3", 3)]),
        ("ranked_once", [("P4", "250/3", 1), ("P1", "50", 2), ("P2", "50", 2), ("P3", "50/3", 4), ("P5", "0", 5)]),
    ],
)
def test_rankings_that_do_not_follow(name: str, rows: list[tuple[str, str, int]]) -> None:
    assert name in found(PAIRS, ranking(*rows))


def test_a_ranking_may_part_those_who_are_level_and_must_say_who_is_not() -> None:
    parted = ranking(("P4", "250/3", 1), ("P2", "50", 2), ("P1", "50", 3), ("P3", "50/3", 4))
    assert found(PAIRS, parted) == set()
    decided = [*PAIRS, {"event": "tie_decided", "order": ["P1", "P2"], "by": "lot"}]
    assert found(decided, parted) == {"tie_decision"}
    untold = ranking(("P4", "250/3", 1), ("P1", "50", 2), ("P2", "50", 2), ("P3", "50/3", 4))
    untold["rows"][1]["tied"] = False
    assert found(PAIRS, untold) == {"tied"}


def test_the_last_correction_counts() -> None:
    facts = [*PAIRS, corrected(PAIRS[7], 90), corrected(PAIRS[7], 400)]
    level = ranking(("P4", "200/3", 1), ("P2", "200/3", 1), ("P1", "100/3", 3), ("P3", "100/3", 3))
    assert found(facts, level) == set()
    assert "total" in found(facts, RANKED)


def test_a_result_taken_back_leaves_a_lone_one_with_half_the_top() -> None:
    facts = [*PAIRS, {"event": "taken_back", "at": {"round": 3, "table": 2}, "board": 3}]
    # P1 2 1 1 and P4 2 1 1 of 6; P2 0 1 and P3 0 1 of 4.
    assert found(facts, ranking(("P4", "200/3", 1), ("P1", "200/3", 1), ("P2", "25", 3), ("P3", "25", 3))) == set()


def test_penalties_in_matchpoints_and_in_parts_of_the_top() -> None:
    penalty = {"event": "penalised", "contestant": "P4"}
    facts = [
        *PAIRS,
        {**penalty, "id": "slow", "amount": "10", "unit": "percent_of_top"},  # 0.2
        {**penalty, "id": "late", "amount": "0.4", "unit": "matchpoints"},
        {**penalty, "id": "wrong", "amount": "1", "unit": "matchpoints"},
        {"event": "pardoned", "id": "wrong"},
    ]
    rows = ranking(("P4", "220/3", 1), ("P1", "50", 2), ("P2", "50", 2), ("P3", "50/3", 4))  # 4.4 of 6
    assert found(facts, rows) == set()


def test_an_average_plus_is_the_own_session_where_that_is_better() -> None:
    given = {"ns": {"type": "artificial", "award": "minus"}, "ew": {"type": "artificial", "award": "plus"}}
    facts = [*PAIRS, corrected(PAIRS[-2], given)]
    # Board 3 has one result, worth 1 of 2 to P1 and P4. P2 has 1 of 4 elsewhere: 25 %; P3 1 of 4, so 60 %.
    rows = ranking(("P4", "200/3", 1), ("P1", "200/3", 1), ("P3", "110/3", 3), ("P2", "25", 4))
    assert found(facts, rows) == set()


def test_a_pair_that_leaves_has_nothing_and_its_opponents_average_plus() -> None:
    facts = [*PAIRS[:-4], {"event": "withdrew", "contestant": "P4", "round": 3, "last": True}, *PAIRS[-4:]]
    facts = [fact for fact in facts if fact is not PAIRS[-3]]
    # P4 2 1 0, P1 2 1 and 75 % of 2, so 4.5; on board 3 P2 and P3 have 1 each.
    rows = ranking(("P1", "75", 1), ("P2", "100/3", 2), ("P3", "100/3", 2), ("P4", "50", 4))
    assert found(facts, rows) == set()
    early = ranking(("P1", "75", 1), ("P4", "50", 2), ("P2", "100/3", 3), ("P3", "100/3", 3))
    assert "order" in found(facts, early)
    fixed = [
        {**fact, "others": {"type": "percentage", "share": "3/5"}} if fact["event"] == "withdrew" else fact
        for fact in facts
    ]
    rows = ranking(("P1", "70", 1), ("P2", "100/3", 2), ("P3", "100/3", 2), ("P4", "50", 4))
    assert found(fixed, rows) == set()


def test_two_lines_have_two_rankings() -> None:
    line = movement([sitting(1, 1, 3, 1), sitting(2, 2, 4, 1)], winners=2)
    facts = [*PAIRS[:5], seated(line, BEARERS), begun(1), result(1, 1, 1, 100), result(1, 2, 1, 90)]
    north, east = ranking(("P1", "100", 1), ("P2", "0", 2)), ranking(("P4", "100", 1), ("P3", "0", 2))
    assert found(facts, north, east) == set()
    both = ranking(("P1", "100", 1), ("P4", "100", 1), ("P2", "0", 3), ("P3", "0", 3))
    assert found(facts, both) == {"ranked_together"}
    one_winner = [*PAIRS[:5], seated({**line, "winners": 1}, BEARERS), *facts[6:]]
    assert found(one_winner, north, east) == {"ranked_apart"}


CARRIED = {"P4": "125/3", "P1": "25", "P2": "25", "P3": "25/3"}


def two_phases(carried: dict[str, str]) -> list[Fact]:
    """Half of the first is carried into a second of two sessions, for those named."""
    plan: list[Fact] = [
        {"name": "q", "rounds": 3, "boards": 1, "qualify": 4},
        {"name": "f", "rounds": 1, "boards": 1, "sessions": 2, "carry_over": {"kind": "share", "share": "1/2"}},
    ]
    facts = [opened("pairs", *plan), *PAIRS[1:5], *(in_phase(fact, "q") for fact in PAIRS[5:])]
    facts += next_phase([{"contestant": who, "carried": amount} for who, amount in carried.items()])
    rounds = [[sitting(1, 1, 2, 1), sitting(2, 3, 4, 1)], [sitting(1, 1, 3, 1), sitting(2, 2, 4, 1)]]
    for session, tables in enumerate(rounds, 1):
        where: Fact = {"phase": "f", "session": session}
        facts += [seated(movement(tables), BEARERS, **where), begun(1, **where)]
        facts += [result(1, 1, 1, 110 - 10 * session, **where), result(1, 2, 1, 80 + 10 * session, **where)]
    return facts


def test_percentages_of_sessions_are_added_to_what_was_carried() -> None:
    # Session 1: +100 for P1, +90 for P3; session 2: +90 for P1, +100 for P2.
    final = ranking(("P4", "425/3", 1), ("P1", "125", 2), ("P2", "125", 2), ("P3", "325/3", 4))
    assert check(two_phases(CARRIED), {"q": [RANKED], "f": [final]}, FIGB) == []


@pytest.mark.parametrize(
    ("name", "carried"),
    [
        ("carried", {**CARRIED, "P1": "50"}),
        ("qualified", {who: CARRIED[who] for who in ("P4", "P1", "P3")}),
        ("not_in_phase", {who: CARRIED[who] for who in ("P4", "P1", "P3")}),
        ("not_from_before", {**CARRIED, "P9": "0"}),
        ("not_entered", {**CARRIED, "P9": "0"}),
    ],
)
def test_who_goes_on_and_with_what(name: str, carried: dict[str, str]) -> None:
    assert name in names(check(two_phases(carried), {}, FIGB))


def test_a_phase_opens_when_the_one_before_is_closed() -> None:
    early = [fact for fact in two_phases(CARRIED) if fact["event"] != "phase_closed"]
    assert names(check(early, {}, FIGB)) == {"opened_early"}


# -- other forms


def test_a_pair_that_comes_late_is_seated_from_a_later_round_on() -> None:
    """Board 1 was played at one table, boards 2 and 3 are at two: a lone result is half of the top."""
    half = movement([sitting(1, 1, 2, 1)], [sitting(1, 1, 3, 2)], [sitting(1, 2, 3, 3)], out={1: [3], 2: [2], 3: [1]})
    facts = [*PAIRS[:4], seated(half, {1: "P1", 2: "P2", 3: "P3"}), begun(1), result(1, 1, 1, 420), PAIRS[4]]
    facts += [seated(HOWELL, BEARERS, from_round=2), *PAIRS[BEGUN_2:]]
    # P1 1 1 0, P2 1 1 2 of 6; P3 1 0, P4 1 2 of 4.
    rows = ranking(("P4", "75", 1), ("P2", "200/3", 2), ("P1", "100/3", 3), ("P3", "25", 4))
    assert found(facts, rows) == set()


def test_players_have_the_score_of_the_side_they_sat_on() -> None:
    whist = movement(
        [sitting(1, [1, 2], [3, 4], 1), sitting(2, [5, 6], [7, 8], 1)],
        [sitting(1, [1, 3], [2, 4], 2), sitting(2, [5, 7], [6, 8], 2)],
        kind="individual",
    )
    bearers = {number: f"I{number}" for number in range(1, 9)}
    players = [{"event": "entered", "contestant": {"id": who, "player": f"{who}!"}} for who in bearers.values()]
    facts = [opened("individual", {"rounds": 2, "boards": 1}), *players, seated(whist, bearers), begun(1)]
    facts += [
        result(1, 1, 1, 100),
        result(1, 2, 1, 90),
        {"event": "withdrew", "contestant": "I5", "round": 2},
        begun(2),
    ]
    facts.append(result(2, 1, 2, 50))
    # Board 2: I1 to I4 have 1 of 2, I5 nothing; the others the better of 60 % and their session.
    rows = [("I7", "100", 1), ("I8", "100", 1), ("I1", "75", 3), ("I2", "75", 3), ("I6", "30", 5)]
    rows += [("I3", "25", 6), ("I4", "25", 6), ("I5", "0", 8)]
    assert found(facts, ranking(*rows)) == set()


@pytest.mark.parametrize(
    ("scoring", "rows"),
    [
        ("butler", [("P1", "0", 1), ("P2", "0", 1), ("P3", "0", 1), ("P4", "0", 1)]),  # nobody 20 from the datum
        ("cross_imps", [("P1", "1", 1), ("P4", "1", 1), ("P2", "-1", 3), ("P3", "-1", 3)]),
        ("total_points", [("P1", "570", 1), ("P3", "240", 2), ("P2", "-260", 3), ("P4", "-550", 4)]),
    ],
)
def test_pairs_in_imps_and_in_total_points(scoring: str, rows: list[tuple[str, str, int]]) -> None:
    facts = [opened("pairs", {"rounds": 3, "boards": 1, "scoring": scoring}), *PAIRS[1:]]
    assert found(facts, ranking(*rows)) == set()
    (who, total, rank), *others = rows
    assert "total" in found(facts, ranking((who, f"{total}.5", rank), *others))


def test_swiss_pairs_by_percentage_and_by_victory_points_for_each_round() -> None:
    plan = {"system": "swiss", "rounds": 2, "boards": 2}
    facts: list[Fact] = [*PAIRS[1:5], drawn(1, ("P1", "P2"), ("P3", "P4")), begun(1)]
    facts += [result(1, 1, 1, 100), result(1, 2, 1, 90), result(1, 1, 2, 50), result(1, 2, 2, 50)]
    facts += [drawn(2, ("P1", "P4"), ("P2", "P3")), begun(2), result(2, 1, 1, 0), result(2, 2, 1, 90)]
    # Round 1: P1 3, P4 3, P2 1, P3 1 of 4; round 2: P4 2, P2 2 of 2.
    rows = ranking(("P4", "250/3", 1), ("P1", "50", 2), ("P2", "50", 2), ("P3", "50/3", 4))
    assert found([opened("pairs", plan), *facts], rows) == set()
    by_points = opened("pairs", {**plan, "scoring": "victory_points"})
    table = Figures(
        percent_to_vp=((Fraction(0), Fraction(2)), (Fraction(50), Fraction(10)), (Fraction(75), Fraction(16)))
    )
    rows = ranking(("P4", "32", 1), ("P1", "18", 2), ("P2", "18", 2), ("P3", "4", 4))
    assert found([by_points, *facts], rows, figures=table) == set()
    assert found([by_points, *facts]) == {"unsupported"}


def test_sections_are_compared_across_the_field_or_apart() -> None:
    table = movement([sitting(1, 1, 2, 1)])
    facts = [*PAIRS[:5]]
    for section, bearers, score in (("A", {1: "P1", 2: "P2"}, 100), ("B", {1: "P3", 2: "P4"}, 90)):
        facts += [seated(table, bearers, section=section), begun(1, section=section)]
        facts.append(result(1, 1, 1, score, section=section))
    rows = ranking(("P1", "100", 1), ("P4", "100", 1), ("P2", "0", 3), ("P3", "0", 3))
    assert found(facts, rows) == set()
    assert "total" in found(facts, rows, figures=Figures(sections_apart=True))
