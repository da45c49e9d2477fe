"""Movements of teams table by table: American whist, New England, triples. Counted here, apart from the proof."""

from collections import Counter, defaultdict
from itertools import combinations
from typing import Any

import pytest

from arbitro.book.problem import ProblemsFound
from arbitro.contest.movement.american_whist import EvenForm, american_whist, new_england, whist_forms
from arbitro.contest.movement.movement import Movement
from arbitro.contest.movement.proof import prove
from arbitro.contest.movement.triples import can_end_in_triple, ending_in_triple, triples
from arbitro.words import LANGUAGES
from arbitro.words.consequence import say_ground

SIZE = 2
EVEN = range(4, 37, 2)
ODD = range(3, 36, 2)


class Count:
    """Everything that a movement of teams must keep, from its sittings alone."""

    def __init__(self, movement: Movement) -> None:
        self.pairs: Counter[tuple[str, object, int]] = Counter()  # a pair of a team on a board
        self.matches: dict[frozenset[object], dict[int, list[object]]] = defaultdict(lambda: defaultdict(list))
        self.places: Counter[tuple[int, str, object]] = Counter()  # a pair in a round
        self.tables: Counter[tuple[int, int]] = Counter()  # a board in a round
        for round, sitting in movement.sittings():
            self.places.update([(round, "ns", sitting.ns), (round, "ew", sitting.ew)])
            for board in sitting.boards:
                self.pairs.update([("ns", sitting.ns, board), ("ew", sitting.ew, board)])
                self.matches[frozenset((sitting.ns, sitting.ew))][board].append(sitting.ns)
                self.tables[round, board] += 1

    def is_sound(self) -> bool:
        """No pair plays a board twice or sits at two tables; each board of a match is played in either direction."""
        return (
            set(self.pairs.values()) == {1}
            and set(self.places.values()) == {1}
            and all(len(teams) == 2 for teams in self.matches)
            and all(set(ns) == set(teams) for teams, boards in self.matches.items() for ns in boards.values())
            and all(len(ns) == 2 for boards in self.matches.values() for ns in boards.values())
        )

    def boards_of(self, team: int) -> set[int]:
        return {board for way, who, board in self.pairs if who == team and way == "ns"}


def everybody(teams: int) -> set[frozenset[object]]:
    return {frozenset(two) for two in combinations(range(1, teams + 1), 2)}


def boards_in(movement: Movement) -> int:
    return len(movement.boards) // SIZE


@pytest.mark.parametrize("teams", ODD)
def test_an_odd_number_meets_everybody_with_each_set_at_one_table(teams: int) -> None:
    movement = american_whist(teams, SIZE)
    count = Count(movement)
    assert count.is_sound()
    assert set(count.matches) == everybody(teams)
    assert set(count.tables.values()) == {1}
    assert (len(movement.rounds), boards_in(movement), movement.tables) == (teams - 1, teams, teams)
    # no board can be played by all of an odd number: each team misses one set, a different one
    missed = [set(movement.boards) - count.boards_of(team) for team in movement.contestants]
    assert sorted(board for boards in missed for board in boards) == list(movement.boards)
    assert prove(movement).verdict == "perfect"


def test_boards_go_down_one_table_and_east_west_two() -> None:
    movement = american_whist(7, 1)
    for here, there in zip(movement.rounds, movement.rounds[1:], strict=False):
        boards = {sitting.boards: sitting.table for sitting in here.tables}
        guests = {sitting.ew: sitting.table for sitting in here.tables}
        for sitting in there.tables:
            assert (boards[sitting.boards] - sitting.table) % 7 == 1
            assert (guests[sitting.ew] - sitting.table) % 7 == 2
            assert sitting.ns == sitting.table


@pytest.mark.parametrize("teams", EVEN)
def test_skip_leaves_out_the_opposite_team_and_nothing_is_shared(teams: int) -> None:
    movement = american_whist(teams, SIZE)
    count = Count(movement)
    assert count.is_sound()
    assert set(count.tables.values()) == {1}
    assert (len(movement.rounds), boards_in(movement)) == (teams - 2, teams)
    half = teams // 2
    assert everybody(teams) - set(count.matches) == {frozenset((one, one + half)) for one in range(1, half + 1)}


@pytest.mark.parametrize("teams", EVEN)
def test_share_meets_everybody_with_one_round_of_shared_boards(teams: int) -> None:
    movement = american_whist(teams, SIZE, form="share")
    count = Count(movement)
    assert count.is_sound()
    assert set(count.matches) == everybody(teams)
    assert len(movement.rounds) == teams - 1
    assert {round for (round, _), times in count.tables.items() if times > 1} == {teams - 1}
    assert set(count.tables.values()) == {1, 2}
    # by parity: a partition of the ring into pairs with the differences 1 to n exists for n = 4s and 4s + 1
    without_more = teams // 2 % 4 in (0, 1)
    assert boards_in(movement) == (teams if without_more else teams + teams // 2)


@pytest.mark.parametrize("teams", EVEN)
def test_relay_meets_everybody_and_each_pair_waits_once(teams: int) -> None:
    movement = american_whist(teams, SIZE, form="relay")
    count = Count(movement)
    assert count.is_sound()
    assert set(count.matches) == everybody(teams)
    assert set(count.tables.values()) == {1}
    assert (len(movement.rounds), boards_in(movement), movement.tables) == (teams, teams + 1, teams)
    played = Counter((way, who) for _, way, who in count.places)
    assert set(played.values()) == {teams - 1}
    assert all(not each.sits_out for each in movement.rounds)  # one pair of each team always plays


@pytest.mark.parametrize("teams", [5, 6, 9, 10, 11, 12])
def test_fewer_rounds_finish_every_match_that_they_begin(teams: int) -> None:
    for rounds in range(2, teams - 1, 2):
        movement = american_whist(teams, SIZE, rounds=rounds)
        count = Count(movement)
        assert count.is_sound()
        assert len(movement.rounds) == rounds
        assert len(count.matches) == teams * rounds // 2


@pytest.mark.parametrize("teams", range(3, 25))
def test_the_figures_of_the_forms_are_those_of_the_movements(teams: int) -> None:
    forms = whist_forms(teams)
    assert len(forms) == (1 if teams % 2 else 3)
    for each in forms:
        form: EvenForm | None = None if each.form == "plain" else each.form
        movement = american_whist(teams, SIZE, form=form)
        opponents = Counter(team for match in Count(movement).matches for team in match)
        assert (each.rounds, each.sets) == (len(movement.rounds), boards_in(movement))
        assert set(opponents.values()) == {each.opponents}


@pytest.mark.parametrize("language", LANGUAGES)
def test_trade_offs_are_said_in_every_language(language: str) -> None:
    grounds = {ground.id: ground for teams in (6, 7, 8) for form in whist_forms(teams) for ground in form.why}
    assert len(grounds) == 5
    assert all(say_ground(ground, language) for ground in grounds.values())


@pytest.mark.parametrize("teams", range(2, 21))
@pytest.mark.parametrize("same", [True, False])
def test_new_england_plays_a_whole_match_in_each_round(teams: int, same: bool) -> None:
    movement = new_england(teams, SIZE, same_boards=same)
    count = Count(movement)
    assert count.is_sound()
    assert set(count.matches) == everybody(teams)
    for each in movement.rounds:
        met = Counter(frozenset(sitting.seated) for sitting in each.tables)
        assert set(met.values()) == {2}
        assert all(sitting.table == sitting.ns for sitting in each.tables)
        assert len(each.sits_out) == teams % 2
        sets = {sitting.boards for sitting in each.tables}
        assert len(sets) == (1 if same else teams // 2)
    if same and teams % 2 == 0:
        assert prove(movement).verdict == "perfect"


# -- triples


def test_a_triple_plays_three_matches_at_once() -> None:
    movement = triples(12)
    count = Count(movement)
    assert count.is_sound()
    assert set(count.matches) == everybody(3)
    assert [len(boards) for boards in count.matches.values()] == [12, 12, 12]
    assert (len(movement.rounds), movement.tables, len(movement.boards)) == (2, 3, 36)
    assert set(count.tables.values()) == {1}
    assert all(len(count.boards_of(team)) == 24 for team in (1, 2, 3))
    for each in movement.rounds:
        assert (
            sorted(sitting.ns for sitting in each.tables) == sorted(sitting.ew for sitting in each.tables) == [1, 2, 3]
        )


@pytest.mark.parametrize("teams", range(7, 18, 2))
def test_an_odd_round_robin_can_end_with_a_triple_and_without_a_bye(teams: int) -> None:
    for rounds in range(2, teams):
        movement = ending_in_triple(teams, SIZE, rounds)
        count = Count(movement)
        assert count.is_sound()  # nobody meets twice: a match has one set of boards
        assert [len(each.sits_out) for each in movement.rounds] == [1] * (rounds - 2) + [0, 0]
        assert len(count.matches) == (rounds - 2) * (teams - 1) // 2 + teams
        assert all(len(boards) == SIZE for boards in count.matches.values())
        last = movement.rounds[-2:]
        ways = [Counter(frozenset(sitting.seated) for sitting in each.tables) for each in last]
        three = {team for match, times in ways[0].items() if times == 1 for team in match}
        assert len(three) == 3


def test_three_teams_are_a_triple_and_five_cannot_end_in_one() -> None:
    assert [each.tables for each in ending_in_triple(3, 4, 2).rounds] == [each.tables for each in triples(4).rounds]
    assert not any(can_end_in_triple(5, rounds) for rounds in range(7))
    assert not any(can_end_in_triple(8, rounds) for rounds in range(9))
    assert not can_end_in_triple(9, 9)  # all rounds: all matches are due


# -- refused


@pytest.mark.parametrize(
    ("build", "args", "kinds"),
    [
        (american_whist, {"teams": 2, "boards": 0}, ["movement-teams", "movement-boards"]),
        (american_whist, {"teams": 7, "boards": 2, "form": "skip"}, ["whist-form"]),
        (american_whist, {"teams": 7, "boards": 2, "rounds": 3}, ["movement-rounds-even"]),
        (american_whist, {"teams": 8, "boards": 2, "rounds": 8}, ["movement-rounds-even"]),
        (american_whist, {"teams": 8, "boards": 2, "rounds": 6, "form": "relay"}, ["movement-rounds"]),
        (american_whist, {"teams": 8, "boards": 2, "rounds": 6, "form": "share"}, ["movement-rounds"]),
        (new_england, {"teams": 1, "boards": 0}, ["movement-teams", "movement-boards"]),
        (new_england, {"teams": 6, "boards": 2, "rounds": 6}, ["movement-rounds"]),
        (triples, {"boards": 0}, ["movement-boards"]),
        (ending_in_triple, {"teams": 1, "boards": 0, "rounds": 2}, ["movement-teams", "movement-boards"]),
        (ending_in_triple, {"teams": 8, "boards": 2, "rounds": 4}, ["movement-triple"]),
        (ending_in_triple, {"teams": 33, "boards": 2, "rounds": 4}, ["movement-triple"]),
        (ending_in_triple, {"teams": 7, "boards": 2, "rounds": 7}, ["movement-rounds"]),
        (whist_forms, {"teams": 2}, ["movement-teams"]),
    ],
)
def test_what_cannot_be_played_is_refused_all_at_once(build: Any, args: dict[str, Any], kinds: list[str]) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        build(**args)
    assert [problem.kind for problem in trouble.value.problems] == kinds
