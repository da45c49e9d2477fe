"""A table is the fold of its events."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from arbitro.book.edition import Edition
from arbitro.book.problem import Place, Problem, ProblemsFound
from arbitro.bridge.board import Board
from arbitro.bridge.deal import Deal
from arbitro.bridge.seats import SEATS, Seat, Side
from arbitro.laws.case.effect import AdjustedScore, AnyEffect, HandsCorrected
from arbitro.laws.case.request import misread
from arbitro.laws.case.ruling import Ruling
from arbitro.laws.law_26_lead_restrictions import demand
from arbitro.laws.law_31_bid_out_of_rotation import rho_called
from arbitro.laws.law_64_established_revoke import offender_won_revoke_trick
from arbitro.laws.shared.out_of_rotation import offender_called
from arbitro.regulations import load
from arbitro.table.bidding import Bidding
from arbitro.table.calling import above_seven, called, changed
from arbitro.table.carrying_out import carry_out, later_effects, put_right
from arbitro.table.claiming import acquiesced, agreed, agreement, claimed, objected, play_on_wanted, too_late
from arbitro.table.designating import designated, redesignated
from arbitro.table.event import (
    Acquiesced,
    Alerted,
    AnyEvent,
    Asked,
    AttentionCalled,
    BoardPlaced,
    CallEvent,
    CallSubstituted,
    CardEvent,
    CardShown,
    CardsTogether,
    CardTakenBack,
    CardTurned,
    Claimed,
    Conceded,
    Designated,
    DesignationReplaced,
    DirectorRuled,
    DirectorSummoned,
    DummyLaidDown,
    Explained,
    GoneBack,
    HandLookedAt,
    HandsReturned,
    HandTaken,
    HavingNone,
    LeadFaced,
    LeadFaceDown,
    MatterLeftOpen,
    Mode,
    NextBoardCalled,
    NoSuchBid,
    Noted,
    Objected,
    Opinion,
    OptionChosen,
    PlayOn,
    PlayOnWanted,
    ResultAgreed,
    RoundFinished,
    RulingWithdrawn,
    ScoreAvailable,
    ScreenOpened,
    TakenUp,
    Talked,
    TrayPassed,
)
from arbitro.table.irregularity import INFORMATION, Irregularity, Kind, Status
from arbitro.table.playing import (
    dummy_spread,
    exposed,
    lead_face_down,
    lead_faced,
    played,
    played_together,
    taken_back,
)
from arbitro.table.record import found, noticed, refused, settled
from arbitro.table.ruling import in_hand
from arbitro.table.seeing import could_see, is_meant
from arbitro.table.state import UNSETTLED, Attention, BoardPhase, RulingHeard, Spoken, Table, TableRules


def begin(event: BoardPlaced) -> Table:
    """The table with a board on it."""
    deal = Deal.parse(event.deal)
    if event.mode is Mode.STRICT:
        deal.checked()
    board = Board(event.number, deal, event.dealer, event.vulnerability)
    edition, pack = Edition.parse(event.edition), load(event.regulations).name
    setting = TableRules(board, edition, pack, event.mode, event.screens, event.alerts, event.directing)
    table = Table(setting, board.dealer, deal.masks, Bidding(board.dealer), events=1)
    for seat in SEATS:
        if len(deal[seat]) != 13:
            table = found(replace(table, events=0), Kind.WRONG_NUMBER_OF_CARDS, seat)
    return replace(table, events=1)


def fold(events: Iterable[AnyEvent]) -> Table:
    """The table after all these events; the first places the board."""
    log = tuple(events)
    if not log or not isinstance(log[0], BoardPlaced):
        raise ProblemsFound([Problem("no-board", Place(index=1), expected='{"event": "board", "deal": "N:…"}')])
    table = begin(log[0])
    for number in standing(log)[1:]:
        table = after(table if table.events == number else replace(table, events=number), log[number])
    return replace(table, events=len(log))


def standing(log: Sequence[AnyEvent]) -> tuple[int, ...]:
    """The events that count, by their place from 0: without what a teacher went back behind."""
    places: list[int] = []
    number = len(log)
    while number > 0:
        event = log[number - 1]
        if isinstance(event, GoneBack) and 0 < event.to < number:
            number = event.to
        else:
            number -= 1
            places.append(number)
    return tuple(reversed(places))


def following(log: Sequence[AnyEvent], table: Table, event: AnyEvent) -> Table:
    """The table after one more event of this log, of which `table` has come."""
    return fold((*log, event)) if isinstance(event, GoneBack) else after(table, event)


def after(table: Table, event: AnyEvent) -> Table:
    """The table after one more event. Nothing that was recorded is refused: what cannot be, changes nothing."""
    try:
        return step(table, event)
    except ProblemsFound:
        return replace(table, events=table.events + 1)


def step(table: Table, event: AnyEvent) -> Table:
    """The same, for an event that is not recorded yet: raises if it cannot be."""
    following: Table = STEPS[type(event)](table, event)
    acts = type(event) in ACTING
    if acts and table.irregularities and not table.director:
        following = _acted(following, getattr(event, "seat", None) or table.declarer)
    if acts and following.halted and not following.noticed:
        following = _answered(following)  # nothing was wrong, and play went on
    for said in following.attention if following.attention is table.attention else ():
        if isinstance(said.about, str):
            following = _meant(following, said)  # what he suspected may have come to light
    if table.before_ruling is not None and following.before_ruling is table.before_ruling:
        following = _ruling_followed(following, event)
    return replace(following, events=table.events + 1)


def _ruling_followed(table: Table, event: AnyEvent) -> Table:
    """82C: a ruling can be taken back until somebody acts on it."""
    if type(event) in SPEAKING:
        return replace(table, since_ruling=(*table.since_ruling, event))
    return replace(table, before_ruling=None, since_ruling=())


def _acted(table: Table, seat: Seat | None) -> Table:
    """11A: who acts after attention was drawn, without the director."""
    for number in table.noticed:
        wrong = table.irregularities[number]
        if seat is not None and seat.side is not wrong.seat.side and wrong.noticed != table.events + 1:
            now = replace(wrong, acted=True)
            others = table.irregularities
            table = replace(table, irregularities=(*others[:number], now, *others[number + 1 :]))
    return table


# -- the director ------------------------------------------------------------------------------------------------


def _attention(table: Table, event: AttentionCalled) -> Table:
    """Nothing tells whether there is anything: whoever draws attention to what he could not see hears no more."""
    about = event.irregularity
    if event.by is None and isinstance(about, int):
        _check_number(table, about)
    said = Attention(event.by, about, event.of, table.events + 1)
    table = replace(table, attention=(*table.attention, said))
    kind = next((kind for kind in INFORMATION if kind.value == about), None)
    if kind is not None and (event.of or event.by):
        trick = table.next_trick if table.contract else None
        table = found(
            table, kind, event.of or (event.by or table.turn).rho, calls=len(table.bidding.calls), trick=trick
        )
        return noticed(table, len(table.irregularities) - 1, event.by)
    return _meant(table, said)


def _meant(table: Table, said: Attention) -> Table:
    """Attention is drawn to what was meant, as far as he could have seen it; after an objection to the claim."""
    after_objection = any(
        wrong.kind is Kind.CLAIM_CONTESTED and wrong.noticed == said.event - 1 for wrong in table.irregularities
    )
    if after_objection and said.about is None:
        return table
    for number, wrong in enumerate(table.irregularities):
        if wrong.noticed is not None or wrong.status not in UNSETTLED or wrong.event > said.event:
            continue
        if isinstance(said.about, str) and not is_meant(wrong, said.about):
            continue
        if isinstance(said.about, int) and said.about != number:
            continue
        if said.of not in (None, wrong.seat):
            continue
        if said.by is None or could_see(table, wrong, said.by):
            table = noticed(table, number, said.by)
    return table


def _check_number(table: Table, number: int) -> None:
    if not 0 <= number < len(table.irregularities):
        raise refused("no-such-irregularity", table, None, str(number))


def _director(table: Table, event: DirectorSummoned) -> Table:
    """Who calls him draws attention to what he calls him for."""
    if not table.noticed:
        table = _meant(table, Attention(event.by, None, None, table.events + 1))
    return replace(table, director=True)


def _taken_up(table: Table, event: TakenUp) -> Table:
    _check_number(table, event.irregularity)
    if event.irregularity in table.left_open:
        wrong = table.irregularities[event.irregularity]
        if table.claim_left_open and wrong.kind is Kind.CLAIM_CONTESTED:
            table = replace(table, phase=BoardPhase.CLAIM)
        return settled(table, event.irregularity, wrong.left, wrong.clause)
    return noticed(table, event.irregularity, None, own_motion=True)


def _play_on(table: Table, _: PlayOn) -> Table:
    return _answered(table)


def _answered(table: Table) -> Table:
    """The director has spoken."""
    attention = tuple(replace(said, open=False) for said in table.attention)
    return replace(table, director=False, attention=attention)


def _chosen(table: Table, event: OptionChosen) -> Table:
    if problems := misread({event.question: event.answer}):
        raise ProblemsFound(problems)
    return replace(table, answers=(*table.answers, (event.question, event.answer)), opinions=())


def _opinion(table: Table, event: Opinion) -> Table:
    if problems := misread({event.question: event.answer}):
        raise ProblemsFound(problems)
    others = tuple(said for said in table.opinions if said[0] is not event.seat)
    return replace(table, opinions=(*others, (event.seat, event.answer)))


def _left_open(table: Table, event: MatterLeftOpen) -> Table:
    """A claim that is left open ends the play."""
    number = in_hand(table)
    if number is None:
        raise refused("nothing-to-leave-open", table, event.by)
    wrong = table.irregularities[number]
    if wrong.kind is Kind.CLAIM_CONTESTED:
        table = replace(table, phase=BoardPhase.OVER)
    table = _with(table, number, replace(wrong, left=wrong.status))
    return replace(_answered(settled(table, number, Status.LEFT_OPEN, wrong.clause)), answers=(), opinions=())


def _gone_back(table: Table, event: GoneBack) -> Table:
    """Where the table stands then, `fold` finds from the log."""
    if not 0 < event.to <= table.events:
        raise refused("no-such-position", table, None, str(event.to), f"1 … {table.events}")
    return table


def _ruled(table: Table, event: DirectorRuled) -> Table:
    before = replace(table, before_ruling=None, since_ruling=())
    clause = event.ruling.clauses[0] if event.ruling.clauses else ""
    about = () if event.irregularity is None else (event.irregularity, *event.also)
    for number in about:
        _check_number(table, number)
        put_off = _put_off(event.ruling, table.irregularities[number].kind) or (
            _is_later(event.ruling) and _may_wait(table, number)
        )
        table = settled(table, number, Status.HELD if put_off else Status.RULED, clause)
    effects = event.ruling.effects
    wrong = None if event.irregularity is None else before.irregularities[event.irregularity]
    if wrong is not None and wrong.kind is Kind.CALL_OUT_OF_ROTATION:
        table = _with_facts(table, about[0], event.ruling)
        if wrong.status is Status.HELD:
            table, effects = _going_on(table, wrong.seat), later_effects(effects)
    if event.hands and any(isinstance(effect, HandsCorrected) for effect in effects):
        table = put_right(table, Deal.parse(event.hands))
    table = _choice_made(carry_out(table, effects, wrong, clause), event.ruling)
    if event.irregularity is None and event.ruling.path[:1] == ("12",):
        table = replace(table, score_effects=tuple(effect for effect in table.score_effects if not _is_due(effect)))
    unpassed = table.setting.screens and wrong is not None and wrong.place is not None and wrong.place >= before.shown
    given = RulingHeard(
        before.events + 1, event.ruling.clauses, event.ruling.effects, wrong.seat if wrong and unpassed else None
    )
    table = replace(_answered(agreement(table)), answers=(), opinions=(), rulings=(*table.rulings, given))
    return replace(table, before_ruling=before, since_ruling=())


def _is_due(effect: AnyEffect) -> bool:
    """12C: an adjustment of which nobody has said the score; a ceiling stays (25B2(b)(2) of 1997)."""
    return isinstance(effect, AdjustedScore) and not effect.at_most_average_minus


def _put_off(ruling: Ruling, kind: Kind) -> bool:
    """Whether the tricks that move are left for the end of the play (64A), or more hangs on a later call (30-32).

    A revoke that a missing card brings to light (14B4) is an irregularity of its own.
    """
    if kind is Kind.WRONG_NUMBER_OF_CARDS:
        return False
    waits = (rho_called.id, offender_called.id)
    return any(review.question == offender_won_revoke_trick.id for review in ruling.reviews) or any(
        fact.id in waits and fact.value is False for fact in ruling.facts
    )


def _is_later(ruling: Ruling) -> bool:
    """Whether something has to be looked at when the play is over."""
    return any(review.when == "end_of_play" for review in ruling.reviews)


def _may_wait(table: Table, number: int) -> bool:
    """16B3, 21B3: whether partner used the hint, or the wrong explanation did harm, shows when the play is over."""
    return table.irregularities[number].kind in INFORMATION and not table.is_over


def _with_facts(table: Table, number: int, ruling: Ruling) -> Table:
    """What the ruling rests on is kept, for when it goes on."""
    facts = tuple((fact.identity, fact.value) for fact in ruling.facts)
    return _with(table, number, replace(table.irregularities[number], told=facts))


def _with(table: Table, number: int, wrong: Irregularity) -> Table:
    return replace(table, irregularities=(*table.irregularities[:number], wrong, *table.irregularities[number + 1 :]))


def _going_on(table: Table, offender: Seat) -> Table:
    """What the first part of a ruling put on the offender's partner, as things stood, is put on him anew."""
    bound, partner = table.bound, offender.partner
    return replace(
        table,
        bound=replace(
            bound,
            must_pass=tuple(duty for duty in bound.must_pass if duty[0] is not partner),
            lead_restrictions=tuple(
                restriction for restriction in bound.lead_restrictions if restriction.seat is not partner
            ),
        ),
    )


def _choice_made(table: Table, ruling: Ruling) -> Table:
    """26, 50D2: declarer has chosen about a lead, were it only that he demands nothing."""
    asked = (option.question.partition("@") for option in ruling.options)
    seats = tuple(Seat(about) for question, _, about in asked if question == demand.id)
    if not seats:
        return table
    table = replace(table, chosen=(*table.chosen, *seats))
    if ruling.path[0] != "26":
        return table
    others = tuple(restriction for restriction in table.bound.lead_restrictions if restriction.seat not in seats)
    return replace(table, bound=replace(table.bound, lead_restrictions=others))


def _ruling_withdrawn(table: Table, _: RulingWithdrawn) -> Table:
    """82C: as long as nobody has acted on it; what was said meanwhile stays."""
    before = table.before_ruling
    if before is None:
        raise refused("no-ruling-to-withdraw", table, None)
    before = replace(before, events=before.events + 1)
    for event in table.since_ruling:
        before = after(before, event)
    return before


# -- the end -----------------------------------------------------------------------------------------------------


def _result(table: Table, event: ResultAgreed) -> Table:
    if not 0 <= event.tricks <= 13:
        raise refused("bad-tricks", table, None, str(event.tricks), "0 … 13")
    claim = table.claim
    if table.phase is BoardPhase.CLAIM and claim is not None and not claim.objected:
        table = agreed(table, claim)
    disputed = any(other.kind is Kind.TRICKS_DISAGREED and other.status in UNSETTLED for other in table.irregularities)
    if not disputed and table.phase is BoardPhase.OVER and table.contract and event.tricks != table.tricks_won:
        table = found(table, Kind.TRICKS_DISAGREED, table.contract.declarer, trick=table.next_trick)
    return agreement(replace(table, agreed=event.tricks))


def _check_ended(table: Table, seat: Seat | None) -> None:
    """The board is over, or a claim was made that nobody has doubted."""
    claimed = table.phase is BoardPhase.CLAIM and table.claim is not None and not table.claim.objected
    if not (table.is_over or claimed):
        raise refused("board-not-over", table, seat)


def _returned(table: Table, event: HandsReturned) -> Table:
    _check_ended(table, event.seat)
    return replace(table, returned=SEATS if event.seat is None else (*table.returned, event.seat))


def _next_board(table: Table, event: NextBoardCalled) -> Table:
    _check_ended(table, event.seat)
    return too_late(replace(table, called_next=(*table.called_next, event.seat.side)), event.seat.side)


def _round_over(table: Table, _: RoundFinished) -> Table:
    _check_ended(table, None)
    for side in Side:
        table = too_late(table, side)
    return replace(table, round_over=True)


def _turned(table: Table, event: CardTurned) -> Table:
    return replace(table, turned=(*table.turned, event.seat))


# -- what is said ------------------------------------------------------------------------------------------------


def _said(what: str) -> Callable[[Table, Any], Table]:
    def step(table: Table, event: Alerted | Asked | Explained) -> Table:
        match event:
            case Alerted():
                text = event.call.value if event.call else ""
            case Asked():
                text = event.about
            case Explained():
                text = event.text
        return replace(table, spoken=(*table.spoken, Spoken(what, event.seat, text)))

    return step


def _talked(table: Table, event: Talked) -> Table:
    what = "phrase" if event.phrase else "talk"
    said = Spoken(what, event.seat, event.phrase or event.text, event.to)
    return replace(table, spoken=(*table.spoken, said))


def _asked_for_none(table: Table, event: HavingNone) -> Table:
    """61B: whether he has none of the suit led; dummy may not ask a defender, a defender his partner as it is ruled."""
    table = replace(table, spoken=(*table.spoken, Spoken("having_none", event.seat, event.of.value)))
    if table.defends(event.of) and (event.seat is table.dummy or event.seat is event.of.partner):
        return found(table, Kind.ASKED_ABOUT_REVOKE, event.seat, turn=event.of)
    return table


def _nothing(table: Table, _: object) -> Table:
    return table


def _tray(table: Table, event: TrayPassed) -> Table:
    return replace(table, trays=(*table.trays, (len(table.bidding.calls), event.by)))


def _screen(table: Table, event: ScreenOpened) -> Table:
    return replace(table, screen_open=True, screen_opened_by=event.by, kept_from=())


def _again(table: Table, _: BoardPlaced) -> Table:
    raise refused("board-on-table", table, None)


STEPS: dict[type[Any], Callable[[Table, Any], Table]] = {
    BoardPlaced: _again,
    HandTaken: _nothing,
    HandLookedAt: _nothing,
    CallEvent: called,
    NoSuchBid: above_seven,
    CallSubstituted: changed,
    Alerted: _said("alert"),
    Asked: _said("question"),
    Talked: _talked,
    Explained: _said("answer"),
    TrayPassed: _tray,
    ScreenOpened: _screen,
    LeadFaceDown: lead_face_down,
    LeadFaced: lead_faced,
    DummyLaidDown: dummy_spread,
    CardEvent: played,
    CardsTogether: played_together,
    HavingNone: _asked_for_none,
    Designated: designated,
    DesignationReplaced: redesignated,
    CardShown: exposed,
    CardTakenBack: taken_back,
    CardTurned: _turned,
    Claimed: claimed,
    Conceded: claimed,
    Objected: objected,
    Acquiesced: acquiesced,
    PlayOnWanted: play_on_wanted,
    AttentionCalled: _attention,
    DirectorSummoned: _director,
    TakenUp: _taken_up,
    PlayOn: _play_on,
    OptionChosen: _chosen,
    Opinion: _opinion,
    MatterLeftOpen: _left_open,
    GoneBack: _gone_back,
    DirectorRuled: _ruled,
    RulingWithdrawn: _ruling_withdrawn,
    ResultAgreed: _result,
    HandsReturned: _returned,
    NextBoardCalled: _next_board,
    RoundFinished: _round_over,
    ScoreAvailable: _nothing,
    Noted: _nothing,
}
# Calls and cards: once one is made, the ruling before it has been acted on.
SPEAKING = frozenset(
    {
        HandTaken,
        HandLookedAt,
        Alerted,
        Asked,
        Explained,
        Talked,
        HavingNone,
        AttentionCalled,
        DirectorSummoned,
        CardTurned,
        Noted,
    }
)
ACTING = frozenset({CallEvent, CardEvent, Designated, LeadFaced, CardTakenBack, CallSubstituted, NoSuchBid})
