"""Persons beside the journal: facts name them by id, so that a name can be erased while the chain stays whole."""

from collections.abc import Callable, Collection, Iterable, Iterator
from datetime import datetime
from typing import Any

from msgspec import Struct

from arbitro.book.problem import Problem, ProblemsFound, refuse
from arbitro.book.writing import is_name
from arbitro.journal.fact import check, micros, moment, place, text_problems
from arbitro.journal.ledger import Ledger, RowSource

LARGEST_CONTACTS = 2**16  # bytes

_COLUMNS = "id, name, number, contacts, erased"
_ONE = f"SELECT {_COLUMNS} FROM persons WHERE id = ?"
_AFTER = f"SELECT {_COLUMNS} FROM persons WHERE id > ? ORDER BY id LIMIT ?"
_NUMBERED = f"SELECT {_COLUMNS} FROM persons WHERE number = ? AND erased IS NULL ORDER BY id"
_PUT = (
    "INSERT INTO persons (id, name, number, contacts, erased) VALUES (?, ?, ?, ?, NULL) "
    "ON CONFLICT (id) DO UPDATE SET name = excluded.name, number = excluded.number, contacts = excluded.contacts"
)
_ERASE = (
    "INSERT INTO persons (id, name, number, contacts, erased) VALUES (?, NULL, NULL, NULL, ?) "
    "ON CONFLICT (id) DO UPDATE SET name = NULL, number = NULL, contacts = NULL, erased = excluded.erased"
)
_REMOVE = "DELETE FROM persons WHERE id = ?"
_AT_ONCE = 500


class Person(Struct, frozen=True, tag_field="line", tag="person"):
    """Who an id is. What the contacts mean is known above."""

    id: str
    name: str
    number: str = ""
    contacts: bytes = b""


class Erased(Struct, frozen=True, tag_field="line", tag="erased"):
    """An id whose person asked to be forgotten; it is never given to anybody else."""

    id: str
    time: datetime


NAMELESS = "N. N."
"""Who was somebody, and is not to be named any more."""


def shown_name(id: str, entry: Person | Erased | None) -> str:
    """Of an unknown person, the id."""
    return entry.name if isinstance(entry, Person) else NAMELESS if entry else id


class Register:
    """The persons of a journal. `shred` removes what the database still keeps of rows that were changed."""

    def __init__(
        self, rows: RowSource, perform: Callable[[Callable[[Ledger], None]], None], shred: Callable[[str], None]
    ) -> None:
        self._rows = rows
        self._perform = perform
        self._shred = shred

    def get(self, id: str) -> Person | Erased | None:
        return self.of((id,)).get(id)

    def name_of(self, id: str) -> str:
        return shown_name(id, self.get(id))

    def of(self, ids: Collection[str]) -> dict[str, Person | Erased]:
        """Those of these ids that are somebody's; without one whose row is damaged, who keeps only the id."""
        wanted = ", ".join("?" for _ in ids)
        try:
            rows = self._rows(f"SELECT {_COLUMNS} FROM persons WHERE id IN ({wanted})", tuple(ids)) if ids else ()
        except ProblemsFound as trouble:
            if trouble.problems[0].kind != "journal-damaged":
                raise
            return {} if len(ids) == 1 else {id: entry for one in ids for id, entry in self.of((one,)).items()}
        return {entry.id: entry for entry in map(_entry, rows)}

    def numbered(self, number: str) -> tuple[Person, ...]:
        """Whoever has this number of the federation or the club."""
        entries = map(_entry, self._rows(_NUMBERED, (number,)))
        return tuple(entry for entry in entries if isinstance(entry, Person))

    def __iter__(self) -> Iterator[Person | Erased]:
        """Everybody, by id."""
        last = ""
        while rows := self._rows(_AFTER, (last, _AT_ONCE)):
            yield from map(_entry, rows)
            last = rows[-1][0]

    def put(self, *persons: Person) -> None:
        """Enters or replaces persons, all or none; an erased id is refused."""
        check(problem for person in persons for problem in person_problems(person))
        check(
            Problem("name-unreadable", place(person.id), ascii(person.name))
            for person in persons
            if not is_name(person.name) or not (person.number + "x").isprintable()
        )

        def work(ledger: Ledger) -> None:
            put(ledger, persons)

        self._perform(work)

    def erase(self, id: str, time: datetime, under: str = "") -> None:
        """Forgets name, number and contacts for good, at the person's request; `under` another id from now on, where
        the old one told the name.

        To erase twice changes nothing, but removes what a busy database has kept of the name the first time.
        """
        check(erasure_problems(Erased(id, time)))

        def work(ledger: Ledger) -> None:
            rows = ledger.rows(_ONE, (id,))
            if not rows:
                raise refuse("person-unknown", found=id)
            if isinstance(_entry(rows[0]), Person):
                if under not in ("", id):
                    ledger.rows(_REMOVE, (id,))
                ledger.rows(_ERASE, (under or id, micros(time)))

        self._perform(work)
        self._shred("persons")


def put(ledger: Ledger, persons: Iterable[Person]) -> None:
    """Inside a transaction."""
    problems = []
    for person in persons:
        rows = ledger.rows(_ONE, (person.id,))
        if rows and isinstance(_entry(rows[0]), Erased):
            problems.append(Problem("person-erased", found=person.id))
        else:
            ledger.rows(_PUT, (person.id, person.name, person.number, person.contacts))
    check(problems)


def restore(ledger: Ledger, entry: Person | Erased) -> None:
    """Takes over an entry of another register, inside a transaction; whoever is erased here stays so."""
    check(person_problems(entry) if isinstance(entry, Person) else erasure_problems(entry))
    rows = ledger.rows(_ONE, (entry.id,))
    here = _entry(rows[0]) if rows else None
    if here is None and isinstance(entry, Person):
        ledger.rows(_PUT, (entry.id, entry.name, entry.number, entry.contacts))
    elif here is None and isinstance(entry, Erased):
        ledger.rows(_ERASE, (entry.id, micros(entry.time)))
    elif isinstance(here, Person) and here != entry:
        raise refuse("person-differs", found=entry.id)


def person_problems(person: Person) -> Iterator[Problem]:
    where = place(person.id)
    yield from text_problems(person.id, where, needed=True)
    for text in (person.name, person.number):
        yield from text_problems(text, where)
    if len(person.contacts) > LARGEST_CONTACTS:
        yield Problem("journal-payload-size", where, str(len(person.contacts)), str(LARGEST_CONTACTS))


def erasure_problems(erased: Erased) -> Iterator[Problem]:
    where = place(erased.id)
    yield from text_problems(erased.id, where, needed=True)
    if erased.time.utcoffset() is None:
        yield Problem("journal-time", where, erased.time.isoformat())


def _entry(row: tuple[Any, ...]) -> Person | Erased:
    """A damaged one keeps what is in order, and whoever was forgotten stays so."""
    id, name, number, contacts, erased = row
    if erased is not None:
        return Erased(id, moment(erased if isinstance(erased, int) else 0))
    return Person(
        id,
        name if isinstance(name, str) else id,
        number if isinstance(number, str) else "",
        contacts if isinstance(contacts, bytes) else b"",
    )
