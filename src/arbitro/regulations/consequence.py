"""What follows from the facts under a pack: the grounds of an outcome, or a question where only a person can tell.

A ground is one step of the way: the id of its sentence with the figures, and the article it rests on. Sentences are
said by `words.consequence`. A question has the form that those of the laws have; as long as there is one, the outcome
is what is certain without its answer.
"""

from collections.abc import Mapping
from enum import Enum
from fractions import Fraction
from typing import Literal, TypeAlias

from msgspec import Struct

from arbitro.regulations.pack import Setting

Figure: TypeAlias = Fraction | int | str
QuestionKind: TypeAlias = Literal["yes_no", "one_of", "number", "judgment"]


class AmountUnit(Enum):
    """What an amount is counted in."""

    TOP = "top"  # a share of a top
    VP = "vp"
    IMPS = "imps"


class Amount(Struct, frozen=True):
    """So much: a fifth of a top, 0.4 VPs, 3 IMPs."""

    number: Fraction
    unit: AmountUnit


class Ground(Struct, frozen=True):
    """A sentence with its figures, and the article or clause with the pack that states it."""

    id: str
    figures: Mapping[str, Figure] = {}
    source: str = ""
    pack: str = ""


class Open(Struct, frozen=True):
    """What has to be told before the outcome is complete: whom to ask, of what, and what a judgment weighs."""

    id: str
    kind: QuestionKind
    source: str
    pack: str = ""
    put_to: str = "director"
    weigh: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    about: str = ""

    @property
    def identity(self) -> str:
        """The name under which it is answered."""
        return f"{self.id}@{self.about}" if self.about else self.id


class Consequence(Struct, frozen=True, kw_only=True):
    """The base of all outcomes; not one itself."""

    why: tuple[Ground, ...] = ()
    asks: tuple[Open, ...] = ()

    @property
    def articles(self) -> tuple[str, ...]:
        """What the outcome and its questions rest on, first the first applied."""
        applied = [ground.source for ground in self.why] + [question.source for question in self.asks]
        return tuple(dict.fromkeys(filter(None, applied)))


def because(id: str, setting: Setting | None = None, **figures: Figure) -> Ground:
    """A ground that rests on a setting of the pack."""
    return Ground(id, figures, setting.source if setting else "", setting.pack if setting else "")


def ask(
    id: str,
    kind: QuestionKind,
    setting: Setting,
    *,
    weigh: tuple[str, ...] = (),
    options: tuple[str, ...] = (),
    put_to: str = "director",
) -> Open:
    """A question that a setting of the pack leaves to a person."""
    return Open(id, kind, setting.source, setting.pack, put_to, weigh, options)
