"""Who may see what when, written out; then the finer points one by one (16D, 81C; art. 16.1)."""

from collections.abc import Iterator

import pytest

from arbitro.contest.contestant import Team
from arbitro.contest.facts.event import Awarded, Entered, Reseated, SeatsChanged, Withdrew
from arbitro.contest.facts.outcome import Recorded
from arbitro.laws.case.ruling import Ruling
from arbitro.laws.shared.appeal import Act
from arbitro.office.actor import NOBODY, Actor, Role
from arbitro.office.fact import (
    AppealMoved,
    BoardBegun,
    BoardKey,
    DirectorCalled,
    PlaysToo,
    Publicity,
    PublicitySet,
    ResultProposed,
    RulingGiven,
    ScorePosted,
    Undone,
)
from arbitro.office.seeing.visibility import (
    TheCall,
    TheDeal,
    TheRanking,
    TheResult,
    TheRuling,
    TheTrail,
    Viewer,
    What,
    may_see,
    viewer,
)
from tests.contest.small import begun, drawn, movement, over, result, seated, spot
from tests.office.desk import START
from tests.office.story import MITCHELL, Story, begun_with, given, mitchell, round_played

MOMENTS = {
    "a": "nothing has begun",
    "b": "the first round has",
    "c": "board 1 was confirmed at table 1 a minute ago",
    "d": "the same, five minutes ago",
    "e": "a minute ago, and board 2 was taken up",
    "f": "board 2 is entered there and not confirmed",
    "g": "all results of the first round are in",
    "h": "it is over",
    "i": "the second has begun",
    "j": "it is over",
    "k": "of the third, board 1 was confirmed at table 2 a minute ago: everybody has played it",
    "l": "the session is over",
}


def evening(publicity: Publicity = "after_round", pack: str = "wbf") -> Iterator[tuple[str, Story]]:
    """The moments one after the other. Board 1 goes from table 1 (pairs 1, 4) to table 3 (3, 5), then to 2 (2, 6)."""
    story = mitchell(publicity=publicity, pack=pack)
    yield "a", story
    yield "b", story.add(begun(1))
    yield "c", story.add(result(1, 1, 1, 100)).later(1)
    story.later(4)
    yield "d", story
    story.now = START
    again = mitchell(publicity=publicity, pack=pack).add(begun(1), result(1, 1, 1, 100))
    yield "e", again.add(BoardBegun(at=spot(1, 1), board=2)).later(1)
    yield "f", again.add(ResultProposed(at=spot(1, 1), board=2, recorded=Recorded(score=100), by="1"))
    yield "g", again.add(*round_played(1, but=(1, 1))[1:])
    yield "h", again.add(over(1)).later(1)
    yield "i", again.add(begun(2))
    yield "j", again.add(*round_played(2)[1:], over(2))
    yield "k", again.add(begun(3), result(3, 2, 1, 200)).later(1)
    yield "l", again.add(*round_played(3, but=(2, 1))[1:], over(3)).later(1)


def plays(pair: str) -> Actor:
    return Actor(Role.PLAYER, f"{pair} N", pair)


DIRECTOR, SCORER, ORGANISER = (Actor(role, role.value) for role in (Role.DIRECTOR, Role.SCORER, Role.ORGANISER))
COMMITTEE = Actor(Role.COMMITTEE, "committee")
DIRECTOR_1, DIRECTOR_2 = Actor(Role.DIRECTOR, "1 N"), Actor(Role.DIRECTOR, "2 S")  # who play in pairs 1 and 2

DEAL = TheDeal(BoardKey(board=1))
FIRST = TheResult(spot(1, 1), 1)  # of board 1 at its first table
SECOND = TheResult(spot(1, 1), 2)
ROUND_1, ROUND_3 = (TheRanking(phase="", session=1, section="", round=round) for round in (1, 3))

SEEN: list[tuple[Publicity, Actor, What, str]] = [
    # who              what           abcdefghijkl
    ("after_round", DIRECTOR, DEAL, "++++++++++++"),
    ("after_round", ORGANISER, DEAL, "++++++++++++"),
    ("after_round", DIRECTOR_1, DEAL, "--++++++++++"),  # from when he has played it
    ("after_round", DIRECTOR_2, DEAL, "----------++"),
    ("after_round", plays("1"), DEAL, "-----------+"),  # at table 1 a board is in progress when everybody has played it
    ("after_round", plays("2"), DEAL, "----------++"),
    ("after_round", plays("6"), DEAL, "----------++"),
    ("after_round", NOBODY, DEAL, "-----------+"),
    ("after_round", COMMITTEE, DEAL, "-----------+"),
    ("live", plays("1"), DEAL, "-----------+"),
    ("live", NOBODY, DEAL, "----------++"),
    ("after_session", plays("2"), DEAL, "-----------+"),
    ("after_session", NOBODY, DEAL, "-----------+"),
    #
    ("after_round", SCORER, FIRST, "++++++++++++"),
    ("after_round", DIRECTOR_1, FIRST, "++++++++++++"),  # his own
    ("after_round", DIRECTOR_2, FIRST, "----------++"),
    ("after_round", plays("1"), FIRST, "++++++++++++"),
    ("after_round", plays("4"), FIRST, "++++++++++++"),
    ("after_round", plays("5"), FIRST, "---------+-+"),  # has played it in the second round; in the third a board is on
    ("after_round", plays("2"), FIRST, "----------++"),
    ("after_round", NOBODY, FIRST, "----------++"),
    ("after_round", COMMITTEE, FIRST, "----------++"),
    ("live", NOBODY, FIRST, "--++++++++++"),
    ("live", plays("5"), FIRST, "---------+-+"),  # live or not, nobody sees results of a board to come
    ("after_session", NOBODY, FIRST, "-----------+"),
    ("after_session", plays("5"), FIRST, "-----------+"),
    ("after_session", plays("1"), FIRST, "++++++++++++"),
    #
    ("after_round", plays("4"), SECOND, "++++++++++++"),  # the opponents confirm what waits
    ("after_round", NOBODY, SECOND, "-----------+"),
    ("live", NOBODY, SECOND, "------++++++"),  # what waits is nobody's result
    #
    ("after_round", DIRECTOR, ROUND_1, "++++++++++++"),
    ("after_round", DIRECTOR_1, ROUND_1, "-------+-+-+"),
    ("after_round", plays("1"), ROUND_1, "-------+-+-+"),
    ("after_round", plays("2"), ROUND_1, "-------+-+++"),
    ("after_round", NOBODY, ROUND_1, "-------+++++"),
    ("after_round", NOBODY, ROUND_3, "-----------+"),
    ("live", NOBODY, ROUND_3, "++++++++++++"),
    ("live", plays("1"), ROUND_1, "+-+---++-+-+"),
    ("after_session", plays("1"), ROUND_1, "-----------+"),
    ("after_session", NOBODY, ROUND_1, "-----------+"),
    #
    ("after_round", DIRECTOR, TheTrail(), "++++++++++++"),
    ("after_round", DIRECTOR_1, TheTrail(), "++++++++++++"),
    ("after_round", plays("1"), TheTrail(), "------------"),
    ("after_round", COMMITTEE, TheTrail(), "------------"),
    ("live", NOBODY, TheTrail(), "------------"),
]


@pytest.mark.parametrize("pack", ["wbf", "figb_2017"])
@pytest.mark.parametrize("publicity", ["live", "after_round", "after_session"])
def test_what_is_seen_by_whom_when(publicity: Publicity, pack: str) -> None:
    found = {(who, repr(what)): "" for at, who, what, _ in SEEN if at == publicity}
    for name, story in evening(publicity, pack):
        assert name in MOMENTS
        for at, who, what, _ in SEEN:
            if at == publicity:
                seen = may_see(story.event, viewer(story.event, who), what, story.now)
                found[who, repr(what)] += "+" if seen else "-"
    expected = {(who, repr(what)): marks for at, who, what, marks in SEEN if at == publicity}
    assert found == expected


def sees(story: Story, who: Actor | Viewer, what: What) -> bool:
    looks = who if isinstance(who, Viewer) else viewer(story.event, who)
    return may_see(story.event, looks, what, story.now)


# -- boards in progress


OWN_PACK = 'title = "Club"\nextends = "wbf"\n[laws.information]\nlooking_up = { value = true, source = "club" }\n'


def test_where_regulations_let_players_look_things_up_nothing_is_locked_while_they_play() -> None:
    at = {name: sees(story, plays("5"), FIRST) for name, story in evening(pack=OWN_PACK)}
    assert [name for name, seen in at.items() if seen] == ["j", "k", "l"]  # but never before he has played the board


def test_a_clock_that_is_set_back_opens_nothing() -> None:
    story = mitchell().add(*round_played(1), over(1), begun(2)).later(10).add(result(2, 1, 3, 100))
    other = TheResult(spot(1, 2), 3)
    assert sees(story.later(1), plays("1"), other)
    assert not sees(story.later(-5), plays("1"), other)


def test_a_slip_that_comes_in_late_does_not_end_the_board_in_progress() -> None:
    story = mitchell().add(begun(1), BoardBegun(at=spot(1, 1), board=2), result(1, 1, 1, 100))
    assert story.event.pace_at(spot(1, 1)).begun == 2
    assert not sees(story, plays("1"), ROUND_1)


def test_what_is_entered_and_not_confirmed_is_in_progress() -> None:
    story = mitchell(publicity="live").add(begun(1), result(1, 1, 1, 100)).later(1)
    assert sees(story, plays("1"), ROUND_1)
    story.add(ResultProposed(at=spot(1, 1), board=2, recorded=Recorded(score=100), by="1"))
    assert not sees(story, plays("1"), ROUND_1)


def test_a_board_left_for_later_is_not_in_progress_once_the_round_is_over() -> None:
    story = mitchell(publicity="live").add(*round_played(1, but=(1, 2))).later(10)
    assert not sees(story, plays("1"), ROUND_1)
    story.add(over(1))
    assert sees(story, plays("1"), ROUND_1)
    assert not sees(story, plays("1"), TheDeal(BoardKey(board=2)))


def test_who_sits_out_is_not_playing() -> None:
    story = mitchell(publicity="live").add(begun(1), Withdrew(contestant="4", round=2))
    assert not sees(story, plays("1"), ROUND_1)
    story.add(*round_played(1)[1:], over(1), begun(2))
    assert sees(story, plays("2"), ROUND_1)  # was to meet the pair that left
    assert not sees(story, plays("1"), ROUND_1)


# -- who has still to play


def test_a_table_of_a_pair_that_left_is_not_waited_for() -> None:
    story = mitchell(publicity="live").add(*round_played(1), over(1))
    story.add(Withdrew(contestant="2", round=3)).add(*round_played(2), over(2))
    assert sees(story, NOBODY, DEAL)


def test_who_has_left_sees_what_the_public_sees() -> None:
    story = mitchell().add(*round_played(1), over(1), *round_played(2), over(2))
    assert sees(story, plays("5"), FIRST)  # who has played the board, between two rounds
    story.add(Withdrew(contestant="5", round=3))
    assert not sees(story, plays("5"), FIRST)
    assert not sees(story, NOBODY, FIRST)


def test_a_pair_that_would_meet_a_board_again_is_not_waited_for() -> None:
    story = mitchell(publicity="live").add(*round_played(1), over(1))
    wrong = (Reseated(spot(2, 2), ("2",), ("5",)), Reseated(spot(2, 3), ("3",), ("4",)))  # 4 has played the boards
    story.add(SeatsChanged(tables=wrong), begun(2), over(2), begun(3))
    assert not sees(story, NOBODY, DEAL)
    assert sees(story.add(result(3, 2, 1, 200)), NOBODY, DEAL)


def test_a_result_taken_back_by_undoing_it_closes_the_board_again() -> None:
    story = mitchell(publicity="live").add(*round_played(1), over(1)).add(*round_played(2), over(2))
    story.add(begun(3), result(3, 2, 1, 100))
    assert sees(story, NOBODY, DEAL)
    story.add(Undone(versions=(story.event.version,)))
    assert not sees(story, NOBODY, DEAL)
    assert not sees(story, plays("2"), FIRST)


def test_boards_of_a_session_that_is_not_seated_are_shown_to_nobody_who_plays() -> None:
    story = begun_with("pairs", 6, sessions=2).add(given(BoardKey(board=1)))
    who = {"public": NOBODY, "player": plays("1"), "playing": DIRECTOR_1, "staff": DIRECTOR}
    assert [name for name, one in who.items() if sees(story, one, DEAL)] == ["staff"]
    story.add(seated(MITCHELL))
    later = TheDeal(BoardKey(session=2, board=1))
    assert [name for name, one in who.items() if sees(story, one, later)] == ["staff"]


def test_a_section_that_is_still_to_be_seated_keeps_the_boards_closed() -> None:
    story = begun_with("pairs", 12, seated(MITCHELL, section="A"), publicity="live")
    for round in (1, 2, 3):
        story.add(*round_played(round, section="A"))
    assert not sees(story, NOBODY, DEAL)
    assert not sees(story, plays("7"), TheResult(spot(1, 1, section="A"), 1))
    assert not sees(story, plays("1"), DEAL)
    story.add(over(3, section="A"), PublicitySet(publicity="after_session"))
    assert not sees(story, NOBODY, TheRanking(phase="", session=1, section="A", round=1))


def test_once_the_score_is_posted_a_board_that_a_table_missed_is_open() -> None:
    story = mitchell().add(*round_played(1), over(1)).add(*round_played(2), over(2), begun(3))
    assert not sees(story, NOBODY, DEAL)
    story.add(ScorePosted(at=story.now, head=""))
    assert sees(story, NOBODY, DEAL)
    assert sees(story, plays("2"), DEAL)


def test_publicity_can_be_changed_while_they_play() -> None:
    story = mitchell(publicity="after_session").add(*round_played(1), over(1))
    assert not sees(story, NOBODY, ROUND_1)
    assert sees(story.add(PublicitySet(publicity="after_round")), NOBODY, ROUND_1)


def test_a_director_who_is_said_to_play_is_a_player_though_nobody_entered_him() -> None:
    story = mitchell().add(PlaysToo(person="director", contestant="1"), begun(1))
    assert not sees(story, DIRECTOR, DEAL)
    assert not sees(story, DIRECTOR, TheRanking(phase="", session=1, section="", round=1))


def test_nothing_is_seen_of_tables_that_are_not_there() -> None:
    story = mitchell()
    for at in (spot(9, 1), spot(1, 9), spot(1, 1, phase="final"), spot(1, 1, section="B"), spot(1, 1, session=2)):
        assert not sees(story, DIRECTOR, TheResult(at, 1))
    assert not sees(story, NOBODY, TheDeal(BoardKey(phase="final", board=1)))
    assert not sees(story, plays("1"), TheDeal(BoardKey(phase="final", board=1)))
    assert not sees(story, DIRECTOR_1, TheDeal(BoardKey(phase="final", board=1)))
    assert not sees(story, DIRECTOR, TheRanking(phase="final", session=1, section="", round=1))
    assert not sees(story, DIRECTOR, TheRuling(1))
    assert not sees(story, DIRECTOR, TheCall(1))


# -- teams


def match(publicity: Publicity = "after_round") -> Story:
    """Four teams in two matches of two boards, drawn and begun."""
    story = begun_with("teams", 4, publicity=publicity, system="swiss", scoring="victory_points")
    story.add(drawn(1, ("1", "2"), ("3", "4")), begun(1))
    return story.add(given(BoardKey(round=1, board=1), BoardKey(round=1, board=2), BoardKey(round=2, board=1)))


OPEN, CLOSED = spot(1, 1, room="open"), spot(1, 1, room="closed")
BOARD = TheDeal(BoardKey(round=1, board=1))
IN_OPEN, IN_CLOSED = TheResult(OPEN, 1), TheResult(CLOSED, 1)
MEMBER = Actor(Role.PLAYER, "1 1", "1")


def test_the_other_room_has_no_part_in_a_board_until_both_have_played_it() -> None:
    story = match().add(result(1, 1, 1, 420, room="open"))
    sitting, away = Viewer(MEMBER, frozenset("1"), "open"), Viewer(MEMBER, frozenset("1"), "closed")
    assert sees(story, sitting, IN_OPEN)
    assert not sees(story, away, IN_OPEN)
    assert not sees(story, MEMBER, IN_OPEN)  # as long as nobody knows where he sits
    assert not sees(story, Actor(Role.CAPTAIN, "captain", "1"), IN_OPEN)
    story.add(result(1, 1, 1, 420, room="closed"))
    assert sees(story, sitting, IN_CLOSED)
    assert sees(story, away, IN_OPEN)
    assert not any(sees(story, one, BOARD) for one in (sitting, away, NOBODY))  # table 2 has still to play it
    assert sees(story, DIRECTOR, BOARD)


def test_a_team_looks_at_results_when_no_board_is_on_in_either_room() -> None:
    story = match().add(*(result(1, 1, 1, 420, room=room) for room in ("open", "closed")))
    story.add(result(1, 2, 1, 400, room="open"), result(1, 2, 1, 400, room="closed"))
    elsewhere = TheResult(spot(1, 2, room="open"), 1)
    assert sees(story, MEMBER, elsewhere)
    assert sees(story, MEMBER, BOARD)
    story.add(BoardBegun(at=CLOSED, board=2))
    assert not sees(story, MEMBER, elsewhere)
    assert not sees(story, Viewer(MEMBER, frozenset("1"), "closed"), elsewhere)
    assert sees(story, Viewer(MEMBER, frozenset("1"), "open"), elsewhere)


def test_the_boards_of_a_round_that_is_not_drawn_are_still_to_be_played_by_everybody() -> None:
    story = match()
    later = TheDeal(BoardKey(round=2, board=1))
    assert not any(sees(story, one, later) for one in (MEMBER, NOBODY, Actor(Role.DIRECTOR, "3 2")))
    assert sees(story, DIRECTOR, later)


def test_a_match_that_was_awarded_is_not_waited_for() -> None:
    story = match(publicity="live").add(*(result(1, 1, 1, 420, room=room) for room in ("open", "closed")))
    assert not sees(story, NOBODY, BOARD)
    story.add(Awarded(round=1, contestant="3", kind="forfeit", opponent="4", won=True))
    assert sees(story, NOBODY, BOARD)


def test_a_captain_who_does_not_play_is_one_of_the_team_in_whatever_role() -> None:
    story = begun_with("teams", 0, system="swiss", scoring="victory_points")
    teams = (Team(id, id, tuple(f"{id} {n}" for n in range(1, 5)), "captain" if id == "1" else "") for id in "1234")
    story.add(*(Entered(contestant=team) for team in teams), drawn(1, ("1", "2"), ("3", "4")), begun(1))
    assert not sees(story, Actor(Role.SCORER, "captain"), BOARD)
    assert sees(story, SCORER, BOARD)


def test_where_each_table_is_one_room_of_a_match_the_other_pair_of_the_team_is_kept_apart() -> None:
    """Three teams, each at home to one other; boards 1 and 2 between teams 1 and 2 are at two tables, one after the
    other."""
    plan = movement([(1, 2, (1,)), (2, 3, (2,))], [(2, 1, (1,)), (3, 2, (2,))], kind="teams")
    story = begun_with("teams", 3, seated(plan), scoring="imps", rounds=2, boards=1).add(begun(1), result(1, 1, 1, 420))
    first = TheResult(spot(1, 1), 1)
    stays, goes = (Viewer(MEMBER, frozenset("1"), room) for room in ("open", "closed"))
    assert sees(story, stays, first)
    assert not sees(story, goes, first)
    assert not sees(story, MEMBER, first)
    story.add(result(1, 2, 2, 100), over(1), begun(2), result(2, 1, 1, 400))
    assert sees(story, goes, first)
    assert sees(story, MEMBER, first)


# -- the desk

RULING = Ruling(edition=2017, regulations="wbf", clauses=("12C1",), path=("12",), effects=())


def ruled(story: Story, table: int, board: int | None = 1, **more: str) -> Story:
    story.add(
        RulingGiven(
            number=1,
            at=spot(1, table, **more),
            board=board,
            what="12",
            request="{}",
            ruling=RULING,
            director="director",
            program="",
            digest="",
        ),
        DirectorCalled(call=1, at=spot(1, table, **more), board=board, by="1", about="revoke"),
    )
    return story


def test_rulings_and_calls_are_for_the_staff_and_the_table() -> None:
    story = ruled(mitchell(publicity="live").add(begun(1)), 1)
    people = {"1": plays("1"), "4": plays("4"), "2": plays("2"), "public": NOBODY, "committee": COMMITTEE}
    people |= {"director": DIRECTOR, "scorer": SCORER, "plays 1": DIRECTOR_1, "plays 2": DIRECTOR_2}
    rulings = {name for name, one in people.items() if sees(story, one, TheRuling(1))}
    assert rulings == {"1", "4", "director", "scorer", "plays 1"}
    calls = {name for name, one in people.items() if sees(story, one, TheCall(1))}
    assert calls == {"1", "4", "director", "scorer", "plays 1", "plays 2"}


def test_a_committee_sees_what_is_appealed_against_and_nothing_else() -> None:
    story = ruled(mitchell().add(begun(1), result(1, 1, 1, 100), result(1, 1, 2, 100)), 1)
    case: tuple[What, ...] = (TheRuling(1), DEAL, FIRST)
    assert not any(sees(story, COMMITTEE, what) for what in case)
    story.add(AppealMoved(number=1, act=Act.REQUEST, at=story.now, by="1"))
    assert all(sees(story, COMMITTEE, what) for what in case)
    assert not sees(story, COMMITTEE, SECOND)
    assert not sees(story, Actor(Role.COMMITTEE, "2 N"), DEAL)  # who has the board still to play
    assert not sees(story, Actor(Role.COMMITTEE, "2 N"), TheRuling(1))
    assert not sees(story, NOBODY, TheRuling(1))


def test_a_ruling_in_one_room_is_not_told_in_the_other_before_it_has_played_the_board() -> None:
    story = ruled(match(), 1, room="open")
    assert sees(story, Viewer(MEMBER, frozenset("1"), "open"), TheRuling(1))
    assert not sees(story, Viewer(MEMBER, frozenset("1"), "closed"), TheRuling(1))
    assert not sees(story, MEMBER, TheCall(1))
    story.add(*(result(1, 1, 1, 420, room=room) for room in ("open", "closed")))
    assert sees(story, MEMBER, TheRuling(1))
