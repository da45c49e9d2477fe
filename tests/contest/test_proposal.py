"""Proposals: what is proposed can be played, fits what there is, and says what it gives up."""

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations
from typing import Any

import pytest

from arbitro.book.problem import ProblemsFound
from arbitro.contest.movement.catalogue import FORMS, forms_named
from arbitro.contest.movement.fixed import keeping, renumbered
from arbitro.contest.movement.howell import howell
from arbitro.contest.movement.mitchell import mitchell
from arbitro.contest.movement.movement import Movement
from arbitro.contest.movement.proposal import MovementOption, MovementProposal, Wanted, propose
from arbitro.regulations import load

WBF, FIGB = load("wbf"), load("figb_2017")


@cache
def proposed(sort: Any = "pairs", contestants: int = 13, **more: Any) -> MovementProposal:
    pack = more.pop("pack", WBF)
    if "hours" in more:
        more["hours"] = Fraction(more["hours"])
    return propose(Wanted(sort=sort, contestants=contestants, **more), pack)


def by_form(proposal: MovementProposal) -> dict[str, MovementOption]:
    return {option.form.name: option for option in proposal.options}


def grounds(option: MovementOption) -> dict[str, Any]:
    return {ground.id: dict(ground.figures) for ground in option.trade_offs}


def refused(**asked: Any) -> dict[str, tuple[str, str]]:
    with pytest.raises(ProblemsFound) as trouble:
        proposed(**asked)
    return {problem.kind: (problem.found, problem.expected) for problem in trouble.value.problems}


def assert_playable(movement: Movement) -> None:
    """Nobody is at two places, a table is there once, and nobody plays a board twice; counted here anew."""
    most = 2 if movement.kind == "teams" else 1
    boards: Counter[tuple[int, int]] = Counter()
    for each in movement.rounds:
        seats = Counter(who for sitting in each.tables for who in sitting.seated)
        assert max(seats.values()) <= most
        assert set(seats) | set(each.sits_out) == set(movement.contestants)
        assert not set(seats) & set(each.sits_out)
        assert len({sitting.table for sitting in each.tables}) == len(each.tables)
        boards.update((who, board) for sitting in each.tables for who in sitting.seated for board in sitting.boards)
    if movement.kind != "matches":
        assert max(boards.values()) <= most


# -- the evening of the issue: 13 pairs, 26 boards, 3 hours and a quarter


def test_thirteen_pairs_meet_in_a_howell_of_thirteen_rounds() -> None:
    """26 boards of 7.5 minutes are 195 minutes: the whole time. Everybody sits out once and meets all others."""
    chosen = proposed(boards=26, hours="3.25").chosen
    assert (chosen.form.name, len(chosen.movement.rounds), chosen.boards, chosen.minutes) == (
        "howell",
        13,
        2,
        Fraction(195),
    )
    out = Counter(who for each in chosen.movement.rounds for who in each.sits_out)
    assert out == dict.fromkeys(range(1, 14), 1)
    met = Counter(tuple(sorted(sitting.seated)) for each in chosen.movement.rounds for sitting in each.tables)
    assert met == dict.fromkeys(combinations(range(1, 14), 2), 1)
    assert_playable(chosen.movement)


def test_a_half_table_is_offered_as_a_sit_out_and_as_a_rover() -> None:
    options = by_form(proposed(boards=26, hours="3.25"))
    assert {"sit-out", "rover", "howell"} <= set(options)
    assert "trade-rover" in grounds(options["rover"])
    # seven tables with three boards each: those who wait once play 18, the others 21
    assert grounds(options["sit-out"])["trade-uneven"] == {"least": 18, "most": 21}
    assert grounds(options["sit-out"])["trade-sits-out"] == {"contestants": 7, "times": 1}
    assert grounds(options["sit-out"])["trade-boards-left"] == {"boards": 5}
    assert "trade-winners-2" in grounds(options["sit-out"])
    assert grounds(options["howell"])["trade-time-of"] == {"minutes": "195", "most": "195"}


def test_options_come_in_the_order_of_their_costs() -> None:
    costs = [option.cost for option in proposed(boards=26, hours="3.25").options]
    assert costs == sorted(costs)
    assert len(costs) > 3


# -- other evenings


@pytest.mark.parametrize(
    ("pairs", "told", "form", "rounds", "boards"),
    [
        (26, {"boards": 26}, "mitchell", 13, 2),  # every set once round thirteen tables
        (10, {"boards": 25}, "mitchell", 5, 5),
        (8, {"boards": 28}, "howell", 7, 4),  # everybody meets everybody
        (16, {"boards": 24}, "relay", 8, 3),  # a skip would lose a round
        (16, {"boards": 24, "form": "skip"}, "skip", 7, 3),
        (18, {}, "mitchell", 9, 3),  # 27 boards, within the usual 22 to 30
        (12, {"one_winner": True, "boards": 22}, "howell", 11, 2),
    ],
)
def test_the_form_that_an_organiser_would_take(
    pairs: int, told: dict[str, Any], form: str, rounds: int, boards: int
) -> None:
    chosen = proposed(contestants=pairs, **told).chosen
    assert (chosen.form.name, len(chosen.movement.rounds), chosen.boards) == (form, rounds, boards)


@pytest.mark.parametrize("pairs", [4, 5, 6, 7, 9, 12, 14, 15, 17])
def test_everything_that_is_proposed_can_be_played_with_what_there_is(pairs: int) -> None:
    found = proposed(contestants=pairs, boards=27, hours="3.5")
    for option in found.options:
        movement = option.movement
        assert_playable(movement)
        assert movement.contestants == tuple(range(1, pairs + 1))
        assert len(movement.boards) <= 27
        assert option.minutes == Fraction("7.5") * len(movement.rounds) * option.boards <= 210
        assert movement.winners == option.form.winners


@pytest.mark.parametrize("teams", [3, 4, 5, 7, 8])
def test_teams(teams: int) -> None:
    found = proposed("teams", teams, boards=28)
    for option in found.options:
        assert_playable(option.movement)
        assert option.movement.contestants == tuple(range(1, teams + 1))
        assert option.movement.kind in ("matches", "teams")


@pytest.mark.parametrize("players", [8, 9, 13, 14, 15])
def test_single_players(players: int) -> None:
    """22 to 30 boards where nothing is told."""
    chosen = proposed("individual", players).chosen
    assert_playable(chosen.movement)
    assert 22 <= len(chosen.movement.boards) <= 30
    assert chosen.movement.kind == "individual"


@pytest.mark.parametrize(
    ("sort", "number", "told", "form", "rounds"),
    [
        ("pairs", 6, {"form": "howell"}, "howell", 5),
        ("pairs", 16, {"form": "howell", "boards": 24}, "howell", 15),
        ("pairs", 18, {"form": "howell"}, "howell", 17),
        ("pairs", 34, {"form": "howell"}, "howell", 33),  # more than an evening, but what was asked for
        ("pairs", 16, {"form": "howell", "boards": 24, "rounds": 12}, "three-quarter-howell", 12),
        ("pairs", 16, {"form": "howell", "boards": 14}, "three-quarter-howell", 14),  # no room for fifteen sets
        ("individual", 12, {}, "individual", 11),
        ("individual", 20, {"boards": 40}, "individual", 19),
        ("individual", 32, {}, "individual", 31),
        ("individual", 32, {"rounds": 31}, "individual", 31),
        ("teams", 7, {"form": "round-robin", "boards": 100}, "round-robin", 7),  # not a double one
        ("teams", 8, {"form": "round-robin", "boards": 100}, "round-robin", 7),  # two boards stay in the box
    ],
)
def test_who_names_a_form_in_which_all_meet_gets_all_of_its_rounds(
    sort: Any, number: int, told: dict[str, Any], form: str, rounds: int
) -> None:
    chosen = proposed(sort, number, **told).chosen
    assert (chosen.form.name, len(chosen.movement.rounds)) == (form, rounds)
    partners = Counter(
        frozenset(side)
        for _, sitting in chosen.movement.sittings()
        for side in (sitting.north_south, sitting.east_west)
        if len(side) == 2
    )
    assert len(partners) == (number * (number - 1) // 2 if sort == "individual" else 0)


def test_a_round_robin_does_not_come_down_to_single_boards() -> None:
    """Nineteen matches of one board would fit into an evening of twenty teams."""
    assert proposed("teams", 20, form="round-robin", boards=28).chosen.boards > 1


@pytest.mark.parametrize(
    ("name", "sort", "form"),
    [
        ("relay-and-share", "pairs", "relay"),
        ("arrow-switched", "pairs", "arrow-switch"),
        ("scrambled", "pairs", "arrow-switch"),
        ("three-quarter", "pairs", "three-quarter-howell"),
        ("berger", "teams", "round-robin"),
        ("triples", "teams", "triple"),
    ],
)
def test_other_names_of_a_form(name: str, sort: Any, form: str) -> None:
    assert [one.name for one in forms_named(name, sort)] == [form]


def test_every_form_is_found_by_its_name_and_by_its_family() -> None:
    for form in FORMS:
        assert form in forms_named(form.name, form.sort)
        assert form in forms_named(form.family, form.sort)
        assert form in forms_named(None, form.sort)
    assert len({form.name for form in FORMS}) == len(FORMS)
    assert forms_named("mitchell", "teams") == ()


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.name)
def test_a_form_has_the_sets_of_boards_that_the_catalogue_says(form: Any) -> None:
    numbers = [number for number in range(2, 15) if form.rounds(number)]
    assert numbers
    for number in numbers:
        for rounds in (form.rounds(number)[0], form.rounds(number)[-1]):
            movement = form.build(number, 2, rounds, False)
            assert len(movement.rounds) == rounds
            assert movement.contestants == tuple(range(1, number + 1))
            assert len(movement.boards) <= 2 * form.sets(number, rounds)
            assert movement.winners == form.winners
            assert_playable(movement)


def test_screens_take_more_time() -> None:
    """8 minutes a board at pairs instead of 7.5 (art. 8.1)."""
    found = proposed(contestants=10, boards=25, screens=True, pack=FIGB)
    assert found.chosen.minutes == 25 * 8


# -- places that stay


def test_tn5_1_1_pair_5_of_8_takes_the_stationary_line_of_a_howell() -> None:
    chosen = proposed(contestants=8, form="howell", fixed=(5,), boards=28, pack=FIGB).chosen
    tables = {sitting.table for _, sitting in chosen.movement.of(5)}
    assert tables == {1}
    assert all(sitting.ns == 5 for _, sitting in chosen.movement.of(5))
    assert grounds(chosen)["seating-right"] == {"contestant": "5", "number": 8, "other": "8"}
    assert_playable(chosen.movement)


@pytest.mark.parametrize("pairs", [8, 9, 13, 14])
def test_who_must_not_move_does_not_in_any_option(pairs: int) -> None:
    for option in proposed(contestants=pairs, fixed=(2,), boards=28).options:
        assert len({sitting.table for _, sitting in option.movement.of(2)}) == 1
        assert_playable(option.movement)


def test_three_who_must_not_move_need_a_mitchell() -> None:
    found = proposed(contestants=14, fixed=(1, 8, 14))
    assert all(
        len({sitting.table for _, sitting in option.movement.of(who)}) == 1
        for option in found.options
        for who in (1, 8, 14)
    )
    assert refused(contestants=8, form="howell", boards=28, rounds=7, fixed=(1, 2, 3)) == {"fixed-places": ("3", "1")}
    # one of 13 players sits out in each round, and nobody stays
    assert refused(sort="individual", contestants=13, fixed=(13,)) == {"fixed-places": ("1", "0")}


def test_numbers_are_exchanged_and_nothing_else() -> None:
    movement = mitchell(10, 2)
    assert renumbered(renumbered(movement, {1: 6, 6: 1}), {1: 6, 6: 1}) == movement
    assert keeping(movement, (), WBF) == (movement, ())
    kept, why = keeping(movement, (9,), WBF)
    assert [ground.id for ground in why] == ["seating-granted"]
    assert {sitting.table for _, sitting in kept.of(9)} == {1}


# -- late


def test_a_late_pair_fills_the_half_table_from_round_2() -> None:
    """Nine are there, the tenth comes later: from then on all five tables are full."""
    chosen = proposed(contestants=9, late=1, form="mitchell", boards=25).chosen
    assert chosen.late == (10,)
    assert [each.sits_out for each in chosen.movement.rounds] == [(5, 10), (), (), (), ()]
    assert grounds(chosen)["trade-late-waiting"] == {"numbers": "10", "waiting": "5"}
    assert_playable(chosen.movement)


def test_a_late_pair_that_makes_the_field_odd_sits_out_first() -> None:
    chosen = proposed(contestants=12, late=1, boards=26).chosen
    assert chosen.form.name == "howell"
    assert chosen.movement == howell(13, 2)
    assert grounds(chosen)["trade-late-half-table"] == {"numbers": str(chosen.movement.rounds[0].sits_out[0])}


def test_two_late_pairs_would_have_met_each_other() -> None:
    chosen = proposed(contestants=8, late=2, form="mitchell", boards=25).chosen
    assert chosen.late == (5, 10)
    assert "trade-late-table" in grounds(chosen)


# -- what cannot be


def test_too_short_a_time_says_how_long_it_would_take() -> None:
    """Seven rounds of a single board are 52 minutes and a half. In half an hour there are four boards: four rounds."""
    assert refused(contestants=8, form="howell", rounds=7, hours="0.5") == {
        "movement-hours-few": ("30", "52:30"),
        "movement-rounds-possible": ("7", "4"),
    }


def test_too_few_boards_say_how_many_would_do() -> None:
    """Thirteen tables of a Mitchell need thirteen boards."""
    assert refused(contestants=26, form="mitchell", boards=12)["movement-boards-few"] == ("12", "13")


def test_rounds_that_do_not_come_out() -> None:
    found = refused(contestants=8, form="web", rounds=9)
    assert found == {"movement-rounds-possible": ("9", "2, 3")}


def test_a_form_that_does_not_exist_for_the_number_says_which_do() -> None:
    found = refused(contestants=10, form="relay", boards=25)
    assert set(found) == {"movement-form-size"}
    assert "mitchell" in found["movement-form-size"][1].split()


def test_a_field_that_is_too_small() -> None:
    assert refused(contestants=2) == {"movement-contestants": ("2", "3 … 200")}


def test_everything_that_is_misasked_is_told_at_once() -> None:
    found = refused(contestants=10, boards=0, rounds=-1, hours="0", form="waltz", late=10, fixed=(21,))
    assert set(found) == {
        "movement-form-unknown",
        "movement-told-boards",
        "movement-told-rounds",
        "movement-told-hours",
        "movement-late",
        "movement-fixed-unknown",
    }
    assert set(refused(contestants=0)) == {"movement-told-contestants"}
