"""Knock-out: a bracket as a value, from the first round to the final.

bracket(["Reds", "Blues", "Greens"], pack=WBF, seed="7 May")        -> Reds wait for the winner of the other two
next_round(found, {1: ["Greens"]})                                  -> the same with the sides of the final known
"""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Literal, cast

from msgspec import Struct
from msgspec.structs import replace

from arbitro.book.problem import Problem, ProblemsFound, refuse
from arbitro.contest.draw.draw import Draw, Of, Pairing
from arbitro.contest.draw.seeding import RoundShape, ThreeWay, placed, shapes
from arbitro.contest.lots import drawn
from arbitro.regulations import keys
from arbitro.regulations.consequence import Ground, because
from arbitro.regulations.pack import Pack

MatchKind = Literal["match", "three_way", "losers"]


class CupSide(Struct, frozen=True, omit_defaults=True):
    """One who plays: an entrant, or whoever comes out of a match in this place (1 the winner, 2 the next)."""

    entrant: str = ""
    match: int = 0
    place: int = 0


class KnockoutMatch(Struct, frozen=True, omit_defaults=True):
    """Two who meet, or three; how many of them go on. `losers`: three who have lost a match play for one place."""

    number: int
    kind: MatchKind
    sides: tuple[CupSide, ...]
    go_on: int = 1
    chosen: bool = False  # the first of the two has chosen the other


class KnockoutRound(Struct, frozen=True, omit_defaults=True):
    """Matches that are played at once, and those who wait."""

    round: int
    matches: tuple[KnockoutMatch, ...]
    byes: tuple[CupSide, ...] = ()


class Bracket(Struct, frozen=True, dict=True):
    """All rounds. `entrants`: in the order of the seeding; `outcomes`: of each match that is over, the best first."""

    entrants: tuple[str, ...]
    seeds: int
    rounds: tuple[KnockoutRound, ...]
    seed: str
    outcomes: Mapping[int, tuple[str, ...]] = {}

    @cached_property
    def current(self) -> KnockoutRound | None:
        """The round that is to be played; None if the final is over."""
        return next((round for round in self.rounds if any(m.number not in self.outcomes for m in round.matches)), None)

    @property
    def champion(self) -> str | None:
        return self.outcomes[self.rounds[-1].matches[0].number][0] if self.current is None else None

    def who(self, side: CupSide) -> str | None:
        """The entrant on a side; None as long as its match is not over."""
        if side.entrant:
            return side.entrant
        outcome = self.outcomes.get(side.match, ())
        return outcome[side.place - 1] if len(outcome) >= side.place else None

    def names(self, match: KnockoutMatch) -> tuple[str, ...]:
        """Who plays a match, as far as it is known."""
        return tuple(name for side in match.sides if (name := self.who(side)) is not None)


def bracket(
    entrants: Sequence[str],
    *,
    pack: Pack,
    seed: str,
    seeds: int | None = None,
    three_way: ThreeWay | None = None,
) -> Bracket:
    """A knock-out of these entrants, the best first; the first `seeds` of them are seeded, or all.

    What to do with a number that is no power of two: `three_way`, else as the pack says. Byes are for the best.
    """
    seeds = len(entrants) if seeds is None else seeds
    problems = [Problem("drawn-twice", found=name) for name in dict.fromkeys(entrants) if entrants.count(name) > 1]
    if len(entrants) < 2:
        problems.append(Problem("too-few-to-draw", found=str(len(entrants)), expected="2"))
    if not 0 <= seeds <= len(entrants):
        problems.append(Problem("seeds-number", found=str(seeds), expected=f"0 … {len(entrants)}"))
    if problems:
        raise ProblemsFound(problems)
    three_way = cast(ThreeWay, pack[keys.KNOCKOUT_THREE_WAY]) if three_way is None else three_way
    plan = shapes(len(entrants), three_way)
    by_lot = pack[keys.KNOCKOUT_BANDS] == "lot"
    names = placed(entrants, seeds=seeds, by_lot=by_lot, seed=seed, byes=plan[0].byes(len(entrants)))
    places: list[CupSide] = [CupSide(name) for name in names]
    rounds: list[KnockoutRound] = []
    for number, shape in enumerate(plan, 1):
        after = plan[number] if number < len(plan) else None
        played, places = _round(number, shape, after, places, rounds)
        rounds.append(played)
    return Bracket(tuple(entrants), seeds, tuple(rounds), seed)


def _round(
    number: int, shape: RoundShape, after: RoundShape | None, places: list[CupSide], before: Sequence[KnockoutRound]
) -> tuple[KnockoutRound, list[CupSide]]:
    """A round of this shape, and the places after it."""
    first = 1 + sum(len(each.matches) for each in before)
    groups = _losers(before[-1], shape.groups) if shape.losers else _groups(places, shape)
    playing = [group for group in groups if len(group) > 1]
    matches = tuple(
        KnockoutMatch(at, _kind(group, shape), tuple(group), shape.go_on if len(group) == 3 else 1)
        for at, group in enumerate(playing, first)
    )
    come_from = iter(matches)
    winners = [CupSide(match=next(come_from).number, place=1) if len(group) > 1 else group[0] for group in groups]
    if shape.losers:
        stay, come = places, winners
        byes = tuple(places)
    else:
        stay, come = winners, [CupSide(match=match.number, place=2) for match in matches if match.go_on == 2]
        byes = tuple(group[0] for group in groups if len(group) == 1)
    origins = {match.number: {match.number} for match in matches}
    if shape.losers:
        origins = {match.number: {side.match for side in match.sides} for match in matches}
    return KnockoutRound(number, matches, byes), _arranged(stay, come, after, origins)


def _kind(group: Sequence[CupSide], shape: RoundShape) -> MatchKind:
    if shape.losers:
        return "losers"
    return "three_way" if len(group) == 3 else "match"


def _groups(places: Sequence[CupSide], shape: RoundShape) -> list[list[CupSide]]:
    """The best place with the last of twice as many; a third where three meet.

    Where two of three go on, that is for the best; where one does, for those who come last.
    """
    count, groups = len(places), shape.groups
    sides = [
        [places[at], *(places[2 * groups - 1 - at : 2 * groups - at] if 2 * groups - 1 - at < count else ())]
        for at in range(groups)
    ]
    start = 0 if shape.go_on == 2 else groups - shape.threes
    for extra in range(shape.threes):
        sides[start + extra].append(places[count - 1 - extra])
    return sides


def _losers(before: KnockoutRound, groups: int) -> list[list[CupSide]]:
    """The losers of a round in threes; whoever lost to the last winner is thought the best of them."""
    threes: list[list[CupSide]] = [[] for _ in range(groups)]
    for at, match in enumerate(reversed(before.matches)):
        lap, place = divmod(at, groups)
        threes[place if lap % 2 == 0 else groups - 1 - place].append(CupSide(match=match.number, place=2))
    return threes


def _arranged(
    stay: Sequence[CupSide], come: Sequence[CupSide], after: RoundShape | None, origins: Mapping[int, set[int]]
) -> list[CupSide]:
    """The places after a round: those who come in second, or back, so that as few as possible meet again at once."""
    if not come or after is None:
        return [*stay, *come]

    def matches(side: CupSide) -> set[int]:
        return origins.get(side.match, {side.match}) if side.match else set()

    def rematches(places: list[CupSide]) -> int:
        return sum(
            bool(matches(side) & matches(other))
            for group in _groups(places, after)
            for at, side in enumerate(group)
            for other in group[at + 1 :]
        )

    turned = [[*come[at:], *come[:at]] for at in range(len(come))]
    return min(([*stay, *way] for order in turned for way in (order, order[::-1])), key=rematches)


# -- round by round


def next_round(bracket: Bracket, winners: Mapping[int, Sequence[str]]) -> Bracket:
    """The bracket after its round: of each match who goes on, the best first."""
    current = bracket.current
    if current is None:
        raise refuse("knockout-over", found=bracket.champion)
    problems = []
    outcomes = dict(bracket.outcomes)
    numbers = {match.number for match in current.matches}
    problems += [
        Problem("no-such-match", found=str(at), expected=_listed(numbers)) for at in winners if at not in numbers
    ]
    for match in current.matches:
        names = bracket.names(match)
        through = tuple(winners.get(match.number, ()))
        if not through:
            problems.append(Problem("match-without-winner", found=str(match.number), expected=" – ".join(names)))
            continue
        problems += (
            Problem("not-in-match", found=name, expected=" – ".join(names)) for name in through if name not in names
        )
        if len(set(through)) != match.go_on or len(through) != match.go_on:
            problems.append(Problem("winners-of-match", found=", ".join(through), expected=str(match.go_on)))
        rest = [name for name in names if name not in through]
        outcomes[match.number] = through + tuple(rest[:1] if len(rest) == 1 else ())
    if problems:
        raise ProblemsFound(problems)
    return replace(bracket, outcomes=outcomes)


def _listed(numbers: set[int]) -> str:
    return ", ".join(map(str, sorted(numbers)))


def choosers(bracket: Bracket) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Who chooses in the round to be played, in turn, and who can be chosen: the better half in the seeding, and the
    other."""
    current = bracket.current
    known = [name for match in current.matches for name in bracket.names(match)] if current else []
    known.sort(key=bracket.entrants.index)
    return tuple(known[: len(known) // 2]), tuple(known[len(known) // 2 :])


def choose(bracket: Bracket, choices: Mapping[str, str], *, pack: Pack) -> Bracket:
    """The round to be played with the opponents that the best have chosen; the last takes whoever is left."""
    current = bracket.current
    if pack[keys.KNOCKOUT_CHOICE] != "best_choose" or current is None or current.round == 1:
        raise refuse("no-choice-of-opponents", found=", ".join(choices))
    if any(len(match.sides) != 2 for match in current.matches) or current.byes:
        raise refuse("no-choice-of-opponents", found=", ".join(choices))
    choosing, free = choosers(bracket)
    left = list(free)
    problems = [
        Problem("not-choosing", found=name, expected=", ".join(choosing)) for name in choices if name not in choosing
    ]
    pairs: list[tuple[str, str]] = []
    for name in choosing:
        chosen = choices.get(name) or (left[0] if len(left) == 1 else "")
        if chosen in left:
            left.remove(chosen)
            pairs.append((name, chosen))
        elif chosen:
            problems.append(Problem("not-to-be-chosen", found=chosen, expected=", ".join(left)))
        else:
            problems.append(Problem("choice-missing", found=name, expected=", ".join(left)))
    if problems:
        raise ProblemsFound(problems)
    sides = {bracket.who(side): side for match in current.matches for side in match.sides}
    matches = tuple(
        KnockoutMatch(match.number, "match", (sides[chooser], sides[other]), chosen=True)
        for match, (chooser, other) in zip(current.matches, pairs, strict=True)
    )
    rounds = tuple(
        replace(round, matches=matches) if round.round == current.round else round for round in bracket.rounds
    )
    return replace(bracket, rounds=rounds)


def round_draw(bracket: Bracket, *, pack: Pack, of: Of = "teams") -> Draw:
    """The matches of two of the round to be played, with who is at home by lot; matches of three are in the bracket."""
    current = bracket.current
    if current is None:
        raise refuse("knockout-over", found=bracket.champion)
    pairings = []
    for match in current.matches:
        names = bracket.names(match)
        if len(names) != 2 or len(match.sides) != 2:
            continue
        home, away = drawn(f"{bracket.seed}\nhome {match.number}", names)
        by_lot = because(f"draw-home-drawn-{of}", pack.setting(keys.HOME_DIFFERENCE), home=home)
        pairings.append(Pairing(match.number, home, away, (*why(bracket, match, pack), by_lot)))
    return Draw(system="knockout", round=current.round, pairings=tuple(pairings), seed=bracket.seed)


def why(bracket: Bracket, match: KnockoutMatch, pack: Pack) -> tuple[Ground, ...]:
    """Why these meet: their places in the seeding, the matches they come from, or a choice."""
    if match.chosen:
        names = bracket.names(match)
        return (because("knockout-chosen", pack.setting(keys.KNOCKOUT_CHOICE), chooser=names[0], other=names[1]),)
    grounds = [_came(bracket, side, pack) for side in match.sides]
    if match.kind != "match":
        threes = pack.setting(keys.KNOCKOUT_THREE_WAY)
        grounds.append(because(f"knockout-{match.kind.replace('_', '-')}", threes, go_on=match.go_on))
    return tuple(grounds)


def why_waiting(bracket: Bracket, side: CupSide, pack: Pack) -> Ground:
    """Why somebody does not play in a round."""
    name = bracket.who(side)
    if side.entrant and name in bracket.entrants[: bracket.seeds]:
        return because(
            "knockout-bye", pack.setting(keys.KNOCKOUT_BANDS), entrant=side.entrant, seed=_seed(bracket, side)
        )
    if side.entrant:
        return because("knockout-bye-by-lot", pack.setting(keys.KNOCKOUT_BANDS), entrant=side.entrant)
    return because("knockout-waits", pack.setting(keys.KNOCKOUT_THREE_WAY), match=side.match)


def _came(bracket: Bracket, side: CupSide, pack: Pack) -> Ground:
    by = pack.setting(keys.KNOCKOUT_BANDS)
    if not side.entrant:
        return because("knockout-from-match", by, match=side.match, place=side.place)
    if side.entrant in bracket.entrants[: bracket.seeds]:
        return because("knockout-seed", by, entrant=side.entrant, seed=_seed(bracket, side))
    return because("knockout-unseeded", by, entrant=side.entrant)


def _seed(bracket: Bracket, side: CupSide) -> int:
    return bracket.entrants.index(side.entrant) + 1
