"""Entry fees: what every player of an event owes, and what was paid. Amounts are exact, in one currency an event."""

import re
from fractions import Fraction
from typing import Annotated

from msgspec import Meta

from arbitro.book.problem import Place, Problem, refuse
from arbitro.book.writing import Remark
from arbitro.contest.facts.moments import check
from arbitro.office.actor import OFFICE, Actor, Role
from arbitro.office.command import Command, Facts, Moment, Power, Subject
from arbitro.office.fact import FeePaid, FeeSet
from arbitro.office.room.fees import owing
from arbitro.office.state import Event
from arbitro.regulations.readers import exact

LARGEST = 100_000
CENT = Fraction(1, 100)
CURRENCY = re.compile(r"[A-Z]{3}")


class SetFee(Command, frozen=True, kw_only=True, tag="set_fee"):
    """What each player owes, or what one of them does instead. `currency`: three letters, for all of the event."""

    amount: Annotated[str, Meta(max_length=20)]
    person: str = ""
    currency: Annotated[str, Meta(max_length=3)] = ""


class TakeFee(Command, frozen=True, kw_only=True, tag="take_fee"):
    """Somebody has paid; below zero, was given something back."""

    person: str
    amount: Annotated[str, Meta(max_length=20)]
    note: Remark = ""


def set_fee(event: Event, command: SetFee, actor: Actor, moment: Moment) -> Facts:  # noqa: ARG001
    currency = command.currency or event.currency
    if not CURRENCY.fullmatch(currency):
        raise refuse("fee-currency", found=command.currency or "none")
    check(_not_here(event, command.person))
    return (FeeSet(person=command.person, amount=_amount(command.amount, 0), currency=currency),)


def take_fee(event: Event, command: TakeFee, actor: Actor, moment: Moment) -> Facts:  # noqa: ARG001
    amount = _amount(command.amount, -LARGEST)
    if not event.currency:
        raise refuse("fee-not-set")
    if not amount:
        raise refuse("fee-amount", found=command.amount, expected="0.01")
    check(_not_here(event, command.person))
    return (FeePaid(person=command.person, amount=amount, note=command.note),)


def _amount(text: str, least: int) -> Fraction:
    amount = exact(text.strip().replace(",", "."))
    if amount is None or amount % CENT or not least <= amount <= LARGEST or text.strip().endswith("%"):
        raise refuse("fee-amount", found=text, expected=f"{max(least, 0)}.00 … {LARGEST}")
    return amount


def _not_here(event: Event, person: str) -> list[Problem]:
    """Whoever neither plays nor has to do with its fees."""
    return [Problem("not-entered", Place(tag=person), person)] if person and person not in owing(event) else []


COMMANDS: Subject = {
    SetFee: Power(set_fee, {Role.ORGANISER}, records=(FeeSet,)),
    TakeFee: Power(take_fee, OFFICE, records=(FeePaid,)),
}
