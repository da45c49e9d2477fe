"""Line-ups (appendix 5): who declares when, whose right it is, who sees what; and what a new draw does to them."""

from typing import Any

import pytest

from arbitro.bridge.seats import Side
from arbitro.contest.facts.event import Paired, Reseated, Spot
from arbitro.contest.facts.state import AtTable
from arbitro.contest.lineup.lineup import Lineup
from arbitro.contest.lineup.lineup import seated as lined_up
from arbitro.contest.lineup.rights import Right
from arbitro.contest.lineup.stanza import Changed, Determined, FoundSeated, HandedIn, LineupEvent, StanzaPhase
from arbitro.office.actor import Actor, Role
from arbitro.office.fact import LineupMoved
from arbitro.office.lineups import MoveLineup
from arbitro.office.people import Appoint, PlayToo, Substitute, Withdraw
from arbitro.office.room.lineups import possible_rights, rights_of, seen_lineups, stanza_of
from arbitro.office.seating import BeginRound, ChangeSeats, DrawRound, SeatSection
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

FIGB = "figb_2017"
FIRST = Spot(round=1, table=1)
CUP: dict[str, Any] = {"system": "knockout", "scoring": "imps", "rounds": 1, "boards": 16}


def lineup(team: str, *, home: bool, swapped: bool = False) -> Lineup:
    """The four players of a team; the home team sits North-South in the open room."""
    one, two = (f"{team} 1", f"{team} 2"), (f"{team} 3", f"{team} 4")
    return lined_up(team, *((two, one) if swapped else (one, two)), side=Side.NS if home else Side.EW)


HOME, AWAY = lineup("1", home=True), lineup("2", home=False)
OTHER_HOME, OTHER_AWAY = lineup("1", home=True, swapped=True), lineup("2", home=False, swapped=True)


def move(step: LineupEvent, **more: int) -> MoveLineup:
    told: dict[str, Any] = {"round": 1, "table": 1, **more}
    return MoveLineup(step=step, **told)


def matched(desk: Desk, pack: str = "wbf") -> None:
    """Round 1 of a Swiss: 1 meets 2, at home."""
    teams(desk, pack=pack)
    drawn(desk, ("1", "2"), ("3", "4"))


def phase(desk: Desk) -> StanzaPhase:
    return stanza_of(desk.event, FIRST, 1).phase


# -- the course of it


def test_blind_line_ups_are_handed_in_by_both_captains_and_then_seen(desk: Desk) -> None:
    matched(desk)
    first = desk.facts(move(HandedIn(HOME)), captain("1"))
    assert [type(fact.step) for fact in first if isinstance(fact, LineupMoved)] == [Determined, HandedIn]
    assert seen_lineups(desk.event, FIRST, 1, captain("2")) == ()
    assert seen_lineups(desk.event, FIRST, 1, DIRECTOR) == ()
    assert seen_lineups(desk.event, FIRST, 1, captain("1")) == (HOME,)
    (second,) = desk.facts(move(HandedIn(AWAY)), captain("2"))
    assert isinstance(second, LineupMoved)
    assert phase(desk) is StanzaPhase.LOCKED
    for viewer in (PUBLIC, captain("1"), player("2 3", "2"), DIRECTOR, SCORER):
        assert seen_lineups(desk.event, FIRST, 1, viewer) == (HOME, AWAY)
    desk.do(move(FoundSeated((HOME, AWAY))))
    assert phase(desk) is StanzaPhase.PLAYING
    assert desk.event == desk.rebuilt()


def test_in_an_italian_swiss_the_home_team_sees_the_others_first(desk: Desk) -> None:
    matched(desk, FIGB)
    assert desk.kinds(move(HandedIn(HOME)), captain("1")) == ["lineup-not-due"]
    desk.do(move(HandedIn(AWAY)), captain("2"))
    for viewer in (DIRECTOR, ASSISTANT, captain("1"), captain("2")):
        assert seen_lineups(desk.event, FIRST, 1, viewer) == (AWAY,)
    for viewer in (PUBLIC, SCORER, ORGANISER, captain("3")):
        assert seen_lineups(desk.event, FIRST, 1, viewer) == ()
    desk.do(move(HandedIn(HOME)), captain("1"))
    assert phase(desk) is StanzaPhase.LOCKED


def test_the_director_hands_in_what_is_given_to_him_on_paper(desk: Desk) -> None:
    matched(desk)
    desk.do(move(HandedIn(AWAY)))
    desk.do(move(HandedIn(HOME)))
    assert phase(desk) is StanzaPhase.LOCKED


def test_a_sealed_line_up_is_changed_by_its_captain_a_seen_one_with_permission_only(desk: Desk) -> None:
    matched(desk)
    desk.do(move(HandedIn(HOME)), captain("1"))
    desk.do(move(Changed(OTHER_HOME)), captain("1"))
    desk.do(move(HandedIn(AWAY)), captain("2"))
    assert desk.kinds(move(Changed(HOME)), captain("1")) == ["lineup-seen"]
    assert desk.kinds(move(Changed(HOME, permitted=True)), captain("1")) == ["lineup-by-director"]
    desk.do(move(Changed(HOME, permitted=True)))
    assert stanza_of(desk.event, FIRST, 1).lineups["1"] == HOME


# -- who may


def test_a_captain_declares_for_the_own_team_only(desk: Desk) -> None:
    matched(desk)
    for stranger in (captain("2"), captain("3"), Actor(Role.CAPTAIN, "1 1")):
        assert desk.kinds(move(HandedIn(HOME)), stranger) == ["lineup-own-team"]
    desk.do(move(HandedIn(HOME)), captain("1"))
    assert desk.kinds(move(Changed(OTHER_HOME)), captain("2")) == ["lineup-own-team"]


@pytest.mark.parametrize("step", [Determined(Right(1, blind=True)), FoundSeated((HOME, AWAY))])
def test_the_rest_is_for_the_director(desk: Desk, step: LineupEvent) -> None:
    matched(desk)
    assert desk.kinds(move(step), captain("1")) == ["lineup-by-director"]


@pytest.mark.parametrize("actor", [player("1 1", "1"), PUBLIC, SCORER, ORGANISER, ASSISTANT])
def test_others_move_no_line_ups(desk: Desk, actor: Actor) -> None:
    matched(desk)
    assert desk.kinds(move(HandedIn(HOME)), actor) == ["not-allowed"]


def test_a_playing_director_is_one_of_his_team(desk: Desk) -> None:
    matched(desk)
    desk.do(Appoint(person="1 4", role=Role.DIRECTOR), ORGANISER)
    desk.do(PlayToo(person="1 4", contestant="1", deputy="director"), ORGANISER)
    own = Actor(Role.DIRECTOR, "1 4")
    desk.do(move(HandedIn(AWAY)), captain("2"))
    assert seen_lineups(desk.event, FIRST, 1, own) == ()
    assert desk.kinds(move(HandedIn(HOME)), own) == ["own-table"]
    three = lineup("3", home=True)
    desk.do(move(HandedIn(three), table=2), own)


# -- rights


def test_the_right_cannot_be_found_against_the_regulations(desk: Desk) -> None:
    matched(desk)
    (problem,) = desk.refused(move(Determined(Right(1, "1"))))
    assert (problem.kind, problem.found, problem.expected) == ("lineup-right", "1", "blind")
    assert desk.kinds(move(Determined(Right(2, blind=True)))) == ["lineup-right"]
    assert desk.kinds(move(Determined(Right(1)))) == ["lineup-right-open"]
    desk.do(move(Determined(Right(1, blind=True))))
    assert desk.kinds(move(Determined(Right(1, blind=True)))) == ["lineup-out-of-order"]


def test_a_team_with_brown_sticker_conventions_may_have_lost_its_right(desk: Desk) -> None:
    matched(desk, FIGB)
    assert possible_rights(desk.event, FIRST, 1) == (Right(1, "1"), Right(1, "2"))
    desk.do(move(Determined(Right(1, "2"))))
    desk.do(move(HandedIn(HOME)), captain("1"))


def cup(desk: Desk, **more: int) -> Spot:
    """Two teams in a knock-out; the table with its home team first."""
    created(desk, "teams", 2, **{**CUP, **more})
    desk.do(DrawRound(seed="cup"))
    return FIRST


def test_in_a_knock_out_the_right_goes_by_lot_which_the_director_tells(desk: Desk) -> None:
    key = cup(desk, stanzas=2)
    assert [question.id for question in rights_of(desk.event, key).asks] == ["lineup_lot"]
    home, away = desk.phase().tables[AtTable(1, "", 1, 1)].everybody
    assert desk.kinds(move(HandedIn(lineup(home, home=True))), captain(home)) == ["lineup-right-open"]
    assert desk.kinds(move(Determined(Right(2, "3")), stanza=2)) == ["lineup-right"]
    desk.do(move(Determined(Right(1, home))))
    desk.do(move(Determined(Right(2, away)), stanza=2))
    assert desk.kinds(move(HandedIn(lineup(home, home=True))), captain(home)) == ["lineup-not-due"]
    desk.do(move(HandedIn(lineup(away, home=False))), captain(away))
    assert stanza_of(desk.event, key, 1).phase is StanzaPhase.SECOND_DECLARES
    assert stanza_of(desk.event, key, 2).phase is StanzaPhase.FIRST_DECLARES


# -- what cannot be


@pytest.mark.parametrize(
    ("command", "kinds"),
    [
        (move(HandedIn(HOME), table=9), ["no-such-table"]),
        (move(HandedIn(HOME), round=2), ["no-such-table"]),
        (move(HandedIn(HOME), stanza=2), ["lineup-stanza"]),
        (move(HandedIn(HOME), stanza=0), ["lineup-stanza"]),
        (MoveLineup(phase="final", round=1, table=1, step=HandedIn(HOME)), ["unknown-phase"]),
        (MoveLineup(group="B", round=1, table=1, step=HandedIn(HOME)), ["no-such-table"]),
        (move(HandedIn(lineup("3", home=True))), ["lineup-team"]),
        (move(HandedIn(lineup("9", home=True))), ["lineup-team"]),
        (move(HandedIn(lineup("1", home=False))), ["lineup-side", "lineup-side"]),
        (
            move(HandedIn(lined_up("1", ("1 1", "1 2"), ("1 2", "2 1"), side=Side.NS))),
            ["lineup-both-rooms", "lineup-not-member"],
        ),
        (move(HandedIn(Lineup("1", ()))), ["lineup-rooms"]),
        (move(Changed(HOME)), ["lineup-out-of-order"]),
        (move(FoundSeated((HOME, AWAY))), ["lineup-out-of-order"]),
    ],
)
def test_a_line_up_that_cannot_be_is_refused(desk: Desk, command: MoveLineup, kinds: list[str]) -> None:
    matched(desk)
    assert desk.kinds(command) == kinds


def test_pairs_have_no_line_ups(desk: Desk) -> None:
    pairs(desk)
    assert desk.kinds(move(HandedIn(HOME))) == ["lineup-no-match"]


def test_nor_has_a_movement_in_which_a_match_is_played_at_many_tables(desk: Desk) -> None:
    created(desk, "teams", 5, scoring="board_a_match", rounds=4, boards=6)
    desk.do(SeatSection())
    assert desk.kinds(move(HandedIn(HOME))) == ["lineup-no-match"]


def test_a_team_that_has_left_hands_in_nothing(desk: Desk) -> None:
    matched(desk)
    desk.do(BeginRound(round=1))
    desk.do(Withdraw(contestant="1", round=1))
    assert desk.kinds(move(HandedIn(HOME)), captain("1")) == ["has-withdrawn"]


# -- what happens around them


def test_a_substitute_plays_and_what_was_handed_in_before_stands(desk: Desk) -> None:
    matched(desk)
    desk.do(move(HandedIn(HOME)), captain("1"))
    desk.do(Substitute(contestant="1", out="1 4", takes_over="guest", round=1))
    assert seen_lineups(desk.event, FIRST, 1, captain("1")) == (HOME,)
    assert desk.kinds(move(Changed(OTHER_HOME)), captain("1")) == ["lineup-not-member"]
    guest = lined_up("1", ("1 1", "1 2"), ("1 3", "guest"), side=Side.NS)
    version = desk.event.version
    desk.do(move(Changed(guest)), captain("1"))
    assert seen_lineups(desk.event, FIRST, 1, captain("1")) == (guest,)
    # whoever was never admitted cannot have been in a line-up
    assert desk.kinds(Undo(versions=(version,)))[0] == "undo-in-the-way"


def test_a_new_draw_leaves_only_the_line_ups_of_matches_that_stay(desk: Desk) -> None:
    teams(desk, 6)
    drawn(desk, ("1", "2"), ("3", "4"), ("5", "6"))
    desk.do(move(HandedIn(HOME)), captain("1"))
    desk.do(move(HandedIn(lineup("3", home=True)), table=2), captain("3"))
    pairings = (Paired(1, "1", "2"), Paired(2, "3", "6"), Paired(3, "5", "4"))
    desk.do(DrawRound(round=1, pairings=pairings))
    assert [key for key, _ in desk.event.lineups] == [FIRST]
    assert stanza_of(desk.event, Spot(round=1, table=2), 1).lineups == {}


def test_teams_that_change_places_declare_anew(desk: Desk) -> None:
    matched(desk)
    desk.do(move(HandedIn(HOME)), captain("1"))
    desk.do(ChangeSeats(tables=(Reseated(spot(1, 1), ("2",), ("1",)),)))
    assert desk.event.lineups == {}
    desk.do(move(HandedIn(lineup("1", home=False))), captain("1"))


def test_a_step_that_is_undone_is_taken_back_with_what_rests_on_it(desk: Desk) -> None:
    matched(desk)
    done = desk.do(move(HandedIn(HOME)), captain("1"))
    right, handed_in = done.version - 1, done.version
    assert desk.kinds(Undo(versions=(right,)))[0] == "undo-in-the-way"
    desk.do(Undo(versions=(right, handed_in)))
    assert phase(desk) is StanzaPhase.RIGHT_PENDING
