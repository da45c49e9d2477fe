"""Whom the code of a table lets in: those who sit there by the seating, in every kind of contest, and nobody else."""

from collections.abc import Mapping

import pytest

from arbitro.bridge.seats import Side
from arbitro.contest.facts.event import Room, Spot
from arbitro.contest.lineup.lineup import seated
from arbitro.contest.lineup.stanza import HandedIn
from arbitro.contest.movement.movement import Movement
from arbitro.office.actor import Role
from arbitro.office.admission import awaited, part_of, spots_waiting, tables_now
from arbitro.office.ending import EndPeriod, PostScore
from arbitro.office.lineups import MoveLineup
from arbitro.office.people import Substitute, Withdraw
from arbitro.office.room.lineups import seen_lineups
from arbitro.office.seating import BeginRound, EndRound, SeatSection
from arbitro.office.state import Event
from tests.contest.small import HOWELL, MITCHELL, movement
from tests.office.desk import ORGANISER, SCORER, Desk, captain, created, drawn, pairs, player, result, teams

INDIVIDUAL = movement([((1, 2), (3, 4)), ((5, 6), (7, 8))], [((1, 3), (5, 7)), ((2, 4), (6, 8))], kind="individual")


def at(event: Event, table: int, room: Room = "") -> set[str]:
    return set(awaited(event, spots_waiting(event, "", table, room)))


def sitting(plan: Movement, round: int, persons: Mapping[int, tuple[str, ...]]) -> dict[int, set[str]]:
    """By table, from the movement itself."""
    return {
        one.table: {person for number in one.seated for person in persons[number]}
        for number, one in plan.sittings()
        if number == round
    }


@pytest.mark.parametrize("plan", [HOWELL, MITCHELL], ids=["Howell", "Mitchell"])
def test_in_pairs_a_table_waits_for_those_whom_the_movement_has_there_in_the_round(desk: Desk, plan: Movement) -> None:
    pairs(desk, len(plan.contestants), plan)
    persons = {n: (f"{n} N", f"{n} S") for n in plan.contestants}
    for round in (1, 2, 3):
        before = sitting(plan, round, persons)
        assert {table: at(desk.event, table) for table in before} == before
        desk.do(BeginRound(round=round))
        assert {table: at(desk.event, table) for table in before} == before
        desk.do(EndRound(round=round))
    assert {table: at(desk.event, table) for table in before} == before  # they may still have to confirm, or to appeal
    desk.do(PostScore())
    assert {table: at(desk.event, table) for table in before} == before
    desk.do(EndPeriod(early=True), ORGANISER)
    assert not any(at(desk.event, table) for table in before)


def test_in_an_individual_it_waits_for_four(desk: Desk) -> None:
    created(desk, "individual", 8)
    desk.do(SeatSection(movement=INDIVIDUAL))
    persons = {n: (f"{n} P",) for n in range(1, 9)}
    for round in (1, 2):
        assert {table: at(desk.event, table) for table in (1, 2)} == sitting(INDIVIDUAL, round, persons)
        desk.do(BeginRound(round=round))
        desk.do(EndRound(round=round))


def test_once_every_board_has_a_result_it_waits_for_those_who_come_next_as_well(desk: Desk) -> None:
    pairs(desk)
    desk.do(BeginRound(round=1))
    now, following = ({f"{pair} {seat}" for pair in two for seat in "NS"} for two in ((4, 1), (4, 2)))
    assert at(desk.event, 1) == now
    desk.do(result(1, 1, 1, 420), SCORER)
    assert at(desk.event, 1) == now | following
    assert at(desk.event, 2) == {f"{pair} {seat}" for pair in (2, 3) for seat in "NS"}


def test_a_substitute_is_waited_for_in_the_place_of_whom_he_replaced_and_nobody_who_has_left(desk: Desk) -> None:
    pairs(desk)
    desk.do(Substitute(contestant="1", out="1 N", takes_over="reserve", round=1))
    assert at(desk.event, 1) == {"4 N", "4 S", "reserve", "1 S"}
    desk.do(Withdraw(contestant="4", round=1))
    assert {"reserve", "1 S"} <= at(desk.event, 1)
    assert not {"4 N", "4 S", "1 N"} & at(desk.event, 1)


def test_of_a_team_anybody_may_come_until_everybody_may_see_who_is_lined_up_in_the_room(desk: Desk) -> None:
    teams(desk, ("A", "B", "C", "D"))
    drawn(desk, ("A", "B"), ("C", "D"))
    everybody = {f"{team} {n}" for team in "AB" for n in range(1, 5)}
    for team, side in (("A", Side.NS), ("B", Side.EW)):
        assert at(desk.event, 1, "open") == at(desk.event, 1, "closed") == everybody
        lineup = seated(team, (f"{team} 1", f"{team} 2"), (f"{team} 3", f"{team} 4"), side=side)
        desk.do(MoveLineup(round=1, table=1, step=HandedIn(lineup)), captain(team))
    assert at(desk.event, 1, "open") == {"A 1", "A 2", "B 1", "B 2"}
    assert at(desk.event, 1, "closed") == {"A 3", "A 4", "B 3", "B 4"}
    assert at(desk.event, 2, "open") == {f"{team} {n}" for team in "CD" for n in range(1, 5)}


def test_whoever_comes_to_another_table_is_told_his_own(desk: Desk) -> None:
    pairs(desk)
    assert tables_now(desk.event, "2 S") == ("2",)
    assert tables_now(desk.event, "nobody") == ()


def test_nobody_is_a_captain_who_does_not_come_as_one(desk: Desk) -> None:
    teams(desk, ("A", "B"))
    assert part_of(desk.event, "A 1") == ("A", Role.PLAYER)
    assert part_of(desk.event, "A 1", Role.CAPTAIN) == ("A", Role.CAPTAIN)
    assert part_of(desk.event, "A 2", Role.CAPTAIN) == ("A", Role.PLAYER)
    assert part_of(desk.event, ORGANISER.person, Role.CAPTAIN) == ("", Role.PUBLIC)


def test_a_sealed_line_up_is_for_the_captain_who_comes_as_one(desk: Desk) -> None:
    teams(desk, ("A", "B"))
    drawn(desk, ("A", "B"))
    lineup = seated("A", ("A 1", "A 2"), ("A 3", "A 4"), side=Side.NS)
    desk.do(MoveLineup(round=1, table=1, step=HandedIn(lineup)), captain("A"))
    for actor in (captain("A"), player("A 1", "A"), player("A 2", "A")):
        seen = seen_lineups(desk.event, Spot(round=1, table=1), 1, actor)
        assert seen == ((lineup,) if actor.role is Role.CAPTAIN else ()), actor
