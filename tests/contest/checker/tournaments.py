"""A whole event, checked from its facts and the rankings that the program made of them.

`check` gives every violation as a text that begins with its name. What is recomputed: matchpoints with Neuberg to the
scheduled number of results, Butler, cross-IMPs, total points, team matches in IMPs, victory points and board-a-match,
artificial and weighted scores, withdrawals, byes and other awards, penalties, what was carried over. What is seen to:
the order of the facts, seats, boards, meetings, byes, who goes on, points that must add up, ranks.

How the facts are read where they leave it open:
- the total of pairs and players in matchpoints is a percentage, over several sessions the sum of the percentages;
- with draws each round has boards of its own, and two groups are never compared unless the figures say so;
- an award for a round counts in the place of that round's match, for the one who has it; in board-a-match its `vp`;
- a match counts once as many boards as were planned have both rooms;
- a knock-out has no totals: whoever goes on is ranked before whoever does not.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import pairwise

from tests.contest.checker.figures import Figures
from tests.contest.checker.knockout import knockout_violations
from tests.contest.checker.ledger import Fact, Ledger
from tests.contest.checker.matches import margins, matches_of, own_means, points_of
from tests.contest.checker.points import exact, smallest_margin
from tests.contest.checker.rankings import Ranking, ranking_violations
from tests.contest.checker.reading import read
from tests.contest.checker.totals import Total, bam_boards, has_award, totals


def check(facts: Iterable[Fact], standings: Mapping[str, Sequence[Ranking]], figures: Figures) -> list[str]:
    """Everything that is wrong; `standings` has the rankings of some or all phases, as they are after the last fact."""
    ledger = read(facts)
    found: list[str] = []
    computed: dict[str, dict[str, Total]] = {}
    for phase in ledger.phases:
        computed[phase] = totals(ledger, phase, figures)
        found += _seats(ledger, phase)
        found += _boards_once(ledger, phase)
        found += _meetings(ledger, phase, figures)
        found += _byes(ledger, phase, figures)
        if ledger.phases[phase].get("system") == "knockout":
            found += knockout_violations(ledger, phase, standings.get(phase, ()), figures)
    for phase, rankings in standings.items():
        if phase in computed:
            found += ranking_violations(ledger, phase, rankings, computed[phase], figures)
        else:
            found.append(f"phase_unknown: ranking {phase!r}")
    found += _carried(ledger, computed, figures)
    return ledger.wrong + found


def _seats(ledger: Ledger, phase: str) -> Iterator[str]:
    """Whoever had entered when a round began sits at a table, or sits out, or has left."""
    if ledger.is_drawn(phase):
        return
    field = ledger.field_of(phase)
    for (of, session, section, number), entered in ledger.begun.items():
        if of != phase:
            continue
        everywhere = {who for at, bearers in ledger.bearers.items() if at[:2] == (of, session) for who in bearers}
        for at, bearers in ledger.bearers.items():
            if at[:2] != (of, session) or at[3] != number or section not in ("", at[2]):
                continue
            present = {*ledger.sits_out[at]}
            present |= {who for spot, sitting in ledger.sittings.items() if spot[:4] == at for who in sitting.seated}
            for who in sorted(bearers - present):
                if not ledger.is_out(who, phase, session, number) and at not in ledger.vacant:
                    yield f"left_out: {who} in phase {phase!r} session {session} round {number}"
        for who in sorted((entered & field.keys()) - everywhere):
            if not ledger.is_out(who, phase, session, number):
                yield f"left_out: {who} in phase {phase!r} session {session} round {number}"


def _boards_once(ledger: Ledger, phase: str) -> Iterator[str]:
    """Nobody has two results on a board; in a match of teams once each way."""
    plays: Counter[tuple[str, int, int, int, str]] = Counter()
    for spot, session, room, board in ledger.results:
        if spot.phase == phase:
            sitting = ledger.sittings[spot]
            if sitting.kind == "matches":
                continue  # a room has one result for a board by the key itself
            ns, ew = ledger.sat(spot, room)
            number = 0 if sitting.boards else spot.round
            for way, side in (("NS", ns), ("EW", ew)):
                for who in side:
                    plays[who, session, number, board, way if sitting.kind == "teams" else ""] += 1
    for (who, session, _, board, _), times in plays.items():
        if times > 1:
            yield f"board_twice: {who} board {board} session {session} in phase {phase!r}, {times} times"


def _meetings(ledger: Ledger, phase: str, figures: Figures) -> Iterator[str]:
    """No pairing that was drawn is one of those that may not meet again; home and away in a whole round robin."""
    system = ledger.phases[phase].get("system", "movement")
    most = {"swiss": figures.swiss_meetings, "danish": figures.danish_meetings}.get(system, 0)
    met: Counter[frozenset[str]] = Counter()
    for (of, group, number), draw in sorted(ledger.draws.items(), key=lambda each: each[0][2]):
        if of != phase:
            continue
        for table, one, other in draw.pairings:
            if most and met[frozenset((one, other))] >= most:
                yield f"met_again: {one} {other} in phase {phase!r} group {group!r} round {number} table {table}"
        for spot in ledger.sittings:
            if spot[:4] == (phase, 1, group, number):
                ns, ew = ledger.sat(spot)
                met[frozenset((ns[0], ew[0]))] += 1
    lines = {spot: sitting for spot, sitting in ledger.sittings.items() if spot.phase == phase}
    is_whole = len({(spot.session, spot.round) for spot in lines}) >= ledger.phases[phase]["rounds"]
    if system == "round_robin" and figures.home_difference and is_whole:
        home = Counter(sitting.ns[0] for sitting in lines.values())
        away = Counter(sitting.ew[0] for sitting in lines.values())
        for who in sorted(home.keys() | away.keys()):
            if abs(home[who] - away[who]) > figures.home_difference:
                yield f"home_away: {who} {home[who]} at home, {away[who]} away in phase {phase!r}"


def _byes(ledger: Ledger, phase: str, figures: Figures) -> Iterator[str]:
    """A bye again only when all have had one; its award is that of the regulations (N78.3)."""
    plan = ledger.phases[phase]
    system = plan.get("system", "movement")
    had: Counter[str] = Counter()
    for (of, group, number), draw in sorted(ledger.draws.items(), key=lambda each: each[0][2]):
        if of != phase or system == "knockout":
            continue
        for who in draw.byes:
            if system == "swiss" and had[who] > min((had[other] for other in draw.active), default=0):
                yield f"bye_again: {who} in phase {phase!r} group {group!r} round {number}"
        had.update(draw.byes)
    if ledger.form != "teams" or plan.get("scoring") != "victory_points":
        return
    for number, who in _without_match(ledger, phase):
        award = ledger.awards.get((phase, number, who))
        if award is None:
            yield f"bye_without_award: {who} in phase {phase!r} round {number}"
        elif award["kind"] == "bye":
            expected = [figures.bye, Fraction(smallest_margin(plan["boards"], figures.bye, figures))]
            has = [exact(award.get(unit, 0)) for unit in ("vp", "imps")]
            if has != expected:
                yield f"bye_points: {who} has {has[0]} VP, {has[1]} IMPs, not {expected[0]}, {expected[1]}"
    for (of, number, who), award in ledger.awards.items():
        stayed = award["kind"] == "withdrawal" and who not in ledger.left
        if of == phase and stayed and exact(award.get("vp", 0)) < figures.withdrawal:
            yield f"withdrawal_points: {who} has {award.get('vp', 0)} VP in phase {phase!r} round {number}"


def _without_match(ledger: Ledger, phase: str) -> Iterator[tuple[int, str]]:
    """Who had no opponent in a round that is over."""
    over = {(at[2], at[3]) for at in ledger.over if at[0] == phase}
    for (of, group, number), draw in ledger.draws.items():
        if of == phase and {(group, number), ("", number)} & over:
            yield from ((number, who) for who in draw.byes)
    kinds = {sitting.kind for spot, sitting in ledger.sittings.items() if spot.phase == phase}
    for (of, _, section, number), out in ledger.sits_out.items():
        if of == phase and kinds == {"matches"} and {(section, number), ("", number)} & over:
            yield from ((number, who) for who in out)


def _carried(ledger: Ledger, computed: Mapping[str, Mapping[str, Total]], figures: Figures) -> Iterator[str]:
    """Who goes on to a phase, and with what."""
    names = [*ledger.phases]
    for before, phase in pairwise(names):
        if phase not in ledger.opened or ledger.phases[before].get("system") == "knockout":
            continue
        field = ledger.opened[phase]
        earlier = ledger.field_of(before)
        yield from _qualified(ledger, before, phase, computed[before])
        rule = ledger.phases[phase].get("carry_over", {})
        kind, share = rule.get("kind", "none"), exact(rule.get("share", 1))
        between = _between(ledger, before, {*field}, figures) if kind == "between_qualified" else {}
        for who, (_, carried) in sorted(field.items()):
            if who not in earlier:
                yield f"not_from_before: {who} in phase {phase!r}"
                continue
            total = computed[before][who].total
            expected = {
                "none": Fraction(),
                "full": total,
                "share": share * total,
                "between_qualified": between.get(who, Fraction()),
            }[kind]
            if carried != expected:
                yield f"carried: {who} {carried} into phase {phase!r}, expected {expected}"


def _qualified(ledger: Ledger, before: str, phase: str, total: Mapping[str, Total]) -> Iterator[str]:
    """So many of each group, and nobody with less than somebody who stays behind."""
    number = ledger.phases[before].get("qualify", 0)
    if not number:
        return
    field = ledger.opened[phase]
    earlier = ledger.field_of(before)
    for group in {group for group, _ in earlier.values()}:
        members = [who for who, (its, _) in earlier.items() if its == group and who not in ledger.left]
        went = [who for who in members if who in field]
        if len(went) != min(number, len(members)):
            yield f"qualified: {len(went)} of group {group!r} into phase {phase!r}, not {number}"
        stayed = [total[who].total for who in members if who not in field]
        for who in went:
            if stayed and total[who].total < max(stayed):
                yield f"qualified: {who} into phase {phase!r} with {total[who].total} before {max(stayed)}"


def _between(ledger: Ledger, phase: str, qualified: set[str], figures: Figures) -> dict[str, Fraction]:
    """What teams won in the matches against each other."""
    scoring = ledger.phases[phase].get("scoring", "matchpoints")
    matches = matches_of(ledger, phase)
    means = own_means(matches, figures)
    won: dict[str, Fraction] = dict.fromkeys(qualified, Fraction())
    for at, match in enumerate(matches):
        if not match.is_over or not {*match.teams} <= qualified:
            continue
        own = {team: means[at, team] for team in match.teams}
        for team, margin in zip(match.teams, margins(match, own, figures, knockout=False), strict=True):
            if has_award(ledger, phase, match, team):
                continue
            if scoring == "victory_points":
                won[team] += points_of(match, margin, figures)
            elif scoring == "imps":
                won[team] += margin
            else:
                won[team] += sum(bam_boards(ledger, phase, matches, match, team, figures), Fraction())
    told = "imps" if scoring == "imps" else "vp"
    for (of, _, who), award in ledger.awards.items():
        if of == phase and who in qualified and award.get("opponent") in qualified:
            won[who] += exact(award.get(told, 0))
    return won
