"""What each seat, the director and a kibitzer may see."""

from collections.abc import Iterator
from enum import Enum

from msgspec import Struct
from msgspec.structs import replace

from arbitro.book.edition import E2017
from arbitro.bridge.cards import Card
from arbitro.bridge.seats import SEATS, Seat, Side, Vulnerability
from arbitro.laws.case.effect import AnyEffect, CardKind, CardRestored, CardReturned, LeadRestriction
from arbitro.laws.case.question import AnswerKind
from arbitro.laws.case.ruling import Choice, Outlook, Plain
from arbitro.laws.shared.obligation import Restriction
from arbitro.table.bidding import SeatCall
from arbitro.table.event import Alerts
from arbitro.table.irregularity import Irregularity
from arbitro.table.options import NONE, Options, options_while
from arbitro.table.ruling import JUDGED, Asked, asked, for_all_four
from arbitro.table.screen import beside, has_tray
from arbitro.table.seeing import could_see, hands_open, is_kept_from
from arbitro.table.state import BoardPhase, CardLaid, RulingHeard, Spoken, Table, TableClaim


class Onlooker(Enum):
    """Who is no player."""

    DIRECTOR = "director"
    KIBITZER = "kibitzer"  # sees what all four see (76)
    COMMENTATOR = "commentator"  # sees all hands, and no more than a kibitzer besides


Viewer = Seat | Onlooker


NOTHING = Outlook((), ())


class CallSeen(Struct, frozen=True):
    seat: Seat
    call: str


class VisibleCard(Struct, frozen=True):
    seat: Seat
    card: Card


class PenaltyCardSeen(Struct, frozen=True):
    seat: Seat
    card: Card
    kind: CardKind


class Said(Struct, frozen=True, omit_defaults=True):
    what: str  # alert, question, answer, talk …
    seat: Seat | None  # the director, if nobody is named
    text: str
    to: str = ""


class AttentionSeen(Struct, frozen=True, omit_defaults=True):
    """What somebody says is wrong. Whether it is, nobody knows from this."""

    by: Seat | None
    what: str = ""
    of: Seat | None = None


class WrongSeen(Struct, frozen=True, omit_defaults=True):
    """An irregularity to which attention was drawn."""

    kind: str
    seat: Seat
    law: str
    what: str = ""  # the call or card
    trick: int | None = None


class QuestionSeen(Struct, frozen=True, omit_defaults=True):
    """A question of the law as it comes to whoever answers it, with what follows from each answer (10C)."""

    question: str  # its identity
    kind: AnswerKind
    clause: str
    options: tuple[Choice, ...] = ()
    opinions: dict[str, Plain] = {}  # what the players have said, where it is put to all four


class TableView(Struct, frozen=True, omit_defaults=True):
    """The table through one pair of eyes."""

    viewer: str
    phase: BoardPhase
    board: int
    dealer: Seat
    vulnerability: Vulnerability
    turn: Seat | None = None
    calls: tuple[CallSeen, ...] = ()
    contract: str = ""
    declarer: Seat | None = None
    hands: dict[str, tuple[Card, ...]] = {}  # those that the viewer sees
    trick: tuple[VisibleCard, ...] = ()
    last_trick: tuple[VisibleCard, ...] = ()  # while it may still be looked at (66A)
    tricks_ns: int = 0
    tricks_ew: int = 0
    penalty_cards: tuple[PenaltyCardSeen, ...] = ()
    faced: tuple[VisibleCard, ...] = ()
    said: tuple[Said, ...] = ()
    claim: TableClaim | None = None
    attention: tuple[AttentionSeen, ...] = ()  # to which the director has not answered
    director: bool = False  # was called, and has not spoken
    wrong: tuple[WrongSeen, ...] = ()
    asked: tuple[str, ...] = ()  # who has a question before him: seats; to the director himself, that he has
    question: QuestionSeen | None = None  # the one that is put to the viewer
    rulings: tuple[RulingHeard, ...] = ()
    must_pass: dict[str, str] = {}
    may_not_double: tuple[Seat, ...] = ()
    repeat: dict[str, str] = {}  # a call that has to be made again
    restrictions: tuple[Restriction, ...] = ()
    lead_restrictions: tuple[LeadRestriction, ...] = ()
    result: str = ""
    left_open: bool = False  # something is to be decided later
    irregularities: tuple[Irregularity, ...] = ()  # the director's list
    options: Options = NONE


def view(table: Table, viewer: Viewer) -> TableView:
    """What the viewer may see."""
    return Sight(table, asked(table)).of(viewer)


def views(table: Table) -> dict[Viewer, TableView]:
    """What everybody may see, with the one question looked up once."""
    sight = Sight(table, asked(table))
    return {viewer: sight.of(viewer) for viewer in (*SEATS, *Onlooker)}


class Sight:
    """A table at which several look, where it is known what is being asked: what is the same in all eyes is looked at
    once."""

    def __init__(self, table: Table, question: Asked | None) -> None:
        self._table, self._question = table, question
        self._open = hands_open(table)
        self._hands: dict[Seat, tuple[Card, ...]] = {}
        self._common = _common(table, question)

    def of(self, viewer: Viewer) -> TableView:
        """What the viewer may see."""
        table, question, common = self._table, self._question, self._common
        seat = viewer if isinstance(viewer, Seat) else None
        behind = _tray_is_behind(table, viewer)
        if table.setting.screens:
            common = replace(
                common,
                turn=None if behind else common.turn,
                calls=_calls(calls_seen(table, viewer)),
                attention=tuple(_attention(table, viewer)),
                wrong=tuple(_wrong(wrong) for wrong in table.irregularities if _told(table, viewer, wrong)),
            )
        return replace(
            common,
            viewer=viewer.value,
            hands={shown.value: self._hand(shown) for shown in hands_seen(table, viewer, self._open)},
            last_trick=_cards(_last_trick(table, viewer)),
            faced=_cards(_faced(table, viewer)),
            said=tuple(Said(*words) for words in table.spoken if _heard(table, viewer, words)),
            asked=common.asked or _before_director(question, viewer),
            question=_question(table, question, viewer),
            rulings=tuple(_rulings(table, viewer)),
            irregularities=table.irregularities if viewer is Onlooker.DIRECTOR else (),
            options=_without_turn(options_while(table, seat, question), behind=behind) if seat else NONE,
        )

    def _hand(self, seat: Seat) -> tuple[Card, ...]:
        if seat not in self._hands:
            self._hands[seat] = tuple(self._table.hand(seat))
        return self._hands[seat]


def _common(table: Table, question: Asked | None) -> TableView:
    """What is the same in all eyes, but for what a screen hides."""
    board, contract, bound = table.setting.board, table.contract, table.bound
    won_ns = sum(quitted.winner.side is Side.NS for quitted in table.tricks)
    return TableView(
        viewer="",
        phase=table.phase,
        board=board.number,
        dealer=board.dealer,
        vulnerability=board.vulnerability,
        turn=None if table.is_over or table.phase is BoardPhase.CLAIM else table.turn,
        calls=_calls(table.bidding.calls),
        contract=contract.bid if contract else "",
        declarer=contract.declarer if contract else None,
        trick=_cards(table.trick),
        tricks_ns=won_ns,
        tricks_ew=len(table.tricks) - won_ns,
        penalty_cards=tuple(PenaltyCardSeen(laid.seat, laid.card, laid.kind) for laid in bound.penalty_cards),
        claim=table.claim,
        attention=tuple(_attention(table, Onlooker.DIRECTOR)),
        director=table.director,
        wrong=tuple(_wrong(wrong) for wrong in table.irregularities if wrong.noticed is not None),
        asked=_asked(table, question),
        must_pass={silenced.value: how_long.value for silenced, how_long in bound.must_pass},
        may_not_double=bound.may_not_double,
        repeat={caller.value: call.value for caller, call in bound.repeat},
        restrictions=bound.restrictions,
        lead_restrictions=bound.lead_restrictions,
        result=str(table.result) if table.result else "",
        left_open=bool(table.left_open),
    )


def _tray_is_behind(table: Table, viewer: Viewer) -> bool:
    """Whether the auction goes on at the other side of the screen: how far it is there, nobody knows here."""
    if not table.setting.screens or table.phase is not BoardPhase.AUCTION or viewer is Onlooker.DIRECTOR:
        return False
    return not isinstance(viewer, Seat) or not has_tray(table, viewer)


def _without_turn(may: Options, *, behind: bool) -> Options:
    return replace(may, calls=(), waits=False) if behind else may


# -- cards and calls -----------------------------------------------------------------------------------------------


def _calls(made: tuple[SeatCall, ...]) -> tuple[CallSeen, ...]:
    return tuple(CallSeen(call.seat, call.text) for call in made)


def _cards(placed: tuple[CardLaid, ...]) -> tuple[VisibleCard, ...]:
    return tuple(VisibleCard(*laid) for laid in placed)


def hands_seen(table: Table, viewer: Viewer, open: tuple[Seat, ...] | None = None) -> tuple[Seat, ...]:
    """One's own cards, and those that lie open."""
    if viewer is Onlooker.DIRECTOR or viewer is Onlooker.COMMENTATOR:
        return SEATS
    lying = hands_open(table) if open is None else open
    return tuple(seat for seat in SEATS if seat is viewer or seat in lying)


def calls_seen(table: Table, viewer: Viewer) -> tuple[SeatCall, ...]:
    """Behind a screen the other side's calls are seen when the tray comes."""
    calls = table.bidding.calls
    if not table.setting.screens or table.phase is not BoardPhase.AUCTION or viewer is Onlooker.DIRECTOR:
        return calls
    here = {viewer, viewer.screenmate} if isinstance(viewer, Seat) else set()
    return (*calls[: table.shown], *(made for made in calls[table.shown :] if made.seat in here))


def _faced(table: Table, viewer: Viewer) -> tuple[CardLaid, ...]:
    """Cards that lie face up beside the trick where he can see them; a lead face down only its owner knows."""
    ahead = (table.ahead,) if table.ahead else ()
    down = (table.face_down,) if table.face_down and viewer in (table.face_down.seat, Onlooker.DIRECTOR) else ()
    if viewer is Onlooker.DIRECTOR:
        return (*table.faced, *ahead, *down)
    seat = viewer if isinstance(viewer, Seat) else None
    return (*(laid for laid in table.faced if not is_kept_from(table, seat, laid.card)), *ahead, *down)


def _last_trick(table: Table, viewer: Viewer) -> tuple[CardLaid, ...]:
    """66A: until one's own side has led or played to the next; 66B: one's own card alone, once it is turned."""
    if not table.tricks or not isinstance(viewer, Seat) or viewer is table.dummy or table.is_over:
        return ()
    if any(placed.seat.side is viewer.side for placed in table.trick):
        return ()
    cards = table.tricks[-1].cards
    if viewer not in table.turned:
        return cards
    if table.trick and table.setting.edition is not E2017:
        return ()  # 66B before 2017: until anybody leads
    return tuple(placed for placed in cards if placed.seat is viewer)


# -- what is said, and by the director -------------------------------------------------------------------------------


def _near(table: Table, viewer: Viewer, seat: Seat | None) -> bool:
    """Whether somebody is on the same side of the screen, if there is one."""
    if not table.setting.screens or table.screen_open or viewer is Onlooker.DIRECTOR or seat is None:
        return True
    return isinstance(viewer, Seat) and beside(viewer, seat)


def _heard(table: Table, viewer: Viewer, spoken: Spoken) -> bool:
    """Behind a screen what is said is for the screenmate alone, and so are own alerts and explanations for the other
    side; the director hears everything, and what is said to him nobody else."""
    if viewer is Onlooker.DIRECTOR or spoken.seat is viewer:
        return True
    if spoken.to == "table" or (spoken.seat is None and spoken.to == viewer.value):
        return _near(table, viewer, spoken.seat)
    if spoken.to and spoken.to != "screenmate":
        return False
    if table.setting.screens or spoken.to:
        return isinstance(viewer, Seat) and spoken.seat is viewer.screenmate
    if table.setting.alerts is Alerts.OWN:
        return not isinstance(viewer, Seat) or spoken.seat is not viewer.partner
    return True


def _attention(table: Table, viewer: Viewer) -> Iterator[AttentionSeen]:
    for said in table.attention:
        if said.open and _near(table, viewer, said.by):
            yield AttentionSeen(said.by, said.about if isinstance(said.about, str) else "", said.of)


def _told(table: Table, viewer: Viewer, wrong: Irregularity) -> bool:
    """Whether attention was drawn to it, and where the viewer could hear: a call not passed stays behind the screen."""
    if wrong.noticed is None:
        return False
    if viewer is Onlooker.DIRECTOR or not table.setting.screens:
        return True
    if isinstance(viewer, Seat):
        return could_see(table, wrong, viewer) or (wrong.place is None and _near(table, viewer, wrong.noticed_by))
    return all(could_see(table, wrong, seat) for seat in SEATS)


def _wrong(wrong: Irregularity) -> WrongSeen:
    what = wrong.call.value if wrong.call else wrong.card.value if wrong.card else wrong.bid
    return WrongSeen(wrong.kind.value, wrong.seat, wrong.law, what, wrong.trick)


def _asked(table: Table, question: Asked | None) -> tuple[str, ...]:
    if question is None:
        return ()
    if for_all_four(table, question):
        return tuple(seat.value for seat in SEATS)
    return tuple(seat.value for seat in question.to)


def _before_director(question: Asked | None, viewer: Viewer) -> tuple[str, ...]:
    """Whether he is asked anything may rest on hidden cards (70): nobody else learns it."""
    return (viewer.value,) if viewer is Onlooker.DIRECTOR and question is not None else ()


def _question(table: Table, question: Asked | None, viewer: Viewer) -> QuestionSeen | None:
    """Only for whoever answers it; the director answers for everybody, and has what it rests on besides.

    What the director would be told of the consequences may rest on hidden cards: the four are asked without them."""
    if question is None:
        return None
    put = question.question
    if isinstance(viewer, Seat) and for_all_four(table, question):
        choices = tuple(Choice(choice.answer, NOTHING) for choice in put.options if put.kind in JUDGED)
        return QuestionSeen(
            put.identity, put.kind, put.clause, choices, {seat.value: said for seat, said in table.opinions}
        )
    if not (viewer in question.to or viewer is Onlooker.DIRECTOR):
        return None
    return QuestionSeen(put.identity, put.kind, put.clause, put.options)


def _rulings(table: Table, viewer: Viewer) -> Iterator[RulingHeard]:
    """What the director has ruled; behind a screen on a call that had not passed only to that side."""
    for given in table.rulings:
        if given.side_of_screen is None or _near(table, viewer, given.side_of_screen):
            yield replace(given, effects=tuple(effect for effect in given.effects if _is_open(table, viewer, effect)))


def _is_open(table: Table, viewer: Viewer, effect: AnyEffect) -> bool:
    """A card that went back to a hand is named to those who have seen it."""
    if viewer is Onlooker.DIRECTOR or not isinstance(effect, CardRestored | CardReturned) or effect.card is None:
        return True
    if isinstance(effect, CardRestored):
        return effect.seat is viewer
    return effect.seat is viewer or not is_kept_from(table, viewer if isinstance(viewer, Seat) else None, effect.card)
