"""Systems on file at a live table: the answer to a question about a call, the alert that is due, the evidence."""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from arbitro.answers.bidding import say_meaning
from arbitro.bridge.auction import Auction
from arbitro.bridge.calls import CALL_BY_TEXT, Call
from arbitro.bridge.deal import Deal
from arbitro.bridge.seats import Seat
from arbitro.laws.case.request import QuestionedCall
from arbitro.laws.case.ruling import Fact
from arbitro.laws.shared.agreed import WEIGHED, evidence
from arbitro.office.live.state import LiveBoard
from arbitro.regulations import Pack
from arbitro.regulations.alerts import alert
from arbitro.regulations.keys import ALERTS_FROM_FILE
from arbitro.systems.policy import called
from arbitro.systems.understanding import Agreements, Meaning, Understanding
from arbitro.table.event import Alerts, Explained
from arbitro.table.state import BoardPhase, TableRules
from arbitro.table.view import CallSeen, Onlooker, TableView
from arbitro.words import LANGUAGES, message

LONGEST = 500  # characters of an explanation


class OfferedAnswer(Struct, frozen=True):
    """What the file says of a call about which an opponent has asked, in his language: to be sent as it is, or not."""

    call: Call
    to: Seat
    text: str


class OnFileHere(Struct, frozen=True):
    """What a player is offered from the system of his pair: answers that are due, and the call that he has to alert."""

    answers: tuple[OfferedAnswer, ...] = ()
    alert: Call | None = None


NOTHING_OFFERED = OnFileHere()


def offered(
    board: LiveBoard, shown: TableView, seat: Seat, agreements: Agreements, pack: Pack, languages: Mapping[Seat, str]
) -> OnFileHere:
    """By what he sees himself; nothing where his side has nothing on file, or where it would be an aid to memory that
    the regulations do not allow (40B2(d))."""
    if not agreements.of(seat).name:
        return NOTHING_OFFERED
    setting = board.table.setting
    whose = _reminded_of(shown, seat, pack)
    answers = (
        OfferedAnswer(call, asker, said_of(known.meanings[-1], languages[asker]))
        for asker, call in _open_questions(shown, setting, seat)
        if (place := _place(shown.calls, call, seat)) and shown.calls[place - 1].seat in whose
        if (known := _understood(shown, agreements, place)) is not None
    )
    return OnFileHere(tuple(answers), _alert_due(shown, setting, seat, whose, agreements, pack))


def _reminded_of(shown: TableView, seat: Seat, pack: Pack) -> tuple[Seat, ...]:
    """Whose calls the file may explain to this player."""
    which = "all" if shown.phase is not BoardPhase.AUCTION else pack[ALERTS_FROM_FILE]
    return {"none": (), "own": (seat,), "all": (seat, seat.partner)}[which]


def said_of(meaning: Meaning | None, language: str) -> str:
    """What is said of a call; without a rule, that nothing is agreed."""
    said = message("evidence-nothing-agreed", language) if meaning is None else say_meaning(meaning, language)
    return said[:LONGEST]


def _open_questions(shown: TableView, setting: TableRules, seat: Seat) -> list[tuple[Seat, Call]]:
    """What this player has been asked and has not answered, in order; an answer is to the first question."""
    waiting: list[tuple[Seat, Call]] = []
    for words in shown.said:
        call = CALL_BY_TEXT.get(words.text)
        if words.what == "answer" and words.seat is seat:
            waiting = waiting[1:]
        elif words.what == "question" and words.seat is not None and call is not None:
            place = _place(shown.calls, call, words.seat.lho)
            if place and _explains(setting, shown.calls[place - 1].seat, words.seat) is seat:
                waiting.append((words.seat, call))
    return waiting


def _explains(setting: TableRules, caller: Seat, asker: Seat) -> Seat:
    """Whoever answers: behind a screen the asker's neighbour, else who made the call or his partner, as it is ruled."""
    if setting.screens:
        return asker.screenmate
    return caller if setting.alerts is Alerts.OWN else caller.partner


def _alert_due(
    shown: TableView, setting: TableRules, seat: Seat, whose: tuple[Seat, ...], agreements: Agreements, pack: Pack
) -> Call | None:
    """The last call of the side, until the side calls again, if it is alerted and he has not done it."""
    if "alert" not in shown.options.acts:
        return None
    place = next((at for at in range(len(shown.calls), 0, -1) if shown.calls[at - 1].seat.side is seat.side), 0)
    caller = shown.calls[place - 1].seat if place else None
    if caller not in whose or _explains(setting, caller, seat.screenmate) is not seat:
        return None
    known, made = _understood(shown, agreements, place), shown.calls[place - 1].call
    done = any(words.what == "alert" and words.seat is seat and words.text in ("", made) for words in shown.said)
    if known is None or known.meanings[-1] is None or done:
        return None
    due = alert(called(known, screens=setting.screens), pack).alerted
    return known.auction.calls[-1] if due else None


def _place(calls: tuple[CallSeen, ...], call: Call, seat: Seat) -> int:
    """Where a player's side has made this call last, from 1; 0 if it has not."""
    places = range(len(calls), 0, -1)
    return next((at for at in places if calls[at - 1].seat.side is seat.side and calls[at - 1].call == call.value), 0)


def _understood(shown: TableView, agreements: Agreements, place: int) -> Understanding | None:
    """The auction up to a call; nothing if it was not in rotation all the way, or there is no such call."""
    calls = tuple(_in_rotation(shown, place))
    if not place or len(calls) < place:
        return None
    auction = Auction(shown.dealer, calls).until(place)
    return Understanding.of(agreements, auction, shown.vulnerability)


def _in_rotation(shown: TableView, place: int) -> Iterator[Call]:
    for at, made in enumerate(shown.calls[:place]):
        if made.seat is not shown.dealer.after(at) or made.call not in CALL_BY_TEXT:
            return
        yield CALL_BY_TEXT[made.call]


# -- evidence ----------------------------------------------------------------------------------------------------


def evidence_at(board: LiveBoard, agreements: Agreements) -> tuple[Fact, ...]:
    """For the matter that the director has before him; the hands once they may be inspected (66D)."""
    pending, table = board.pending, board.table
    if pending is None or not isinstance(pending.matter.entry.situation, WEIGHED):
        return ()
    shown, number = board.seen_by(Onlooker.DIRECTOR), pending.matter.irregularity
    explainer = None if number is None else table.irregularities[number].seat
    answers = [event for event in board.events if isinstance(event, Explained) and event.seat is explainer]
    auction = said = ""
    if answers and (call := CALL_BY_TEXT.get(answers[-1].about)) is not None:
        said = answers[-1].text
        known = _understood(shown, agreements, _place(shown.calls, call, answers[-1].seat))
        if known is not None:
            auction, said = str(known.auction), _as_on_file(known.meanings[-1], said)
    asked = QuestionedCall(auction=auction, explained=said, vulnerability=shown.vulnerability)
    deal = Deal.parse(board.placed.deal) if table.is_over else None
    return evidence(agreements, pending.matter.entry.situation, asked, deal)


def _as_on_file(meaning: Meaning | None, text: str) -> str:
    """An answer that was sent as it was offered, as the file writes it."""
    if meaning is not None and any(text == said_of(meaning, language) for language in LANGUAGES):
        return meaning.shows
    return text
