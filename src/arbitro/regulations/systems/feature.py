"""A feature of an agreement: whether it is there, why, and the exceptions that applied or nearly did."""

from collections.abc import Iterable, Mapping

from msgspec import Struct

from arbitro.regulations.consequence import Ground, Open


class Exempting(Struct, frozen=True):
    """An exception: it applied, or nearly (and why not), or a question decides it (None)."""

    id: str
    applied: bool | None
    why: tuple[Ground, ...] = ()


class Feature(Struct, frozen=True):
    """`holds` is None as long as a question is open."""

    id: str
    about: str  # the label of the agreement, or the name of the system
    holds: bool | None
    article: str
    why: tuple[Ground, ...] = ()
    exceptions: tuple[Exempting, ...] = ()
    asks: tuple[Open, ...] = ()


def excepted(
    id: str,
    about: str,
    article: str,
    why: tuple[Ground, ...],
    exceptions: Iterable[Exempting] = (),
    asks: Iterable[Open] = (),
) -> Feature:
    """A feature that is there unless an exception applies."""
    possible = tuple(exceptions)
    applied = [exception.applied for exception in possible]
    holds = False if True in applied else None if None in applied else True
    return Feature(id, about, holds, article, why, possible, tuple(asks) if holds is None else ())


def together(holds: Iterable[bool | None]) -> bool | None:
    """Whether any of them holds: None if that hangs on a question."""
    values = set(holds)
    return True if True in values else None if None in values else False


def settled(features: Iterable[Feature]) -> tuple[Feature, ...]:
    """Features of which one is enough: where one is there, what hangs on a question cannot change it any more."""
    known = tuple(features)
    return (
        tuple(feature for feature in known if feature.holds is not None)
        if any(feature.holds for feature in known)
        else known
    )


def answer(asked: Open, answers: Mapping[str, bool]) -> bool | None:
    return answers.get(asked.identity)
