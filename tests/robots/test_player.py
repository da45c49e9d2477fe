"""Robots at a table: they see views alone, break no law, and get every board to its end."""

from collections.abc import Collection
from random import Random

import pytest
from msgspec.structs import replace

from arbitro.analysis.position import Position
from arbitro.analysis.table import tricks_to_come
from arbitro.book.edition import E2017
from arbitro.bridge.calls import Call
from arbitro.bridge.cards import CARDS, DENOMINATIONS, Denomination
from arbitro.bridge.dealing import random_deal
from arbitro.bridge.hand import Hand
from arbitro.bridge.play import Trick
from arbitro.bridge.seats import SEATS, Seat, Side, Vulnerability
from arbitro.laws.case.ruling import QuestionPut
from arbitro.robots import Act, Memory, Strength, Ways, decide
from arbitro.systems import Agreements, load_system
from arbitro.table.checking import problems
from arbitro.table.event import (
    Acquiesced,
    Alerted,
    AnyEvent,
    Asked,
    BoardPlaced,
    CallEvent,
    Claimed,
    Explained,
    HandsReturned,
    Mode,
    Objected,
    OptionChosen,
)
from arbitro.table.fold import after, begin
from arbitro.table.options import Options
from arbitro.table.ruling import matter, put_to, rule
from arbitro.table.state import BoardPhase, Table, TableClaim
from arbitro.table.view import TableView, VisibleCard, view
from tests.amounts import ENDINGS, ERRING, ROBOT_BOARDS, Figures
from tests.analysis.reference import needs_solver
from tests.table.driver import RandomTable

pytestmark = needs_solver

QUICK = Strength(calls=1, early=1, late=2, tries=2_000)
WAYS = Ways(Agreements(load_system("five_card_majors"), load_system("strong_club")), QUICK)
LIMIT = 200  # acts, more than a board can need


def played(number: int, mode: Mode, ways: Ways = WAYS) -> tuple[Table, list[Act]]:
    """A board with four robots; the seats take turns at looking."""
    chance = Random(f"robots {number}")
    placed = BoardPlaced(deal=random_deal(chance.randrange).pbn(), number=number, edition=int(E2017), mode=mode)
    table, acts = begin(placed), list[Act]()
    memories = dict.fromkeys(SEATS, Memory())
    while table.phase is not BoardPhase.OVER:
        found: list[Act | None] = [_act(table, seat, memories, ways, chance) for seat in SEATS]
        act = next((each for each in found if each is not None), None)
        assert act is not None, "nobody acts"
        assert not problems(table, act), act
        acts.append(act)
        assert len(acts) < LIMIT
        table = after(table, act)
    return table, acts


def _act(table: Table, seat: Seat, memories: dict[Seat, Memory], ways: Ways, chance: Random) -> Act | None:
    seen = view(table, seat)
    memories[seat] = memories[seat].after(seen)
    return decide(seen, memories[seat], ways, chance.randrange)


def test_cards_go_back_into_the_board_also_where_nobody_bid() -> None:
    table = begin(BoardPlaced(deal=random_deal(Random(1).randrange).pbn(), mode=Mode.STRICT))
    for seat in SEATS:
        table = after(table, CallEvent(seat=seat, call=Call.PASS))
    assert table.phase is BoardPhase.OVER
    for seat in SEATS:
        assert decide(view(table, seat), Memory(), WAYS, Random(1).randrange) == HandsReturned(seat=seat)


@pytest.mark.parametrize("mode", list(Mode))
def test_every_board_is_played_to_its_end_without_an_irregularity(mode: Mode, record_property: Figures) -> None:
    claimed = 0
    for number in range(1, ROBOT_BOARDS + 1):
        table, acts = played(number, mode)
        assert not table.irregularities
        claims = [act for act in acts if isinstance(act, Claimed)]
        assert len(table.tricks) in (0, 13) or claims
        for claim in claims:
            assert table.contract is not None
            north, east, south, west = (table.hand(seat) for seat in SEATS)
            left = Position((north, east, south, west), table.contract.denomination, table.turn)
            assert left.leader.side is claim.seat.side
            assert claim.tricks == tricks_to_come(left) == left.tricks_left
            claimed += 1
    record_property(f"boards played by four robots, {mode.value}", ROBOT_BOARDS)
    record_property(f"claims of robots that hold double dummy, {mode.value}", claimed)


def answers(left: Position, claim: TableClaim, chance: Random, seats: Collection[Seat]) -> list[Act | None]:
    """What players say to a claim by South, declarer, of whose hand and dummy's everybody sees the cards."""
    pack = [card for card in CARDS if not any(card in hand for hand in left.hands)]
    while True:  # in the last trick, won by whoever leads now
        chance.shuffle(pack)
        played = tuple(VisibleCard(SEATS[place % 4], card) for place, card in enumerate(pack))
        if Trick(SEATS[0], tuple(pack[-4:])).winner(left.denomination) is left.leader:
            break

    def seen(seat: Seat) -> TableView:
        return TableView(
            viewer=seat.value,
            phase=BoardPhase.CLAIM,
            board=3,
            dealer=Seat.SOUTH,
            vulnerability=Vulnerability.NONE,
            contract=f"3{left.denomination.value}",
            declarer=Seat.SOUTH,
            hands={each.value: tuple(left.hands[each.index]) for each in {Seat.SOUTH, Seat.NORTH, seat}},
            claim=claim,
            options=Options(acts=("objection", "claim_agreed")),
        )

    return [decide(seen(seat), Memory(played), WAYS, chance.randrange) for seat in seats]


def fewest(left: Position) -> int:
    """South's tricks if all four play as badly for him as they may."""
    if left.is_over:
        return 0
    return min(
        fewest(then) + (not then.trick and then.leader.side is Side.NS)
        for then in (left.after(card) for card in left.legal_cards)
    )


def test_a_claim_that_can_be_beaten_is_doubted_and_one_that_cannot_is_agreed_to(record_property: Figures) -> None:
    """It can be beaten if the best defence does against the best play, and cannot if the worst play wins it."""
    chance, doubted, agreed = Random("claims"), 0, 0
    for _ in range(ENDINGS):
        pack = sorted(chance.sample(CARDS, 12), key=lambda card: card.rank.index * chance.random())
        east, west, north, south = (Hand.of(pack[first : first + 3]) for first in (0, 3, 6, 9))
        left = Position((north, east, south, west), chance.choice(DENOMINATIONS), chance.choice(SEATS))
        best = tricks_to_come(left)
        most = best if left.leader.side is Side.NS else 3 - best
        for tricks in range(4):
            said = answers(left, TableClaim(Seat.SOUTH, tricks, 3), chance, (Seat.EAST, Seat.WEST))
            if tricks > most:
                assert said == [Objected(seat=Seat.EAST), Objected(seat=Seat.WEST)]
                doubted += 1
            elif tricks <= fewest(left):
                assert said == [Acquiesced(seat=Seat.EAST), Acquiesced(seat=Seat.WEST)]
                agreed += 1
    assert doubted
    assert agreed
    record_property("claims that robots doubted rightly", doubted)
    record_property("claims that robots agreed to rightly", agreed)


@pytest.mark.parametrize(("statement", "is_sound"), [("", False), ("finessing the SK", True), ("SA SQ", False)])
def test_a_finesse_that_was_not_stated_is_doubted(statement: str, is_sound: bool) -> None:
    north, east, south, west = map(Hand.parse, ("32...", "K7...", "AQ...", "54..."))
    left = Position((north, east, south, west), Denomination.NOTRUMP, Seat.NORTH)
    [said] = answers(left, TableClaim(Seat.SOUTH, 2, 2, statement), Random("finesse"), [Seat.EAST])
    assert said == (Acquiesced if is_sound else Objected)(seat=Seat.EAST)


class Erring(RandomTable):
    """South acts by chance and errs; the others are robots, and answer what the law asks them."""

    def __init__(self, seed: str) -> None:
        super().__init__(Random(seed), E2017, faults=0.1)
        self.memories = dict.fromkeys(SEATS, Memory())
        self.answered = 0

    def do(self, event: AnyEvent) -> None:
        super().do(event)
        for seat in SEATS:
            self.memories[seat] = self.memories[seat].after(view(self.table, seat))

    def robot(self, seat: Seat) -> Act | None:
        return None if seat is Seat.SOUTH else _act(self.table, seat, self.memories, WAYS, self.chance)

    def ordinary(self) -> None:
        act = next((act for seat in SEATS if (act := self.robot(seat)) is not None), None)
        if act is None:
            super().ordinary()
            return
        known = len(self.table.irregularities)
        self.do(act)
        assert all(wrong.seat is Seat.SOUTH for wrong in self.table.irregularities[known:]), act

    def irregular(self) -> None:
        wrong = [event for events in self.possible for event in events if getattr(event, "seat", None) is Seat.SOUTH]
        if wrong:
            self.do(self.chance.choice(wrong))
        else:
            self.ordinary()

    def ruling(self) -> None:
        what = matter(self.table)
        assert what is not None
        outcome = rule(self.table, what)
        asked = put_to(self.table, what, outcome) if isinstance(outcome, QuestionPut) else ()
        if not isinstance(outcome, QuestionPut) or Seat.SOUTH in asked or not asked:
            super().ruling()
            return
        act = self.robot(asked[0])
        assert isinstance(act, OptionChosen), outcome
        assert act.answer in [option.answer for option in outcome.options]
        self.do(act)
        self.answered += 1


def test_robots_answer_every_option_against_a_player_who_errs(record_property: Figures) -> None:
    boards = [Erring(f"errs {number}") for number in range(5, 5 + ERRING)]
    for board in boards:
        board.played()
    assert sum(board.answered for board in boards) > 0
    record_property("questions that robots answered", sum(board.answered for board in boards))


def test_a_player_remembers_every_card_and_who_showed_out() -> None:
    """A view has the trick and the last one alone; before the last trick everybody but dummy remembers the other 48."""
    chance = Random("memory")
    placed = BoardPlaced(deal=random_deal(chance.randrange).pbn(), number=3, mode=Mode.STRICT)
    table, memories = begin(placed), dict.fromkeys(SEATS, Memory())
    deal, ways = table.setting.board.deal, replace(WAYS, claims=False)
    while len(table.tricks) < 12:
        found: list[Act | None] = [_act(table, seat, memories, ways, chance) for seat in SEATS]
        table = after(table, next(each for each in found if each is not None))
        for seat in SEATS:
            memories[seat] = memories[seat].after(view(table, seat))
    gone = {seat: deal[seat] - table.hand(seat) for seat in SEATS}
    for seat in set(SEATS) - {table.dummy}:
        assert all(memories[seat].cards_of(other) == gone[other] for other in SEATS)
        voids = memories[seat].voids
        assert voids
        assert not any(table.hand(other).in_suit(suit) for other, suit in voids)


def test_a_robot_alerts_its_partners_call_and_explains_it_by_the_system() -> None:
    """Stayman is a convention; a natural opening is not alerted, and an opponent's question is answered once."""
    ways = Ways(WAYS.agreements, QUICK, regulations="figb_2017")
    deal = "N:AK52.Q84.KJ3.K72 QJT.KJ92.AQ5.983 9876.AT76.T98.AT 43.53.7642.QJ654"
    table = begin(BoardPlaced(deal=deal, mode=Mode.STRICT, regulations="figb_2017"))

    def north() -> Act | None:
        return decide(view(table, Seat.NORTH), Memory(), ways, Random(1).randrange)

    table = after(table, CallEvent(seat=Seat.NORTH, call=Call.BID_1NT))
    assert decide(view(table, Seat.SOUTH), Memory(), ways, Random(1).randrange) is None
    table = after(table, CallEvent(seat=Seat.EAST, call=Call.PASS))
    table = after(table, CallEvent(seat=Seat.SOUTH, call=Call.BID_2C))
    alerted = Alerted(seat=Seat.NORTH, call=Call.BID_2C)
    assert north() == alerted
    table = after(table, alerted)
    assert north() is None
    table = after(table, Asked(seat=Seat.WEST, about="2C"))
    answer = north()
    assert answer == Explained(seat=Seat.NORTH, text="hcp 8-37, 4H or 4S", about="2C")
    table = after(table, answer)
    assert north() is None
