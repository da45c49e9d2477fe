"""Round robins of teams: Berger's tables, home and away (art. 4.1), byes."""

from collections import Counter
from itertools import combinations, groupby
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arbitro.book.problem import ProblemsFound
from arbitro.contest.movement.movement import Movement
from arbitro.contest.movement.proof import prove
from arbitro.contest.movement.round_robin import berger, round_robin
from arbitro.regulations import load
from arbitro.regulations.home import is_balanced

SIZES = range(2, 33)

# As printed for chess tournaments, home (white) first.
PRINTED = {
    4: ["1-4 2-3", "4-3 1-2", "2-4 3-1"],
    6: ["1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"],
    8: [
        "1-8 2-7 3-6 4-5",
        "8-5 6-4 7-3 1-2",
        "2-8 3-1 4-7 5-6",
        "8-6 7-5 1-4 2-3",
        "3-8 4-2 5-1 6-7",
        "8-7 1-6 2-5 3-4",
        "4-8 5-3 6-2 7-1",
    ],
}


def matches(movement: Movement) -> list[tuple[int, tuple[int, int]]]:
    found = []
    for round, sitting in movement.sittings():
        assert isinstance(sitting.ns, int)
        assert isinstance(sitting.ew, int)
        found.append((round, (sitting.ns, sitting.ew)))
    return found


def roles(movement: Movement, team: int) -> list[str]:
    """Home and away, match by match."""
    return ["home" if team == home else "away" for _, (home, away) in matches(movement) if team in (home, away)]


def longest_run(of: list[str]) -> int:
    return max(len(list(run)) for _, run in groupby(of))


@pytest.mark.parametrize("teams", sorted(PRINTED))
def test_the_printed_tables_of_berger(teams: int) -> None:
    wanted = [
        {(int(home), int(away)) for home, away in (match.split("-") for match in line.split())}
        for line in PRINTED[teams]
    ]
    assert [set(played) for played in berger(teams)] == wanted
    # an odd field has the table of the next even one, without its highest number
    odd = [{match for match in played if teams not in match} for played in wanted]
    assert [set(played) for played in berger(teams - 1)] == odd


@pytest.mark.parametrize("teams", SIZES)
def test_everybody_meets_everybody_once_and_each_round_seats_everybody_once(teams: int) -> None:
    movement = round_robin(teams, 8)
    met = Counter(frozenset(match) for _, match in matches(movement))
    assert met == Counter(frozenset(two) for two in combinations(range(1, teams + 1), 2))
    for each in movement.rounds:
        placed = [team for sitting in each.tables for team in sitting.seated] + list(each.sits_out)
        assert sorted(placed) == list(range(1, teams + 1))
        assert len(each.sits_out) == teams % 2
    assert len(movement.rounds) == (teams if teams % 2 else teams - 1)
    assert movement.tables == teams // 2
    byes = Counter(team for each in movement.rounds for team in each.sits_out)
    assert set(byes.values()) <= {1}


@pytest.mark.parametrize("teams", SIZES)
def test_home_and_away_differ_by_nothing_in_odd_fields_and_by_one_in_even(teams: int) -> None:
    movement = round_robin(teams, 8)
    differences = {abs(home - away) for home, away in prove(movement).sides.values()}
    assert differences == {0 if teams % 2 else 1}
    named = [(str(home), str(away)) for _, (home, away) in matches(movement)]
    assert is_balanced(named, load("figb_2017"))


def test_seven_matches_are_three_or_four_at_home() -> None:  # TN4.1-1
    assert {home for home, _ in prove(round_robin(8, 16)).sides.values()} == {3, 4}


@pytest.mark.parametrize("teams", SIZES)
@pytest.mark.parametrize("double", [False, True])
def test_nobody_has_the_same_role_three_times_running(teams: int, double: bool) -> None:
    movement = round_robin(teams, 8, double=double)
    assert all(longest_run(roles(movement, team)) <= 2 for team in range(1, teams + 1))


@pytest.mark.parametrize("teams", SIZES)
def test_a_double_round_robin_exchanges_the_roles(teams: int) -> None:
    movement = round_robin(teams, 8, double=True)
    half = len(movement.rounds) // 2
    first = {match for round, match in matches(movement) if round <= half}
    second = {match for round, match in matches(movement) if round > half}
    assert second == {(away, home) for home, away in first}
    assert len(first) == len(second) == teams * (teams - 1) // 2
    assert all(home == away == teams - 1 for home, away in prove(movement).sides.values())


@pytest.mark.parametrize("teams", range(2, 21))
def test_fewer_rounds_are_as_well_balanced_as_their_number_allows(teams: int) -> None:
    for rounds in range(1, teams - 1 + teams % 2):
        movement = round_robin(teams, 8, rounds=rounds)
        assert len(movement.rounds) == rounds
        met = Counter(frozenset(match) for _, match in matches(movement))
        assert set(met.values()) == {1}
        for home, away in prove(movement).sides.values():
            assert abs(home - away) == (home + away) % 2
        for team in movement.contestants:
            assert longest_run(roles(movement, team) or ["none"]) <= 2


@given(teams=st.integers(2, 12), size=st.integers(1, 10), stanzas=st.integers(1, 4), fresh=st.booleans())
@settings(max_examples=40)
def test_stanzas_of_a_match_follow_each_other_with_the_same_roles_and_other_boards(
    teams: int, size: int, stanzas: int, fresh: bool
) -> None:
    movement = round_robin(teams, size * stanzas, stanzas=stanzas, fresh_boards=fresh)
    plain = round_robin(teams, size * stanzas, fresh_boards=fresh)
    assert len(movement.rounds) == stanzas * len(plain.rounds)
    for at, whole in enumerate(plain.rounds):
        parts = movement.rounds[at * stanzas : (at + 1) * stanzas]
        for table, match in enumerate(whole.tables):
            played = [part.tables[table] for part in parts]
            assert {(one.ns, one.ew) for one in played} == {(match.ns, match.ew)}
            assert sum((one.boards for one in played), ()) == match.boards


def test_boards_are_the_same_in_each_round_or_run_on() -> None:
    assert {sitting.boards for _, sitting in round_robin(4, 3).sittings()} == {(1, 2, 3)}
    fresh = round_robin(4, 3, fresh_boards=True)
    assert [each.tables[0].boards for each in fresh.rounds] == [(1, 2, 3), (4, 5, 6), (7, 8, 9)]


def test_the_verdict_of_an_even_field_is_perfect_and_an_odd_one_has_its_byes() -> None:
    assert prove(round_robin(8, 4)).verdict == "perfect"
    assert {defect.kind for defect in prove(round_robin(7, 4)).defects} == {"sits-out"}


@pytest.mark.parametrize(
    ("args", "kinds"),
    [
        ({"teams": 1, "boards": 0, "stanzas": 0}, ["movement-teams", "movement-boards", "count-range"]),
        ({"teams": 6, "boards": 16, "stanzas": 3}, ["movement-stanzas"]),
        ({"teams": 6, "boards": 16, "rounds": 6}, ["movement-rounds"]),
        ({"teams": 6, "boards": 16, "rounds": 0}, ["movement-rounds"]),
        ({"teams": 6, "boards": 16, "rounds": 5, "double": True}, ["movement-rounds"]),
    ],
)
def test_what_cannot_be_played_is_refused_all_at_once(args: dict[str, Any], kinds: list[str]) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        round_robin(**args)
    assert [problem.kind for problem in trouble.value.problems] == kinds
