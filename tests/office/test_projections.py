"""What the doors show, with figures worked out by hand.

In the Mitchell of `story` table 1 always has 100, table 2 always 200 and table 3 always 300, so that of the pairs who
stay there 1 has none of four matchpoints on every board, 2 has two, 3 has four; whoever goes round has twelve of 24.
"""

from datetime import timedelta
from fractions import Fraction

import pytest

from arbitro.book.problem import ProblemsFound
from arbitro.bridge.seats import Seat, Side, Vulnerability
from arbitro.contest.facts.event import Awarded, ResultCorrected, ResultEntered, Spot, Withdrew
from arbitro.contest.facts.outcome import Recorded
from arbitro.contest.lineup.lineup import seated as lineup
from arbitro.contest.lineup.rights import Right
from arbitro.contest.lineup.stanza import Determined, HandedIn, LineupEvent
from arbitro.laws.case.ruling import Ruling
from arbitro.laws.shared.appeal import Act
from arbitro.office.actor import NOBODY, Actor, Role
from arbitro.office.fact import (
    AppealMoved,
    BoardBegun,
    BoardKey,
    CallClosed,
    CallTaken,
    DirectorCalled,
    LineupMoved,
    ResultDisputed,
    ResultProposed,
    RulingGiven,
    RulingTold,
    ScoreChanged,
    ScorePosted,
    Undone,
)
from arbitro.office.seeing import (
    Frequency,
    View,
    boards_of,
    calls,
    cross_table,
    frequencies,
    match_sheet,
    my_place,
    rulings,
    score_card,
    standings,
    summary,
    tables_now,
    trail,
    traveller,
)
from arbitro.office.seeing.tables import TableNow
from arbitro.office.seeing.visibility import TheLineup, may_see, viewer
from arbitro.scoring.outcome import Weighted
from tests.contest.small import AVERAGE, MINUS, PLUS, begun, drawn, movement, over, result, seated, spot
from tests.contest.small import given as award
from tests.office.story import DEAL, Story, begun_with, mitchell, round_played

DIRECTOR = Actor(Role.DIRECTOR, "director")
DIRECTOR_2 = Actor(Role.DIRECTOR, "2 N")  # who plays in pair 2


def seen(story: Story, who: Actor = NOBODY) -> View:
    return story.view(viewer(story.event, who))


def plays(pair: str) -> Actor:
    return Actor(Role.PLAYER, f"{pair} N", pair)


def whole() -> Story:
    """The Mitchell from the first round to the last."""
    story = mitchell()
    for round in (1, 2, 3):
        story.add(*round_played(round), over(round)).later(15)
    return story


BOARD = BoardKey(board=1)
NONE, HALF, TOP = Fraction(0), Fraction(2), Fraction(4)

# -- a board


def test_a_traveller_has_the_deal_and_every_table_with_its_points() -> None:
    found = traveller(seen(whole()), BOARD)
    assert (found.dealer, found.vulnerability, found.deal) == (Seat.NORTH, Vulnerability.NONE, DEAL)
    assert (found.tables, found.results) == (3, 3)
    assert [
        (line.at.round, line.at.table, line.ns[0].id, line.ew[0].id, line.score, line.ns_points, line.ew_points)
        for line in found.lines
    ] == [(1, 1, "1", "4", 100, NONE, TOP), (2, 3, "3", "5", 300, TOP, NONE), (3, 2, "2", "6", 200, HALF, HALF)]
    assert found.lines[0].ns[0].name == "Name of 1 N – Name of 1 S"


def test_a_traveller_tells_a_table_its_own_and_no_points_while_others_are_kept_from_it() -> None:
    story = mitchell().add(*round_played(1), over(1)).add(*round_played(2), over(2), begun(3))
    found = traveller(seen(story, plays("1")), BOARD)
    assert [(line.score, line.ns_points) for line in found.lines] == [(100, None)]
    assert (found.results, found.deal) == (2, None)
    of_staff = traveller(seen(story, DIRECTOR), BOARD)
    assert [line.score for line in of_staff.lines] == [100, 300]
    assert None not in [line.ns_points for line in of_staff.lines]
    assert of_staff.deal == DEAL
    assert traveller(seen(story, DIRECTOR_2), BOARD).lines == ()


def test_how_often_each_score_occurs() -> None:
    assert frequencies(seen(whole()), BOARD) == (
        Frequency(300, Fraction(1), Fraction(4), Fraction(0), Fraction(100), Fraction(0)),
        Frequency(200, Fraction(1), Fraction(2), Fraction(2), Fraction(50), Fraction(50)),
        Frequency(100, Fraction(1), Fraction(0), Fraction(4), Fraction(0), Fraction(100)),
    )
    assert frequencies(seen(mitchell()), BOARD) == ()


def test_an_adjusted_score_is_on_the_traveller_and_not_among_the_scores() -> None:
    story = whole().add(ResultCorrected(at=spot(1, 1), board=1, recorded=award(PLUS, MINUS), reason="ruling"))
    story.add(ResultCorrected(at=spot(2, 3), board=1, recorded=award(AVERAGE, AVERAGE), reason="ruling"))
    first, second, _ = traveller(seen(story), BOARD).lines
    assert (first.score, first.ns_points, first.ew_points) == (None, Fraction("2.4"), Fraction("1.6"))  # 60 and 40 %
    assert (second.ns_points, second.ew_points) == (HALF, HALF)
    assert [one.score for one in frequencies(seen(story), BOARD)] == [200]


def test_a_weighted_score_counts_among_the_scores_by_its_weights() -> None:
    """300, 200 and 100; the first becomes 60 % of 200 and 40 % of 100."""
    weighted = Weighted.of((Fraction(3, 5), 200), (Fraction(2, 5), 100))
    story = whole()
    at = next(line.at for line in traveller(seen(story), BOARD).lines if line.score == 300)
    story.add(ResultCorrected(at=at, board=1, recorded=Recorded(ns=weighted, ew=weighted), reason="ruling"))
    found = {one.score: one.times for one in frequencies(seen(story), BOARD)}
    assert found == {200: Fraction(8, 5), 100: Fraction(7, 5)}


def test_a_ranking_has_matchpoints_and_boards_played() -> None:
    rows = [named.row for ranking in standings(seen(whole())) for named in ranking.rows]
    had = {row.contestant: row.points for row in rows}
    assert [had["1"], had["2"], had["3"]] == [0, 12, 24]
    assert {points for who, points in had.items() if who not in ("1", "2", "3")} == {12}
    assert {row.boards for row in rows} == {6}


def test_the_boards_of_a_session_say_how_far_they_are() -> None:
    story = mitchell().add(*round_played(1), over(1))
    found = boards_of(seen(story))
    assert [(one.key.board, one.tables, one.results, one.deal) for one in found] == [
        (n, 3, 1, False) for n in range(1, 7)
    ]
    assert all(one.deal for one in boards_of(seen(story, DIRECTOR)))
    assert all((one.results, one.deal) == (3, True) for one in boards_of(seen(whole())))


# -- contestants


def test_standings_count_the_rounds_that_may_be_seen_and_no_more() -> None:
    story = mitchell().add(*round_played(1), over(1))
    (north_south, east_west) = standings(seen(story))
    assert (north_south.line, east_west.line, north_south.round) == ("NS", "EW", 1)
    before = standings(seen(story))
    story.add(*round_played(2))
    assert standings(seen(story)) == before
    assert standings(seen(story, DIRECTOR))[0].round == 2
    assert standings(seen(story, plays("1"))) == standings(seen(story.later(1), plays("1")))  # both boards are in
    after_two = standings(seen(story.add(over(2))))
    assert after_two[0].round == 2
    assert after_two == standings(seen(story, DIRECTOR))


def test_standings_at_the_end_and_at_the_beginning() -> None:
    story = whole()
    rows = {row.who.id: row.row for each in standings(seen(story)) for row in each.rows}
    assert {who: row.rank for who, row in rows.items()} == {"3": 1, "2": 2, "1": 3, "4": 1, "5": 1, "6": 1}
    assert [rows[who].percent for who in "123456"] == [Fraction(n) for n in (0, 50, 100, 50, 50, 50)]
    (start,) = {each.round for each in standings(seen(mitchell()))}
    assert start == 0
    assert standings(seen(mitchell().add(begun(1)))) == ()  # of what has begun nothing may be seen


def test_a_score_card_is_seen_from_its_own_side() -> None:
    card = score_card(seen(whole()), "4")
    assert [(line.key.board, line.side, line.opponents[0].id, line.score, line.points) for line in card.lines] == [
        *((board, Side.EW, "1", -100, TOP) for board in (1, 2)),
        *((board, Side.EW, "2", -200, HALF) for board in (5, 6)),
        *((board, Side.EW, "3", -300, NONE) for board in (3, 4)),
    ]
    assert card.place is not None
    assert (card.place.rank, card.place.percent) == (1, Fraction(50))
    assert [line.percent for line in card.lines] == [Fraction(n) for n in (100, 100, 50, 50, 0, 0)]


def test_a_card_has_what_waits_for_confirmation_and_others_do_not_see_it() -> None:
    story = mitchell(publicity="live").add(begun(1))
    story.add(ResultProposed(at=spot(1, 1), board=1, recorded=Recorded(result="4S N ="), by="1", lead="HA"))
    for who in ("1", "4"):
        (line,) = score_card(seen(story, plays(who)), who).lines
        assert (line.waiting, line.recorded.result, line.points) == (True, "4S N =", None)
    for actor in (NOBODY, plays("2"), DIRECTOR_2):
        assert score_card(seen(story, actor), "1").lines == ()
    assert score_card(seen(story, DIRECTOR), "1").lines[0].waiting


def test_in_an_individual_each_has_a_card() -> None:
    plan = movement([((1, 2), (3, 4), (1,))], [((1, 3), (2, 4), (2,))], kind="individual")
    story = begun_with("individual", 4, seated(plan), rounds=2, boards=1)
    story.add(begun(1), result(1, 1, 1, 100), over(1), begun(2), result(2, 1, 2, -50), over(2))
    card = score_card(seen(story, DIRECTOR), "2")
    assert [(line.key.board, line.side, line.score) for line in card.lines] == [(1, Side.NS, 100), (2, Side.EW, 50)]
    assert [opponent.id for opponent in card.lines[1].opponents] == ["1", "3"]


# -- tables


def at(story: Story, table: int, who: Actor = NOBODY) -> TableNow:
    (found,) = (one for one in tables_now(seen(story, who)) if one.at.table == table)
    return found


def test_a_table_from_before_the_round_to_its_last_result() -> None:
    story = mitchell()
    assert (at(story, 1).state, at(story, 1).board, at(story, 1).missing) == ("to_come", 1, (1, 2))
    story.add(begun(1))
    assert (at(story, 1).state, at(story, 1).board) == ("playing", 1)
    story.add(ResultProposed(at=spot(1, 1), board=1, recorded=Recorded(score=100), by="1"))
    assert (at(story, 1).state, at(story, 1).waiting) == ("to_confirm", (1,))
    story.add(ResultDisputed(at=spot(1, 1), board=1, by="4"))
    assert at(story, 1).state == "disputed"
    story.add(result(1, 1, 1, 100))
    assert (at(story, 1).state, at(story, 1).board, at(story, 1).missing) == ("between", 2, (2,))
    story.add(BoardBegun(at=spot(1, 1), board=2))
    assert (at(story, 1).state, at(story, 1).board) == ("playing", 2)
    story.add(result(1, 1, 2, 100))
    assert (at(story, 1).state, at(story, 1).board, at(story, 1).missing) == ("finished", None, ())
    story.add(*round_played(1)[3:], over(1))
    assert (at(story, 1).at.round, at(story, 1).state, at(story, 1).boards) == (2, "to_come", (3, 4))
    assert [one.id for one in (*at(story, 1).ns, *at(story, 1).ew)] == ["1", "6"]


def test_a_board_that_was_taken_up_with_a_pair_that_left_is_on_no_more() -> None:
    story = mitchell().add(begun(1), BoardBegun(at=spot(1, 1), board=1), Withdrew(contestant="4", round=1))
    assert (at(story, 1).state, at(story, 1).board) == ("finished", None)


def test_who_sits_where() -> None:
    found = at(mitchell(), 2).sitters
    assert [(one.seat, one.name, one.contestant) for one in found] == [
        (Seat.NORTH, "Name of 2 N", "2"),
        (Seat.SOUTH, "Name of 2 S", "2"),
        (Seat.EAST, "Name of 5 N", "5"),
        (Seat.WEST, "Name of 5 S", "5"),
    ]


def test_how_late_a_table_is() -> None:
    story = mitchell(pack="figb_2017").add(begun(1)).later(14)  # 7 and a half minutes for a board
    assert at(story, 1).late == 0
    story.add(result(1, 1, 1, 100), result(1, 1, 2, 100)).later(6)
    assert [at(story, table).late for table in (1, 2)] == [Fraction(0), Fraction(5)]
    assert at(mitchell(), 1).late is None


def test_after_the_session_no_table_is_shown() -> None:
    story = whole()
    assert {one.state for one in tables_now(seen(story))} == {"finished"}
    assert tables_now(seen(story.add(ScorePosted(at=story.now, head="")))) == ()


def test_only_those_who_may_know_see_that_the_director_is_called() -> None:
    story = mitchell().add(begun(1), DirectorCalled(call=1, at=spot(1, 1), by="4"))
    people = {"director": DIRECTOR, "1": plays("1"), "2": plays("2"), "public": NOBODY}
    assert {name for name, who in people.items() if at(story, 1, who).called} == {"director", "1"}
    assert not at(story, 2, DIRECTOR).called


# -- my place


def test_my_place_from_round_to_round() -> None:
    story = mitchell()
    place = my_place(seen(story, plays("4")))
    assert place is not None
    assert place.now is None
    assert place.next is not None
    (first,) = place.next.tables
    assert (place.next.round, first.at.table, first.side, first.boards) == (1, 1, Side.EW, (1, 2))
    assert [opponent.name for opponent in first.opponents] == ["Name of 1 N – Name of 1 S"]
    story.add(begun(1), result(1, 1, 1, 100))
    place = my_place(seen(story, plays("4")))
    assert place is not None
    assert place.now is not None
    assert place.next is not None
    (here,) = place.now.tables
    assert (place.now.round, here.left, here.seat, here.begun) == (1, (2,), Seat.EAST, None)
    assert (place.next.round, place.next.tables[0].at.table, place.next.tables[0].boards) == (2, 2, (5, 6))
    story = whole()
    place = my_place(seen(story, plays("4")))
    assert place is not None
    assert (place.now, place.next) == (None, None)
    assert my_place(seen(story)) is None
    assert my_place(seen(story, DIRECTOR)) is None
    assert my_place(seen(story, DIRECTOR_2)) is not None


def test_whoever_sits_out_has_a_round_without_a_table() -> None:
    plan = movement([(1, 2)], [(3, 1)], [(2, 3)], out={1: (3,), 2: (2,), 3: (1,)})
    story = begun_with("pairs", 3, seated(plan), boards=1).add(begun(1))
    place = my_place(seen(story, plays("3")))
    assert place is not None
    assert place.now is not None
    assert place.next is not None
    assert (place.now.round, place.now.tables, place.next.tables[0].side) == (1, (), Side.NS)


def test_my_place_has_the_board_that_was_taken_up_until_it_has_a_result() -> None:
    story = mitchell().add(begun(1))
    for fact, board in ((BoardBegun(at=spot(1, 1), board=2), 2), (result(1, 1, 2, 100), None)):
        place = my_place(seen(story.add(fact), plays("1")))
        assert place is not None
        assert place.now is not None
        assert place.now.tables[0].begun == board


def test_in_an_individual_the_opponents_confirm_not_the_partner() -> None:
    plan = movement([((1, 2), (3, 4), (1,))], kind="individual")
    story = begun_with("individual", 4, seated(plan), rounds=1, boards=1).add(begun(1))
    story.add(ResultProposed(at=spot(1, 1), board=1, recorded=Recorded(score=100), by="1"))
    waits = {}
    for who in "1234":
        place = my_place(seen(story, plays(who)))
        assert place is not None
        ((waits[who], version),) = ((one.waits_for, one.version) for one in place.waiting)
        assert version == story.event.version
    assert waits == {"1": "opponents", "2": "opponents", "3": "me", "4": "me"}


def test_what_waits_for_whom() -> None:
    story = mitchell().add(begun(1))
    story.add(ResultProposed(at=spot(1, 1), board=1, recorded=Recorded(score=100), by="1", lead="HA", written=110))
    places = {who: my_place(seen(story, plays(who))) for who in ("1", "4", "2")}
    waits = {who: [one.waits_for for one in place.waiting] for who, place in places.items() if place}
    assert waits == {"1": ["opponents"], "4": ["me"], "2": []}
    story.add(ResultDisputed(at=spot(1, 1), board=1, by="4"), DirectorCalled(call=1, at=spot(1, 1), board=1, by="4"))
    place = my_place(seen(story, plays("4")))
    assert place is not None
    assert (place.waiting[0].waits_for, place.waiting[0].written, place.waiting[0].lead) == ("director", 110, "HA")
    assert [call.number for call in place.calls] == [1]


# -- the desk


def test_the_queue_has_the_open_calls_in_their_order() -> None:
    story = mitchell().add(begun(1), DirectorCalled(call=1, at=spot(1, 1), board=1, by="4", about="revoke")).later(3)
    story.add(DirectorCalled(call=2, at=spot(1, 2), by="2"), CallTaken(call=1, director="director")).later(2)
    first, second = calls(seen(story, DIRECTOR))
    assert (first.number, first.state, first.director, first.waited) == (
        1,
        "taken",
        "Name of director",
        timedelta(minutes=5),
    )
    assert (first.by and first.by.id, first.about, second.state) == ("4", "revoke", "waiting")
    told = calls(seen(story, DIRECTOR_2))  # who has board 1 still to play
    assert [(one.number, one.about) for one in told] == [(1, ""), (2, "")]
    assert calls(seen(story, NOBODY)) == ()
    story.add(CallClosed(call=1))
    assert [one.number for one in calls(seen(story, DIRECTOR))] == [2]
    assert [one.state for one in calls(seen(story, DIRECTOR), closed=True)] == ["closed", "waiting"]


RULING = Ruling(edition=2017, regulations="wbf", clauses=("64A1", "64B"), path=("64",), effects=())


def test_the_list_of_rulings() -> None:
    story = mitchell().add(begun(1))
    story.add(
        RulingGiven(
            number=1,
            at=spot(1, 1),
            board=1,
            what="revoke",
            request="{}",
            ruling=RULING,
            director="director",
            program="",
            digest="",
        ),
        RulingTold(number=1, contestant="4"),
        AppealMoved(number=1, act=Act.REQUEST, at=story.now, by="4"),
    )
    (line,) = rulings(seen(story, DIRECTOR))
    assert (line.number, line.what, line.clauses, line.director) == (1, "revoke", ("64A1", "64B"), "Name of director")
    assert ([one.id for one in line.told], line.appeal, line.replaced) == (["4"], (Act.REQUEST,), False)
    assert rulings(seen(story, plays("1"))) == rulings(seen(story, DIRECTOR))
    assert rulings(seen(story, plays("2"))) == rulings(seen(story, NOBODY)) == ()


def test_a_ruling_does_not_tell_a_playing_director_the_score_of_another_board() -> None:
    story = mitchell().add(begun(1), result(1, 1, 1, 100), result(1, 2, 3, 200))
    changed = tuple(
        ScoreChanged(at=spot(1, table), board=board, after=Recorded(score=0)) for table, board in ((1, 1), (2, 3))
    )
    story.add(
        RulingGiven(
            number=1,
            at=spot(1, 2),
            board=3,
            what="12",
            request="{}",
            ruling=RULING,
            director="director",
            program="",
            digest="",
            scores=changed,
        )
    )
    assert [line.scores for line in rulings(seen(story, DIRECTOR))] == [changed]
    assert [line.scores for line in rulings(seen(story, DIRECTOR_2))] == [changed[1:]]  # his own table
    assert trail(seen(story, DIRECTOR))[-1].fact is not None
    assert trail(seen(story, DIRECTOR_2))[-1].fact is None


def test_the_trail_says_who_did_what_and_what_was_undone() -> None:
    story = mitchell().add(begun(1), result(1, 1, 1, 100))
    entered = story.event.version
    story.add(Undone(versions=(entered,)), who="director", role=Role.DIRECTOR)
    last, undoing = trail(seen(story, DIRECTOR), after=entered - 1)
    assert (last.version, last.kind, last.undone, last.who, last.role) == (
        entered,
        "result",
        True,
        "Name of scorer",
        Role.SCORER,
    )
    assert (undoing.kind, undoing.undoes, undoing.who) == ("undone", (entered,), "Name of director")
    assert last.fact == result(1, 1, 1, 100)
    assert trail(seen(story, plays("1"))) == trail(seen(story)) == ()


def test_the_trail_keeps_from_a_playing_director_what_he_may_not_see_yet() -> None:
    story = mitchell().add(begun(1), result(1, 1, 1, 100), result(1, 2, 3, 200))
    told = {(line.kind, line.fact is None) for line in trail(seen(story, DIRECTOR_2))[-3:]}
    assert told == {("round_begun", False), ("result", True), ("result", False)}  # at his own table he knows it
    deals = [line for line in trail(seen(story, DIRECTOR_2)) if line.kind == "deals_given"]
    assert [line.fact for line in deals] == [None]
    assert all(line.fact is not None for line in trail(seen(story, DIRECTOR)))


def test_an_event_at_a_glance() -> None:
    story = mitchell().add(*round_played(1), over(1), begun(2), DirectorCalled(call=1, at=spot(2, 1)))
    found = summary(seen(story, DIRECTOR))
    assert (found.name, found.form, found.edition, found.contestants, found.deals) == ("Tuesday", "pairs", 2017, 6, 6)
    assert (found.calls, summary(seen(story)).calls) == (1, 0)
    assert [(one.role, one.name) for one in found.staff] == [
        (Role.SCORER, "Name of scorer"),
        (Role.DIRECTOR, "Name of director"),
    ]
    (phase,) = found.phases
    assert (phase.state, phase.contestants, phase.results, phase.due) == ("running", 6, 6, 18)
    (section,) = phase.sections
    assert (section.begun, section.over, section.rounds) == (2, 1, 3)
    story = whole()
    assert summary(seen(story)).phases[0].state == "over"
    assert summary(seen(mitchell())).phases[0].state == "to_come"
    (posted,) = summary(seen(story.add(ScorePosted(at=story.now, head="abc")))).posted
    assert (posted.session, posted.head) == (1, "abc")


# -- teams


def teams() -> Story:
    """Four teams, two matches of two boards."""
    story = begun_with("teams", 4, system="swiss", scoring="victory_points")
    return story.add(drawn(1, ("1", "2"), ("3", "4")), begun(1))


def both(table: int, board: int, open_room: int, closed: int) -> list[ResultEntered]:
    rooms = (("open", open_room), ("closed", closed))
    return [result(1, table, board, score, room=room) for room, score in rooms]


MATCH = Spot(round=1, table=1)


def test_a_match_board_by_board() -> None:
    story = teams()
    story.add(*both(1, 1, 420, 170), *both(1, 2, -100, 50))
    sheet = match_sheet(seen(story, DIRECTOR), MATCH)
    # +420 and -170 is 250, 6 IMPs to the team at home; -100 and -50 is -150, 4 IMPs to the visitors
    assert [line.home for line in sheet.lines] == [Fraction(6), Fraction(-4)]
    assert [line.away for line in sheet.lines] == [Fraction(-6), Fraction(4)]
    assert (sheet.imps, sheet.complete, sheet.home.name) == ((Fraction(6), Fraction(4)), True, "1")
    assert match_sheet(seen(story), MATCH).imps is None
    story.add(*both(2, 1, 420, 420), *both(2, 2, 50, 50))
    public = match_sheet(seen(story.add(over(1))), MATCH)
    assert public == match_sheet(seen(story, DIRECTOR), MATCH)
    table = cross_table(seen(story))
    told = [(meeting.team, meeting.opponents, meeting.imps) for meeting in table.meetings]
    assert told == [("1", "2", Fraction(2)), ("2", "1", Fraction(-2)), ("3", "4", Fraction(0)), ("4", "3", Fraction(0))]
    assert [team.id for team in table.teams] == ["1", "3", "4", "2"]


def test_an_award_made_of_averages_is_not_told_while_its_round_is_played() -> None:
    story = begun_with("teams", 5, system="swiss", scoring="victory_points")
    story.add(drawn(1, ("1", "2"), ("3", "4"), byes=("5",)), begun(1))
    story.add(Awarded(round=1, contestant="5", kind="bye", vp=Fraction(12)))
    playing = Actor(Role.DIRECTOR, "1 1")
    assert trail(seen(story, playing))[-1].fact is None
    assert trail(seen(story, DIRECTOR))[-1].fact is not None
    story.add(over(1))
    assert trail(seen(story, playing))[-2].fact is not None


def test_a_cross_table_has_no_match_of_a_round_that_is_still_played() -> None:
    story = teams()
    story.add(*both(1, 1, 420, 170), *both(1, 2, -100, 50))
    assert cross_table(seen(story)).meetings == ()
    assert [meeting.team for meeting in cross_table(seen(story, DIRECTOR)).meetings] == ["1", "2"]


def test_there_is_a_match_only_where_there_are_two_rooms() -> None:
    for story, where in ((teams(), Spot(round=1, table=9)), (mitchell(), Spot(round=1, table=1))):
        with pytest.raises(ProblemsFound) as trouble:
            match_sheet(seen(story, DIRECTOR), where)
        assert [problem.kind for problem in trouble.value.problems] == ["no-such-table"]


def moved(step: LineupEvent) -> LineupMoved:
    return LineupMoved(round=1, table=1, step=step)


HOME = lineup("1", ("1 1", "1 2"), ("1 3", "1 4"), side=Side.NS)
AWAY = lineup("2", ("2 1", "2 2"), ("2 3", "2 4"), side=Side.EW)
KEY = Spot(round=1, table=1)


def may_see_lineup(story: Story, who: Actor, team: str) -> bool:
    return may_see(story.event, viewer(story.event, who), TheLineup(KEY, 1, team), story.now)


def test_a_sealed_line_up_is_seen_by_its_team_alone() -> None:
    story = teams().add(moved(Determined(Right(1, blind=True))), moved(HandedIn(HOME)))
    own, other = Actor(Role.CAPTAIN, "1 1", "1"), Actor(Role.CAPTAIN, "2 1", "2")
    playing = Actor(Role.DIRECTOR, "2 2")
    assert [may_see_lineup(story, who, "1") for who in (own, other, DIRECTOR, playing, NOBODY)] == [
        True,
        False,
        False,
        False,
        False,
    ]
    assert [line.fact is None for line in trail(seen(story, DIRECTOR))[-2:]] == [False, True]
    sitting = [sitter.name for sitter in tables_now(seen(story, own))[0].sitters]
    assert sitting == ["Name of 1 1", "Name of 1 2"]
    assert tables_now(seen(story, DIRECTOR))[0].sitters == ()
    story.add(moved(HandedIn(AWAY)))  # both are in
    assert all(may_see_lineup(story, who, team) for who in (own, other, DIRECTOR, playing, NOBODY) for team in "12")
    assert [line.fact is None for line in trail(seen(story, DIRECTOR))[-2:]] == [False, False]
    assert [sitter.name for sitter in tables_now(seen(story))[1].sitters] == [
        *("Name of 1 3", "Name of 1 4"),
        *("Name of 2 3", "Name of 2 4"),
    ]


def test_a_line_up_declared_first_is_for_the_director_and_the_team_with_the_right() -> None:
    story = teams().add(moved(Determined(Right(1, "1"))), moved(HandedIn(AWAY)))
    people = {"home": Actor(Role.CAPTAIN, "1 1", "1"), "away": Actor(Role.CAPTAIN, "2 1", "2"), "director": DIRECTOR}
    people |= {"other team": Actor(Role.CAPTAIN, "3 1", "3"), "public": NOBODY}
    assert {name for name, who in people.items() if may_see_lineup(story, who, "2")} == {"home", "away", "director"}
    assert not may_see(story.event, viewer(story.event, DIRECTOR), TheLineup(Spot(round=9, table=9), 1, "1"), story.now)


def test_by_the_line_up_a_player_knows_the_results_of_his_own_room() -> None:
    story = teams().add(moved(Determined(Right(1, blind=True))), moved(HandedIn(HOME)), moved(HandedIn(AWAY)))
    story.add(result(1, 1, 1, 420, room="open"))
    cards = {
        person: len(score_card(seen(story, Actor(Role.PLAYER, person, "1")), "1").lines)
        for person in ("1 1", "1 2", "1 3", "1 4")
    }
    assert cards == {"1 1": 1, "1 2": 1, "1 3": 0, "1 4": 0}
