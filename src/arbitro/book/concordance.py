"""Where a clause of one edition is found in another.

`concordance.toml` lists the topics whose number is not the same in all three editions; a clause that is in no
topic has the same number everywhere. Within a topic two editions may have several clauses each; they correspond
as follows, so that the relation is the same read from either side:

- a number that both have corresponds to itself;
- what only one has and what only the other has correspond, all with all;
- if only one of them has more, each of these belongs to the nearest common clause that it is part of,
  or else to every common clause.
"""

from collections.abc import Iterator
from functools import cache

from msgspec import Struct, field

from arbitro.book.clause import Clause
from arbitro.book.contents import cite, contents
from arbitro.book.edition import ALL, Edition
from arbitro.book.problem import Place, Problem, ProblemsFound
from arbitro.book.shelf import read, text_of

FILE = "concordance.toml"


class Topic(Struct, frozen=True):
    """A subject and the clauses that treat it in each edition; none where an edition is silent."""

    name: str
    e1997: tuple[Clause, ...]
    e2007: tuple[Clause, ...]
    e2017: tuple[Clause, ...]

    def clauses(self, edition: Edition) -> tuple[Clause, ...]:
        return (self.e1997, self.e2007, self.e2017)[ALL.index(edition)]


def counterparts(clause: Clause | str, source: Edition, target: Edition) -> tuple[Clause, ...]:
    """The clauses of `target` that say what this clause of `source` says, in book order; none if none does."""
    cited = cite(source, clause)
    return _correspondence(source, target).get(cited, (cited,))


@cache
def topics() -> tuple[Topic, ...]:
    """The topics that moved, in the order of the latest edition that has them. That nothing is wrong is tested."""
    return _topics(text_of(FILE))


@cache
def _correspondence(source: Edition, target: Edition) -> dict[Clause, tuple[Clause, ...]]:
    """For every clause of `source` in some topic, what corresponds to it in `target`."""
    counterparts: dict[Clause, set[Clause]] = {}
    for topic in topics():
        counterparts |= {clause: set() for clause in topic.clauses(source)}
        for here, there in _pairs(set(topic.clauses(source)), set(topic.clauses(target))):
            counterparts[here].add(there)
    return {clause: tuple(sorted(others)) for clause, others in counterparts.items()}


def _pairs(here: set[Clause], there: set[Clause]) -> Iterator[tuple[Clause, Clause]]:
    common = here & there
    yield from ((clause, clause) for clause in common)
    if here <= there:
        for only in there - common:
            yield from ((clause, only) for clause in _stem(only, common))
    elif there <= here:
        for only in here - common:
            yield from ((only, clause) for clause in _stem(only, common))
    else:
        yield from ((a, b) for a in here - common for b in there - common)


def _stem(clause: Clause, common: set[Clause]) -> set[Clause]:
    """The nearest common clause that this one is part of, or all."""
    return {max(around)} if (around := {c for c in common if clause.is_within(c)}) else common


class _Moved(Struct, forbid_unknown_fields=True):
    topic: str
    e1997: list[str] = field(name="1997")
    e2007: list[str] = field(name="2007")
    e2017: list[str] = field(name="2017")


class _Concordance(Struct, forbid_unknown_fields=True):
    moved: list[_Moved]


def read_concordance(text: str) -> tuple[Topic, ...]:
    """The topics from their file; raises with everything that is wrong in them or left out."""
    topics = _topics(text)
    if problems := tuple(_problems(topics)):
        raise ProblemsFound(problems)
    return topics


def _topics(text: str) -> tuple[Topic, ...]:
    return tuple(
        Topic(
            moved.topic,
            tuple(map(Clause, moved.e1997)),
            tuple(map(Clause, moved.e2007)),
            tuple(map(Clause, moved.e2017)),
        )
        for moved in read(text, _Concordance, file=FILE).moved
    )


def _problems(topics: tuple[Topic, ...]) -> Iterator[Problem]:
    """A clause that its edition does not have, one in two topics, one in no topic though its number changed."""
    listed: dict[Edition, set[Clause]] = {edition: set() for edition in ALL}
    for topic in topics:
        where = Place(file=FILE, tag=topic.name)
        for edition in ALL:
            for clause in topic.clauses(edition):
                if clause not in contents(edition):
                    yield Problem("concordance-unknown", where, f"{clause} ({edition})")
                if clause in listed[edition]:
                    yield Problem("concordance-twice", where, f"{clause} ({edition})")
                listed[edition].add(clause)
    unlisted = {edition: set(contents(edition)) - listed[edition] for edition in ALL}
    for clause in sorted(set().union(*unlisted.values())):
        if any(clause not in clauses for clauses in unlisted.values()):
            editions = " ".join(str(edition) for edition in ALL if clause in unlisted[edition])
            yield Problem("concordance-gap", Place(file=FILE), f"{clause} ({editions})")
