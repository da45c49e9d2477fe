"""From an irregularity in the log, or a choice that is due, to the next question or the ruling."""

from msgspec import Struct

from arbitro.laws.case.prelude import with_prelude
from arbitro.laws.case.procedure import Procedure, procedure
from arbitro.laws.case.rule import Ruled, run
from arbitro.laws.case.ruling import QuestionPut
from arbitro.laws.shared.screens import with_screens
from arbitro.regulations import load
from arbitro.table.event import DirectorRuled
from arbitro.table.facts import due, entry, settled_with
from arbitro.table.facts.auction import goes_on
from arbitro.table.facts.entry import LawEntry
from arbitro.table.irregularity import Irregularity, Kind, Status
from arbitro.table.state import BoardPhase, Table


class Matter(Struct, frozen=True):
    """What the director has to deal with next."""

    entry: LawEntry
    irregularity: int | None = None  # its number; nothing for a choice that is due
    also: tuple[int, ...] = ()  # others that the same ruling settles


def matter(table: Table) -> Matter | None:
    """The first irregularity to which attention was drawn; what was put off and has come; else a choice due."""
    number = next(iter(table.noticed), None)
    if number is None:
        number = next((n for n, one in enumerate(table.irregularities) if _ripe(table, one)), None)
    if number is not None:
        return Matter(entry(table, number), number, settled_with(table, number))
    waiting = due(table)
    return Matter(waiting) if waiting else None


def _ripe(table: Table, wrong: Irregularity) -> bool:
    """Whether what was put off has come."""
    if wrong.kind is Kind.CALL_OUT_OF_ROTATION:
        return goes_on(table, wrong)
    return wrong.status is Status.HELD and table.phase is BoardPhase.OVER


def rule(table: Table, what: Matter, *, prelude: bool = False) -> QuestionPut | Ruled:
    """Rules on it: asks only what the log, and the answers given since, do not tell.

    `prelude`: with Laws 9 to 11 in front, where there is an irregularity.
    """
    told = what.entry
    found = procedure_for(table, what)
    if table.setting.screens:
        found = with_screens(found)
    if prelude and what.irregularity is not None:
        found = with_prelude(found)
    return run(
        found, told.situation, load(table.setting.regulations), dict(table.answers), log=told.answers, assumes=False
    )


def procedure_for(table: Table, what: Matter) -> Procedure:
    return procedure(what.entry.what, table.setting.edition)


def decision(outcome: Ruled, what: Matter) -> DirectorRuled:
    """The ruling as an event of the log."""
    return DirectorRuled(outcome.ruling, what.irregularity, what.also)
