"""An event at live tables: they open with the round, record their own results, and call the director to the desk."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from arbitro.book.problem import ProblemsFound
from arbitro.bridge.calls import Call
from arbitro.bridge.cards import Card
from arbitro.bridge.seats import SEATS
from arbitro.contest.facts.event import ResultCorrected, ResultEntered, Spot
from arbitro.contest.facts.outcome import Recorded
from arbitro.office.actor import Role
from arbitro.office.calls import TakeCall
from arbitro.office.deals import GiveDeals, MakeDeals
from arbitro.office.ending import PostScore
from arbitro.office.fact import BoardKey, Dealt, TableNumber, TableRecorded
from arbitro.office.live import commands as to
from arbitro.office.live.act import GiveRuling
from arbitro.office.live.finished import cited
from arbitro.office.live.online import Online
from arbitro.office.live.powers import EventStanding
from arbitro.office.office import Office
from arbitro.office.online import SetPlay
from arbitro.office.people import SetPublicity, Substitute
from arbitro.office.results import CorrectResult
from arbitro.office.room.online import free_for
from arbitro.office.seating import BeginRound, EndRound
from arbitro.office.seeing import View
from arbitro.office.seeing.calls import calls
from arbitro.office.seeing.place import my_place
from arbitro.office.seeing.visibility import TheLog, ThePlay, may_see, viewer
from arbitro.scoring.outcome import Artificial, Average
from arbitro.table import event as at
from arbitro.table.event import Mode
from tests.office.desk import DIRECTOR, ORGANISER, PUBLIC, SCORER, drawn, pairs, player, result, spot, teams
from tests.office.evening import DEAL
from tests.office.online import STAFF, Club, club
from tests.office.story import MITCHELL, says

N, E, S, W = SEATS
HERE = spot(1, 2)  # pair 2 meets pair 5 on boards 3 and 4
MIXED = SetPlay(played="mixed", tables=(TableNumber(table=2),))


def mixed_room(club: Club, play: SetPlay = MIXED, **more: Any) -> Club:
    """Three tables of pairs, the second of them live; the first round has begun."""
    pairs(club.desk, 6, MITCHELL, boards=2, **more)
    club.desk.do(play, ORGANISER)
    club.desk.do(given(BoardKey(board=3)))
    club.desk.do(MakeDeals())
    club.desk.do(BeginRound(round=1))
    club.settle()
    return club


def given(key: BoardKey) -> GiveDeals:
    return GiveDeals(deals=(Dealt(key, DEAL),))


def results(club: Club) -> list[tuple[int, int, str]]:
    """Of all tables: table, board, result, as often as it was recorded."""
    facts = (noted.fact for noted in club.desk.event.history)
    return [
        (fact.at.table, fact.board, fact.recorded.result)
        for fact in facts
        if isinstance(fact, ResultEntered | ResultCorrected)
    ]


def test_a_live_table_opens_with_its_round_and_records_its_results(tmp_path: Path) -> None:
    """Two tables are played in the room. South, dealer of board 3, plays 1S and claims nine of the tricks."""
    with club(tmp_path) as online:
        mixed_room(online)
        assert [online.there(spot(1, table)) for table in (1, 2, 3)] == [False, True, False]
        assert online.sitters(HERE) == {"N": "2 N", "E": "5 N", "S": "2 S", "W": "5 S"}
        board = online.board(HERE)
        assert (board.placed.number, board.placed.deal, board.placed.dealer) == (3, DEAL, None)
        online.desk.later(3)
        online.calls(HERE, "1S P P P")
        online.desk.later(2)
        online.claim(HERE, "S", 9)
        assert results(online) == []
        online.settle()
        assert results(online) == [(2, 3, "1S S +2")]
        told = online.desk.event.live[HERE, 3]
        proof = cited(online.desk.office.journal, online.now(HERE), 1)
        assert (f"table/{told.table}/{told.n}", told.version, told.hash) == (proof.stream, proof.version, proof.hash)
        assert (told.seconds_ns, told.seconds_ew) == (180, 120)  # 1S took three minutes, the lead two
        assert online.desk.event.leads[HERE, 3] == told.lead != ""
        online.settle()
        assert len(results(online)) == 1
        assert online.desk.rebuilt() == online.desk.event
        entered = next(line for line in online.desk.event.history if isinstance(line.fact, ResultEntered))
        assert entered.stamp.role is Role.TABLE
        online.ready(HERE)
        assert online.board(HERE).placed.number == 4
        online.calls(HERE, "P P P P")
        online.settle()
        assert results(online)[-1] == (2, 4, "PASS")


def test_nothing_is_recorded_twice_whenever_the_server_dies(tmp_path: Path) -> None:
    """The last card is on disk, the result is not; then two servers start at once."""
    with club(tmp_path) as online:
        mixed_room(online)
        online.calls(HERE, "P P P P")

        def again() -> Online:
            online.restart()
            online.desk.office = Office(online.desk.office.journal, lambda: online.desk.now)
            return Online(online.desk.office, online.tables)

        async def both() -> None:
            await asyncio.gather(*(server.settle(online.desk.id) for server in (again(), again())))

        online.run(both())
        assert results(online) == [(2, 3, "PASS")]
        told = [line for line in online.desk.event.history if isinstance(line.fact, TableRecorded)]
        assert len(told) == 1


def test_a_round_with_live_tables_needs_its_boards(tmp_path: Path) -> None:
    with club(tmp_path) as online:
        pairs(online.desk, 6, MITCHELL, boards=2)
        online.desk.do(MIXED, ORGANISER)
        online.desk.do(given(BoardKey(board=3)))
        refused = online.desk.refused(BeginRound(round=1))
        assert [(problem.kind, problem.found) for problem in refused] == [("live-undealt", "4")]
        assert online.desk.kinds(SetPlay(played="mixed"), ORGANISER) == ["live-tables-named"]
        assert online.desk.kinds(SetPlay(played="online", tables=MIXED.tables), ORGANISER) == ["live-tables-named"]
        assert online.desk.kinds(SetPlay(played="room"), SCORER) == ["not-allowed"]
        online.desk.do(SetPlay(played="room"), ORGANISER)
        online.desk.do(BeginRound(round=1))


def test_a_ruling_at_the_table_changes_the_result_in_the_event(tmp_path: Path) -> None:
    """East revokes on the first trick, which dummy wins; his side makes two tricks later: 64A2 transfers one."""
    with club(tmp_path) as online:
        mixed_room(online, SetPlay(played="online", mode=Mode.PERMISSIVE))
        online.calls(HERE, "1S P P P")
        online.seat(HERE, "W", at.CardEvent(W, Card.D3))
        online.seat(HERE, "N", at.DummyLaidDown(N))
        for seat, card in (("S", Card.DK), ("E", Card.H3), ("S", Card.D6), ("S", Card.D5), ("E", Card.D8)):
            holder = N if card in (Card.DK, Card.D5) else {"S": S, "E": E}[seat]
            online.seat(HERE, seat, at.CardEvent(holder, card))
        online.seat(HERE, "S", at.CardEvent(S, Card.DA))
        online.seat(HERE, "W", at.CardEvent(W, Card.D4))
        online.seat(HERE, "S", at.Claimed(S, 9))
        for opponent in (W, E):
            online.seat(HERE, opponent.value, at.Acquiesced(opponent))
        online.settle()
        assert results(online) == [(2, 3, "1S S +4")]
        online.seat(HERE, "S", at.AttentionCalled(S, "revoke", E))
        online.settle()
        (call,) = calls(View(online.desk.event, viewer(online.desk.event, DIRECTOR), online.desk.now, says))
        assert (call.at, call.board, call.by and call.by.id, call.noticed) == (HERE, 3, "2", ("revoke",))
        assert call.live == online.id(HERE)
        online.desk.do(TakeCall(call=call.number))
        online.act(HERE, "director", at.OptionChosen("not_compensated", False), STAFF)
        online.act(HERE, "director", GiveRuling(), STAFF)
        online.settle()
        assert results(online) == [(2, 3, "1S S +4"), (2, 3, "1S S +5")]
        assert online.desk.event.calls[call.number].closed
        online.desk.do(CorrectResult(at=HERE, board=3, recorded=Recorded(result="1S S ="), reason="ruling"))
        online.act(HERE, "director", at.RulingWithdrawn(), STAFF)
        online.settle()
        assert results(online)[-1] == (2, 3, "1S S =")  # what was decided at the desk stands


def test_a_board_that_the_director_stops_is_scored_as_12c2_says(tmp_path: Path) -> None:
    """East-West were slow: average minus for them, average plus for the others; the next board lies there."""
    with club(tmp_path) as online:
        mixed_room(online)
        online.calls(HERE, "1S")
        stop = to.StopBoard(ns=Average.AVERAGE_PLUS, ew=Average.AVERAGE_MINUS)
        with pytest.raises(ProblemsFound, match="not-for-you"):
            online.give(HERE, "2 N", stop, event=STAFF)
        online.give(HERE, "director", stop)
        assert online.board(HERE).placed.number == 4
        with pytest.raises(ProblemsFound, match="board-gone"):
            online.act(HERE, "5 S", at.CallEvent(W, Call.PASS), n=1)
        online.settle()
        held = online.desk.phase().results[next(iter(online.desk.phase().results))][3, ""]
        assert held == Recorded(ns=Artificial(Average.AVERAGE_PLUS), ew=Artificial(Average.AVERAGE_MINUS))


def test_what_the_event_decides_nobody_decides_at_its_table(tmp_path: Path) -> None:
    """A substitute takes over in the middle of the auction; the end of the round is told to every board."""
    with club(tmp_path) as online:
        mixed_room(online)
        by_event = (
            to.LeaveSeat(seat=N),
            to.Unseat(seat=N),
            to.LayBoard(),
            to.CloseTable(),
            to.GiveBoards(boards=to.Boards()),
        )
        for command in (*by_event, to.SeatPerson(seat=N, person="x")):
            with pytest.raises(ProblemsFound, match="event-decides"):
                online.give(HERE, "director", command)
        online.calls(HERE, "P P")
        online.desk.do(Substitute(contestant="2", out="2 N", takes_over="guest", round=1))
        online.settle()
        assert online.sitters(HERE)["N"] == "guest"
        online.calls(HERE, "P P")
        assert online.board(HERE).acts[-2].person == "guest"
        online.ready(HERE)
        online.calls(HERE, "1S P P P")
        online.desk.do(EndRound(round=1))
        online.settle()
        boards = online.now(HERE).boards
        assert (boards[1].table.round_over, boards[2].table.round_over) == (True, False)
        assert results(online) == [(2, 3, "PASS")]
        online.claim(HERE, "W", 9)  # a board that is late is played on, and no further one laid
        online.settle()
        assert results(online)[-1] == (2, 4, "1S W +2")
        assert online.now(HERE).boards[2].table.round_over


def test_who_watches_a_board_and_who_looks_back_at_it(tmp_path: Path) -> None:
    """Boards 3 and 4 go to the tables 1 and 3 later: pairs 1, 3, 4 and 6 have them to play. Nobody else watches before
    results are public at once, and before no other table has the board."""
    with club(tmp_path) as online:
        mixed_room(online)
        desk = online.desk

        def sees(what: TheLog | ThePlay) -> dict[str, bool]:
            event = desk.event
            who = {"staff": DIRECTOR, "public": PUBLIC, "plays": player("1 N", "1"), "here": player("2 N", "2")}
            return {name: may_see(event, viewer(event, actor), what, desk.now) for name, actor in who.items()}

        nobody = {"staff": True, "public": False, "plays": False, "here": False}
        assert sees(ThePlay(HERE, 3)) == nobody
        desk.do(SetPublicity(publicity="live"), ORGANISER)
        assert sees(ThePlay(HERE, 3)) == nobody
        online.calls(HERE, "P P P P")
        online.settle()
        assert sees(TheLog(HERE, 3)) == nobody
        for round, table in ((2, 1), (3, 3)):
            desk.do(EndRound(round=round - 1))
            desk.do(BeginRound(round=round))
            desk.do(result(round, table, 3, "PASS"), SCORER)
        assert sees(TheLog(HERE, 3)) == {"staff": True, "public": True, "plays": False, "here": False}
        desk.do(EndRound(round=3))
        desk.do(PostScore(), ORGANISER)
        assert sees(TheLog(HERE, 3)) == dict.fromkeys(nobody, True)


HEARD = {
    "partner": {"N": "NESW", "S": ""},  # North alerts South's call, and everybody hears it
    "own": {"N": "", "S": "ESW"},  # South his own, to the other side alone
    "screens": {"N": "NE", "S": "SW"},  # each to his screenmate
}


@pytest.mark.parametrize("alerts", HEARD)
def test_alerts_are_given_and_heard_as_the_regulations_say(tmp_path: Path, alerts: str) -> None:
    """South opens 1S; whoever may alert it does, is asked by an opponent on his side of the table, and explains."""
    with club(tmp_path) as online:
        mixed_room(online, pack=f'extends = "wbf"\n[alerts]\nlive = "{alerts}"\n')
        settings, screens = online.now(HERE).table.settings, alerts == "screens"
        assert (settings.screens, settings.alerts.value) == (screens, "own" if alerts == "own" else "partner")
        online.calls(HERE, "1S")
        for alerter, asks in ((S, W), (N, E)):
            if screens and alerter is N:
                assert "alert" not in online.board(HERE).seen_by(N).options.acts  # he has not seen the call
                online.calls(HERE, "P")
                online.seat(HERE, "S", at.TrayPassed(S))
            before = {seat: len(online.board(HERE).seen_by(seat).said) for seat in SEATS}
            hear = HEARD[alerts][alerter.value]
            assert ("alert" in online.board(HERE).seen_by(alerter).options.acts) is bool(hear)
            if not hear:
                continue
            online.seat(HERE, alerter.value, at.Alerted(alerter, Call.parse("1S")))
            online.seat(HERE, asks.value, at.Asked(asks, "1S"))
            online.seat(HERE, alerter.value, at.Explained(alerter, "five cards"))
            for seat in SEATS:
                said = [(each.what, each.seat) for each in online.board(HERE).seen_by(seat).said[before[seat] :]]
                told = [("alert", alerter), ("answer", alerter)]
                assert [each for each in said if each[1] is alerter] == (told if seat.value in hear else [])
                asked = seat is not asks.partner if alerts == "own" else seat in (alerter, asks) or not screens
                assert (("question", asks) in said) is asked


def test_a_player_is_told_the_address_of_his_live_table(tmp_path: Path) -> None:
    with club(tmp_path) as online:
        mixed_room(online)

        def live(person: str, pair: str) -> list[str]:
            event = online.desk.event
            place = my_place(View(event, viewer(event, player(person, pair)), online.desk.now, says))
            assert place is not None
            return [seated.live for stop in (place.now, place.next) if stop for seated in stop.tables]

        assert live("5 N", "5") == [online.id(HERE), ""]  # where he sits next is opened then
        assert live("4 N", "4") == ["", ""]
        online.desk.do(EndRound(round=1))
        online.desk.do(BeginRound(round=2))
        online.settle()
        assert online.sitters(spot(2, 2)) == {"N": "2 N", "E": "4 N", "S": "2 S", "W": "4 S"}
        assert live("4 N", "4") == [online.id(spot(2, 2)), ""]


def test_two_rooms_of_a_match_play_the_same_boards(tmp_path: Path) -> None:
    """In the open room as the line-ups have it; nobody knows yet who of B plays where: they sit down by themselves."""
    with club(tmp_path) as online:
        desk = online.desk
        teams(desk, ("A", "B"), boards=2)
        drawn(desk, ("A", "B"))
        desk.do(SetPlay(played="online"), ORGANISER)
        desk.do(given(BoardKey(round=1, board=1)))
        desk.do(MakeDeals())
        desk.do(BeginRound(round=1))
        online.settle()
        rooms = {room: spot(1, 1, room=room) for room in ("open", "closed")}
        for room, sides in {"open": "ABAB", "closed": "BABA"}.items():
            for n, (seat, team) in enumerate(zip(SEATS, sides, strict=True)):
                person = f"{team} {n // 2 + (1 if room == 'open' else 3)}"
                own = online_standing(online, rooms[room], person)
                assert {free.side for free in own.sits} == {seat.side}
                online.give(rooms[room], person, to.TakeSeat(seat=seat), event=own)
                wrong = to.TakeSeat(seat=seat.lho)
                with pytest.raises(ProblemsFound):
                    online.give(rooms[room], person, wrong, event=own)
        online.settle()
        for at_table in rooms.values():
            assert len(online.sitters(at_table)) == 4
            assert online.board(at_table).placed.deal == DEAL
            online.calls(at_table, "P P P P")
        online.settle()
        held = desk.phase().results
        assert list(held.values()) == [{(1, "open"): Recorded(result="PASS"), (1, "closed"): Recorded(result="PASS")}]


def online_standing(online: Club, at_table: Spot, person: str) -> EventStanding:
    return EventStanding(sits=free_for(online.desk.event, at_table, person))
