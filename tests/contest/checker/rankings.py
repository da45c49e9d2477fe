"""Whether rankings say what the totals say, and whether the totals are all the points there were."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import Any

from tests.contest.checker.boards import shares
from tests.contest.checker.figures import Figures
from tests.contest.checker.ledger import Ledger
from tests.contest.checker.matches import Board, Match, matches_of
from tests.contest.checker.points import exact
from tests.contest.checker.totals import Total, has_award

Ranking = Mapping[str, Any]
"""`{"rows": [{"contestant", "total", "rank", "tied"}, …]}`, best first; a total is a text, None without any board."""


def ranking_violations(
    ledger: Ledger, phase: str, rankings: Sequence[Ranking], totals: Mapping[str, Total], figures: Figures
) -> Iterator[str]:
    """Everything about the rankings of one phase."""
    knockout = ledger.phases[phase].get("system") == "knockout"
    yield from _who(ledger, phase, rankings)
    for ranking in rankings:
        rows = [row for row in ranking["rows"] if row["contestant"] in totals]
        yield from _ranks(rows)
        if not knockout:
            yield from _totals(rows, totals)
            yield from _order(ledger, phase, rows)
    if not knockout:
        yield from _conserved(ledger, phase, rankings, totals, figures)


def _who(ledger: Ledger, phase: str, rankings: Sequence[Ranking]) -> Iterator[str]:
    """Everybody once; groups, and lines with a winner each, apart from the others."""
    field = ledger.field_of(phase)
    ranked = Counter(row["contestant"] for ranking in rankings for row in ranking["rows"])
    for who in sorted(field.keys() | ranked):
        if ranked[who] != (who in field):
            yield f"ranked_once: {who} {ranked[who]} times in phase {phase!r}"
    lines = _lines(ledger, phase)
    apart: dict[tuple[str, str], list[int]] = {}
    for at, ranking in enumerate(rankings):
        known = [row["contestant"] for row in ranking["rows"] if row["contestant"] in field]
        members = {(field[who][0], lines.get(who, "")) for who in known}
        if len(members) > 1:
            yield f"ranked_together: {sorted(members)} in phase {phase!r}"
        for member in members:
            apart.setdefault(member, []).append(at)
    for member, places in apart.items():
        if len(places) > 1:
            yield f"ranked_apart: {member} in {len(places)} rankings of phase {phase!r}"


def _lines(ledger: Ledger, phase: str) -> dict[str, str]:
    """Who sits which way all the time, where that makes two winners."""
    winners = {number for (of, _, _), number in ledger.winners.items() if of == phase}
    if winners != {2}:
        return {}
    return {
        who: "NS" if who in sitting.ns else "EW"
        for spot, sitting in ledger.sittings.items()
        if spot.phase == phase
        for who in sitting.seated
    }


def _ranks(rows: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    ranks = [row["rank"] for row in rows]
    if ranks != sorted(ranks):
        yield f"rank_order: {ranks}"
    for row in rows:
        better, level = sum(rank < row["rank"] for rank in ranks), ranks.count(row["rank"])
        if row["rank"] != better + 1:
            yield f"rank: {row['contestant']} is {row['rank']} behind {better}"
        if row["tied"] != (level > 1):
            yield f"tied: {row['contestant']} {row['tied']} with {level} on rank {row['rank']}"


def _totals(rows: Sequence[Mapping[str, Any]], totals: Mapping[str, Total]) -> Iterator[str]:
    for row in rows:
        own = totals[row["contestant"]]
        told = None if row["total"] in (None, "") else exact(row["total"])
        if told != own.total and not (told is None and not own.played):
            yield f"total: {row['contestant']} has {row['total']}, recomputed {own.total}"


def _order(ledger: Ledger, phase: str, rows: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """More points, better rank; those ranked last by a decision behind all others."""

    def key(row: Mapping[str, Any]) -> tuple[bool, bool, Fraction]:
        gone = ledger.left.get(row["contestant"])
        told = row["total"] not in (None, "")
        return not (gone is not None and gone.last), told, exact(row["total"]) if told else Fraction()

    for upper, lower in pairwise(rows):
        if key(upper) < key(lower) or (key(upper) != key(lower) and upper["rank"] == lower["rank"]):
            yield f"order: {upper['contestant']} {upper['total']} before {lower['contestant']} {lower['total']}"
    ranks = {row["contestant"]: (key(row), row["rank"]) for row in rows}
    for decided in ledger.ties.get(phase, ()):
        level = [ranks[who] for who in decided if who in ranks]
        for (one, better), (other, worse) in pairwise(level):
            if one == other and better >= worse:
                yield f"tie_decision: {' '.join(decided)} in phase {phase!r}"


def _conserved(
    ledger: Ledger, phase: str, rankings: Sequence[Ranking], totals: Mapping[str, Total], figures: Figures
) -> Iterator[str]:
    """Without anything given or taken away, what all have together is known beforehand."""
    plan = ledger.phases[phase]
    scoring = plan.get("scoring", "matchpoints")
    given = any("ns" in told for entry, told in ledger.results.items() if entry.spot.phase == phase)
    taken = any(of == phase for of, _ in ledger.penalties) or bool(ledger.left)
    fouled = any(told.get("form") for entry, told in ledger.results.items() if entry.spot.phase == phase)
    if given or taken or fouled or scoring == "total_points" or figures.missing != "neuberg":
        return
    carried = {who: its for who, (_, its) in ledger.field_of(phase).items()}
    told = {
        row["contestant"]: exact(row["total"]) - carried[row["contestant"]]
        for ranking in rankings
        for row in ranking["rows"]
        if row["contestant"] in carried and row["total"] not in (None, "")
    }
    if ledger.form != "teams":
        if scoring == "matchpoints" and plan.get("sessions", 1) == 1:
            points = sum((told.get(who, Fraction()) * total.top for who, total in totals.items()), Fraction())
            expected = 50 * sum((total.top for total in totals.values()), Fraction())
        elif scoring in ("butler", "cross_imps"):
            points, expected = sum(told.values(), Fraction()), Fraction()
        else:
            return
    else:
        stake = _at_stake(ledger, phase, scoring, figures)
        if stake is None:
            return
        points, expected = sum(told.values(), Fraction()), stake
    if points != expected:
        yield f"conserved: {points} in phase {phase!r}, expected {expected}"


def _at_stake(ledger: Ledger, phase: str, scoring: str, figures: Figures) -> Fraction | None:
    """Of the matches that were played out, and what was awarded; None where one team alone keeps its match."""
    told = "imps" if scoring == "imps" else "vp"
    awards = (exact(award.get(told, 0)) for (of, _, _), award in ledger.awards.items() if of == phase)
    expected = sum(awards, Fraction())
    for match in matches_of(ledger, phase):
        if match.is_over:
            counting = 2 - sum(has_award(ledger, phase, match, team) for team in match.teams)
            if counting == 1:
                return None
            if counting and scoring == "victory_points":
                expected += figures.stake
            if counting and scoring == "board_a_match":
                expected += 2 * sum(_is_played(match, board) for board in match.rooms)
    return expected


def _is_played(match: Match, board: Board) -> bool:
    rooms = match.both(board)
    return rooms is not None and all(shares(room.recorded, room.board, True) for room in rooms.values())
