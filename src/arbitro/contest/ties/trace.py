"""What a tie is broken with and what it comes to: an order, and the trace of every criterion on the way."""

from collections.abc import Mapping
from enum import Enum
from fractions import Fraction
from typing import Literal, TypeAlias, get_args

from msgspec import Struct

from arbitro.regulations.consequence import Consequence

TieForm = Literal["individual", "pairs", "teams_round_robin", "teams_swiss", "board_a_match", "knockout"]
TIE_FORMS: tuple[TieForm, ...] = get_args(TieForm)

Group: TypeAlias = tuple[str, ...]
"""Contestants who are level."""

Remedy = Literal["share", "lots", "extra_boards", "tell"]
"""What is left to do: share the places, draw lots, play on, or tell what the next criterion needs."""


class Endless(Enum):
    """A quotient with nothing lost."""

    INFINITE = "infinite"


INFINITE = Endless.INFINITE
Value: TypeAlias = Fraction | Endless


def size(value: Value) -> tuple[bool, Fraction]:
    """For comparison: nothing is more than infinite, and two infinite quotients are equal."""
    return (True, Fraction()) if value is INFINITE else (False, value)


class ExtraStanza(Struct, frozen=True):
    """Boards that were played to break a tie: the IMPs of each team in them."""

    imps: Mapping[str, Fraction]
    boards: int | None = None


class TieConditions(Struct, frozen=True, kw_only=True):
    """The event in which the tie is.

    `phase`: the one in which the tie is to be broken; needed where the records have several. `all_met`: everyone met
    everyone else equally often; None: as the records show. `totals`: the VPs of teams after penalties, those not named
    have the sum of their matches. `resistance`: the index is offered in this event. `boards`: validly played in the
    match, for the number of extra boards. `extra`: stanzas played already. `unavoidable`: sharing will not do.
    `lots`: the recorded seed, where lots are to be drawn.
    """

    form: TieForm
    phase: str = ""
    all_met: bool | None = None
    totals: Mapping[str, Fraction] = {}
    resistance: bool = True
    boards: int | None = None
    extra: tuple[ExtraStanza, ...] = ()
    unavoidable: bool = False
    lots: str | None = None


class Counted(Struct, frozen=True, omit_defaults=True):
    """A match or a board that counted, with those of the tied who were in it and what it brought each of them."""

    contestants: Group
    phase: str = ""
    round: int | None = None
    session: int | None = None
    board: str = ""
    values: Mapping[str, Fraction] = {}


class Step(Struct, frozen=True, kw_only=True):
    """One criterion, applied to contestants who were level until then, or passed over for a reason.

    `separated`: the groups that it parted them into, best first; none if it parted nobody.
    """

    criterion: str
    source: str
    pack: str
    group: Group
    values: Mapping[str, Value] = {}
    separated: tuple[Group, ...] = ()
    counted: tuple[Counted, ...] = ()
    skipped: str = ""


class Unbroken(Struct, frozen=True):
    """Contestants whom nothing has parted, and what may be done."""

    contestants: Group
    remedies: tuple[Remedy, ...]


class PlayOff(Struct, frozen=True):
    """Extra boards that are due (78.7(b)): how many, in which extra stanza; None as long as that cannot be told."""

    contestants: Group
    stanza: int
    boards: int | None
    sudden_death: bool


class Broken(Consequence, frozen=True):
    """The tied, best first: a group of more than one is still level, and stands in `unbroken`."""

    form: TieForm
    order: tuple[Group, ...]
    steps: tuple[Step, ...] = ()
    unbroken: tuple[Unbroken, ...] = ()
    play_off: tuple[PlayOff, ...] = ()
