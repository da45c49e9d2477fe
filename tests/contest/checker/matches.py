"""Matches of teams, from the two results of each board (78B, 78D, 12C2(b), 12C4; N12.2)."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction

from tests.contest.checker.boards import Shares, artificial, imps_worth, share_worth, shares
from tests.contest.checker.figures import Figures
from tests.contest.checker.ledger import Fact, Ledger, Spot
from tests.contest.checker.points import imps, victory_points

Board = tuple[int, ...]
"""Its number, after the round or the session in which it is a board of its own."""


@dataclass(frozen=True)
class Room:
    ns: str
    ew: str
    board: int
    recorded: Fact


@dataclass
class Match:
    home: str
    away: str
    rounds: set[int]
    session: int
    scheduled: int  # boards
    rooms: dict[Board, list[Room]] = field(default_factory=lambda: defaultdict(list))

    @property
    def teams(self) -> tuple[str, str]:
        return self.home, self.away

    def both(self, board: Board) -> dict[bool, Room] | None:
        """The home team's room North-South (True) and East-West; nothing unless it sat once each way."""
        ways = {room.ns == self.home: room for room in self.rooms[board] if {room.ns, room.ew} == {*self.teams}}
        return ways if len(ways) == 2 else None

    @property
    def is_over(self) -> bool:
        return sum(self.both(board) is not None for board in [*self.rooms]) >= self.scheduled


def matches_of(ledger: Ledger, phase: str) -> list[Match]:
    """Every match of a phase that was begun, over or not."""
    boards = ledger.phases[phase]["boards"]
    by_line: dict[Spot, Match] = {}
    by_teams: dict[tuple[int, str, frozenset[str]], Match] = {}
    lengths: dict[tuple[int, str, frozenset[str]], set[int]] = defaultdict(set)
    for spot, sitting in ledger.sittings.items():
        if spot.phase != phase or not ledger.is_begun(spot):
            continue
        home, away = sitting.ns[0], sitting.ew[0]
        if sitting.kind == "teams":
            key = (spot.session, spot.section, frozenset((home, away)))
            match = by_teams.setdefault(key, Match(home, away, set(), spot.session, 0))
            match.rounds.add(spot.round)
            lengths[key].update(sitting.boards)
            match.scheduled = len(lengths[key])
            by_line[spot] = match
        else:
            by_line[spot] = Match(home, away, {spot.round}, spot.session, len(sitting.boards) or boards)
    for (spot, _, room, board), recorded in ledger.results.items():
        if spot.phase == phase and spot in by_line:
            ns, ew = ledger.sat(spot, room)
            match = by_line[spot]
            own = (spot.session, board) if ledger.sittings[spot].kind == "teams" else (spot.round, board)
            match.rooms[own].append(Room(ns[0], ew[0], board, recorded))
    unique: list[Match] = []
    for match in by_line.values():
        if not any(match is other for other in unique):
            unique.append(match)
    return unique


def margins(
    match: Match, own: dict[str, Fraction | None], figures: Figures, *, knockout: bool
) -> tuple[Fraction, Fraction]:
    """The IMPs of home and visitors, each by itself; in a knock-out both have the mean of the two (12C4)."""
    home, away = (
        sum((board_imps(match, board, team, own[team], figures) or Fraction() for board in match.rooms), Fraction())
        for team in match.teams
    )
    return ((home - away) / 2, (away - home) / 2) if knockout else (home, away)


def board_imps(
    match: Match, board: Board, team: str, own: Fraction | None, figures: Figures, *, awards: bool = True
) -> Fraction | None:
    """A team's IMPs on a board: of what it was given the mean, else its two results compared; None without any."""
    ways = match.both(board)
    if ways is None:
        return None
    as_ns, as_ew = (ways[True], ways[False]) if team == match.home else (ways[False], ways[True])
    given = [told for told in (artificial(as_ns.recorded, True), artificial(as_ew.recorded, False)) if told is not None]
    if given:
        worth = [imps_worth(told, own, figures) for told in given]
        return sum(worth, Fraction()) / len(worth) if awards else None
    if as_ns.recorded.get("form", "") != as_ew.recorded.get("form", ""):
        return None
    one, two = shares(as_ns.recorded, as_ns.board, True), shares(as_ew.recorded, as_ew.board, False)
    if not one or not two:
        return None
    return sum((a * b * imps(score - other) for score, a in one.items() for other, b in two.items()), Fraction())


def own_means(matches: list[Match], figures: Figures) -> dict[tuple[int, str], Fraction | None]:
    """By match (its place in the list) and team: the IMPs a board on those it played, where an award looks at it."""
    sums: dict[tuple[int, str], list[Fraction]] = defaultdict(list)
    for at, match in enumerate(matches):
        for team in match.teams:
            for board in match.rooms:
                worth = board_imps(match, board, team, None, figures, awards=False)
                if worth is not None:
                    sums[at if figures.own_imps_over == "match" else -match.session, team].append(worth)
    found: dict[tuple[int, str], Fraction | None] = {}
    for at, match in enumerate(matches):
        for team in match.teams:
            worths = sums[at if figures.own_imps_over == "match" else -match.session, team]
            looks = worths and figures.own_imps_over != "none"
            found[at, team] = sum(worths, Fraction()) / len(worths) if looks else None
    return found


def points_of(match: Match, margin: Fraction, figures: Figures) -> Fraction:
    return victory_points(match.scheduled, margin, figures)


# -- board-a-match


def board_points(match: Match, board: Board, team: str, field: Iterable[Room], figures: Figures) -> Fraction | None:
    """2, 1 or 0; where a table has an artificial score by the shares of the two tables (N12.2)."""
    ways = match.both(board)
    if ways is None:
        return None
    as_ns, as_ew = (ways[True], ways[False]) if team == match.home else (ways[False], ways[True])
    one, two = shares(as_ns.recorded, as_ns.board, True), shares(as_ew.recorded, as_ew.board, False)
    if artificial(as_ns.recorded, True) is None and artificial(as_ew.recorded, False) is None:
        if not one or not two or as_ns.recorded.get("form", "") != as_ew.recorded.get("form", ""):
            return None
        nets = ((a * b, score - other) for score, a in one.items() for other, b in two.items())
        return sum((weight * (2 if net > 0 else 1 if net == 0 else 0) for weight, net in nets), Fraction())
    everyone = [*field]
    parts = [_share(as_ns, True, everyone, figures), _share(as_ew, False, everyone, figures)]
    if None in parts:
        return None
    both = sum((part for part in parts if part is not None), Fraction())
    return Fraction(2 if both >= figures.bam_win else 0 if both <= figures.bam_loss else 1)


def _share(room: Room, ns: bool, field: list[Room], figures: Figures) -> Fraction | None:
    given = artificial(room.recorded, ns)
    if given is not None:
        return None if given.get("imps") is not None else share_worth(given, None, figures)
    own = shares(room.recorded, room.board, ns)
    if not own:
        return None
    form = room.recorded.get("form", "")
    others: list[Shares] = [
        shares(other.recorded, other.board, ns)
        for other in field
        if other is not room and other.recorded.get("form", "") == form
    ]
    others = [other for other in others if other]
    if not others:
        return figures.bam_alone
    won, sign = Fraction(), 1 if ns else -1
    for other in others:
        for mine, a in own.items():
            for theirs, b in other.items():
                lead = sign * (mine - theirs)
                won += a * b * (2 if lead > 0 else 1 if lead == 0 else 0)
    return won / (2 * len(others))
