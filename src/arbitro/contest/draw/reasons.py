"""Why two meet, why one of them is at home, why somebody sits out; and of what a draw has to warn."""

from collections.abc import Iterator

from arbitro.contest.draw.best import Best
from arbitro.contest.draw.draw import Draw, Of, Pairing
from arbitro.contest.draw.field import Field
from arbitro.contest.draw.matching import Marks
from arbitro.regulations import keys
from arbitro.regulations.consequence import Ground, because
from arbitro.regulations.pack import Pack, Setting


def with_reasons(
    system: str,
    field: Field,
    best: Best,
    pack: Pack,
    *,
    of: Of,
    together: str,
    by: Setting,
    again: Setting,
    bye: str,
    clubs: Marks | None = None,
) -> Draw:
    """A draw with its reasons and warnings; table 1 is that of the best.

    `together`: what is said of two who are level, by which setting; `again`: the setting about rematches; `bye`: what
    is said of who sits out.
    """
    pairs = [(field.names[higher], field.names[other]) for higher, other in best.pairs]
    opponents = dict(pairs) | {other: higher for higher, other in pairs}
    neighbours = Neighbours(field, opponents, together, by, again)
    pairings = tuple(pairing(field, table, places, neighbours, of, pack) for table, places in enumerate(best.pairs, 1))
    counts = pack.setting(keys.BYE_COUNTS)
    return Draw(
        system=system,
        round=field.round,
        pairings=pairings,
        bye=None if best.bye is None else field.names[best.bye],
        why_bye=() if best.bye is None else tuple(why_bye(field, best.bye, bye, counts)),
        seed=field.seed,
        warnings=tuple(warnings(field, pairings, best.bye, pack, of=of, clubs=clubs)),
    )


def at_home(field: Field, who: str, other: str) -> tuple[str, str, bool]:
    """The two, the home team first: whoever was at home less (art. 4.1); True if a lot decided."""
    mine, theirs = field.balance.get(who, 0), field.balance.get(other, 0)
    if mine != theirs:
        return (who, other, False) if mine < theirs else (other, who, False)
    first = min((who, other), key=lambda name: (field.lot(f"home {name}"), name))
    return (first, other if first == who else who, True)


def pairing(field: Field, table: int, places: tuple[int, int], met: "Neighbours", of: Of, pack: Pack) -> Pairing:
    """Two who meet, with the reasons."""
    higher, lower = field.names[places[0]], field.names[places[1]]
    home, away, by_lot = at_home(field, higher, lower)
    roles = because(
        f"draw-home-{'lot' if by_lot else 'balance'}-{of}",
        pack.setting(keys.HOME_DIFFERENCE),
        home=home,
        away=away,
    )
    return Pairing(table, home, away, (*met.grounds(places), roles))


class Neighbours:
    """Why two meet and not one of them somebody nearer."""

    def __init__(self, field: Field, opponents: dict[str, str], together: str, by: Setting, again: Setting) -> None:
        self._field = field
        self._opponents = opponents
        self._together = together  # what is said of two who are level
        self._by = by
        self._again = again

    def grounds(self, places: tuple[int, int]) -> Iterator[Ground]:
        field = self._field
        higher, lower = (field.candidates[place] for place in places)
        if self._together == "draw-ranked":
            ranks = {"higher_rank": places[0] + 1, "lower_rank": places[1] + 1}
            yield because("draw-ranked", self._by, higher=higher.contestant, lower=lower.contestant, **ranks)
        elif higher.points == lower.points:
            yield because(self._together, self._by, points=higher.points)
        else:
            points = higher.points - lower.points
            yield because("draw-float", self._by, higher=higher.contestant, lower=lower.contestant, points=points)
        if self._together not in ("draw-level", "draw-ranked"):
            return
        between = field.names[places[0] + 1 : places[1]]
        met = [
            (candidate.contestant, other, field.rounds_met(candidate.contestant, other)[-1])
            for candidate in (higher, lower)
            for other in between
            if field.rounds_met(candidate.contestant, other)
        ]
        for who, other, last in met:
            yield because("draw-met-before", self._again, contestant=who, other=other, round=last)
        if between and not met:
            other = between[0]
            if other in self._opponents:
                meets = self._opponents[other]
                yield because("draw-nearer-elsewhere", None, contestant=higher.contestant, other=other, meets=meets)
            else:
                yield because("draw-nearer-sits-out", None, contestant=higher.contestant, other=other)


def why_bye(field: Field, place: int, kind: str, by: Setting) -> Iterator[Ground]:
    """Who sits out, and why nobody lower does."""
    yield because(kind, by, contestant=field.names[place], place=place + 1, of=len(field.names))
    for lower in field.candidates[:place:-1]:
        if lower.byes > field.candidates[place].byes:
            yield because("draw-bye-had", by, contestant=lower.contestant)
        else:
            yield because("draw-bye-impossible", by, contestant=lower.contestant)


def warnings(
    field: Field, pairings: tuple[Pairing, ...], bye: int | None, pack: Pack, *, of: Of, clubs: Marks | None = None
) -> Iterator[Ground]:
    """Rematches, two of one club, a second bye, roles that are no longer even."""
    limit = pack[keys.HOME_DIFFERENCE]
    for each in pairings:
        rounds = field.rounds_met(each.home, each.away)
        if rounds:
            yield because("draw-rematch", None, home=each.home, away=each.away, round=rounds[-1])
        if clubs is not None and clubs[field.places[each.home], field.places[each.away]]:
            yield because("draw-one-club", pack.setting(keys.CLUBS_APART), home=each.home, away=each.away)
    if bye is not None and field.candidates[bye].byes:
        yield because("draw-second-bye", None, contestant=field.names[bye])
    if limit is None:
        return
    uneven = [
        name
        for each in pairings
        for name, more in ((each.home, 1), (each.away, -1))
        if abs(field.balance.get(name, 0) + more) > limit
    ]
    if uneven:
        by = pack.setting(keys.HOME_DIFFERENCE)
        yield because(f"draw-roles-uneven-{of}", by, count=len(uneven), names=", ".join(uneven), limit=limit)
