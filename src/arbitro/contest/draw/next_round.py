"""The next round of an event: what a draw goes by, taken from the facts; and the draw as a fact.

next_draw(contest, phase, "", pack, seed)       -> the pairings of the next round, ready to be recorded
"""

from collections import Counter

from arbitro.book.problem import refuse
from arbitro.contest.draw.draw import Candidate, Draw, Encounter, Of
from arbitro.contest.draw.knockout import Bracket, bracket, next_round, round_draw
from arbitro.contest.facts.event import Drawn, Paired, Three
from arbitro.contest.facts.seating import gone
from arbitro.contest.facts.state import Contest, Phase, Strand
from arbitro.contest.scoring.knockout import outcomes
from arbitro.contest.scoring.standings import rankings
from arbitro.regulations import Pack


def candidates(contest: Contest, phase: Phase, group: str, round: int, pack: Pack) -> tuple[Candidate, ...]:
    """Those who are to be drawn, with what they have; before the first round by their seeds."""
    from arbitro.contest.draw.swiss import counted_byes

    forfeits = Counter(
        award.contestant
        for award in phase.awards.values()
        if award.kind in ("forfeit", "withdrawal") and award.won is not False
    )
    byes = Counter(who for drawn in phase.draws.values() for who in drawn.byes)
    rows = {
        row.contestant: row
        for ranking in rankings(contest, phase, pack)
        if ranking.group == group
        for row in ranking.rows
    }
    entrants = []
    for who, row in rows.items():
        if gone(phase, who, round):
            continue
        seed = phase.field[who].seed
        rank = row.rank if phase.last_begun.get(Strand(1, group)) else seed or 0
        entrants.append(Candidate(who, row.total, rank, counted_byes(byes[who], forfeits[who], pack)))
    return tuple(entrants)


def met(phase: Phase, group: str) -> tuple[Encounter, ...]:
    """Who has met whom, as they really sat."""
    return tuple(
        Encounter(at.round, sat.ns[0], sat.ew[0]) for at, sat in sorted(phase.tables.items()) if at.section == group
    )


def next_draw(
    contest: Contest,
    phase: Phase,
    group: str,
    pack: Pack,
    seed: str,
    *,
    round: int | None = None,
    rematch: bool = False,
) -> Drawn:
    """The next round as a fact, or one that has not begun drawn again; of its reasons, the names."""
    if phase.plan.system == "knockout":
        return _knockout(contest, phase, group, pack, seed)
    again = round is not None and (group, round) in phase.draws
    draw = explained(contest, phase, group, pack, seed, round=round, rematch=rematch)
    return Drawn(
        phase=phase.plan.name,
        group=group,
        round=draw.round,
        system=draw.system,
        pairings=_paired(draw),
        byes=() if draw.bye is None else (draw.bye,),
        seed=draw.seed,
        replaces=again,
    )


def explained(
    contest: Contest,
    phase: Phase,
    group: str,
    pack: Pack,
    seed: str,
    *,
    round: int | None = None,
    rematch: bool = False,
) -> Draw:
    """A round of a Swiss or a Danish, with its reasons."""
    from arbitro.contest.draw.danish import danish  # with numpy, which only a draw needs
    from arbitro.contest.draw.swiss import swiss

    drawn = [number for of, number in phase.draws if of == group]
    wanted = max(drawn, default=0) + 1 if round is None else round
    if not 1 <= wanted <= phase.plan.rounds:
        raise refuse("no-such-round", found=wanted, expected=f"1-{phase.plan.rounds}")
    field = candidates(contest, phase, group, wanted, pack)
    before = tuple(encounter for encounter in met(phase, group) if encounter.round < wanted)
    of: Of = "teams" if contest.plan.form == "teams" else "pairs"
    match phase.plan.system:
        case "swiss":
            return swiss(field, before, round=wanted, pack=pack, seed=seed, of=of, rematch=rematch or None)
        case "danish":
            return danish(field, before, round=wanted, pack=pack, seed=seed, of=of, rematch=rematch)
        case _:
            raise refuse("not-by-draw", found=phase.plan.system)


def _paired(draw: Draw) -> tuple[Paired, ...]:
    return tuple(
        Paired(pairing.table, pairing.home, pairing.away, " ".join(ground.id for ground in pairing.why))
        for pairing in draw.pairings
    )


# -- knock-out


def bracket_so_far(contest: Contest, phase: Phase, group: str, pack: Pack, seed: str) -> Bracket:
    """The bracket with the rounds that are over; the first draw's seed holds for all of it."""
    first = phase.draws.get((group, 1))
    placed = [
        place for place in phase.field.values() if place.group == group and _is_in(phase, first, place.contestant)
    ]
    placed.sort(key=lambda place: (place.seed is None, place.seed or 0))
    seeds = sum(place.seed is not None for place in placed)
    cup = bracket([place.contestant for place in placed], pack=pack, seed=first.seed if first else seed, seeds=seeds)
    for round in range(1, 1 + sum(of == group for of, _ in phase.draws)):
        cup = next_round(cup, outcomes(phase, contest.plan, pack, group, round))
    return cup


def _is_in(phase: Phase, first: Drawn | None, who: str) -> bool:
    """Whether somebody has a place in the bracket: as it was drawn, or is to be drawn."""
    if first is None:
        return not gone(phase, who, 1)
    return who in first.byes or any(who in (pairing.home, pairing.away) for pairing in first.pairings)


def _knockout(contest: Contest, phase: Phase, group: str, pack: Pack, seed: str) -> Drawn:
    """The round that is to be played: winners are known, or the problems say whose match is not over."""
    cup = bracket_so_far(contest, phase, group, pack, seed)
    draw = round_draw(cup, pack=pack)
    assert cup.current is not None
    pairings = list(_paired(draw))
    threes = []
    for match in cup.current.matches:
        if len(match.sides) == 3:
            one, two, three = cup.names(match)
            threes.append(Three(match.number, (one, two, three), match.go_on))
            pairings += (
                Paired(100 * match.number + at, home, away)
                for at, (home, away) in enumerate(((one, two), (two, three), (three, one)), 1)
            )
    byes = tuple(name for side in cup.current.byes if (name := cup.who(side)) is not None)
    return Drawn(
        phase=phase.plan.name,
        group=group,
        round=draw.round,
        system="knockout",
        pairings=tuple(pairings),
        byes=byes,
        threes=tuple(threes),
        seed=cup.seed,
    )
