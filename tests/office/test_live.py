"""A live table in the office: who may do what, what the house does by itself, what is kept."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from arbitro.answers.live import Present, live_state
from arbitro.book.problem import ProblemsFound
from arbitro.bridge.calls import CALL_BY_TEXT, Call
from arbitro.bridge.cards import Card
from arbitro.bridge.commitment import commitment, dealt_from
from arbitro.bridge.deal import Deal
from arbitro.bridge.seats import SEATS
from arbitro.formats import lin, pbn
from arbitro.formats.record import BoardRecord
from arbitro.journal.fact import CommandKey
from arbitro.office.live import commands as to
from arbitro.office.live.act import GiveRuling
from arbitro.office.live.boards import MOST_BOARDS, promise, secret_of
from arbitro.office.live.fact import Helper, TableSettings
from arbitro.office.live.finished import BoardLine, cited, line, record
from arbitro.office.live.seeing import may_learn, may_look_back, position, seen
from arbitro.office.live.tables import Acting, Tables
from arbitro.office.live.tempo import tempo
from arbitro.table import event as at
from arbitro.table.irregularity import Kind, Status
from arbitro.table.state import BoardPhase
from arbitro.table.view import Onlooker
from tests.gather import gathered
from tests.office.evening import ID, OPENER, PBN, evening, settings_of
from tests.table.invariants import check

N, E, S, W = SEATS
TWO = PBN + PBN.replace('"1"', '"2"')
PERMISSIVE: dict[str, Any] = {"mode": "permissive"}
DIRECTED: dict[str, Any] = {"mode": "permissive", "directing": "person"}


def test_who_may_act_for_which_seat(tmp_path: Path) -> None:
    """South dealer: 1S P P P, West leads, North is dummy."""
    with evening(tmp_path, **DIRECTED) as table:
        table.seat_all()
        table.give(OPENER, to.AppointHelper(person="chief", role=Helper.DIRECTOR))
        cases: list[tuple[str, Any, list[str]]] = [
            ("E", at.CallEvent(S, Call.PASS), ["not-your-seat"]),
            ("stranger", at.CallEvent(S, Call.PASS), ["not-your-seat"]),
            ("", at.CallEvent(S, Call.PASS), ["live-name-needed"]),
            ("chief", at.CallEvent(S, Call.PASS), ["not-your-seat"]),
            ("S", at.PlayOn(), ["not-for-you"]),
            ("S", GiveRuling(), ["not-for-you"]),
            ("chief", GiveRuling(), ["no-ruling-due"]),
            ("S", at.TakenUp(0), ["not-for-you"]),
            ("S", at.OptionChosen("accepted@1H", True), ["not-for-you"]),
            ("S", at.RulingWithdrawn(), ["not-for-you"]),
            ("chief", at.GoneBack(1), ["not-for-you"]),
            ("S", at.Talked(None, text="I rule"), ["not-for-you"]),
            ("stranger", at.Talked(N, text="a heart!"), ["not-your-seat"]),
            ("S", at.Talked(S, to="screenmate", text="psst"), ["talk-to-nobody"]),
            ("S", at.Talked(S), ["talk-empty"]),
            ("S", at.Talked(S, phrase="you_idiot"), ["talk-empty"]),
            ("S", at.AttentionCalled(S, irregularity=0), ["not-for-you"]),
            ("E", at.AttentionCalled(S), ["not-your-seat"]),
            ("S", at.HandsReturned(S), ["board-not-over"]),
        ]
        with gathered() as trying:
            for who, act, expected in cases:
                with trying(who, act):
                    assert table.kinds(who, act) == expected
        table.calls("S:1S P P P")
        table.cards("W:D3")
        table.act("N", at.DummyLaidDown(N))
        tried: list[tuple[str, Any, list[str]]] = [
            ("N", at.CardEvent(N, Card.DK), ["not-your-seat"]),  # declarer plays dummy's cards
            ("E", at.CardEvent(N, Card.DK), ["not-your-seat"]),
            ("N", at.Designated("DK"), ["not-your-seat"]),
            ("S", at.DummyLaidDown(N), ["not-your-seat"]),
            ("S", at.CardEvent(W, Card.D4), ["not-your-seat"]),
            ("W", at.Claimed(S, 13), ["not-your-seat"]),
        ]
        with gathered() as trying:
            for who, act, expected in tried:
                with trying(who, act):
                    assert table.kinds(who, act) == expected
        table.act("S", at.CardEvent(N, Card.DK))
        assert table.table.trick[-1].card is Card.DK


def test_what_only_an_observer_could_write_is_not_taken_from_a_player(tmp_path: Path) -> None:
    with evening(tmp_path, **PERMISSIVE) as table:
        table.seat_all()
        table.act("S", at.CallEvent(S, Call.PASS, meaning="13 points", artificial=True))
        assert table.board.events[-1] == at.CallEvent(S, Call.PASS)
        table.act("W", at.CardShown(W, Card.S7, visible_to_partner=False))
        assert at.CardShown(W, Card.S7) in table.board.events


@pytest.mark.parametrize("kind", ["casual", "lesson"])
def test_who_may_give_which_command(tmp_path: Path, kind: str) -> None:
    """The opener of a casual table does not see the hands; a teacher may hold a seat and still see them."""
    with evening(tmp_path, kind, TWO) as table:
        table.seat_all()
        lesson = kind == "lesson"
        if lesson:
            table.give(OPENER, to.LayBoard())
        opener = to.AppointHelper(person="x", role=Helper.COMMENTATOR), to.ChangeSettings(settings=TableSettings())
        tried: list[tuple[str, Any, list[str]]] = [
            *(("N", command, ["not-for-you"]) for command in opener),
            *((OPENER, command, []) for command in opener),
            ("N", to.TakeSeat(seat=E), ["seat-taken"]),
            ("N", to.TakeSeat(seat=N), ["seat-yours"]),
            ("N", to.LeaveSeat(seat=E), ["not-your-seat"]),
            ("E", to.Unseat(seat=N), ["not-for-you"]),
            ("E", to.LayBoard(), ["not-for-you"]),
            (OPENER, to.LayBoard(), [] if lesson else ["board-not-over"]),
            ("N", to.PauseTable(), ["not-for-you"]),
            (OPENER, to.PauseTable(), [] if lesson else ["not-for-you"]),
            ("N", to.CloseTable(), ["not-for-you"]),
            ("x", to.Watch(seat=N), ["not-for-you"]),
            ("", to.TakeSeat(seat=N), ["live-name-needed"]),
        ]
        with gathered() as trying:
            for who, command, expected in tried:
                with trying(who, command):
                    assert table.kinds(who, command) == expected
        assert (table.standing(OPENER).viewer is Onlooker.DIRECTOR) is lesson


def test_a_substitute_goes_on_in_the_middle_of_a_board_and_nobody_sees_two_hands(tmp_path: Path) -> None:
    with evening(tmp_path, kibitzers="one_hand") as table:
        table.seat_all()
        table.calls("S:1S")
        table.give("watcher", to.Watch(seat=N))
        table.give("W", to.LeaveSeat(seat=W))
        assert table.kinds("W", at.CallEvent(W, Call.PASS)) == ["not-your-seat"]
        assert table.kinds("watcher", to.TakeSeat(seat=W)) == ["seat-seen"]
        assert table.kinds("N", to.TakeSeat(seat=W)) == ["seat-elsewhere"]
        table.give("new", to.TakeSeat(seat=W))
        table.act("new", at.CallEvent(W, Call.PASS))
        assert [act.person for act in table.board.acts[-2:]] == ["S", "new"]
        table.give("E", to.LeaveSeat(seat=E))
        assert table.kinds("W", to.TakeSeat(seat=E)) == ["seat-seen"]  # he has had West's hand
        table.give("E", to.TakeSeat(seat=E))  # his own again


def test_a_kibitzer_of_one_hand_has_no_questions_and_no_options(tmp_path: Path) -> None:
    with evening(tmp_path, kibitzers="one_hand") as table:
        table.seat_all()
        table.give("watcher", to.Watch(seat=S))
        shown = seen(table.all, table.standing("watcher"), table.now)
        assert shown is not None
        assert list(shown.hands) == ["S"]
        assert not shown.options.calls
        nobody = seen(table.all, table.standing(""), table.now)
        assert nobody is not None
        assert nobody.hands == {}
        table.give(OPENER, to.ChangeSettings(settings=settings_of(kibitzers="none")))
        assert seen(table.all, table.standing("watcher"), table.now) is None


def test_a_commentator_sees_all_hands_later(tmp_path: Path) -> None:
    with evening(tmp_path, delay=60) as table:
        table.seat_all()
        table.give(OPENER, to.AppointHelper(person="voice", role=Helper.COMMENTATOR))
        assert seen(table.all, table.standing("voice"), table.now) is None
        table.later(30)
        table.calls("S:1S")
        table.later(31)
        shown = seen(table.all, table.standing("voice"), table.now)
        assert shown is not None
        assert len(shown.hands) == 4
        assert shown.calls == ()
        table.later(30)
        shown = seen(table.all, table.standing("voice"), table.now)
        assert shown is not None
        assert [call.call for call in shown.calls] == ["1S"]
        assert not shown.irregularities
        assert table.kinds("voice", to.TakeSeat(seat=N)) == ["seat-taken"]


def test_a_commentator_is_heard_by_those_who_watch_and_by_nobody_who_plays(tmp_path: Path) -> None:
    """76: whoever has heard him knows the cards, and does not sit down on this board."""
    with evening(tmp_path, text=TWO, delay=0) as table:
        table.seat_all()
        comment = to.Comment(text="  North has the spades. ")
        assert table.kinds("voice", comment) == ["not-for-you"]
        table.give(OPENER, to.AppointHelper(person="voice", role=Helper.COMMENTATOR))
        assert table.kinds("voice", to.Comment(text="  ")) == ["comment-empty"]
        table.give("voice", comment)
        assert [(said.n, said.person, said.text) for said in table.all.table.comments] == [
            (1, "voice", "North has the spades.")
        ]
        heard = {}
        for person in ("N", "E", "S", "W", "", "watcher", "voice"):
            state = live_state(table.all, table.standing(person), Present(str.upper, table.now), "en")
            heard[person] = [(said.name, said.text) for said in state.table.comments]
        words = [("VOICE", "North has the spades.")]
        assert heard == {"N": [], "E": [], "S": [], "W": [], "": words, "watcher": words, "voice": words}
        table.give("W", to.LeaveSeat(seat=W))
        assert table.kinds("new", to.TakeSeat(seat=W)) == ["seat-seen"]
        table.give("W", to.TakeSeat(seat=W))
        table.calls("S:P P P P")
        for seat in SEATS:
            table.act(seat.value, at.HandsReturned(seat))
        assert table.all.table.comments == ()
        table.give("W", to.LeaveSeat(seat=W))
        table.give("new", to.TakeSeat(seat=W))


def test_a_call_that_was_meant_for_another_position_does_nothing(tmp_path: Path) -> None:
    with evening(tmp_path, **PERMISSIVE) as table:
        table.seat_all()
        before = {seat: position(table.board, seat) for seat in SEATS}
        table.calls("S:1S")
        assert table.kinds("W", at.CallEvent(W, Call.PASS), seen=before[W]) == ["table-changed"]
        assert table.kinds("S", at.CallEvent(S, Call.PASS), seen=before[S]) == ["table-changed"]  # the other tab
        now = position(table.board, W)
        table.act("N", at.Alerted(N))
        table.act("E", at.Talked(E, phrase="hello"))
        assert position(table.board, W) == now  # what is said does not hold up anybody
        table.act("W", at.CallEvent(W, Call.PASS), seen=now)


def test_behind_a_screen_nothing_tells_of_the_other_side(tmp_path: Path) -> None:
    """North sits with East, South with West; South deals."""
    with evening(tmp_path, screens=True) as table:
        table.seat_all()
        north, east = position(table.board, N), table.board.seen_by(E)
        table.calls("S:1S P")
        table.act("W", at.Talked(W, to="screenmate", text="your partner is slow"))
        assert position(table.board, N) == north
        assert table.board.seen_by(E) == east
        table.act("S", at.TrayPassed(S))
        assert position(table.board, N) != north


def test_own_alerts_and_explanations_are_for_the_other_side_alone(tmp_path: Path) -> None:
    with evening(tmp_path, alerts="own") as table:
        table.seat_all()
        table.calls("S:1S")
        assert "alert" in table.board.seen_by(S).options.acts
        assert "alert" not in table.board.seen_by(N).options.acts
        table.act("S", at.Alerted(S))
        table.act("W", at.Asked(W, "1S"))
        table.act("S", at.Explained(S, "five cards"))
        heard = {seat: [said.what for said in table.board.seen_by(seat).said] for seat in SEATS}
        every = ["alert", "question", "answer"]
        assert heard == {N: ["question"], E: ["alert", "answer"], S: every, W: every}


def test_the_same_key_does_a_thing_once(tmp_path: Path) -> None:
    with evening(tmp_path) as table:
        table.seat_all()
        key = CommandKey("one", b"call")
        first = table.act("S", at.CallEvent(S, CALL_BY_TEXT["1S"]), key=key)
        again = table.act("S", at.CallEvent(S, CALL_BY_TEXT["1S"]), key=key)
        assert (first.again, again.again) == (False, True)
        assert [call.text for call in table.table.bidding.calls] == ["1S"]


def test_another_office_on_the_same_journal_has_the_same_table(tmp_path: Path) -> None:
    """And goes on where this one stands; a table that was overtaken decides anew."""
    with evening(tmp_path) as table:
        table.seat_all()
        table.calls("S:1S")
        other = Tables(table.journal, lambda: table.now)
        assert other.known(ID) == table.all
        table.calls("W:P")
        here, saw = table.tables, position(table.board, N)
        table.tables = other
        table.act("N", at.CallEvent(N, CALL_BY_TEXT["4S"]), seen=saw)  # the other one had not read West's pass
        table.tables = here
        assert here.read(ID).boards[1].events == other.read(ID).boards[1].events


def test_the_house_rules_where_nobody_directs(tmp_path: Path) -> None:
    """27A: West's 1H over 1S is accepted by North, who is asked; South's turn comes after East."""
    with evening(tmp_path, **PERMISSIVE) as table:
        table.seat_all()
        table.calls("S:1S 1H")
        assert not table.board.seen_by(N).wrong  # silent, until somebody speaks
        table.act("N", at.AttentionCalled(N))
        assert table.board.seen_by(N).question is not None
        assert table.kinds("W", at.OptionChosen("accepted@1H", True, W)) == ["not-asked"]
        table.act("N", at.OptionChosen("accepted@1H", True, N))
        assert [act.authority for act in table.board.acts[-2:]] == ["N", "house"]
        assert isinstance(table.board.events[-1], at.DirectorRuled)
        assert [call.text for call in table.table.bidding.calls] == ["1S", "1H"]
        assert not table.table.halted


def test_calling_the_director_for_nothing_costs_nobody_anything(tmp_path: Path) -> None:
    with evening(tmp_path, **PERMISSIVE) as table:
        table.seat_all()
        table.calls("S:1S")
        table.act("E", at.DirectorSummoned(E, "hm"))
        assert isinstance(table.board.events[-1], at.PlayOn)
        assert not table.table.halted
        table.calls("W:P")


def test_judgment_is_for_the_four_together_or_for_later(tmp_path: Path) -> None:
    """16: whether West used a hint is nobody's to guess."""
    with evening(tmp_path, **PERMISSIVE) as table:
        table.seat_all()
        table.calls("S:1S P")
        table.act("N", at.AttentionCalled(N, Kind.UNAUTHORISED_INFORMATION.value, W))
        asked = table.board.seen_by(E).question
        assert asked is not None
        assert table.board.seen_by(E).asked == ("N", "E", "S", "W")
        assert all(choice.then.effects == () for choice in asked.options)
        answer = asked.options[0].answer
        for seat in (N, E, S):
            table.act(seat.value, at.Opinion(seat, asked.question, answer))
            assert not table.table.answers
        table.act("W", at.Opinion(W, asked.question, answer))
        assert table.table.answers[0] == (asked.question, answer)


def test_what_nobody_can_say_is_left_open_and_play_goes_on(tmp_path: Path) -> None:
    with evening(tmp_path, **PERMISSIVE) as table:
        table.seat_all()
        table.calls("S:1S P")
        table.act("N", at.AttentionCalled(N, Kind.UNAUTHORISED_INFORMATION.value, W))
        assert table.kinds("N", at.CallEvent(N, Call.PASS), seen="") == ["table-changed"]
        table.act("W", at.MatterLeftOpen(W))
        assert table.board.seen_by(N).left_open
        assert not table.table.halted
        table.play_out()
        assert line(table.board).open
        (number,) = table.table.left_open
        table.act("N", at.TakenUp(number))
        assert table.table.irregularities[number].status is not Status.LEFT_OPEN


def test_a_doubted_claim_that_is_left_open_ends_the_play_without_a_result(tmp_path: Path) -> None:
    with evening(tmp_path, **PERMISSIVE) as table:
        table.seat_all()
        table.calls("S:1NT P P P")
        table.cards("W:D3")
        table.act("N", at.DummyLaidDown(N))
        table.act("S", at.Claimed(S, 13, "all mine"))
        table.act("W", at.Objected(W))
        assert table.board.seen_by(E).asked
        table.act("W", at.MatterLeftOpen(W))
        assert (table.table.phase, table.table.result) == (BoardPhase.OVER, None)
        assert line(table.board) == BoardLine(1, 1, "", None, open=True)
        check(table.table)
        table.act("W", at.TakenUp(table.table.left_open[0]))
        assert table.table.phase is BoardPhase.CLAIM


def test_a_person_directs_step_by_step(tmp_path: Path) -> None:
    """27B1(a): not accepted, West makes it sufficient, both natural; taken back before anybody acts on it (82C)."""
    with evening(tmp_path, **DIRECTED) as table:
        table.seat_all()
        table.calls("S:1S 1H")
        table.act("N", at.DirectorSummoned(N))
        assert table.table.halted
        assert table.kinds(OPENER, GiveRuling()) == ["question-open"]
        assert table.kinds(OPENER, at.PlayOn()) == ["ruling-due"]
        table.act("N", at.OptionChosen("accepted@1H", False, N))
        table.act("W", at.OptionChosen("replacement@1H", "2H", W))
        table.act(OPENER, at.OptionChosen("artificial@1H", False))
        table.act(OPENER, GiveRuling())
        assert [call.text for call in table.table.bidding.calls] == ["1S", "2H"]
        assert table.board.acts[-1].authority == "director"
        table.act(OPENER, at.RulingWithdrawn())
        assert [call.text for call in table.table.bidding.calls] == ["1S", "1H"]


def test_a_strict_table_lays_dummy_down_and_the_next_board_by_itself(tmp_path: Path) -> None:
    with evening(tmp_path, text=TWO) as table:
        table.seat_all()
        table.calls("S:1S P P P")
        table.cards("W:D3")
        assert table.table.dummy_is_down
        assert table.kinds("N", at.CardEvent(N, Card.DK)) == ["not-your-seat"]
        table.play_out()
        assert table.all.table.laid == 1
        table.ready()
        assert table.all.table.laid == 2
        assert table.kinds("E", at.CallEvent(E, Call.PASS), n=1) == ["board-gone"]
        table.calls(f"{table.table.turn.value}:P P")
        assert len(set(table.all.boards[1].table.called_next)) == 2
        table.play_out()
        table.ready()
        assert table.all.table.laid == 2
        assert table.kinds(OPENER, to.LayBoard()) == ["boards-over"]


def test_boards_come_by_themselves_where_the_table_wants_it(tmp_path: Path) -> None:
    with evening(tmp_path, text=TWO, next="by_itself") as table:
        table.seat_all()
        table.calls("S:P P P P")
        assert table.all.table.laid == 2


def test_dealt_boards_can_be_verified_when_the_table_is_closed(tmp_path: Path) -> None:
    with evening(tmp_path, text="") as table:
        table.seat_all()
        secret = secret_of(table.all.table)
        assert promise(table.all.table) == commitment(secret, ID, MOST_BOARDS)
        assert table.table.setting.board.deal == dealt_from(secret, ID, 1)
        table.give(OPENER, to.GiveBoards(boards=to.Boards(source="constraint", constraint="S: 15-17 balanced")))
        table.give(OPENER, to.ChangeSettings(settings=settings_of(next="by_itself")))
        for _ in SEATS:
            table.calls(f"{table.table.turn.value}:P")
        deal: Deal = table.table.setting.board.deal
        points = sum({"A": 4, "K": 3, "Q": 2, "J": 1}.get(str(card.value)[1], 0) for card in deal[S])
        assert 15 <= points <= 17


def test_a_board_ends_also_where_no_next_one_can_be_dealt(tmp_path: Path) -> None:
    """All the honours in one hand: no such deal comes in so many tries. Whoever wants that board is told so."""
    with evening(tmp_path, next="by_itself") as table:
        table.seat_all()
        table.give(OPENER, to.GiveBoards(boards=to.Boards(source="constraint", constraint="N: 37-37 hcp; S: 3 hcp")))
        table.calls("S:P P P P")
        assert table.table.is_over
        assert table.all.table.laid == 1
        assert table.kinds(OPENER, to.LayBoard()) == ["no-deal-for-table"]
        table.give("N", to.LeaveSeat(seat=N))
        table.give("Nora", to.TakeSeat(seat=N))
        table.give(OPENER, to.GiveBoards(boards=to.Boards()))
        assert table.all.table.laid == 2


@pytest.mark.parametrize(
    ("boards", "kinds"),
    [
        (to.Boards(source="constraint", constraint="S: 50-60"), ["impossible-constraint"]),
        (to.Boards(source="constraint"), ["bad-constraint"]),
        (to.Boards(source="file"), ["deals-none"]),
        (to.Boards(source="file", text='[Board "1"]\n[Deal "N:AK.. - - -"]\n'), None),
    ],
)
def test_boards_that_cannot_be_are_refused_at_once(tmp_path: Path, boards: to.Boards, kinds: list[str] | None) -> None:
    with evening(tmp_path) as table:
        refused = table.kinds(OPENER, to.GiveBoards(boards=boards))
        assert refused
        assert kinds in (None, refused)


def test_a_teacher_stops_goes_back_and_lets_play_on(tmp_path: Path) -> None:
    with evening(tmp_path, "lesson", **PERMISSIVE) as table:
        table.seat_all()
        table.give(OPENER, to.LayBoard())
        table.calls("S:1S P 4S")
        table.give(OPENER, to.PauseTable())
        assert table.kinds("E", at.CallEvent(E, Call.PASS)) == ["table-paused"]
        table.act(OPENER, at.GoneBack(2))
        table.give(OPENER, to.ResumeTable())
        assert [call.text for call in table.table.bidding.calls] == ["1S"]
        assert table.table.turn is W
        assert len(table.board.events) == 5  # nothing is erased
        table.act(OPENER, at.CallEvent(W, CALL_BY_TEXT["2H"]))
        assert table.board.acts[-1].authority == "teacher"
        table.act(OPENER, at.GoneBack(4))
        assert [call.text for call in table.table.bidding.calls] == ["1S", "P", "4S"]
        assert table.kinds(OPENER, at.GoneBack(99)) == ["no-such-position"]


def test_a_teacher_shows_hands_to_everybody_and_hides_them_again(tmp_path: Path) -> None:
    """Until the next board is laid."""
    with evening(tmp_path, "lesson", TWO, **PERMISSIVE) as table:
        table.seat_all()
        assert table.kinds(OPENER, to.ShowHands(seats=(N,))) == ["no-board-yet"]
        table.give(OPENER, to.LayBoard())

        def hands(who: str) -> dict[str, int]:
            shown = seen(table.all, table.standing(who), table.now)
            assert shown is not None
            return {seat: len(cards) for seat, cards in sorted(shown.hands.items())}

        assert hands("N") == {"N": 13}
        table.give(OPENER, to.ShowHands(seats=(E, W)))
        assert hands("N") == {"E": 13, "N": 13, "W": 13}
        assert hands("guest") == {"E": 13, "W": 13}
        assert table.kinds("N", to.ShowHands(seats=())) == ["not-for-you"]
        table.calls("S:1S")  # nobody's position has changed
        table.give(OPENER, to.ShowHands(seats=(W,)))
        assert hands("N") == {"N": 13, "W": 13}
        table.give(OPENER, to.LayBoard())
        assert hands("N") == {"N": 13}


def test_what_is_asked_when_a_ruling_goes_on_can_be_answered_or_left_for_later(tmp_path: Path) -> None:
    """29C, 30C, 31: North passes out of turn, artificially, and his next call is no comparable one (26B)."""
    with evening(tmp_path, **PERMISSIVE) as table:
        table.seat_all()
        table.calls("S:1C P 1H P")
        table.act("N", at.CallEvent(N, Call.PASS))
        table.act("W", at.AttentionCalled(W))
        table.act("E", at.OptionChosen("accepted@P", False, E))

        def all_say(question: str, answer: Any) -> None:
            for seat in SEATS:
                table.act(seat.value, at.Opinion(seat, question, answer))

        all_say("pass_artificial@N", True)
        table.calls("S:2C P P")
        all_say("comparable@P", False)
        asked = table.board.asked
        assert asked is not None
        assert asked.question.identity == "shown_suits@N"
        assert {"opinion", "left_open"} <= set(table.board.seen_by(S).options.acts)
        table.act("S", at.MatterLeftOpen(S))
        assert table.table.left_open == (0,)
        table.calls("E:P")


def test_what_went_wrong_unnoticed_comes_up_when_it_is_too_late(tmp_path: Path) -> None:
    with evening(tmp_path, text=TWO, **PERMISSIVE) as table:
        table.seat_all()
        table.calls("S:1NT P P P")
        table.cards("W:D3")
        table.act("N", at.DummyLaidDown(N))
        table.cards("N:D5 E:HK")  # East has diamonds
        north = table.standing("N")
        assert not may_look_back(table.all, north, 1)
        table.act("E", at.Conceded(E))
        table.act("S", at.Acquiesced(S))
        assert may_look_back(table.all, north, 1)
        assert not may_learn(table.all, north, 1)
        table.ready()
        table.calls(f"{table.table.turn.value}:P P")
        assert may_learn(table.all, north, 1)
        assert [wrong.kind for wrong in table.all.boards[1].table.irregularities] == [Kind.REVOKE]


def test_the_tempo_is_counted_for_each_side(tmp_path: Path) -> None:
    with evening(tmp_path) as table:
        table.seat_all()
        for seconds, call in ((5, "S:1S"), (40, "W:P"), (3, "N:P"), (1.5, "E:P")):
            table.later(seconds)
            table.calls(call)
        told = tempo(table.board)
        assert [(timed.seat, timed.seconds) for timed in told.acts] == [(S, 5), (W, 40), (N, 3), (E, 1.5)]
        assert (told.seconds_ns, told.seconds_ew) == (8, 41.5)


def test_a_finished_board_goes_out_and_comes_back(tmp_path: Path) -> None:
    with evening(tmp_path) as table:
        table.seat_all()
        table.calls("S:1NT P P P")
        table.play_out()
        written = record(table.all, table.board, str.lower)
        assert written.players == ("n", "e", "s", "w")
        for back in (*pbn.read("".join(pbn.write([written])).splitlines(True)), *lin.read([lin.write(written)])):
            assert isinstance(back, BoardRecord)
            assert (back.deal, back.calls, back.cards) == (written.deal, written.calls, written.cards)
            assert back.result == table.table.result
        rests_on = cited(table.journal, table.all, 1)
        (last,) = table.journal.read(rests_on.stream, rests_on.version - 1)
        assert last.hash.hex() == rests_on.hash


def test_closed_is_closed(tmp_path: Path) -> None:
    with evening(tmp_path) as table:
        table.seat_all()
        assert table.tables.open_tables() == (ID,)
        table.give(OPENER, to.CloseTable())
        assert table.kinds("S", at.CallEvent(S, Call.PASS)) == ["table-closed"]
        assert table.kinds(OPENER, to.LayBoard()) == ["table-closed"]
        assert table.tables.open_tables() == ()


def test_nobody_opens_tables_without_end(tmp_path: Path) -> None:
    with evening(tmp_path) as table:
        table.run(table.tables.opened("second", to.OpenTable(), OPENER, most=2))
        with pytest.raises(ProblemsFound, match="tables-too-many"):
            table.run(table.tables.opened("third", to.OpenTable(), OPENER, most=2))
        table.give(OPENER, to.CloseTable())
        table.run(table.tables.opened("third", to.OpenTable(), OPENER, most=2))


def test_many_acts_at_once_are_decided_one_after_the_other(tmp_path: Path) -> None:
    """Four players call at the same moment at a strict table: one of them is in turn."""
    with evening(tmp_path) as table:
        table.seat_all()

        async def all_at_once() -> list[Any]:
            acts = (
                table.tables.done(ID, Acting(at.CallEvent(seat, Call.PASS), position(table.board, seat)), seat.value)
                for seat in SEATS
            )
            return await asyncio.gather(*acts, return_exceptions=True)

        table.run(all_at_once())
        assert [call.seat for call in table.table.bidding.calls] == [S]
