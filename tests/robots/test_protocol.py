"""The table-manager protocol, both ways, with OpenSpiel's module for it as the foreign end."""

import re
from collections import deque
from pathlib import Path
from random import Random

import pytest

from arbitro.book.problem import ProblemsFound
from arbitro.bridge.auction import Auction
from arbitro.bridge.calls import Call
from arbitro.bridge.cards import Card
from arbitro.bridge.deal import Deal
from arbitro.bridge.hand import Hand
from arbitro.bridge.seats import SEATS, Seat, Vulnerability
from arbitro.robots import Act, Memory
from arbitro.robots import protocol as p
from arbitro.robots.hosting import Host
from arbitro.robots.visiting import Visitor
from arbitro.table.event import BoardPlaced, CallEvent, CardEvent, DummyLaidDown, Mode
from arbitro.table.fold import after, begin
from arbitro.table.view import TableView, view
from tests.amounts import GAMES

# -- lines


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('Connecting "WBridge5" as ANYPL using protocol version 18', p.Connecting("WBridge5", None)),
        ('connecting "Jack 6" as South using protocol version 18.', p.Connecting("Jack 6", Seat.SOUTH)),
        ('WEST ("WBridge5") seated', p.Seated(Seat.WEST, "WBridge5")),
        ('Teams: N/S "silent" E/W "bidders"', p.Teams("silent", "bidders")),
        ('Teams : N/S : "a b". E/W : "c".', p.Teams("a b", "c")),
        ("start of board", p.BoardStarts()),
        ("Board number 8. Dealer WEST. Neither vulnerable.", p.BoardTold(8, Seat.WEST, Vulnerability.NONE)),
        ("Board number 2. Dealer East. N/S vulnerable", p.BoardTold(2, Seat.EAST, Vulnerability.NS)),
        ("EAST PASSES", p.CallTold(Seat.EAST, Call.PASS)),
        ("East passes.", p.CallTold(Seat.EAST, Call.PASS)),
        ("East doubles", p.CallTold(Seat.EAST, Call.DOUBLE)),
        ("EAST REDOUBLES", p.CallTold(Seat.EAST, Call.REDOUBLE)),
        ("EAST bids 1C", p.CallTold(Seat.EAST, Call.BID_1C)),
        ("East bids 3N", p.CallTold(Seat.EAST, Call.BID_3NT)),
        ("east bids 3nt", p.CallTold(Seat.EAST, Call.BID_3NT)),
        ("EAST bids 4C Alert.", p.CallTold(Seat.EAST, Call.BID_4C, "")),
        ("EAST bids 2D Alert. Transfer to hearts", p.CallTold(Seat.EAST, Call.BID_2D, "Transfer to hearts")),
        ("SOUTH plays 7s", p.CardTold(Seat.SOUTH, Card.parse("S7"))),
        ("South plays S10.", p.CardTold(Seat.SOUTH, Card.parse("ST"))),
        ("Dummy plays td", p.CardTold(None, Card.parse("DT"))),
        ("EAST to lead", p.ToLead(Seat.EAST)),
        ("Dummy to lead", p.ToLead(None)),
        ("WEST ready for  NORTH's bid", p.Ready("NORTH's bid")),
        ("End of session", p.SessionEnds()),
        ("Timing - N/S : this board  [1:15]", p.Remark("Timing - N/S : this board [1:15]")),
    ],
)
def test_a_line_is_read_as_programs_write_it(line: str, said: p.Line) -> None:
    assert p.read_line(line) == said


@pytest.mark.parametrize(
    "cards",
    [
        "S A T 9 5. H K 6 5. D Q J 8 7 6. C 7.",
        "C 7. D Q J 8 7 6. H K 6 5. S A 10 9 5.",
        "s a t 9 5 h k 6 5 d q j 8 7 6 c 7",
    ],
)
def test_a_hand_is_read_in_any_order_of_suits(cards: str) -> None:
    told = p.read_line(f"WEST's cards : {cards}")
    assert isinstance(told, p.HandTold)
    assert str(told.hand) == "AT95.K65.QJ876.7"
    assert p.read_line(p.say_hand(Seat.WEST, told.hand)) == told


def test_a_void_is_read() -> None:
    for void in ("-", "", "void"):
        told = p.read_line(f"Dummy's cards: S A K Q J T 9 8 7 6 5 4 3 2. H {void}. D {void}. C {void}.")
        assert isinstance(told, p.HandTold)
        assert told.seat is None


@pytest.mark.parametrize(
    "line",
    ["NORTH bids 8C", "NORTH plays 1s", "NORTH plays", 'Connecting "x" as UP', "NORTH's cards: S A A.", "x" * 401],
)
def test_what_cannot_be_read_is_a_problem(line: str) -> None:
    with pytest.raises(ProblemsFound):
        p.read_line(line)


# -- our robot at the table of OpenSpiel


class Wire:
    """Where OpenSpiel's table manager reads and writes, with a robot of ours at the other end."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.lines = visitor, deque(visitor.begin())

    def read_line(self) -> str:
        return self.lines.popleft()

    def send_line(self, line: str) -> None:
        self.lines += self.visitor.hear(line)

    def terminate(self) -> None:
        pass


def visitor(chance: Random) -> Visitor:
    """Whatever it may do, by chance."""

    def think(seen: TableView, memory: Memory) -> Act | None:
        del memory
        may = seen.options
        if may.calls:
            calls = (*may.calls[:4], Call.PASS)
            return CallEvent(seat=Seat(seen.viewer), call=chance.choice(calls))
        assert may.hand is not None
        return CardEvent(seat=may.hand, card=chance.choice(may.cards))

    def alerted(auction: Auction, vulnerability: Vulnerability) -> bool:
        del vulnerability
        return auction.calls[-1] is Call.BID_2C

    return Visitor("arbitro", None, think, alerted)


def test_four_robots_play_boards_at_the_table_manager_of_openspiel() -> None:
    """It checks every line of theirs by its own patterns, and every call and card by its own rules of the game."""
    pyspiel = pytest.importorskip("pyspiel")
    from open_spiel.python.bots.bluechip_bridge import BlueChipBridgeBot

    chance = Random("visitors")
    game = pyspiel.load_game("bridge(use_double_dummy_result=false)")
    visitors = [visitor(chance) for _ in SEATS]
    bots = [BlueChipBridgeBot(game, index, lambda each=each: Wire(each)) for index, each in enumerate(visitors)]
    for number in range(1, GAMES // 30 + 1):
        state = game.new_initial_state()
        for card in chance.sample(range(52), 52):
            state.apply_action(card)
        while not state.is_terminal():
            action = bots[state.current_player()].step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
        for bot in bots:
            bot.inform_state(state)
            bot.restart()
        assert [each.boards for each in visitors] == [number] * 4


# -- a foreign program at ours: the recorded session of WBridge5 in OpenSpiel's tests


class Recorded:
    """The lines of a program, one for each that is asked for, and what it is sent."""

    def __init__(self, lines: list[str]) -> None:
        self.lines, self.sent = deque(lines), list[str]()

    def read_line(self) -> str:
        return self.lines.popleft()

    def send_line(self, line: str) -> None:
        self.sent.append(line)


def recorded() -> tuple[list[str], list[int]]:
    """What the program says, and the board as OpenSpiel numbers it."""
    from open_spiel.python.bots import bluechip_bridge_test

    text = Path(bluechip_bridge_test.__file__).read_text(encoding="utf-8")
    script = text[text.index("'read_line.side_effect': [") : text.index("bot = bluechip_bridge.Blue")]
    lines = [single or double for single, double in re.findall(r"^ {16}(?:'([^\n]*)'|\"([^\n]*)\"),$", script, re.M)]
    numbers = text[text.index("history = [") : text.index("# Check the bot provides")]
    return lines, [int(number) for number in re.findall(r"\d+", numbers)]


def test_a_recorded_program_is_told_what_openspiel_tells_it() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from open_spiel.python.bots.bluechip_bridge import BlueChipBridgeBot

    lines, history = recorded()
    game, theirs = pyspiel.load_game("bridge(use_double_dummy_result=false)"), Recorded(lines)
    bot, state = BlueChipBridgeBot(game, 1, lambda: theirs), game.new_initial_state()
    for action in history:
        if state.current_player() == 1:
            assert bot.step(state) == action
        state.apply_action(action)
    ours = hosted(lines, history)
    plain = [p.read_line(line) for line in theirs.sent]
    told = [p.read_line(line) for line in ours]
    leads = [each for each in told if isinstance(each, p.ToLead)]
    assert [each for each in told if not isinstance(each, p.ToLead)] == [
        each for each in plain if not isinstance(each, p.ToLead | p.Teams)
    ]
    assert len(leads) == sum(isinstance(each, p.ToLead) for each in plain)


def hosted(lines: list[str], history: list[int]) -> list[str]:
    """What our side sends to the program while the others act as they did."""
    cards = [Card.parse("CDHS"[number % 4] + "23456789TJQKA"[number // 4]) for number in history[:52]]
    deal = Deal(*(Hand.of(cards[index::4]) for index in range(4)))
    table = begin(BoardPlaced(deal=deal.pbn(), number=1, mode=Mode.STRICT))
    host, memories, sent = Host(Seat.EAST, "WBridge5"), dict.fromkeys(SEATS, Memory()), list[str]()
    sent.append(host.welcome())
    script = deque(lines[1:])

    for number in history[52:]:
        _exchange(host, script, sent, view(table, Seat.EAST), memories[Seat.EAST])
        event: CallEvent | CardEvent
        if number >= 52:
            calls = {52: "P", 53: "X", 54: "XX"}
            text = calls.get(number) or f"{(number - 55) // 5 + 1}{('C', 'D', 'H', 'S', 'NT')[(number - 55) % 5]}"
            event = CallEvent(seat=table.turn, call=Call.parse(text))
        else:
            event = CardEvent(seat=table.turn, card=Card.parse("CDHS"[number % 4] + "23456789TJQKA"[number // 4]))
        if table.turn is Seat.EAST or (table.declarer is Seat.EAST and table.turn is Seat.WEST):
            assert host.heard(script.popleft()) == event
        table = after(table, event)
        if isinstance(event, CardEvent) and not table.dummy_is_down:
            table = after(table, DummyLaidDown(seat=table.dummy))
        for seat in SEATS:
            memories[seat] = memories[seat].after(view(table, seat))
    _exchange(host, script, sent, view(table, Seat.EAST), memories[Seat.EAST])
    return sent


def _exchange(host: Host, script: deque[str], sent: list[str], seen: TableView, memory: Memory) -> None:
    """Until the program has to hear of somebody else, or to act."""
    while True:
        sent += host.lines(1, seen, memory)
        if not script or " ready " not in script[0]:
            return
        host.heard(script.popleft())
