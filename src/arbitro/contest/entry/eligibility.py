"""Who may take part: the conditions of an event as data, and what of them a contestant does not meet (80B2(d)).

conditions(WBF, formation="mixed", born_until=1964)         -> mixed pairs of seniors
ineligible(pair, register, conditions)                      -> one problem for each condition that is broken

What the register does not tell is told as a problem of its own; nobody is let in on a guess.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Literal, get_args

from msgspec import Struct

from arbitro.book.problem import NOWHERE, Place, Problem, ProblemsFound, refuse
from arbitro.contest.contestant import Contestant, Individual, Member, Pair, Register, Team
from arbitro.regulations import keys
from arbitro.regulations.pack import Pack
from arbitro.regulations.substitution import Category, Replaced, Substitution, SubstitutionForm, substitution

Formation = Literal["open", "mixed", "women"]
FORMATIONS: tuple[Formation, ...] = get_args(Formation)
EntryKind = Literal["individual", "pair", "team"]
FIELDED = 2  # pairs of a team that play at once


class EntryConditions(Struct, frozen=True, omit_defaults=True):
    """What an event asks of those who enter. Empty or None: nothing.

    `born_until`: seniors, born in that year or before; `born_since`: juniors, born in that year or later. `categories`:
    all of them, strongest first; `highest` and `lowest` are the strongest and the weakest admitted. `clubs`: the
    members of these. `numbered`: everybody needs a number of the federation.
    """

    team_least: int
    team_most: int
    kind: EntryKind | None = None
    formation: Formation = "open"
    born_until: int | None = None
    born_since: int | None = None
    categories: tuple[str, ...] = ()
    highest: str = ""
    lowest: str = ""
    clubs: tuple[str, ...] = ()
    numbered: bool = False

    def __post_init__(self) -> None:
        problems = [
            Problem("entry-category", found=limit, expected=_listed(self.categories))
            for limit in (self.highest, self.lowest)
            if limit and limit not in self.categories
        ]
        crossed = not problems and self.highest and self.lowest and self._rank(self.highest) > self._rank(self.lowest)
        if self.team_most < self.team_least:
            problems.append(Problem("count-range", found=str(self.team_most), expected=f"≥ {self.team_least}"))
        if crossed:
            problems.append(Problem("entry-categories-crossed", found=self.highest, expected=self.lowest))
        if None not in (self.born_until, self.born_since) and (self.born_since or 0) > (self.born_until or 0):
            problems.append(Problem("entry-years-crossed", found=str(self.born_since), expected=str(self.born_until)))
        if problems:
            raise ProblemsFound(problems)

    def _rank(self, category: str) -> int:
        return self.categories.index(category)

    @property
    def admitted(self) -> tuple[str, ...]:
        """The categories that may enter, strongest first."""
        first = self._rank(self.highest) if self.highest else 0
        last = self._rank(self.lowest) if self.lowest else len(self.categories) - 1
        return self.categories[first : last + 1]


def conditions(
    pack: Pack,
    *,
    kind: EntryKind | None = None,
    formation: Formation = "open",
    born_until: int | None = None,
    born_since: int | None = None,
    categories: tuple[str, ...] = (),
    highest: str = "",
    lowest: str = "",
    clubs: tuple[str, ...] = (),
    numbered: bool = False,
) -> EntryConditions:
    """The conditions of an event under a pack, which says how large a team is."""
    return EntryConditions(
        pack[keys.TEAM_LEAST],
        pack[keys.TEAM_MOST],
        kind,
        formation,
        born_until,
        born_since,
        categories,
        highest,
        lowest,
        clubs,
        numbered,
    )


def kind_of(contestant: Contestant) -> EntryKind:
    match contestant:
        case Individual():
            return "individual"
        case Pair():
            return "pair"
        case Team():
            return "team"


def ineligible(
    contestant: Contestant, register: Register, conditions: EntryConditions, where: Place = NOWHERE
) -> tuple[Problem, ...]:
    """Why a contestant may not enter; nothing if it may. A captain who does not play is not asked for anything."""
    known = [register[player] for player in dict.fromkeys(contestant.players) if player in register]
    problems = [problem for member in known for problem in _of_player(member, conditions, where)]
    if len(known) == len(contestant.players):
        problems += _of_formation(contestant, known, conditions, where)
    return tuple(problems)


def _of_player(member: Member, conditions: EntryConditions, where: Place) -> Iterator[Problem]:
    name = member.name or member.id
    if conditions.formation == "women" and member.sex != "F":
        yield Problem("entry-not-woman" if member.sex else "entry-sex-unknown", where, name)
    if conditions.formation == "mixed" and not member.sex:
        yield Problem("entry-sex-unknown", where, name)
    until, since = conditions.born_until, conditions.born_since
    if (until is not None or since is not None) and member.born is None:
        yield Problem("entry-born-unknown", where, name)
    elif member.born is not None:
        if until is not None and member.born > until:
            yield Problem("entry-too-young", where, f"{name} ({member.born})", str(until))
        if since is not None and member.born < since:
            yield Problem("entry-too-old", where, f"{name} ({member.born})", str(since))
    if conditions.categories and member.category not in conditions.admitted:
        kind = "entry-category-barred" if member.category in conditions.categories else "entry-category-unknown"
        player = f"{name} ({member.category})" if member.category else name
        yield Problem(kind, where, player, _listed(conditions.admitted))
    if conditions.clubs and member.club not in conditions.clubs:
        yield Problem("entry-club", where, name, _listed(conditions.clubs))
    if conditions.numbered and not member.number:
        yield Problem("entry-no-number", where, name)


def _of_formation(
    contestant: Contestant, known: list[Member], conditions: EntryConditions, where: Place
) -> Iterator[Problem]:
    """A mixed pair has one of each; a mixed team fields two mixed pairs and so needs two of each."""
    sexes = Counter(member.sex for member in known)
    if conditions.formation != "mixed" or sexes[""] or isinstance(contestant, Individual):
        return
    least = FIELDED if isinstance(contestant, Team) else 1
    if min(sexes["F"], sexes["M"]) < least:
        kind = "entry-team-not-mixed" if isinstance(contestant, Team) else "entry-pair-not-mixed"
        yield Problem(kind, where, ", ".join(member.name or member.id for member in known), str(least))


def _listed(names: tuple[str, ...]) -> str:
    return ", ".join(names)


# -- substitutes (art. 4.2)


def compared(substitute: Member, replaced: Member, categories: tuple[str, ...]) -> Category | None:
    """The substitute's category beside that of the player replaced; None if one of them is not in the list."""
    if substitute.category not in categories or replaced.category not in categories:
        return None
    above = categories.index(replaced.category) - categories.index(substitute.category)
    return "higher" if above > 0 else "lower" if above < 0 else "equal"


def with_substitute(contestant: Contestant, out: str, into: str) -> Contestant:
    """The contestant with one player in another's place."""
    problems = []
    if out not in contestant.players:
        problems.append(Problem("entry-not-of", found=out, expected=contestant.id))
    if into in contestant.players:
        problems.append(Problem("entry-same-player", found=into))
    if problems:
        raise ProblemsFound(problems)
    players = tuple(into if player == out else player for player in contestant.players)
    match contestant:
        case Individual(id):
            return Individual(id, players[0])
        case Pair(id):
            return Pair(id, (players[0], players[1]))
        case Team(id, name, _, captain):
            return Team(id, name, players, captain)


def substituted(
    contestant: Contestant,
    out: str,
    into: str,
    register: Register,
    conditions: EntryConditions,
    replaced: Replaced,
    pack: Pack,
    *,
    played_before: bool | None = None,
    approved: bool | None = None,
    emergency: bool = False,
    other_movement: bool = False,
) -> Substitution:
    """A substitution judged with what the register knows: the categories, and whether the formation is kept.

    Ages and sexes are of the formation, which no director may give up; the category is compared with the player's.
    `other_movement`: neither Mitchell nor Howell.
    """
    for player in (out, into):
        if player not in register:
            raise refuse("unknown-member", found=player)
    after = with_substitute(contestant, out, into)
    kept = EntryConditions(
        conditions.team_least,
        conditions.team_most,
        formation=conditions.formation,
        born_until=conditions.born_until,
        born_since=conditions.born_since,
    )
    form: SubstitutionForm = "pairs" if isinstance(contestant, Pair) else "individual"
    if other_movement or isinstance(contestant, Team):
        form = "other"
    return substitution(
        replaced,
        pack,
        form=form,
        category=compared(register[into], register[out], conditions.categories),
        played_before=played_before,
        approved=approved,
        emergency=emergency,
        formation_kept=not ineligible(after, register, kept),
    )
