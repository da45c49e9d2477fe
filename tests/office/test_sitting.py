"""Who sits at a table, which way, and whose table it is."""

import pytest

from arbitro.bridge.seats import Seat as Compass
from arbitro.bridge.seats import Side
from arbitro.contest.facts.event import Spot
from arbitro.contest.lineup.lineup import seated
from arbitro.contest.lineup.rights import Right
from arbitro.contest.lineup.stanza import Changed, Determined, HandedIn
from arbitro.office.actor import Role
from arbitro.office.people import Appoint, PlayToo, Withdraw
from arbitro.office.room.sitting import Sits, contestants_at, is_own_table, players_at, sits
from arbitro.office.seating import SeatSection
from arbitro.office.state import Event
from tests.contest.small import movement
from tests.office.desk import ORGANISER, Desk, created, drawn, pairs, spot, teams

OPEN, CLOSED = spot(1, 1, room="open"), spot(1, 1, room="closed")


def test_of_a_pair_the_first_sits_north_or_east(desk: Desk) -> None:
    event = pairs(desk).event  # 4 against 1 at the first table
    assert sits(event, spot(1, 1), "4 N") == Sits("4", Side.NS, Compass.NORTH)
    assert sits(event, spot(1, 1), "4 S") == Sits("4", Side.NS, Compass.SOUTH)
    assert sits(event, spot(1, 1), "1 N") == Sits("1", Side.EW, Compass.EAST)
    assert sits(event, spot(1, 1), "1 S") == Sits("1", Side.EW, Compass.WEST)
    assert sits(event, spot(1, 1), "2 N") is None
    assert sits(event, spot(1, 1), "") is None
    assert sits(event, spot(1, 9), "4 N") is None
    assert sits(event, spot(1, 1, phase="final"), "4 N") is None


def test_whoever_has_withdrawn_sits_nowhere(desk: Desk) -> None:
    pairs(desk).do(Withdraw(contestant="4", round=1))
    assert sits(desk.event, spot(1, 1), "4 N") is None
    assert contestants_at(desk.event, spot(1, 1), Side.NS) == ("4",)


def test_in_an_individual_everybody_has_a_seat(desk: Desk) -> None:
    created(desk, "individual", 4, rounds=1)
    desk.do(SeatSection(movement=movement([((1, 2), (3, 4), (1,))], kind="individual")))
    found = {person: place.seat for side in Side for person, place in players_at(desk.event, spot(1, 1), side)}
    assert found == {"1 P": Compass.NORTH, "2 P": Compass.SOUTH, "3 P": Compass.EAST, "4 P": Compass.WEST}


@pytest.fixture
def match(desk: Desk) -> Event:
    """A at home against B."""
    teams(desk, ("A", "B"))
    drawn(desk, ("A", "B"))
    return desk.event


def test_in_the_closed_room_the_home_team_sits_east_west(match: Event) -> None:
    assert contestants_at(match, OPEN, Side.NS) == contestants_at(match, CLOSED, Side.EW) == ("A",)
    assert contestants_at(match, OPEN, Side.EW) == contestants_at(match, CLOSED, Side.NS) == ("B",)


def test_without_a_line_up_anybody_of_a_team_may_sit_in_either_room(match: Event) -> None:
    assert sits(match, OPEN, "A 1") == Sits("A", Side.NS)
    assert sits(match, CLOSED, "A 1") == Sits("A", Side.EW)


def test_a_line_up_says_who_sits_in_which_room_and_the_last_one_counts(match: Event) -> None:
    first = seated("A", ("A 1", "A 2"), ("A 3", "A 4"), side=Side.NS)
    second = seated("A", ("A 1", "A 3"), ("A 2", "A 4"), side=Side.NS)
    other = seated("B", ("B 1", "B 2"), ("B 3", "B 4"), side=Side.EW)
    table = Spot(round=1, table=1)
    sealed = (Determined(Right(1, blind=True)), HandedIn(first))
    assert sits(match.but(lineups={(table, 1): sealed}), CLOSED, "A 2") == Sits("A", Side.EW)  # nobody may know yet
    handed_in = match.but(lineups={(table, 1): (*sealed, HandedIn(other))})
    assert sits(handed_in, OPEN, "A 2") == Sits("A", Side.NS, Compass.SOUTH)
    assert sits(handed_in, CLOSED, "A 2") is None
    assert sits(handed_in, CLOSED, "A 3") == Sits("A", Side.EW, Compass.EAST)
    changed = match.but(lineups={(table, 1): (*sealed, HandedIn(other), Changed(second, permitted=True))})
    assert sits(changed, OPEN, "A 2") is None
    assert sits(changed, CLOSED, "A 2") == Sits("A", Side.EW, Compass.EAST)
    elsewhere = match.but(lineups={(Spot(round=1, table=2), 1): (*sealed, HandedIn(other))})
    assert sits(elsewhere, CLOSED, "A 2") == Sits("A", Side.EW)


def test_a_table_is_ones_own_as_a_player_or_as_a_director_who_plays(desk: Desk) -> None:
    pairs(desk)
    assert is_own_table(desk.event, spot(1, 1), "1 S")
    assert not is_own_table(desk.event, spot(1, 2), "1 S")
    assert not is_own_table(desk.event, spot(1, 1), "director")
    assert not is_own_table(desk.event, spot(1, 1), "")


def test_a_director_who_plays_has_both_rooms_of_his_match_for_his_own_table(desk: Desk) -> None:
    teams(desk, ("A", "B", "C", "D"))
    drawn(desk, ("A", "B"), ("C", "D"))

    desk.do(Appoint(person="A 1", role=Role.DIRECTOR), ORGANISER)
    desk.do(PlayToo(person="A 1", contestant="A", deputy="assistant"), ORGANISER)
    lineup = seated("A", ("A 1", "A 2"), ("A 3", "A 4"), side=Side.NS)
    other = seated("B", ("B 1", "B 2"), ("B 3", "B 4"), side=Side.EW)
    steps = (Determined(Right(1, blind=True)), HandedIn(lineup), HandedIn(other))
    event = desk.event.but(lineups={(Spot(round=1, table=1), 1): steps})
    assert sits(event, CLOSED, "A 1") is None
    assert is_own_table(event, CLOSED, "A 1")
    assert not is_own_table(event, spot(1, 2, room="open"), "A 1")
