"""Fees as a list: what everybody owes and has paid, for the office; in one event, and of persons over many."""

from collections.abc import Iterable, Sequence
from datetime import datetime
from fractions import Fraction

from msgspec import Struct

from arbitro.contest.facts.contestants import now_playing
from arbitro.formats.results.writer import table_text
from arbitro.office.room.fees import owing
from arbitro.office.seeing.view import View
from arbitro.office.state import Event
from arbitro.scoring.rounding import exact_text


class Payment(Struct, frozen=True, kw_only=True):
    """`version`: of the fact, which can be undone."""

    version: int
    time: datetime
    amount: Fraction
    note: str


class FeeLine(Struct, frozen=True, kw_only=True):
    """A person in an event; `owed`: what is still to be paid, below zero too much was."""

    person: str
    name: str
    contestant: str
    due: Fraction
    paid: Fraction
    owed: Fraction
    payments: tuple[Payment, ...] = ()


class Fees(Struct, frozen=True, kw_only=True):
    """`fee`: of everybody who has none of his own; none: not set. In all, `due`, `paid` and `owed`."""

    event: str
    name: str
    date: str
    currency: str
    fee: Fraction | None
    lines: tuple[FeeLine, ...]
    due: Fraction
    paid: Fraction
    owed: Fraction


def fees(view: View) -> Fees:
    event = view.event
    contestants = _contestants(event)
    lines = tuple(_line(view, person, contestants.get(person, "")) for person in owing(event))
    general = event.fees.get("")
    return Fees(
        event=event.created.id,
        name=event.created.name,
        date=event.created.date[:10],
        currency=event.currency,
        fee=general.amount if general else None,
        lines=lines,
        due=sum((line.due for line in lines), Fraction()),
        paid=sum((line.paid for line in lines), Fraction()),
        owed=sum((line.owed for line in lines), Fraction()),
    )


def _contestants(event: Event) -> dict[str, str]:
    entries = event.contest.entries.items() if event.contest else ()
    return {person: who for who, entry in entries for person in now_playing(entry)}


def _line(view: View, person: str, contestant: str) -> FeeLine:
    event = view.event
    own = event.fees.get(person) or (event.fees.get("") if contestant else None)
    payments = tuple(
        Payment(version=stamp.version, time=stamp.time, amount=paid.amount, note=paid.note)
        for stamp, paid in event.payments
        if paid.person == person
    )
    due, paid = own.amount if own else Fraction(), sum((payment.amount for payment in payments), Fraction())
    return FeeLine(
        person=person,
        name=view.person(person),
        contestant=contestant,
        due=due,
        paid=paid,
        owed=due - paid,
        payments=payments,
    )


COLUMNS = ("date", "event", "event name", "contestant", "person", "name", "due", "paid", "owed", "currency")


def fees_csv(events: Iterable[Fees]) -> str:
    """A line for each person in each event that has fees."""
    return table_text(COLUMNS, (row for event in events for row in _rows(event)))


def _rows(event: Fees) -> Iterable[Sequence[object]]:
    for line in event.lines if event.currency else ():
        amounts = (exact_text(amount) for amount in (line.due, line.paid, line.owed))
        who = (line.contestant, line.person, line.name)
        yield (event.date, event.event, event.name, *who, *amounts, event.currency)
