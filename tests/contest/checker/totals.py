"""What everybody has in a phase, recomputed from the results."""

from collections import Counter, defaultdict
from dataclasses import dataclass
from fractions import Fraction

from tests.contest.checker.boards import Account, Line, accounts, imps_worth, share_worth
from tests.contest.checker.figures import Figures
from tests.contest.checker.ledger import Entry, Fact, Ledger, Spot
from tests.contest.checker.matches import Match, Room, board_points, margins, matches_of, own_means, points_of
from tests.contest.checker.points import exact

COUNTED = {
    "matchpoints": "matchpoints",
    "butler": "imps",
    "cross_imps": "imps",
    "victory_points": "vp",
    "imps": "imps",
    "board_a_match": "matchpoints",
}
_LOST: Fact = {"type": "percentage", "share": "0"}
_OTHERS: Fact = {"type": "artificial", "award": "plus"}


@dataclass
class Total:
    """`top`: in matchpoints, of all boards; `played`: whether there is anything behind it."""

    total: Fraction = Fraction()
    top: Fraction = Fraction()
    played: bool = False


def totals(ledger: Ledger, phase: str, figures: Figures) -> dict[str, Total]:
    """Everybody of the phase."""
    found = {who: Total(carried) for who, (_, carried) in ledger.field_of(phase).items()}
    scoring = ledger.phases[phase].get("scoring", "matchpoints")
    if ledger.phases[phase].get("system") == "knockout":
        return found
    if ledger.form == "teams":
        _teams(ledger, phase, scoring, figures, found)
    elif scoring == "victory_points":
        _rounds(ledger, phase, figures, found)
    else:
        _sessions(ledger, phase, scoring, figures, found)
    return found


# -- pairs and players


def lines_of(ledger: Ledger, phase: str) -> dict[tuple[int, str], dict[tuple[int, int], list[Line]]]:
    """By session and group: the lines of every board, with its round where that makes it another board."""
    found: dict[tuple[int, str], dict[tuple[int, int], list[Line]]] = defaultdict(lambda: defaultdict(list))
    groups = {who: group for who, (group, _) in ledger.field_of(phase).items()}
    entered: dict[Spot, dict[int, Entry]] = defaultdict(dict)
    for entry in ledger.results:
        entered[entry.spot][entry.board] = entry
    for spot, sitting in ledger.sittings.items():
        if spot.phase != phase:
            continue
        ns, ew = ledger.sat(spot)
        round_of_board = 0 if sitting.boards else spot.round
        for board, entry in entered[spot].items():
            line = Line(ns, ew, board, ledger.results[entry], spot.section)
            found[entry.session, groups.get(ns[0], "")][round_of_board, board].append(line)
        gone = [who for who in (*ns, *ew) if ledger.is_out(who, phase, spot.session, spot.round)]
        if gone and ledger.is_begun(spot) and ledger.phases[phase].get("scoring") != "total_points":
            others = ledger.left[gone[0]].others or _OTHERS
            given = tuple((who, (ledger.left[who].lost or _LOST) if who in gone else others) for who in (*ns, *ew))
            for board in sitting.boards or _round_boards(ledger, spot):
                if board not in entered[spot]:
                    line = Line(ns, ew, board, {}, spot.section, given)
                    found[spot.session, groups.get(ns[0], "")][round_of_board, board].append(line)
    return found


def _round_boards(ledger: Ledger, spot: Spot) -> list[int]:
    """The boards of a drawn round: those that others had, if they had all; else from 1 on."""
    number = ledger.phases[spot.phase]["boards"]
    seen = {entry.board for entry in ledger.results if (entry.spot.phase, entry.spot.round) == (spot.phase, spot.round)}
    return sorted(seen) if len(seen) == number else [*range(1, number + 1)]


def _sizes(ledger: Ledger, phase: str, figures: Figures) -> dict[tuple[int, str, str], int]:
    """By session, group and section: how many tables the board that most tables play has."""
    groups = {who: group for who, (group, _) in ledger.field_of(phase).items()}
    tables: Counter[tuple[int, str, str, int, int]] = Counter()
    sessions = {(entry.spot, entry.session) for entry in ledger.results}
    of_round = {(spot.section, spot.round): session for spot, session in sessions if spot.phase == phase}
    for spot, sitting in ledger.sittings.items():
        if spot.phase == phase:
            session = spot.session if sitting.boards else of_round.get((spot.section, spot.round), 1)
            group = "" if figures.groups_compared else groups.get(sitting.ns[0], "")
            section = spot.section if figures.sections_apart else ""
            round_of_board = 0 if sitting.boards else spot.round
            for board in sitting.boards or (0,):
                tables[session, group, section, round_of_board, board] += 1
    found: dict[tuple[int, str, str], int] = {}
    for (session, group, section, _, _), number in tables.items():
        found[session, group, section] = max(number, found.get((session, group, section), 0))
    return found


def _accounts(ledger: Ledger, phase: str, scoring: str, figures: Figures) -> dict[int, dict[str, Account]]:
    """By session."""
    sizes = _sizes(ledger, phase, figures)
    fields: dict[tuple[int, str], dict[tuple[int, int], list[Line]]] = defaultdict(lambda: defaultdict(list))
    for (session, group), boards in lines_of(ledger, phase).items():
        for board, lines in boards.items():
            fields[session, "" if figures.groups_compared else group][board] += lines
    found: dict[int, dict[str, Account]] = defaultdict(dict)
    for (session, group), boards in fields.items():

        def expected(section: str, at: tuple[int, str] = (session, group)) -> int:
            return sizes[(*at, section)]

        found[session] |= accounts(boards.values(), scoring, figures, expected)
    return found


def _sessions(ledger: Ledger, phase: str, scoring: str, figures: Figures, found: dict[str, Total]) -> None:
    by_top = scoring == "matchpoints"
    worth = share_worth if by_top else imps_worth
    held = _accounts(ledger, phase, scoring, figures)
    for session in sorted({*range(1, ledger.phases[phase].get("sessions", 1) + 1), *held}):
        for who, total in found.items():
            account = held[session].get(who, Account())
            points, top = account.total(lambda given, own: worth(given, own, figures), by_top)
            points -= _penalty(ledger, phase, who, scoring, account.board_top if by_top else None, session)
            total.played |= bool(account.played or account.given)
            total.top += top
            if not by_top:
                total.total += points
            elif top:
                total.total += 100 * points / top


def _penalty(
    ledger: Ledger, phase: str, who: str, scoring: str, top: Fraction | None, session: int | None = None
) -> Fraction:
    """What a contestant loses, of a session or of all."""
    lost = Fraction()
    for (of, name), penalty in ledger.penalties.items():
        if of != phase or penalty.contestant != who or (session is not None and penalty.session != session):
            continue
        if penalty.unit == COUNTED.get(scoring):
            lost += penalty.amount
        elif penalty.unit == "percent_of_top" and top is not None:
            lost += penalty.amount * top / 100
        else:
            ledger.complain("penalty_unit", name, penalty.unit, scoring)
    return lost


def _rounds(ledger: Ledger, phase: str, figures: Figures, found: dict[str, Total]) -> None:
    """Swiss pairs in victory points: each round's percentage by the table of the regulations."""
    if not figures.percent_to_vp:
        ledger.complain("unsupported", "victory points of pairs without a table")
        return
    sizes = _sizes(ledger, phase, figures)
    for (session, group), boards in lines_of(ledger, phase).items():
        rounds: dict[int, list[list[Line]]] = defaultdict(list)
        for (number, _), lines in boards.items():
            rounds[number].append(lines)
        for number, lines_of_round in rounds.items():

            def expected(section: str, at: tuple[int, str] = (session, group)) -> int:
                return sizes[(*at, section)]

            for who, account in accounts(lines_of_round, "matchpoints", figures, expected).items():
                points, top = account.total(lambda given, own: share_worth(given, own, figures), True)
                if (phase, number, who) in ledger.awards or not top or who not in found:
                    continue
                percent = 100 * points / top
                found[who].played = True
                found[who].total += max(vp for least, vp in figures.percent_to_vp if percent >= least)
    _awards(ledger, phase, "victory_points", found)
    for who, total in found.items():
        total.total -= _penalty(ledger, phase, who, "victory_points", Fraction(figures.stake))


# -- teams


def _teams(ledger: Ledger, phase: str, scoring: str, figures: Figures, found: dict[str, Total]) -> None:
    matches = matches_of(ledger, phase)
    means = own_means(matches, figures)
    for at, match in enumerate(matches):
        if not match.is_over:
            continue
        own = {team: means[at, team] for team in match.teams}
        for team, margin in zip(match.teams, margins(match, own, figures, knockout=False), strict=True):
            if team not in found or has_award(ledger, phase, match, team):
                continue
            found[team].played = True
            if scoring == "victory_points":
                found[team].total += points_of(match, margin, figures)
            elif scoring == "imps":
                found[team].total += margin
            else:
                found[team].total += sum(bam_boards(ledger, phase, matches, match, team, figures), Fraction())
    _awards(ledger, phase, scoring, found)
    top = {"victory_points": Fraction(figures.stake), "board_a_match": Fraction(2)}.get(scoring)
    for team, total in found.items():
        total.total -= _penalty(ledger, phase, team, scoring, top)


def bam_boards(
    ledger: Ledger, phase: str, matches: list[Match], match: Match, team: str, figures: Figures
) -> list[Fraction]:
    """A team's points, board by board; the field of a board are all its results in the group."""
    groups = {who: group for who, (group, _) in ledger.field_of(phase).items()}
    alike: list[Match] = [
        other for other in matches if figures.groups_compared or groups.get(other.home) == groups.get(match.home)
    ]
    found = []
    for board in match.rooms:
        everyone: list[Room] = [room for other in alike for room in other.rooms.get(board, ())]
        points = board_points(match, board, team, everyone, figures)
        if points is not None:
            found.append(points)
    return found


def has_award(ledger: Ledger, phase: str, match: Match, team: str) -> bool:
    """Whether a team has something else instead of a match."""
    awards = [ledger.awards[phase, number, team] for number in match.rounds if (phase, number, team) in ledger.awards]
    other = match.away if team == match.home else match.home
    return any(len(match.rounds) == 1 or award.get("opponent") in (None, other) for award in awards)


def _awards(ledger: Ledger, phase: str, scoring: str, found: dict[str, Total]) -> None:
    told = "imps" if scoring == "imps" else "vp"
    for (of, _, who), award in ledger.awards.items():
        if of == phase and who in found:
            found[who].total += exact(award.get(told, 0))
            found[who].played = True
