"""Fields to draw, and all ways to draw them, for the tests of draws."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from hypothesis import strategies as st

from arbitro.contest.draw.draw import Candidate, Draw, Encounter
from arbitro.regulations import Pack, load, parse_pack
from arbitro.regulations.loader import shipped

WBF, FIGB = load("wbf"), load("figb_2017")
Pairs = list[tuple[str, str]]


def regulated(**values: object) -> Pack:
    """The plain pack with some keys of draws changed: `regulated(swiss_first="halves")`."""
    sections: dict[str, list[str]] = {}
    for name, value in values.items():
        section, _, key = name.partition("_")
        written = str(value).lower() if isinstance(value, bool | int) else f'"{value}"'
        sections.setdefault(section, []).append(f'{key} = {{ value = {written}, source = "club" }}')
    text = "\n".join(f"[{at}]\n" + "\n".join(lines) for at, lines in sections.items())
    text = text.replace("[swiss]", "[draw.swiss]").replace("[danish]", "[draw.danish]")
    return parse_pack(
        f'title = "Club"\nextends = "wbf"\n{text.replace("[knockout]", "[draw.knockout]")}', "club", shipped
    )


def everybody(draw: Draw) -> list[str]:
    names = [name for each in draw.pairings for name in (each.home, each.away)]
    return sorted([*names, *([] if draw.bye is None else [draw.bye])])


def met_in(draw: Draw) -> set[frozenset[str]]:
    return {frozenset((each.home, each.away)) for each in draw.pairings}


def matchings(names: Sequence[str]) -> Iterator[tuple[Pairs, str | None]]:
    """Every way to put names in pairs; of an odd number one is left."""
    if len(names) % 2:
        for at, name in enumerate(names):
            yield from ((pairs, name) for pairs, _ in matchings([*names[:at], *names[at + 1 :]]))
    elif not names:
        yield [], None
    else:
        first, *others = names
        for at, other in enumerate(others):
            for pairs, _ in matchings(others[:at] + others[at + 1 :]):
                yield [(first, other), *pairs], None


def circle(names: Sequence[str], turn: int) -> Pairs:
    """A round of a round robin: one stays, the others go round; the last of an odd field meets nobody."""
    seats = [*names, *([""] if len(names) % 2 else [])]
    fixed, *ring = seats
    ring = ring[turn % len(ring) :] + ring[: turn % len(ring)]
    table = [fixed, *ring]
    return [(a, b) for a, b in zip(table[: len(table) // 2], reversed(table), strict=False) if a and b]


@st.composite
def events(
    draw: st.DrawFn, least: int = 2, most: int = 8, *, fine: bool = False, history: int = 4
) -> tuple[tuple[Candidate, ...], tuple[Encounter, ...], int]:
    """Contestants with different ranks, rounds of a round robin that they have played, and the next round."""
    count = draw(st.integers(least, most))
    names = draw(st.permutations([f"T{at:02}" for at in range(count)]))
    turns = count - 1 if count % 2 == 0 else count
    rounds = draw(st.lists(st.integers(0, turns - 1), unique=True, max_size=min(turns, history)))
    met = []
    for number, turn in enumerate(rounds, 1):
        for pair in circle(names, turn):
            home, away = draw(st.permutations(pair))
            met.append(Encounter(number, home, away))
    points = st.integers(0, 6000).map(lambda p: Fraction(p, 100)) if fine else st.integers(0, 6).map(Fraction)
    byes = st.integers(0, 1) if rounds else st.just(0)
    totals = sorted((draw(points) for _ in range(count)), reverse=True)
    order = draw(st.permutations(names))
    candidates = tuple(
        Candidate(name, total, rank, draw(byes))
        for rank, (name, total) in enumerate(zip(order, totals, strict=True), 1)
    )
    return candidates, tuple(met), len(rounds) + 1
