"""A season for every door: ladders with the calculation of each line, what a player came to, what he owes.

Persons are named; their ids are for those who may know them.
"""

from collections.abc import Collection, Iterable, Sequence
from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from arbitro.contest.season import Ladder, LadderLine, LadderResult, SeasonResult
from arbitro.formats.results.writer import table_text
from arbitro.office.ladders import counted, standing
from arbitro.office.seeing.fees import Fees
from arbitro.office.seeing.season import EventResults
from arbitro.office.seeing.view import Names
from arbitro.scoring.rounding import exact_text


class LadderEvent(Struct, frozen=True):
    id: str
    name: str
    date: str


class NamedLine(Struct, frozen=True):
    """A line with names in the place of persons; `persons`: their ids, for those who may know them."""

    line: LadderLine
    persons: tuple[str, ...] = ()


class LadderNow(Struct, frozen=True, kw_only=True):
    """A ladder with its rules, the events that count so far, and how it stands."""

    ladder: Ladder
    events: tuple[LadderEvent, ...]
    lines: tuple[NamedLine, ...]


def ladder_now(ladder: Ladder, events: Sequence[EventResults], names: Names, *, knows: bool = False) -> LadderNow:
    return LadderNow(
        ladder=ladder,
        events=tuple(LadderEvent(event.id, event.name, event.date) for event in counted(ladder, events)),
        lines=tuple(NamedLine(_named(line, names), line.who if knows else ()) for line in standing(ladder, events)),
    )


def _named(line: LadderLine, names: Names) -> LadderLine:
    results = tuple(_with_names(result, names) for result in line.results)
    return replace(line, who=tuple(map(names, line.who)), results=results)


def _with_names(result: LadderResult, names: Names) -> LadderResult:
    return replace(result, handicaps=tuple(replace(own, person=names(own.person)) for own in result.handicaps))


def ladder_csv(now: LadderNow) -> str:
    """A line for each line of the ladder, the figures of its events beside it; what does not count in brackets."""
    return table_text(
        ("rank", "name", "total", "results", *(event.name for event in now.events)),
        ((line.rank or "", " - ".join(line.who), exact_text(line.total), len(line.results), *_cells(now, line))
         for line in (each.line for each in now.lines)),
    )  # fmt: skip


def _cells(now: LadderNow, line: LadderLine) -> Iterable[str]:
    own = {result.event: result for result in line.results}
    for event in now.events:
        result = own.get(event.id)
        text = exact_text(result.total) if result else ""
        yield text if result is None or result.counts else f"({text})"


# -- one person


class OwnResult(Struct, frozen=True, kw_only=True):
    """An event of a person. `partners`: who played with him."""

    event: str
    name: str
    date: str
    partners: tuple[str, ...]
    result: SeasonResult


class OwnRank(Struct, frozen=True, kw_only=True):
    """His place in a ladder, where he has one."""

    id: str
    name: str
    rank: int | None
    tied: bool
    of: int
    total: Fraction


class OwnFee(Struct, frozen=True, kw_only=True):
    event: str
    name: str
    date: str
    due: Fraction
    paid: Fraction
    owed: Fraction
    currency: str


class PersonResults(Struct, frozen=True, kw_only=True):
    """The last event first. `percent`: the mean of all percentages; `master_points`: their sum; none where
    there are none. `fees`: for organisers."""

    name: str
    results: tuple[OwnResult, ...]
    ladders: tuple[OwnRank, ...]
    percent: Fraction | None
    master_points: Fraction | None
    fees: tuple[OwnFee, ...] = ()


def person_results(
    person: str, events: Sequence[EventResults], ladders: Collection[Ladder], names: Names, fees: Iterable[Fees] = ()
) -> PersonResults:
    own = [
        OwnResult(
            event=event.id,
            name=event.name,
            date=event.date,
            partners=tuple(names(player) for player in result.players if player != person),
            result=replace(result, players=tuple(map(names, result.players))),
        )
        for event in events
        for result in event.results
        if person in result.players
    ]
    own.sort(key=lambda each: (each.date, each.event), reverse=True)
    percents = [each.result.percent for each in own if each.result.percent is not None]
    masters = [each.result.master_points for each in own if each.result.master_points is not None]
    return PersonResults(
        name=names(person),
        results=tuple(own),
        ladders=tuple(place for ladder in ladders if (place := _place(person, ladder, events))),
        percent=sum(percents, Fraction()) / len(percents) if percents else None,
        master_points=sum(masters, Fraction()) if masters else None,
        fees=tuple(fee for event in fees for fee in _fees(person, event)),
    )


def _place(person: str, ladder: Ladder, events: Sequence[EventResults]) -> OwnRank | None:
    """The best, of somebody in several partnerships."""
    lines = standing(ladder, events)
    line = next((line for line in lines if person in line.who), None)
    if line is None:
        return None
    ranked = sum(each.rank is not None for each in lines)
    return OwnRank(id=ladder.id, name=ladder.name, rank=line.rank, tied=line.tied, of=ranked, total=line.total)


def _fees(person: str, event: Fees) -> Iterable[OwnFee]:
    for line in event.lines:
        if line.person == person and (line.due or line.paid):
            yield OwnFee(
                event=event.event,
                name=event.name,
                date=event.date,
                due=line.due,
                paid=line.paid,
                owed=line.owed,
                currency=event.currency,
            )


# -- what everybody owes


class MemberFees(Struct, frozen=True, kw_only=True):
    """A person over all events, in one currency."""

    person: str
    name: str
    currency: str
    due: Fraction
    paid: Fraction
    owed: Fraction
    events: tuple[OwnFee, ...]


def member_fees(events: Iterable[Fees]) -> tuple[MemberFees, ...]:
    """Everybody who owed or paid anything, by name."""
    own: dict[tuple[str, str, str], list[OwnFee]] = {}
    for event in events:
        for line in event.lines if event.currency else ():
            for fee in _fees(line.person, event):
                own.setdefault((line.name, line.person, event.currency), []).append(fee)
    return tuple(
        MemberFees(
            person=person,
            name=name,
            currency=currency,
            due=sum((fee.due for fee in fees), Fraction()),
            paid=sum((fee.paid for fee in fees), Fraction()),
            owed=sum((fee.owed for fee in fees), Fraction()),
            events=tuple(fees),
        )
        for (name, person, currency), fees in sorted(own.items())
    )
