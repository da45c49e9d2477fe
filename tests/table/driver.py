"""Random permissive tables: legal acts, illegal ones of every kind, notice at once, later or never, rulings."""

import random
from collections.abc import Callable, Iterator
from typing import NamedTuple

from msgspec.structs import replace

from arbitro.book.edition import Edition
from arbitro.book.problem import ProblemsFound
from arbitro.bridge.calls import CALLS, Call
from arbitro.bridge.cards import CARDS, Card
from arbitro.bridge.deal import Deal
from arbitro.bridge.hand import Hand
from arbitro.bridge.seats import SEATS, VULNERABILITIES, Seat
from arbitro.laws.case.effect import HandsCorrected
from arbitro.laws.case.ruling import Plain, QuestionPut, Ruling
from arbitro.table import event as at
from arbitro.table.checking import problems
from arbitro.table.event import AnyEvent
from arbitro.table.fold import after, begin
from arbitro.table.irregularity import INFORMATION, How, Irregularity, Kind
from arbitro.table.options import options, stopped
from arbitro.table.playing import choice_due
from arbitro.table.ruling import decision, matter, put_to, rule
from arbitro.table.state import UNSETTLED, BoardPhase, Table

REGULATIONS = ("wbf", "figb_2017")
LONGEST = 60  # questions about one matter; no law needs nearly as many
MANY = 700  # events of a board; no table here has nearly as many
CLAIMED = 4  # tricks left; a contested claim of more would be searched for long
WORDS = ("anything", "S", "H", "D", "C", "low", "high", "7", "T", "win", "low S", "high H", "D2", "A")


class Played(NamedTuple):
    """A board from beginning to end: its log, and the table after each event."""

    events: tuple[AnyEvent, ...]
    tables: tuple[Table, ...]

    @property
    def rulings(self) -> Iterator[Ruling]:
        for event in self.events:
            if isinstance(event, at.DirectorRuled):
                yield event.ruling

    @property
    def irregularities(self) -> Iterator[Irregularity]:
        """Each once, also of a ruling that was taken back."""
        seen = 0
        for table in self.tables:
            yield from table.irregularities[seen:]
            seen = max(seen, len(table.irregularities))


def board(chance: random.Random, edition: Edition) -> at.BoardPlaced:
    """A random deal; now and then a card lies in a wrong pocket, or is missing."""
    pack = chance.sample(CARDS, 52)
    hands = [pack[13 * n : 13 * n + 13] for n in range(4)]
    if chance.random() < 0.06:
        short, long = chance.sample(range(4), 2)
        card = hands[short].pop()
        if chance.random() < 0.7:
            hands[long].append(card)
    return at.BoardPlaced(
        Deal(*(Hand.of(hand) for hand in hands)).pbn(),
        chance.randint(1, 32),
        chance.choice((None, *SEATS)),
        chance.choice((None, *VULNERABILITIES)),
        edition=int(edition),
        regulations=chance.choice(REGULATIONS),
        screens=chance.random() < 0.05,
    )


def uneven(table: Table) -> bool:
    """Whether the hands do not hold as many cards as they should, or did not when they were dealt."""
    if any(len(hand) != 13 for hand in table.setting.board.deal):
        return True
    there = {placed.seat for placed in table.trick}
    left = 13 - len(table.tricks)
    return any(len(table.hand(seat)) != left - (seat in there) for seat in SEATS)


def play(seed: str, edition: Edition, faults: float = 0.07) -> Played:
    """One board; `faults` is how often an act is irregular where an ordinary one could be made."""
    return RandomTable(random.Random(seed), edition, faults).played()


Act = Callable[["RandomTable"], AnyEvent | None]


class RandomTable:
    """A table under way, with all its events."""

    def __init__(self, chance: random.Random, edition: Edition, faults: float) -> None:
        self.chance = chance
        self.faults = faults
        self.noticing = chance.choice((0.2, 0.5, 0.8))  # how often somebody says something at once
        first = board(chance, edition)
        self.events: list[AnyEvent] = [first]
        self.tables = [begin(first)]

    @property
    def table(self) -> Table:
        return self.tables[-1]

    def do(self, event: AnyEvent) -> None:
        """One more event; raises if it cannot be."""
        if refused := problems(self.table, event):
            raise ProblemsFound(refused)
        self.tables.append(after(self.table, event))
        self.events.append(event)

    def one_of(self, cards: int) -> Card:
        return self.chance.choice(tuple(Hand(cards)))

    # -- the board, from beginning to end --------------------------------------------------------------------------

    def played(self) -> Played:
        while True:
            while not self.table.is_over:
                assert len(self.events) < MANY, "a board that never ends"
                happened = len(self.events)
                for _ in range(MANY):  # a player may think of a claim and not make it
                    self.step()
                    if len(self.events) > happened:
                        break
                assert len(self.events) > happened, "nobody can act"
            self.rulings()
            if self.table.phase is BoardPhase.OVER:
                self.end()
            if self.table.is_over:  # a ruling may have the play, or the auction, go on
                break
        return Played(tuple(self.events), tuple(self.tables))

    def step(self) -> None:
        """Whatever happens next."""
        table, chance = self.table, self.chance
        if stopped(table):
            self.rulings()
        elif table.phase is BoardPhase.CLAIM:
            self.after_claim()
        else:
            known = len(table.irregularities)
            if chance.random() < self.faults * (4 if self.bound else 1):
                self.irregular()
            else:
                self.ordinary()
            if len(self.table.irregularities) > known and chance.random() < 0.15:
                self.at_once()
            if len(self.table.irregularities) > known and chance.random() < self.noticing:
                self.notice(len(self.table.irregularities) - 1)
        if chance.random() < 0.02:
            self.notice_something()

    @property
    def bound(self) -> bool:
        """Whether somebody is bound by a ruling: then there is more that can go wrong."""
        bound = self.table.bound
        return bool(bound.must_pass or bound.restrictions or bound.penalty_cards or bound.lead_restrictions)

    def end(self) -> None:
        """The result, the cards back, the next board, the end of the round; something may be noticed at any time."""
        for part in (self.objection, self.result, self.returning, self.next_board, self.round_end):
            self.late(0.15)
            if self.table.phase is not BoardPhase.OVER:
                return  # a ruling has the play, or the auction, go on
            part()
            if self.table.is_over:
                self.rulings()

    def objection(self) -> None:
        claim = self.table.claim
        if claim and claim.agreed and not claim.objected and claim.left <= CLAIMED and self.chance.random() < 0.2:
            self.do(at.Objected(self.chance.choice((claim.seat.lho, claim.seat.partner))))
            self.rulings()

    def result(self) -> None:
        chance, tricks = self.chance, self.table.tricks_won
        if tricks is not None and chance.random() < 0.9:
            said = tricks if chance.random() < 0.8 else chance.randint(0, 13)
            self.do(at.ResultAgreed(said))
            if chance.random() < 0.6:
                self.late(1)
            if self.table.claim and chance.random() < 0.2:
                self.objection()

    def returning(self) -> None:
        for seat in self.chance.choice(((None,), self.chance.sample(SEATS, 4), ())):
            self.do(at.HandsReturned(seat))

    def next_board(self) -> None:
        for seat in self.chance.sample(SEATS, self.chance.randint(0, 2)):
            self.do(at.NextBoardCalled(seat))

    def round_end(self) -> None:
        if self.chance.random() < 0.3:
            self.do(at.RoundFinished())
            self.late(0.1)
            self.do(at.ScoreAvailable())

    def late(self, likely: float) -> None:
        """Something may be noticed only now."""
        if self.table.phase is BoardPhase.OVER and self.chance.random() < likely:
            self.notice_something()
        if self.table.is_over:
            self.rulings()

    # -- notice and rulings -----------------------------------------------------------------------------------------

    def notice(self, number: int) -> None:
        """Somebody says what, or only that something is wrong, whether he could have seen it or not."""
        chance, wrong = self.chance, self.table.irregularities[number]
        by = chance.choice((*SEATS, wrong.seat))
        if chance.random() < 0.2:
            self.do(at.TakenUp(number))
        elif chance.random() < 0.6:
            self.do(at.AttentionCalled(by, wrong.kind.value, chance.choice((None, wrong.seat))))
        else:
            self.do(at.AttentionCalled(chance.choice((by, None))))
        if chance.random() < 0.7:
            self.do(at.DirectorSummoned(chance.choice(SEATS)))

    def notice_something(self) -> None:
        """Of what has gone wrong and is not settled; or what nobody else has found wrong."""
        chance = self.chance
        if chance.random() < 0.3:
            kind = chance.choice((*INFORMATION, Kind.REVOKE, Kind.CARD_EXPOSED)).value
            self.do(at.AttentionCalled(chance.choice(SEATS), kind, chance.choice((None, *SEATS))))
            return
        numbers = [
            number
            for number, wrong in enumerate(self.table.irregularities)
            if wrong.noticed is None and wrong.status in UNSETTLED
        ]
        if numbers:
            self.notice(self.chance.choice(numbers))

    def rulings(self) -> None:
        """The director deals with all that he has been told of."""
        for _ in range(LONGEST):
            if not (stopped(self.table) or self.held) or matter(self.table) is None:
                break
            self.ruling()
        if self.table.halted:  # nothing is wrong, as far as anybody could see
            self.do(at.PlayOn())

    @property
    def held(self) -> bool:
        """Whether something put off until the end of the play is due."""
        return self.table.is_over and matter(self.table) is not None

    def ruling(self) -> None:
        """One matter, with a random answer to every question."""
        for _ in range(LONGEST):
            what = matter(self.table)
            assert what is not None
            outcome = rule(self.table, what)
            if not isinstance(outcome, QuestionPut):
                self.decide(decision(outcome, what))
                if self.chance.random() < 0.02:
                    self.do(at.RulingWithdrawn())
                return
            to = put_to(self.table, what, outcome)
            self.do(at.OptionChosen(outcome.identity, self.answer(outcome), self.chance.choice(to) if to else None))
        raise AssertionError("questions without end")

    def hands_put_right(self) -> str:
        """13: a card that was not played goes from the long hand to the short one."""
        table, deal = self.table, self.table.setting.board.deal
        hands = {seat: list(deal[seat]) for seat in SEATS}
        long, short = max(SEATS, key=lambda seat: len(hands[seat])), min(SEATS, key=lambda seat: len(hands[seat]))
        card = next((card for card in table.hand(long)), None)
        if card is not None and len(hands[long]) > 13:
            hands[long].remove(card)
            hands[short].append(card)
        return Deal.of({seat: Hand.of(hands[seat]) for seat in SEATS}).pbn()

    def decide(self, event: at.DirectorRuled) -> None:
        """With a hand of a wrong number of cards a player may have none of those that the law wants of him."""
        if any(isinstance(effect, HandsCorrected) for effect in event.ruling.effects):
            event = replace(event, hands=self.hands_put_right())
        try:
            self.do(event)
        except ProblemsFound:
            if not uneven(self.table):
                raise
            self.do(replace(event, ruling=replace(event.ruling, effects=())))

    def answer(self, question: QuestionPut) -> Plain:
        """A random one."""
        return self.chance.choice([option.answer for option in question.options])

    # -- what is allowed -------------------------------------------------------------------------------------------

    def ordinary(self) -> None:
        table, chance = self.table, self.chance
        if table.phase is not BoardPhase.AUCTION and chance.random() < 0.02:
            return self.claim()
        if chance.random() < 0.03:
            return self.talk()
        if table.phase is BoardPhase.AUCTION:
            return self.call()
        if table.phase is BoardPhase.PLAY and not table.dummy_spread and chance.random() < 0.8:
            return self.do(at.DummyLaidDown(table.dummy))
        if matter(table) is not None:  # declarer's choice
            return self.ruling()
        if table.phase is BoardPhase.OPENING_LEAD and chance.random() < 0.5:
            return self.lead()
        return self.card()

    def call(self) -> None:
        table = self.table
        calls = options(table, table.turn).calls
        bids = [call for call in calls if call.is_bid]
        others = [call for call in calls if not call.is_bid]
        self.do(at.CallEvent(table.turn, self.chance.choice((*others, *others, *bids[:3]))))

    def lead(self) -> None:
        """41A: face down first; now and then the wrong player's."""
        table, chance = self.table, self.chance
        if table.face_down is None:
            defenders = [seat for seat in SEATS if table.defends(seat)]
            seat = table.turn if chance.random() < 0.9 else chance.choice(defenders)
            self.do(at.LeadFaceDown(seat, self.one_of(table.hands[seat.index])))
        else:
            self.do(at.LeadFaced(table.face_down.seat))

    def card(self) -> None:
        table, chance = self.table, self.chance
        turn = table.turn
        player = turn if turn is not table.dummy else turn.partner
        acting = options(table, player)
        if acting.may_change and chance.random() < 0.5:
            return self.do(at.CardTakenBack(player, chance.choice(acting.may_change)))
        for placed in table.bound.may_change:
            if chance.random() < 0.4:
                return self.do(at.CardTakenBack(placed.seat, placed.card))
        if turn is table.dummy and not table.dummy_spread:
            return self.do(at.DummyLaidDown(turn))
        if not table.hands[turn.index]:
            return self.claim()  # a hand that was short of a card
        assert acting.cards, "nothing to play"
        card = chance.choice(acting.cards)
        if turn is table.dummy and chance.random() < 0.3:
            return self.do(at.Designated(card.value, turn.partner))
        return self.do(at.CardEvent(turn, card))

    def talk(self) -> None:
        chance = self.chance
        seat = chance.choice(SEATS)
        calls = [made.call for made in self.table.bidding.calls]
        self.do(
            chance.choice(
                (
                    at.Alerted(seat, calls[-1] if calls else None),
                    at.Asked(seat, "2C"),
                    at.Explained(seat, "natural"),
                    at.HandLookedAt(seat),
                    at.TrayPassed(seat),
                )
            )
        )

    def claim(self) -> None:
        chance = self.chance
        left = 13 - len(self.table.tricks)
        if left > CLAIMED and chance.random() < 0.8 and all(self.table.hands):
            return
        seat = chance.choice([seat for seat in SEATS if seat is not self.table.dummy])
        tricks = chance.choice((left, 0, chance.randint(0, left)))
        self.do(at.Conceded(seat, tricks) if chance.random() < 0.3 else at.Claimed(seat, tricks))

    def after_claim(self) -> None:
        """Agreed, objected to, or simply scored."""
        table, chance = self.table, self.chance
        assert table.claim is not None
        seat = chance.choice([seat for seat in SEATS if seat.side is not table.claim.seat.side])
        like = chance.random()
        if table.claim.objected:
            self.notice_something()
            self.rulings()
        elif like < 0.5 and table.claim.left <= CLAIMED:
            self.do(at.Objected(seat if chance.random() < 0.9 else table.claim.seat.partner))
            self.notice(len(self.table.irregularities) - 1)
        elif like < 0.6:
            self.do(at.PlayOnWanted(chance.choice(SEATS)))
        elif like < 0.85:
            self.do(at.Acquiesced(seat))
        else:
            self.do(at.ResultAgreed(chance.randint(0, 13)))

    # -- what is not -------------------------------------------------------------------------------------------------

    def at_once(self) -> None:
        """58A: whose turn it was plays with the card that has just been played out of turn."""
        table, wrong = self.table, self.table.irregularities[-1]
        if wrong.turn and wrong.card and table.phase is BoardPhase.PLAY and table.hands[wrong.turn.index]:
            self.do(at.CardEvent(wrong.turn, self.one_of(table.hands[wrong.turn.index]), at_once=True))

    def irregular(self) -> None:
        """One of the irregularities that can happen now, those that seldom can before the others."""
        if not any(self.table.hands):
            return self.claim()  # a hand that was short of a card
        seldom, often = self.possible
        return self.do(self.chance.choice(seldom if seldom and self.chance.random() < 0.5 else often))

    @property
    def possible(self) -> tuple[list[AnyEvent], list[AnyEvent]]:
        match self.table.phase:
            case BoardPhase.AUCTION:
                return self.wrong_calls()
            case BoardPhase.OPENING_LEAD:
                return self.wrong_leads()
            case _:
                return self.wrong_cards()

    def seat_with_cards(self, *but: Seat) -> Seat | None:
        seats = [seat for seat in SEATS if self.table.hands[seat.index] and seat not in but]
        return self.chance.choice(seats) if seats else None

    def exposure(self) -> AnyEvent:
        table, chance = self.table, self.chance
        seat = chance.choice([seat for seat in SEATS if table.hands[seat.index]])
        return at.CardShown(seat, self.one_of(table.hands[seat.index]), chance.choice(tuple(How)))

    def wrong_calls(self) -> tuple[list[AnyEvent], list[AnyEvent]]:
        table, chance = self.table, self.chance
        turn, bidding = table.turn, table.bidding
        legal = bidding.legal_calls(turn)
        other = chance.choice([seat for seat in SEATS if seat is not turn])
        often: list[AnyEvent] = [
            at.CallEvent(other, chance.choice((Call.PASS, chance.choice(CALLS[:20]), Call.DOUBLE))),
            at.NoSuchBid(chance.choice((turn, turn, other)), chance.choice(("8C", "8NT", "9S"))),
            self.exposure(),
        ]
        seldom: list[AnyEvent] = []
        doubles = [call for call in (Call.DOUBLE, Call.REDOUBLE) if call not in legal]
        if doubles:
            often.append(at.CallEvent(turn, chance.choice(doubles)))
        low = [call for call in CALLS if call.is_bid and call not in legal]
        if low:
            often.append(at.CallEvent(turn, chance.choice(low[-6:])))
        if bidding.calls:
            changer = chance.choice(bidding.calls[-3:]).seat
            often.append(at.CallSubstituted(changer, chance.choice((Call.PASS, *CALLS[:15]))))
        others = [call for call in legal if call is not Call.PASS]
        if others and any(seat is turn for seat, _ in table.bound.must_pass):
            seldom.append(at.CallEvent(turn, chance.choice(others)))
        return seldom, often

    def wrong_leads(self) -> tuple[list[AnyEvent], list[AnyEvent]]:
        table, chance = self.table, self.chance
        seat = chance.choice([seat for seat in SEATS if seat is not table.turn])
        partner = table.turn.partner
        seldom: list[AnyEvent] = [
            at.CardEvent(partner, self.one_of(table.hands[partner.index])),
            at.CallEvent(chance.choice(SEATS), chance.choice(CALLS)),
        ]
        often = [self.exposure(), at.CardEvent(seat, self.one_of(table.hands[seat.index]))]
        if choice_due(table, table.turn):
            seldom.append(at.CardEvent(table.turn, self.one_of(table.hands[table.turn.index])))
        return seldom, often

    def wrong_cards(self) -> tuple[list[AnyEvent], list[AnyEvent]]:
        table, chance = self.table, self.chance
        turn, trick = table.turn, table.trick
        held = table.hands[turn.index]
        often: list[AnyEvent] = [self.exposure(), at.CallEvent(chance.choice(SEATS), Call.PASS)]
        seldom: list[AnyEvent] = []
        on_trick = {placed.seat for placed in trick}
        waiting = [seat for seat in SEATS if seat not in on_trick and seat is not turn and table.hands[seat.index]]
        if waiting:
            seat = chance.choice(waiting)
            often.append(at.CardEvent(seat, self.one_of(table.hands[seat.index])))
        if trick:
            seldom += self.wrong_beside(on_trick)
        if trick and held & trick[0].card.suit.mask and held & ~trick[0].card.suit.mask:
            revoke = at.CardEvent(turn, self.one_of(held & ~trick[0].card.suit.mask))
            often += [revoke, revoke]
        if turn is table.dummy and table.dummy_spread and held:
            seldom.append(at.Designated(chance.choice(WORDS), turn.partner))
        if held.bit_count() > 2:
            often.append(at.CardsTogether(turn, tuple(chance.sample(tuple(Hand(held)), 2))))
        dummy = table.dummy
        if dummy is not None and dummy in on_trick and table.hands[dummy.index]:
            card = self.one_of(table.hands[dummy.index])
            seldom += [at.CardEvent(dummy, card, by=dummy), at.DesignationReplaced(card.value, dummy.partner)]
        often.append(at.HavingNone(*chance.sample(SEATS, 2)))
        allowed = sum(card.bit for card in options(table, turn).cards)
        others = held & ~allowed
        if trick and held & trick[0].card.suit.mask:
            others &= trick[0].card.suit.mask
        if others and table.defends(turn):  # a restriction or a penalty card is not heeded, a choice not waited for
            seldom += [at.CardEvent(turn, self.one_of(others))] * 3
        return seldom, often

    def wrong_beside(self, on_trick: set[Seat]) -> list[AnyEvent]:
        """A card taken back, a fifth card, a lead before the trick is complete."""
        table, chance = self.table, self.chance
        back = chance.choice(table.trick)
        events: list[AnyEvent] = [at.CardTakenBack(back.seat, back.card)]
        there = [seat for seat in SEATS if seat in on_trick and table.hands[seat.index]]
        if there:
            seat = chance.choice(there)
            card = self.one_of(table.hands[seat.index])
            events += [at.CardEvent(seat, card), at.CardEvent(seat, card, lead=True)]
        return events


__all__ = ["Kind", "Played", "RandomTable", "play"]
