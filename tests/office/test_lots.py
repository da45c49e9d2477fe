"""Lots and picks of the right of choice in a knock-out (A5.3): drawn once, picked in turn, recorded with the seed."""

from typing import Any

import pytest

from arbitro.bridge.seats import Side
from arbitro.contest.facts.event import Reseated, Spot
from arbitro.contest.facts.state import AtTable
from arbitro.contest.lineup.allocation import LEAVE, Choice, Take
from arbitro.contest.lineup.lineup import seated
from arbitro.contest.lineup.match import Lot, draw_lot
from arbitro.contest.lineup.rights import Right
from arbitro.contest.lineup.stanza import Determined, HandedIn
from arbitro.office.actor import Actor, Role
from arbitro.office.fact import LotDrawn, StanzaPicked
from arbitro.office.lineups import DrawLot, MoveLineup, PickStanza
from arbitro.office.people import Appoint, PlayToo, Withdraw
from arbitro.office.room.lineups import match_of, possible_rights, rights_of, stanza_of
from arbitro.office.seating import ChangeSeats, DrawRound
from arbitro.office.state import Allotted
from arbitro.office.undoing import Undo
from tests.office.desk import (
    ASSISTANT,
    DIRECTOR,
    ORGANISER,
    PUBLIC,
    SCORER,
    Desk,
    captain,
    created,
    drawn,
    pairs,
    player,
    spot,
    teams,
)

KEY = Spot(round=1, table=1)
LOT = DrawLot(round=1, table=1)


def cup(desk: Desk, stanzas: int = 2, pack: str = "figb_2017") -> tuple[str, str]:
    """Two teams in a knock-out; the one at home first."""
    plan: dict[str, Any] = {"system": "knockout", "scoring": "imps", "rounds": 1, "boards": 4 * stanzas}
    created(desk, "teams", 2, pack=pack, stanzas=stanzas, **plan)
    desk.do(DrawRound(seed="cup"))
    home, away = desk.phase().tables[AtTable(1, "", 1, 1)].everybody
    return home, away


def pick(choice: Choice) -> PickStanza:
    return PickStanza(round=1, table=1, choice=choice)


def told(winner: str) -> DrawLot:
    return DrawLot(round=1, table=1, winner=winner)


def rights(desk: Desk) -> list[str]:
    return [right.team for right in rights_of(desk.event, KEY).stanzas]


# -- the lot


def test_a_lot_is_recorded_with_the_seed_from_which_anybody_draws_it_again(desk: Desk) -> None:
    cup(desk)
    (fact,) = desk.facts(LOT)
    assert isinstance(fact, LotDrawn)
    assert (fact.what, len(fact.lot.seed)) == ("picks", 64)
    assert fact.lot == draw_lot(match_of(desk.event, KEY), fact.lot.seed)
    assert [asked.id for asked in rights_of(desk.event, KEY).asks] == ["lineup_pick_first"]
    assert desk.event == desk.rebuilt()


def test_a_lot_drawn_at_the_table_is_told_without_a_seed(desk: Desk) -> None:
    _, away = cup(desk)
    (fact,) = desk.facts(told(away))
    assert isinstance(fact, LotDrawn)
    assert fact.lot == Lot(away)
    assert desk.event.allotted[KEY] == Allotted(Lot(away))


def test_it_is_drawn_once_and_only_where_the_regulations_ask_for_it(desk: Desk) -> None:
    home, _ = cup(desk)
    assert desk.kinds(told("9")) == ["lineup-team"]
    desk.do(told(home))
    assert desk.kinds(LOT) == ["lineup-no-lot"]
    assert desk.kinds(told(home)) == ["lineup-no-lot"]


def test_in_a_swiss_there_is_nothing_to_draw_or_pick(desk: Desk) -> None:
    teams(desk)
    drawn(desk, ("1", "2"), ("3", "4"))
    assert desk.kinds(LOT) == ["lineup-no-lot"]
    assert desk.kinds(pick(Take(1)), captain("1")) == ["lineup-no-picks"]


def test_nor_among_pairs_or_at_a_table_that_is_not_there(desk: Desk) -> None:
    pairs(desk)
    for command in (LOT, pick(Take(1))):
        assert desk.kinds(command) == ["lineup-no-match"]
    assert desk.kinds(DrawLot(round=9, table=1)) == ["no-such-table"]
    assert desk.kinds(DrawLot(round=1, table=1, phase="x")) == ["unknown-phase"]


def test_no_lot_after_the_director_has_found_whose_right_it_is(desk: Desk) -> None:
    home, _ = cup(desk)
    desk.do(MoveLineup(round=1, table=1, step=Determined(Right(1, home))))
    assert desk.kinds(LOT) == ["lineup-right-known"]


@pytest.mark.parametrize("actor", [captain("1"), player("1 2", "1"), SCORER, ORGANISER, ASSISTANT, PUBLIC])
def test_the_lot_is_drawn_by_the_director(desk: Desk, actor: Actor) -> None:
    cup(desk)
    assert desk.kinds(LOT, actor) == ["not-allowed"]


def test_a_director_who_plays_in_the_match_neither_draws_nor_picks(desk: Desk) -> None:
    home, _ = cup(desk)
    person = f"{home} 4"
    desk.do(Appoint(person=person, role=Role.DIRECTOR), ORGANISER)
    desk.do(PlayToo(person=person, contestant=home, deputy="director"), ORGANISER)
    assert desk.kinds(LOT, Actor(Role.DIRECTOR, person)) == ["own-table"]
    desk.do(told(home))
    assert desk.kinds(pick(Take(1)), Actor(Role.DIRECTOR, person)) == ["own-table"]


def test_an_odd_last_stanza_has_a_lot_of_its_own_also_when_the_first_has_begun(desk: Desk) -> None:
    pack = 'title = "Cup"\nextends = "wbf"\n[lineup]\nknockout = { value = "alternate", source = "club" }\n'
    home, away = cup(desk, 3, pack)
    assert rights(desk) == [home, away, ""]
    desk.do(MoveLineup(round=1, table=1, step=Determined(Right(1, home))))
    assert desk.kinds(pick(Take(3))) == ["lineup-no-picks"]
    (fact,) = desk.facts(LOT)
    assert isinstance(fact, LotDrawn)
    assert (fact.what, fact.lot) == ("last", draw_lot(match_of(desk.event, KEY), fact.lot.seed, "last"))
    assert rights(desk) == [home, away, fact.lot.winner]
    assert desk.kinds(LOT) == ["lineup-no-lot"]


# -- picks


def test_of_two_stanzas_the_winner_picks_one_and_the_other_team_has_the_other(desk: Desk) -> None:
    home, away = cup(desk)
    desk.do(told(away))
    assert rights(desk) == ["", ""]
    (fact,) = desk.facts(pick(Take(2)), captain(away))
    assert fact == StanzaPicked(round=1, table=1, team=away, choice=Take(2))
    assert rights(desk) == [home, away]
    assert desk.kinds(pick(Take(1))) == ["pick-not-offered"]  # all is given
    assert desk.event == desk.rebuilt()


def test_of_three_the_winner_may_leave_one_to_the_opponents_and_has_two(desk: Desk) -> None:
    home, away = cup(desk, 3)
    desk.do(told(home))
    desk.do(pick(LEAVE), captain(home))
    assert desk.kinds(pick(Take(3)), captain(home)) == ["lineup-pick-turn"]
    desk.do(pick(Take(3)), captain(away))
    assert rights(desk) == [home, home, away]


def test_a_pick_is_of_the_captain_whose_turn_it_is_or_told_to_the_director(desk: Desk) -> None:
    home, away = cup(desk, 4)
    assert desk.kinds(pick(Take(1)), captain(home)) == ["lineup-no-picks"]
    desk.do(told(home))
    (problem,) = desk.refused(pick(Take(1)), captain(away))
    assert (problem.kind, problem.found, problem.expected) == ("lineup-pick-turn", away, home)
    assert desk.kinds(pick(Take(1)), Actor(Role.CAPTAIN, "9 1", "9")) == ["lineup-own-team"]
    assert desk.kinds(pick(Take(1)), player(f"{home} 2", home)) == ["not-allowed"]
    for choice in (Take(0), Take(5), LEAVE):
        assert desk.kinds(pick(choice), captain(home)) == ["pick-not-offered"]
    desk.do(pick(Take(4)), DIRECTOR)
    assert desk.kinds(pick(Take(4)), captain(away)) == ["pick-not-offered"]
    desk.do(pick(Take(1)), captain(away))
    assert rights(desk) == [away, "", "", home]


def test_a_team_that_has_left_picks_nothing(desk: Desk) -> None:
    home, _ = cup(desk)
    desk.do(told(home))
    desk.do(Withdraw(contestant=home, round=1))
    assert desk.kinds(pick(Take(1))) == ["has-withdrawn"]


# -- what rests on them


def test_line_ups_are_handed_in_by_the_rights_that_were_picked(desk: Desk) -> None:
    home, away = cup(desk)
    first = seated(home, (f"{home} 1", f"{home} 2"), (f"{home} 3", f"{home} 4"), side=Side.NS)
    hand_in = MoveLineup(round=1, table=1, step=HandedIn(first))
    desk.do(told(away))
    assert desk.kinds(hand_in, captain(home)) == ["lineup-right-open"]
    desk.do(pick(Take(1)), captain(away))
    desk.do(hand_in, captain(home))
    assert stanza_of(desk.event, KEY, 1).right == Right(1, away)


def test_after_the_lot_the_director_finds_no_right_against_the_picks(desk: Desk) -> None:
    home, away = cup(desk)
    desk.do(told(home))
    desk.do(pick(Take(1)))
    assert Right(1, home) in possible_rights(desk.event, KEY, 1)
    desk.do(MoveLineup(round=1, table=1, step=Determined(Right(1, home))))
    assert rights(desk) == [home, away]


def test_a_lot_is_not_undone_under_its_picks_and_a_pick_is(desk: Desk) -> None:
    home, away = cup(desk)
    lot = desk.do(told(home)).version
    picked = desk.do(pick(Take(1)), captain(home)).version
    assert desk.kinds(Undo(versions=(lot,)))[0] == "undo-in-the-way"
    assert desk.kinds(Undo(versions=(picked,)), SCORER) == ["undo-not-allowed"]
    desk.do(Undo(versions=(picked,)))
    assert rights(desk) == ["", ""]
    desk.do(pick(Take(2)), captain(home))
    assert rights(desk) == [away, home]


def test_a_pick_is_not_undone_before_another_teams(desk: Desk) -> None:
    home, away = cup(desk, 4)
    desk.do(told(home))
    first = desk.do(pick(Take(1)), captain(home)).version
    desk.do(pick(Take(2)), captain(away))
    assert desk.kinds(Undo(versions=(first,))) == ["undo-in-the-way", "lineup-pick-turn"]


def test_a_pick_does_not_go_against_a_right_on_which_a_line_up_rests(desk: Desk) -> None:
    home, _ = cup(desk)
    desk.do(told(home))
    picked = desk.do(pick(Take(1)), captain(home)).version
    desk.do(MoveLineup(round=1, table=1, step=Determined(Right(1, home))))
    desk.do(Undo(versions=(picked,)))
    assert desk.kinds(pick(Take(2)), captain(home)) == ["lineup-right-known"]


def test_teams_that_change_places_draw_anew(desk: Desk) -> None:
    home, away = cup(desk)
    desk.do(told(home))
    desk.do(ChangeSeats(tables=(Reseated(spot(1, 1), (away,), (home,)),)))
    assert desk.event.allotted == {}
    desk.do(told(away))
