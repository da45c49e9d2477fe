"""The file that `arbitro draw` reads: who takes part, what has been played."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from arbitro.book.problem import Place, Problem, ProblemsFound, refuse
from arbitro.contest.draw.draw import Candidate, Encounter
from arbitro.contest.draw.field import problems_of
from arbitro.contest.draw.swiss import Float, counted_byes
from arbitro.regulations.pack import Pack
from arbitro.scoring.notation import read_number

FORM = '{"entrants": [...], "matches": [...]}'
EXAMPLE = "41.5"

Name = str | int
Count = Annotated[int, Meta(ge=0)]
RoundNumber = Annotated[int, Meta(ge=1)]


class DrawEntrant(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One who takes part. `rank`: in the standings, before the first round in the seeding; 1 is the best, 0 none."""

    name: Name
    points: str | int | float = 0
    rank: Count = 0
    forfeits: Count = 0  # matches won because nobody came
    club: str = ""
    floated: Literal["up", "down"] | None = None  # in the round before


class DrawMatch(Struct, frozen=True, forbid_unknown_fields=True):
    """A match that has been played: the home team, or the pair that sat North-South, and the other."""

    round: RoundNumber
    home: Name
    away: Name


class DrawBye(Struct, frozen=True, forbid_unknown_fields=True):
    """A round that somebody sat out."""

    round: RoundNumber
    name: Name


class DrawRequest(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The file. `apart`: who never meet. Of a knock-out: `winners` of each match that is over, by its number, and
    `choices` of opponents in the round to be played."""

    entrants: tuple[DrawEntrant, ...]
    matches: tuple[DrawMatch, ...] = ()
    byes: tuple[DrawBye, ...] = ()
    withdrawn: tuple[Name, ...] = ()
    apart: tuple[tuple[Name, Name], ...] = ()
    winners: Mapping[str, str | tuple[str, ...]] = {}
    choices: Mapping[str, str] = {}
    round: RoundNumber | None = None
    seed: str = ""


class _DrawOutline(Struct, frozen=True, forbid_unknown_fields=True):
    """The same with its lists not yet looked into."""

    entrants: tuple[msgspec.Raw, ...]
    matches: tuple[msgspec.Raw, ...] = ()
    byes: tuple[msgspec.Raw, ...] = ()
    withdrawn: tuple[Name, ...] = ()
    apart: tuple[tuple[Name, Name], ...] = ()
    winners: Mapping[str, str | tuple[str, ...]] = {}
    choices: Mapping[str, str] = {}
    round: RoundNumber | None = None
    seed: str = ""


class DrawFacts(Struct, frozen=True):
    """What the file says, with the withdrawn left out of the field."""

    candidates: tuple[Candidate, ...]
    met: tuple[Encounter, ...]
    round: int
    seed: str
    apart: tuple[tuple[str, str], ...]
    clubs: Mapping[str, str]
    floated: Mapping[str, Float]
    winners: Mapping[int, tuple[str, ...]]
    choices: Mapping[str, str]


T = TypeVar("T")


def read(data: bytes, file: str, pack: Pack, round: int | None = None) -> DrawFacts:
    """The facts of a file, to draw this round or the one that it says; all its problems at once."""
    try:
        outline = msgspec.json.decode(data.removeprefix(b"\xef\xbb\xbf"), type=_DrawOutline)
    except (msgspec.DecodeError, UnicodeDecodeError) as trouble:
        raise refuse("bad-json", found=trouble, expected=FORM, where=Place(file=file)) from None
    problems: list[Problem] = []
    entrants = tuple(_each(outline.entrants, DrawEntrant, Place(file=file, tag="entrants"), problems))
    matches = tuple(_each(outline.matches, DrawMatch, Place(file=file, tag="matches"), problems))
    byes = tuple(_each(outline.byes, DrawBye, Place(file=file, tag="byes"), problems))
    if problems:
        raise ProblemsFound(problems)
    known = {str(entrant.name) for _, entrant in entrants} | set(map(str, outline.withdrawn))
    named = [(at, str(name)) for at, match in matches for name in (match.home, match.away)]
    named += ((at, str(bye.name)) for at, bye in byes)
    named += ((Place(file=file, tag="apart"), str(name)) for two in outline.apart for name in two)
    problems += (Problem("not-entered", at, name) for at, name in named if name not in known)
    busy = {(match.round, str(name)) for _, match in matches for name in (match.home, match.away)}
    for at, bye in byes:
        if (bye.round, str(bye.name)) in busy:
            problems.append(Problem("two-matches-in-a-round", at, str(bye.name), str(bye.round)))
    sat_out = Counter(str(bye.name) for _, bye in byes)
    out = set(map(str, outline.withdrawn))
    field = [(at, entrant) for at, entrant in entrants if str(entrant.name) not in out]
    candidates = [
        Candidate(
            str(entrant.name),
            _points(entrant, at, problems),
            entrant.rank,
            counted_byes(sat_out[str(entrant.name)], entrant.forfeits, pack),
        )
        for at, entrant in field
    ]
    winners = _winners(outline.winners, Place(file=file, tag="winners"), problems)
    met = tuple(Encounter(match.round, str(match.home), str(match.away)) for _, match in matches)
    if round is None:
        played = [match.round for _, match in matches] + [bye.round for _, bye in byes]
        round = outline.round or max(played, default=0) + 1
    for problem in problems_of(candidates, met, round):
        tag = None if problem.where.index is None else "matches"
        where = Place(file=file, tag=tag, index=problem.where.index)
        problems.append(Problem(problem.kind, where, problem.found, problem.expected))
    if problems:
        raise ProblemsFound(problems)
    return DrawFacts(
        tuple(candidates),
        met,
        round,
        outline.seed,
        tuple((str(a), str(b)) for a, b in outline.apart if not {str(a), str(b)} & out),
        {str(entrant.name): entrant.club for _, entrant in field if entrant.club},
        {str(entrant.name): entrant.floated for _, entrant in field if entrant.floated},
        winners,
        outline.choices,
    )


def _each(
    raws: Sequence[msgspec.Raw], form: type[T], where: Place, problems: list[Problem]
) -> Iterator[tuple[Place, T]]:
    """The entries of a list, each with its place."""
    for index, raw in enumerate(raws, 1):
        at = Place(file=where.file, tag=where.tag, index=index)
        try:
            yield at, msgspec.json.decode(raw, type=form)
        except (msgspec.DecodeError, UnicodeDecodeError) as trouble:
            problems.append(Problem("bad-draw-entry", at, str(trouble)))


def _points(entrant: DrawEntrant, where: Place, problems: list[Problem]) -> Fraction:
    try:
        return read_number(str(entrant.points), EXAMPLE)
    except ProblemsFound as trouble:
        problems += (Problem(problem.kind, where, problem.found, problem.expected) for problem in trouble.problems)
        return Fraction()


def _winners(
    written: Mapping[str, str | tuple[str, ...]], where: Place, problems: list[Problem]
) -> Mapping[int, tuple[str, ...]]:
    winners = {}
    for number, names in written.items():
        if not number.isdecimal():
            problems.append(Problem("no-such-match", where, number, "1, 2, 3 …"))
            continue
        winners[int(number)] = (names,) if isinstance(names, str) else names
    return winners
