"""Deals that a player cannot tell from the real one: the cards hidden from him dealt anew, the log still possible."""

import random
from collections.abc import Collection

from msgspec.structs import replace

from arbitro.bridge.calls import CALLS
from arbitro.bridge.cards import SUITS, Card
from arbitro.bridge.deal import Deal
from arbitro.bridge.hand import Hand
from arbitro.bridge.seats import SEATS, Seat
from arbitro.table import event as at
from arbitro.table.checking import problems
from arbitro.table.event import AnyEvent
from arbitro.table.fold import begin
from arbitro.table.fold import step as folded
from arbitro.table.irregularity import Irregularity, Kind
from arbitro.table.seeing import ANYHOW
from arbitro.table.state import Table
from arbitro.table.view import hands_seen

# What the director does rests on what he has seen: after it the same log may be no log of the other deal.
DIRECTORS = (at.DirectorRuled, at.TakenUp, at.OptionChosen, at.RulingWithdrawn, at.PlayOn)


def named(events: tuple[AnyEvent, ...]) -> set[Card]:
    """The cards of which the log speaks: they stay where they are."""
    cards: set[Card] = set()
    for event in events:
        if isinstance(event, at.CardEvent | at.CardShown | at.CardTakenBack | at.LeadFaceDown):
            cards.add(event.card)
        elif isinstance(event, at.CardsTogether):
            cards.update((*event.cards, *event.hidden))
        elif isinstance(event, at.DirectorRuled):
            ruled = (getattr(effect, "card", None) for effect in event.ruling.effects)
            cards.update(card for card in ruled if isinstance(card, Card))
    return cards


def dealt_anew(
    events: tuple[AnyEvent, ...],
    table: Table,
    seat: Seat,
    chance: random.Random,
    *,
    by_suit: bool,
    keeps: Collection[Seat] = (),
) -> Deal | None:
    """The same deal to this player. By suit, every hidden hand keeps its shape, so that who could follow suit could.
    `keeps`: hands that stay as they are besides, because they are about to be seen."""
    deal = table.setting.board.deal
    known = named(events)
    known.update(placed.card for trick in (*(q.cards for q in table.tricks), table.trick) for placed in trick)
    hidden = [other for other in SEATS if other not in (*hands_seen(table, seat), *keeps)]
    hands = {other: [card for card in deal[other] if other not in hidden or card in known] for other in SEATS}
    for suits in ((suit,) for suit in SUITS) if by_suit else (SUITS,):
        loose = {other: [card for card in deal[other] if card not in known and card.suit in suits] for other in hidden}
        cards = [card for other in hidden for card in loose[other]]
        chance.shuffle(cards)
        for other in hidden:
            hands[other] += [cards.pop() for _ in loose[other]]
    anew = Deal.of({other: Hand.of(hands[other]) for other in SEATS})
    return anew if anew != deal else None


def possible(events: tuple[AnyEvent, ...], anew: Deal, table: Table, seat: Seat) -> Table | None:
    """The table with the other deal; what went wrong unseen may be another thing there.

    Every event could have been: nobody is ruled on for what he has not done, and what the others say of their own
    hands is true. What the player himself says is the same whether it is true or not.
    """
    first = events[0]
    assert isinstance(first, at.BoardPlaced)
    if any(isinstance(event, at.DirectorRuled) and event.hands for event in events):
        return None
    other = begin(replace(first, deal=anew.pbn()))
    for event in events[1:]:
        if isinstance(event, DIRECTORS) and _dealt_with(other, event) != _dealt_with(table, event):
            return None
        if problems(other, event):
            return None
        other = folded(other, event)
    same = _noticed(other, seat) == _noticed(table, seat) and _told_aloud(other) == _told_aloud(table)
    return other if same else None


def _dealt_with(table: Table, event: AnyEvent) -> list[Irregularity] | None:
    """The irregularities of which the director speaks."""
    match event:
        case at.DirectorRuled(irregularity=int(number), also=also):
            return [_plain(wrong) for at_, wrong in enumerate(table.irregularities) if at_ in (number, *also)]
        case at.TakenUp(number):
            return [_plain(wrong) for wrong in table.irregularities[number : number + 1]]
    return None


def _plain(wrong: Irregularity) -> Irregularity:
    """What happened, without what has become of it."""
    return Irregularity(wrong.kind, wrong.seat, wrong.event, wrong.law, card=wrong.card, trick=wrong.trick)


def _told_aloud(table: Table) -> list[Irregularity]:
    """52A: who neither followed suit nor played his penalty card. Which of the two is wrong the director says."""
    return [_plain(wrong) for wrong in table.irregularities if wrong.due and wrong.kind in ANYHOW]


def _noticed(table: Table, seat: Seat) -> list[Irregularity]:
    """To what others have drawn attention; the player too, once every card may be inspected (66D)."""
    noticed = (wrong for wrong in table.irregularities if wrong.noticed is not None)
    others = (wrong for wrong in noticed if table.is_over or wrong.noticed_by is not seat)
    return [_plain(wrong) for wrong in others]


def acts(table: Table, seat: Seat, chance: random.Random) -> list[AnyEvent]:
    """What a player may try, sensible or not: he knows his own hand, and dummy's."""
    own = list(table.hand(seat)) or [Card.C2]
    kinds = [kind.value for kind in Kind]
    some = chance.sample(list(Card), 8)
    return [
        at.CallEvent(seat, chance.choice(CALLS)),
        at.CallSubstituted(seat, chance.choice(CALLS)),
        at.CardEvent(seat, chance.choice(own)),
        at.CardEvent(seat, chance.choice(list(Card))),
        at.CardShown(seat, chance.choice(own)),
        at.CardsTogether(seat, tuple(own[:2])),
        at.LeadFaceDown(seat, chance.choice(own)),
        at.LeadFaced(seat),
        at.DummyLaidDown(seat),
        at.Designated(chance.choice(("S", "low", "win")), seat),
        *(at.Designated(card.value, seat) for card in some),
        *(at.CardEvent(table.dummy, card) for card in some if seat is table.declarer and table.dummy),
        at.Claimed(seat, chance.randint(0, 13)),
        at.Objected(seat),
        at.Acquiesced(seat),
        at.PlayOnWanted(seat),
        at.HavingNone(seat, seat.lho),
        at.AttentionCalled(seat, chance.choice((None, *kinds, 0, 1, 5)), chance.choice((None, *SEATS))),
        at.DirectorSummoned(seat),
        at.OptionChosen(chance.choice(("accepted@1H", "new_card@E", "demand@W")), chance.choice((True, "S2")), seat),
        at.TrayPassed(seat),
        at.HandsReturned(seat),
        at.ResultAgreed(chance.randint(0, 13)),
    ]
