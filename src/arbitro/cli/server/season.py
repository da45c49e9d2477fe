"""`arbitro ladder`, `arbitro results`, `arbitro fees`: a season, from the file of a club."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime

import msgspec
from msgspec import Struct

from arbitro.answers.results import figure, money, percent
from arbitro.answers.season import LadderNow, MemberFees, PersonResults, ladder_now, member_fees, person_results
from arbitro.book.problem import Place, refuse
from arbitro.cli.files import opened
from arbitro.cli.server.journal.kept import found
from arbitro.cli.tables import Column, PrintedTable, print_tables
from arbitro.cli.terminal import out, print_json
from arbitro.cli.voice import Voice, clean
from arbitro.contest.facts.log import read_exact
from arbitro.contest.season import Ladder
from arbitro.journal import Journal, open_journal
from arbitro.journal.register import Person, Register
from arbitro.office.actor import Actor, Role
from arbitro.office.all_events import AllEvents
from arbitro.office.ladders import Ladders
from arbitro.office.office import Office
from arbitro.office.room.joining import is_called
from arbitro.office.seeing.fees import fees_csv

LARGEST_RULES = 1_000_000  # bytes


class LaddersAnswer(Struct, frozen=True):
    """`arbitro ladder --json`."""

    ladders: tuple[Ladder, ...]


class FeesAnswer(Struct, frozen=True):
    """`arbitro fees --json`."""

    members: tuple[MemberFees, ...]


def _now() -> datetime:
    return datetime.now(UTC)


@contextmanager
def _read(database: str) -> Iterator[tuple[AllEvents, Journal]]:
    with found(database) as journal:
        yield AllEvents(Office(journal, _now), _now, journal.register.name_of), journal


# -- ladders


def ladder(say: Voice, id: str | None, rules: str | None, database: str, json: bool) -> None:
    if rules is not None:
        with open_journal(database, create=False) as journal:
            _set(journal, id or "", rules)
    with _read(database) as (events, _):
        if id is None:
            _list(tuple(events.ladders.all().values()), say, json)
            return
        standing = ladder_now(events.ladders.get(id), events.results(), events.names)
    if json:
        print_json(standing)
    else:
        _print_ladder(standing, say)


def _set(journal: Journal, id: str, rules: str) -> None:
    """Whoever has the machine acts as an organiser."""
    with opened(rules) as file:
        text = file.read(LARGEST_RULES)
    try:
        told = msgspec.json.decode(text, type=Ladder, dec_hook=read_exact)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as trouble:
        raise refuse("bad-data-file", found=trouble, where=Place(file=clean(rules))) from None
    Ladders(journal, _now).put(msgspec.structs.replace(told, id=id or told.id), Actor(Role.ORGANISER))


def _list(ladders: tuple[Ladder, ...], say: Voice, json: bool) -> None:
    if json:
        print_json(LaddersAnswer(ladders))
    elif not ladders:
        out().print(say("ladder-none"))
    for each in () if json else ladders:
        out().print(f"{each.id}  {each.name}")


def _print_ladder(standing: LadderNow, say: Voice) -> None:
    columns = (
        Column(say("season-rank"), number=True),
        Column(say("season-name")),
        Column(say("season-total"), number=True),
        Column(say("season-results"), number=True),
    )
    rows = tuple(
        (
            "–" if line.rank is None else f"{line.rank}{'=' if line.tied else ''}",
            " – ".join(line.who),
            figure(line.total, say.language),
            str(len(line.results)),
        )
        for line in (each.line for each in standing.lines)
    )
    note = say("ladder-events", count=len(standing.events))
    print_tables([PrintedTable(standing.ladder.name, columns, rows, note, say.language)])


# -- a member


def results(say: Voice, member: str, database: str, json: bool) -> None:
    with _read(database) as (events, journal):
        ladders, whose = tuple(events.ladders.all().values()), _person(journal.register, member)
        told = person_results(whose, events.results(), ladders, events.names, events.fees())
    if json:
        print_json(told)
    else:
        _print_results(told, say)


def _person(register: Register, asked: str) -> str:
    """By id, by number, or the only one who is called so."""
    if isinstance(register.get(asked), Person):
        return asked
    numbered = [person.id for person in register.numbered(asked)]
    named = numbered or [entry.id for entry in register if isinstance(entry, Person) and is_called(entry, asked)]
    if len(named) > 1:
        raise refuse("member-ambiguous", found=asked, expected=", ".join(named))
    if not named:
        raise refuse("person-unknown", found=asked)
    return named[0]


def _print_results(told: PersonResults, say: Voice) -> None:
    columns = (
        Column(say("site-date")),
        Column(say("site-event")),
        Column(say("season-partners")),
        Column(say("season-rank"), number=True),
        Column("%", number=True),
        Column(say("season-master-points"), number=True),
    )
    rows = tuple(
        (
            each.date,
            each.name,
            ", ".join(each.partners),
            f"{each.result.rank}/{each.result.field}",
            figure(each.result.percent, say.language),
            figure(each.result.master_points, say.language),
        )
        for each in told.results
    )
    note = "" if told.percent is None else say("season-average", percent=percent(told.percent, say.language))
    print_tables([PrintedTable(told.name, columns, rows, note, say.language)])


# -- fees


def fees(say: Voice, event: str | None, csv: bool, database: str, json: bool) -> None:
    with _read(database) as (events, _):
        if event is not None:
            events.view(event)  # refused if there is none
        owed = [each for each in events.fees() if event in (None, each.event)]
    if csv:
        out().print(fees_csv(owed), end="")
        return
    members = member_fees(owed)
    if json:
        print_json(FeesAnswer(members))
        return
    columns = (
        Column(say("season-name")),
        *(Column(say(f"fees-{name}"), number=True) for name in ("due", "paid", "owed")),
        Column(say("fees-currency")),
    )
    rows = tuple(
        (each.name, *(money(amount, say.language) for amount in (each.due, each.paid, each.owed)), each.currency)
        for each in members
    )
    print_tables([PrintedTable("", columns, rows, "" if rows else say("fees-none"), say.language)])
