"""The checker of events of teams finds every violation, and none in events that are right."""

from fractions import Fraction
from typing import Any

import pytest

from tests.contest.checked import FIGB, found, names
from tests.contest.checker.figures import Figures
from tests.contest.checker.tournaments import check
from tests.contest.facts import (
    Fact,
    begun,
    drawn,
    in_phase,
    match,
    movement,
    next_phase,
    opened,
    over,
    ranking,
    result,
    seated,
    sitting,
    team,
)

# -- five teams, matches of three boards, one without an opponent

TEAMS = "ABCDE"
WON = ((620, 170), (300, 0), (50, 50))  # 10 + 7 IMPs: 18-2 (printed for 3 boards)
DRAWN = ((420, 420), (-50, -50), (90, 90))
BYE: Fact = {"event": "awarded", "kind": "bye", "vp": "12", "imps": "3"}
SWISS: list[Fact] = [
    opened("teams", {"system": "swiss", "scoring": "victory_points", "rounds": 3, "boards": 3}),
    *(team(who) for who in TEAMS),
    drawn(1, ("A", "B"), ("C", "D"), byes=["E"]),
    begun(1),
    *match(1, 1, *WON),
    *match(1, 2, *DRAWN),
    {**BYE, "round": 1, "contestant": "E"},
    over(1),
    drawn(2, ("A", "E"), ("D", "B"), byes=["C"]),
    begun(2),
    *match(2, 1, *DRAWN),
    *match(2, 2, *WON),
    {**BYE, "round": 2, "contestant": "C"},
    over(2),
]
PLACES = ranking(("A", "28", 1), ("D", "28", 1), ("C", "22", 3), ("E", "22", 3), ("B", "4", 5))


def test_a_right_event_of_teams() -> None:
    assert check(SWISS, {"": [PLACES]}, FIGB) == []


def _at_one_table(fact: Fact) -> Fact:
    return {**fact, "pairings": [{**each, "table": 1} for each in fact["pairings"]]}


def redrawn(number: int, *pairings: tuple[str, str], **more: Any) -> list[Fact]:
    return [
        drawn(number, *pairings, **more) if (fact["event"], fact.get("round")) == ("drawn", number) else fact
        for fact in SWISS
    ]


@pytest.mark.parametrize(
    ("name", "facts"),
    [
        ("met_again", redrawn(2, ("A", "B"), ("D", "E"), byes=["C"])),
        ("two_places", redrawn(2, ("A", "B"), ("A", "D"), byes=["C"])),
        ("left_out", redrawn(2, ("A", "E"), byes=["C"])),
        ("bye_again", redrawn(2, ("A", "C"), ("D", "B"), byes=["E"])),
        ("bye_needless", redrawn(2, ("A", "E"), byes=["C", "D", "B"])),
        ("not_entered", redrawn(2, ("A", "E"), ("D", "F"), byes=["C"])),
        ("draw_after_begin", [*SWISS, drawn(2, ("A", "D"), ("B", "E"), byes=["C"], replaces=True)]),
        ("drawn_again", [*SWISS, drawn(2, ("A", "D"), ("B", "E"), byes=["C"])]),
        ("replaces_nothing", [*SWISS, drawn(3, ("A", "D"), ("C", "E"), byes=["B"], replaces=True)]),
        (
            "drawn_withdrawn",
            [
                *SWISS,
                {"event": "withdrew", "contestant": "B", "round": 3},
                drawn(3, ("A", "D"), ("C", "E"), byes=["B"]),
            ],
        ),
        ("bye_without_award", [fact for fact in SWISS if fact["event"] != "awarded"]),
        ("bye_points", [{**fact, "vp": "10"} if fact["event"] == "awarded" else fact for fact in SWISS]),
        ("bye_points", [{**fact, "imps": "4"} if fact["event"] == "awarded" else fact for fact in SWISS]),
        ("room", [*SWISS, result(2, 1, 4, 420)]),
        ("other_group", redrawn(2, ("A", "E"), ("D", "B"), byes=["C"], group="second")),
        (
            "table_twice",
            [
                {**fact, "pairings": [{**each, "table": 1} for each in fact["pairings"]]}
                if "pairings" in fact
                else fact
                for fact in SWISS
            ],
        ),
    ],
)
def test_draws_that_could_not_have_been_made(name: str, facts: list[Fact]) -> None:
    assert name in found(facts)


def test_a_match_counts_when_all_its_boards_have_both_rooms() -> None:
    facts = [fact for fact in SWISS if fact != match(2, 2, *WON)[-1]]
    rows = ranking(("A", "28", 1), ("C", "22", 2), ("E", "22", 2), ("D", "10", 4), ("B", "2", 5))
    assert found(facts, rows) == set()
    assert {"total", "conserved"} <= found(facts, PLACES)


def test_an_award_stands_in_the_place_of_a_match_and_a_penalty_takes_points() -> None:
    award = {"event": "awarded", "round": 2, "kind": "seating", "vp": "7"}
    late = {"event": "penalised", "id": "late", "contestant": "A", "amount": "0.8", "unit": "vp"}
    facts = [*SWISS, {**award, "contestant": "D"}, {**award, "contestant": "B"}, late]
    rows = ranking(("A", "27.2", 1), ("C", "22", 2), ("E", "22", 2), ("D", "17", 4), ("B", "9", 5))
    assert found(facts, rows) == set()


def test_a_team_that_leaves_is_last_and_gives_at_least_what_a_bye_gives() -> None:
    facts = [*SWISS, {"event": "withdrew", "contestant": "A", "round": 3, "last": True}]
    rows = ranking(("D", "28", 1), ("C", "22", 2), ("E", "22", 2), ("B", "4", 4), ("A", "28", 5))
    assert found(facts, rows) == set()
    little = {"event": "awarded", "kind": "withdrawal", "round": 3, "contestant": "B", "vp": "11", "opponent": "A"}
    assert found([*facts, little]) == {"withdrawal_points"}


def test_teams_that_sat_wrong_are_not_compared() -> None:
    """Both rooms the same way: no match, until the director awards something."""
    wrong = {"at": {"round": 2, "table": 2, "room": "closed"}, "ns": ["D"], "ew": ["B"]}
    facts = [*SWISS, {"event": "seats_changed", "tables": [wrong]}]
    rows = ranking(("A", "28", 1), ("C", "22", 2), ("E", "22", 2), ("D", "10", 4), ("B", "2", 5))
    assert found(facts, rows) == set()


def test_home_and_away_in_a_round_robin() -> None:
    plan = {"system": "round_robin", "scoring": "imps", "rounds": 2, "boards": 3}
    teams = [
        opened("teams", plan),
        *(team(who) for who in "ABCD"),
        drawn(1, ("A", "B"), ("C", "D"), system="round_robin"),
    ]
    assert found([*teams, drawn(2, ("A", "C"), ("D", "B"), system="round_robin")]) == {"home_away"}
    assert found([*teams, drawn(2, ("D", "A"), ("B", "C"), system="round_robin")]) == set()


def test_imps_are_added_and_cancel() -> None:
    plan = {"system": "round_robin", "scoring": "imps", "rounds": 1, "boards": 3}
    facts = [opened("teams", plan), team("A"), team("B"), drawn(1, ("A", "B"), system="round_robin"), begun(1)]
    facts += match(1, 1, *WON)
    assert found(facts, ranking(("A", "17", 1), ("B", "-17", 2))) == set()
    assert found(facts, ranking(("A", "17", 1), ("B", "-16", 2))) == {"total", "conserved"}


def test_board_a_match_in_a_movement_with_both_tables_of_a_match() -> None:
    twice = movement(
        [sitting(1, 1, 2, 1, 2), sitting(2, 2, 3, 3, 4), sitting(3, 3, 1, 5, 6)],
        [sitting(1, 2, 1, 1, 2), sitting(2, 3, 2, 3, 4), sitting(3, 1, 3, 5, 6)],
        kind="teams",
    )
    facts = [opened("teams", {"scoring": "board_a_match", "rounds": 2, "boards": 2}), *(team(who) for who in "ABC")]
    facts.append(seated(twice, {1: "A", 2: "B", 3: "C"}))
    scores = {1: (100, 90), 2: (0, 0), 3: (50, 60), 4: (400, 430), 5: (-100, 100), 6: (620, 0)}
    for number in (1, 2):
        facts.append(begun(number))
        facts += [result(number, (board + 1) // 2, board, told[number - 1]) for board, told in scores.items()]
    # A-B 2 0, 1 1; B-C 0 2, 0 2; C-A 0 2, 2 0
    assert found(facts, ranking(("C", "6", 1), ("A", "5", 2), ("B", "1", 3))) == set()
    assert found(facts[:-1], ranking(("C", "4", 1), ("A", "3", 2), ("B", "1", 3))) == set()


# -- knock-out

KNOCKOUT: list[Fact] = [
    opened("teams", {"system": "knockout", "scoring": "imps", "rounds": 2, "boards": 3}),
    *(team(who) for who in "ABCD"),
    drawn(1, ("A", "B"), ("C", "D"), system="knockout"),
    begun(1),
    *match(1, 1, *WON),
    *match(1, 2, (0, 100), (0, 0), (0, 0)),
    over(1),
]
FINAL = [drawn(2, ("A", "D"), system="knockout"), begun(2), *match(2, 1, *WON)]


def test_a_right_knock_out() -> None:
    rows = ranking(("A", None, 1), ("D", None, 2), ("B", None, 3), ("C", None, 3))
    assert check([*KNOCKOUT, *FINAL], {"": [rows]}, FIGB) == []


def test_the_beaten_do_not_play_on_and_winners_do() -> None:
    assert found([*KNOCKOUT, drawn(2, ("A", "C"), system="knockout")]) == {"beaten_plays_on", "winner_left_out"}


def test_whoever_goes_on_is_ranked_first() -> None:
    rows = ranking(("D", None, 1), ("A", None, 2), ("B", None, 3), ("C", None, 3))
    assert found([*KNOCKOUT, *FINAL], rows) == {"knockout_rank"}


def test_a_level_match_is_decided_by_more_boards_or_by_an_award() -> None:
    level = [fact for fact in KNOCKOUT if fact["event"] != "result" or fact["at"]["table"] == 1]
    level += match(1, 2, *DRAWN)
    assert found([*level, drawn(2, ("A", "C"), system="knockout")]) == set()
    decided = [*level, {"event": "tie_decided", "order": ["D", "C"], "by": "lot"}]
    assert found([*decided, drawn(2, ("A", "C"), system="knockout")]) == {"beaten_plays_on", "winner_left_out"}
    more = [*level, *match(1, 2, *DRAWN, (0, 100))[-2:]]
    assert found([*more, drawn(2, ("A", "C"), system="knockout")]) == {"beaten_plays_on", "winner_left_out"}
    won = {"event": "awarded", "round": 1, "contestant": "C", "kind": "forfeit", "won": True}
    assert found([*level, won, drawn(2, ("A", "C"), system="knockout")]) == set()


def test_what_does_not_balance_is_averaged_before_it_decides() -> None:
    """A has +1 by itself and B +3: A -1, B +1 (12C4)."""
    given = {"ns": {"type": "imps", "imps": "1"}, "ew": {"type": "imps", "imps": "3"}}
    level = [fact for fact in KNOCKOUT if fact["event"] != "result" or fact["at"]["table"] == 2]
    level += [result(1, 1, 1, given, "open"), result(1, 1, 1, 0, "closed"), *match(1, 1, *DRAWN)[2:]]
    assert found([*level, drawn(2, ("B", "D"), system="knockout")]) == set()
    assert "beaten_plays_on" in found([*level, drawn(2, ("A", "D"), system="knockout")])


def test_so_many_of_each_group_go_on() -> None:
    robin: Fact = {"system": "round_robin", "scoring": "imps", "rounds": 1, "boards": 3}
    facts = [opened("teams", {**robin, "name": "q", "groups": ["1", "2"], "qualify": 1}, {**robin, "name": "f"})]
    for group, two in (("1", ("A", "B")), ("2", ("C", "D"))):
        facts += [{**team(who), "section": group} for who in two]
        facts += [drawn(1, two, system="round_robin", phase="q", group=group), begun(1, phase="q", section=group)]
        facts += match(1, 1, *WON, phase="q", section=group)
    rankings = [ranking(("A", "17", 1), ("B", "-17", 2)), ranking(("C", "17", 1), ("D", "-17", 2))]
    assert check([*facts, *next_phase([{"contestant": "A"}, {"contestant": "C"}])], {"q": rankings}, FIGB) == []
    assert names(check([*facts, *next_phase([{"contestant": "A"}, {"contestant": "B"}])], {}, FIGB)) == {"qualified"}
    assert names(check([*facts, *next_phase([{"contestant": "A"}, {"contestant": "D"}])], {}, FIGB)) == {"qualified"}


def test_only_what_was_won_against_those_who_go_on_is_carried() -> None:
    swiss: Fact = {"system": "swiss", "scoring": "victory_points", "boards": 3}
    plan: list[Fact] = [
        {**swiss, "name": "q", "rounds": 2, "qualify": 3},
        {**swiss, "name": "f", "rounds": 1, "carry_over": {"kind": "between_qualified"}},
    ]
    qualifying = [in_phase(fact, "q") for fact in SWISS[6:]]
    # A 18-2 B and 10-10 E, D 10-10 C and 18-2 B: with A, D and C into the final only C-D counts.
    placed = [{"contestant": who, "carried": carried} for who, carried in (("A", "0"), ("D", "10"), ("C", "10"))]
    facts = [opened("teams", *plan), *SWISS[1:6], *qualifying, *next_phase(placed)]
    assert check(facts, {"f": [ranking(("C", "10", 1), ("D", "10", 1), ("A", "0", 3))]}, FIGB) == []
    placed[0]["carried"] = "1"
    assert names(check(facts, {}, FIGB)) == {"carried"}


def test_figures_are_those_of_the_regulations() -> None:
    discrete = Figures(scale="discrete", bye_share=Fraction(1, 2))
    facts = [{**fact, "vp": "10", "imps": "0"} if fact["event"] == "awarded" else fact for fact in SWISS]
    assert found(facts, figures=discrete) == set()
