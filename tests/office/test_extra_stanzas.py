"""Lots and line-ups after a level match, stanzas in sessions of two, teams that meet at home and away (appendix 5)."""

from typing import Any

import pytest

from arbitro.bridge.seats import Side
from arbitro.contest.facts.event import Reseated, Spot
from arbitro.contest.lineup.allocation import Take
from arbitro.contest.lineup.lineup import seated
from arbitro.contest.lineup.match import Lot, draw_lot
from arbitro.contest.lineup.rights import Right
from arbitro.contest.lineup.stanza import Determined, HandedIn
from arbitro.contest.plan import PhasePlan, Plan
from arbitro.office.actor import Actor
from arbitro.office.fact import LineupMoved, LotDrawn
from arbitro.office.lineups import DrawLot, MoveLineup, PickStanza
from arbitro.office.people import CreateEvent
from arbitro.office.room.lineups import is_level, match_of, right_in, rights_of, stanza_of, stanzas_now
from arbitro.office.seating import BeginRound, ChangeSeats, DrawRound, SeatSection
from arbitro.office.seeing.lineups import lineups_now
from arbitro.office.seeing.view import View
from arbitro.office.seeing.visibility import viewer
from arbitro.office.subjects import AnyCommand
from arbitro.office.undoing import Undo
from tests.office.desk import (
    DIRECTOR,
    ORGANISER,
    PUBLIC,
    SCORER,
    Desk,
    captain,
    created,
    match,
    result,
    spot,
)

KEY = Spot(round=1, table=1)
FLAT = (100, 100)


def lot(stanza: int = 0, winner: str = "") -> DrawLot:
    return DrawLot(round=1, table=1, stanza=stanza, winner=winner)


def at_home(desk: Desk) -> None:
    """1 at home against 2, whatever the bracket says."""
    desk.do(DrawRound(seed="cup"))
    desk.do(ChangeSeats(tables=(Reseated(spot(1, 1), ("1",), ("2",)),)))


def hand_in(team: str, stanza: int) -> MoveLineup:
    pairs = (f"{team} 1", f"{team} 2"), (f"{team} 3", f"{team} 4")
    lineup = seated(team, *pairs, side=Side.NS if team == "1" else Side.EW)
    return MoveLineup(round=1, table=1, stanza=stanza, step=HandedIn(lineup))


@pytest.fixture
def level(desk: Desk) -> Desk:
    """A knock-out match of one stanza of two boards, 1 at home against 2: nothing between them."""
    created(desk, "teams", 2, pack="figb_2017", system="knockout", scoring="imps", rounds=1, boards=2)
    at_home(desk)
    desk.do(lot(winner="1"))
    desk.do(BeginRound(round=1))
    for one in match(1, 1, FLAT, FLAT):
        desk.do(one, SCORER)
    return desk


def extra(desk: Desk, board: int, told: tuple[int, int]) -> None:
    for room, score in zip(("open", "closed"), told, strict=True):
        desk.do(result(1, 1, board, score, room=room), SCORER)


def declared(desk: Desk, stanza: int) -> str:
    """Both hand in, the team without the right first; whose right it is."""
    right = right_in(desk.event, KEY, stanza).team
    for team in ("1", "2") if right == "2" else ("2", "1"):
        desk.do(hand_in(team, stanza), captain(team))
    return right


# -- A5.4


def test_the_first_extra_stanza_goes_by_lot_the_second_is_reversed_then_a_new_lot_to_the_end(level: Desk) -> None:
    assert is_level(level.event, KEY)
    assert level.kinds(hand_in("1", 2), captain("1")) == ["lineup-right-open"]
    (first,) = level.facts(lot(2))
    assert isinstance(first, LotDrawn)
    assert first.what == "extra"
    assert first.lot == draw_lot(match_of(level.event, KEY), first.lot.seed, "extra")
    winner = first.lot.winner
    other = "1" if winner == "2" else "2"
    assert declared(level, 2) == winner
    extra(level, 3, FLAT)
    assert level.kinds(lot(3)) == ["lineup-no-lot"]  # it follows from the first
    assert declared(level, 3) == other
    extra(level, 4, FLAT)
    (sudden,) = level.facts(lot(4, winner="2"))
    assert isinstance(sudden, LotDrawn)
    assert (sudden.what, sudden.lot) == ("sudden_death", Lot("2"))
    assert declared(level, 4) == "2"
    extra(level, 5, FLAT)
    assert level.kinds(lot(5)) == ["lineup-no-lot"]  # valid to the end of the match
    assert declared(level, 5) == "2"
    extra(level, 6, (420, 100))
    assert not is_level(level.event, KEY)
    assert level.kinds(hand_in("1", 6), captain("1")) == ["lineup-stanza"]
    assert level.event == level.rebuilt()


@pytest.mark.parametrize("command", [lot(2), hand_in("1", 2)])
def test_there_is_no_extra_stanza_before_the_match_is_level(desk: Desk, command: AnyCommand) -> None:
    created(desk, "teams", 2, pack="figb_2017", system="knockout", scoring="imps", rounds=1, boards=2)
    at_home(desk)
    desk.do(lot(winner="1"))
    assert desk.kinds(command) == ["lineup-stanza"]
    desk.do(BeginRound(round=1))
    for one in match(1, 1, FLAT, (620, 100)):
        desk.do(one, SCORER)
    assert desk.kinds(command) == ["lineup-stanza"]  # one of them has won


def test_extra_stanzas_come_one_after_the_other(level: Desk) -> None:
    assert level.kinds(lot(3)) == ["lineup-stanza"]
    assert stanzas_now(level.event, KEY) == (1, 2)
    level.do(lot(2, winner="1"))
    level.do(hand_in("2", 2))
    assert level.kinds(hand_in("1", 3)) == ["lineup-stanza"]
    level.do(hand_in("1", 2))
    assert stanzas_now(level.event, KEY) == (1, 2, 3)


def test_a_lot_of_extra_stanzas_is_drawn_once_by_the_director_and_can_be_undone(level: Desk) -> None:
    assert level.kinds(lot(2), captain("1")) == ["not-allowed"]
    version = level.do(lot(2, winner="1")).version
    assert level.kinds(lot(2)) == ["lineup-no-lot"]
    level.do(Undo(versions=(version,)))
    level.do(lot(2, winner="2"))
    assert right_in(level.event, KEY, 2) == Right(2, "2")


def test_no_lot_of_a_stanza_whose_right_the_director_has_found(level: Desk) -> None:
    level.do(MoveLineup(round=1, table=1, stanza=2, step=Determined(Right(2, "1"))))
    assert level.kinds(lot(2)) == ["lineup-right-known"]


def test_the_right_in_an_extra_stanza_is_not_found_against_the_lot_but_for_conventions(level: Desk) -> None:
    level.do(lot(2, winner="1"))
    (step,) = level.facts(MoveLineup(round=1, table=1, stanza=2, step=Determined(Right(2, "2"))))  # A5.5
    assert isinstance(step, LineupMoved)
    assert stanza_of(level.event, KEY, 2).right == Right(2, "2")


@pytest.mark.parametrize(("actor", "numbers"), [(DIRECTOR, [1, 2]), (captain("1"), [1, 2]), (PUBLIC, [1])])
def test_that_an_extra_stanza_is_due_is_told_to_those_who_see_the_results(
    level: Desk, actor: Actor, numbers: list[int]
) -> None:
    view = View(level.event, viewer(level.event, actor), level.now, str)
    (shown,) = lineups_now(view)
    assert [stanza.number for stanza in shown.stanzas] == numbers


# -- A5.3a


def test_in_sessions_of_two_a_pick_leaves_the_other_stanza_to_the_opponents(desk: Desk) -> None:
    """X picks 2.2, Y 1.1, X 3.1: three stanzas each."""
    cup: dict[str, Any] = {"system": "knockout", "scoring": "imps", "rounds": 1, "boards": 12, "stanzas": 6}
    created(desk, "teams", 2, pack="figb_2017", stanza_sessions=True, **cup)
    at_home(desk)
    desk.do(lot(winner="1"))
    for team, stanza in (("1", 4), ("2", 1), ("1", 5)):
        desk.do(PickStanza(round=1, table=1, choice=Take(stanza)), captain(team))
    rights = [right.team for right in rights_of(desk.event, KEY).stanzas]
    assert rights == ["2", "1", "2", "1", "1", "2"]


def test_an_odd_number_of_stanzas_makes_no_sessions(desk: Desk) -> None:
    phase = PhasePlan(system="knockout", scoring="imps", rounds=1, boards=12, stanzas=3, stanza_sessions=True)
    plan = Plan(name="Cup", form="teams", phases=(phase,))
    assert desk.kinds(CreateEvent(name="Cup", date="2026-05-14", plan=plan), ORGANISER) == ["lineup-sessions"]


# -- A5.2


@pytest.mark.parametrize(("rounds", "twice"), [(3, False), (6, True)])
def test_teams_that_meet_twice_have_the_right_at_home(desk: Desk, rounds: int, twice: bool) -> None:
    created(desk, "teams", 4, pack="figb_2017", system="round_robin", scoring="victory_points", rounds=rounds, boards=3)
    desk.do(SeatSection(rounds=rounds))
    match = match_of(desk.event, KEY)
    (right,) = rights_of(desk.event, KEY).stanzas
    assert match.home_and_away is twice
    assert right == (Right(1, match.home) if twice else Right(1, blind=True))
