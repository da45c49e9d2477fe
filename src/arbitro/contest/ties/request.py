"""A tie as it travels: what `arbitro ties FILE` reads, and the records that it stands for.

Numbers may be texts (`"10.91"`, `"17/3"`). What a match has for both sides is a list, the home team's first; of IMPs
and total points the home team's margin will do.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from fractions import Fraction
from typing import Annotated, Literal, TypeAlias, TypeVar, get_args

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from arbitro.book.problem import Place, Problem, ProblemsFound, gathered, refuse
from arbitro.contest.scoring.record import BoardPoints, Figure, MatchRecord, SessionRecord, TeamBoardRecord
from arbitro.contest.ties.trace import TIE_FORMS, ExtraStanza, TieConditions, TieForm
from arbitro.regulations.pack import Pack
from arbitro.regulations.readers import exact
from arbitro.scoring.board_a_match import DRAWN, LOST, WON
from arbitro.scoring.regulated import board_a_match_margin

T = TypeVar("T", bound=Struct)

WrittenNumber: TypeAlias = int | float | str
Sides: TypeAlias = WrittenNumber | tuple[WrittenNumber, WrittenNumber] | None
"""What each side has, the home team first; or the home team's margin."""

FIGURES: tuple[Figure, ...] = get_args(Figure)
EXAMPLE = '12, "10.91", "17/3"'


class _Written(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pass


class WrittenTeamBoard(_Written, frozen=True):
    """A board of a match: the home team's net of both rooms, and what it was worth; else 2, 1 or 0 by the net."""

    board: int | str
    net: int
    worth: tuple[WrittenNumber, WrittenNumber] | None = None


class WrittenMatch(_Written, frozen=True):
    """A match; without an `away` team, a bye. `vp`: VPs, in a board-a-match its points. `lost`: the team that lost a
    board-a-match; if it is not told, by the margin of the regulations."""

    home: str
    away: str | None = None
    round: int = 1
    vp: Sides = None
    imps: Sides = None
    points: Sides = None
    kind: Literal["played", "bye", "awarded"] = "played"
    lost: str | None = None
    phase: str = ""
    boards: tuple[WrittenTeamBoard, ...] = ()


class WrittenPlayed(_Written, frozen=True):
    """A board of a pair or a player: matchpoints of a top. Whether they were the best or the worst on the board, and
    how many had them; what is not told is taken from the points."""

    board: int | str
    points: WrittenNumber
    top: WrittenNumber
    opponents: tuple[str, ...] = ()
    best: bool | None = None
    worst: bool | None = None
    sharing: Annotated[int, Meta(ge=1)] = 1


class WrittenSession(_Written, frozen=True):
    """A session of a pair or a player; its total, if it is not told, is that of the boards."""

    contestant: str
    session: int = 1
    total: WrittenNumber | None = None
    rank: WrittenNumber | None = None
    phase: str = ""
    line: str = ""
    boards: tuple[WrittenPlayed, ...] = ()


class WrittenStanza(_Written, frozen=True):
    """Extra boards: the IMPs of each team."""

    imps: dict[str, WrittenNumber]
    boards: int | None = None


class TieRequest(_Written, frozen=True):
    """Who is tied, in what form of event, and the matches or sessions. The rest is as in `TieConditions`; `prizes` are
    those for the places of the tied."""

    tied: tuple[str, ...]
    form: TieForm | None = None
    matches: tuple[WrittenMatch, ...] = ()
    sessions: tuple[WrittenSession, ...] = ()
    extra: tuple[WrittenStanza, ...] = ()
    phase: str = ""
    all_met: bool | None = None
    totals: dict[str, WrittenNumber] = {}
    resistance: bool = True
    boards: Annotated[int, Meta(ge=1)] | None = None
    unavoidable: bool = True
    lots: str | None = None
    prizes: tuple[WrittenNumber, ...] = ()


class Tie(Struct, frozen=True):
    """What `break_ties` takes, and the prizes."""

    tied: tuple[str, ...]
    records: tuple[MatchRecord | SessionRecord, ...]
    conditions: TieConditions
    prizes: tuple[Fraction, ...]


# -- reading


def read_tie(data: bytes, file: str | None = None, *, toml: bool) -> TieRequest:
    """The request in a text, with every problem of its form at once."""
    content = _content(data, file, toml=toml)
    problems: list[Problem] = []
    forms: dict[str, type[Struct]] = {"matches": WrittenMatch, "sessions": WrittenSession, "extra": WrittenStanza}
    lists: dict[str, list[object]] = {}
    for name, form in forms.items():
        written = content.get(name, [])
        if isinstance(written, list):
            values = [
                _converted(item, form, Place(file=file, tag=name, index=at), problems)
                for at, item in enumerate(written, 1)
            ]
            lists[name] = [value for value in values if value is not None]
    rest = {name: value for name, value in content.items() if name not in lists}
    request = _converted(rest, TieRequest, Place(file=file), problems)
    if problems or request is None:
        raise ProblemsFound(problems)
    return replace(request, **{name: tuple(values) for name, values in lists.items()})


def _content(data: bytes, file: str | None, *, toml: bool) -> Mapping[str, object]:
    try:
        text = data.removeprefix(b"\xef\xbb\xbf").decode()
        content = tomllib.loads(text, parse_float=str) if toml else msgspec.json.decode(text)
    except (ValueError, RecursionError) as trouble:  # TOMLDecodeError and DecodeError are ValueErrors
        line = re.search(r"line (\d+)", str(trouble))
        place = Place(file=file, line=int(line[1]) if line else None)
        raise refuse("bad-data-file" if toml else "request-form", where=place, found=trouble) from None
    if not isinstance(content, dict):
        raise refuse("request-form", where=Place(file=file), found=type(content).__name__)
    return content


def _converted(content: object, into: type[T], where: Place, problems: list[Problem]) -> T | None:
    try:
        return msgspec.convert(content, into)
    except msgspec.ValidationError as trouble:
        why, _, path = str(trouble).partition(" - at ")
        tag = " ".join(part for part in (where.tag, path.strip("`$.")) if part)
        problems.append(Problem("request-form", replace(where, tag=tag or None), why))
        return None


# -- records


def prepare_tie(request: TieRequest, pack: Pack, file: str | None = None, form: TieForm | None = None) -> Tie:
    """The records and conditions of a request; every problem at once. `form` goes before that of the request."""
    problems: list[Problem] = []
    form = form or request.form
    if form is None:
        problems.append(Problem("tie-form", Place(file=file), expected=" ".join(TIE_FORMS)))
    if len(set(request.tied)) < 2:
        problems.append(Problem("tie-too-few", Place(file=file, tag="tied"), str(len(set(request.tied))), "2"))
    records: list[MatchRecord | SessionRecord] = []
    for at, match in enumerate(request.matches, 1):
        with _within(problems, Place(file=file, tag="matches", index=at)):
            records += _match(match, pack)
    for at, session in enumerate(request.sessions, 1):
        with _within(problems, Place(file=file, tag="sessions", index=at)):
            records.append(_session(session))
    problems += _twice(request, file)
    totals: dict[str, Fraction] = {}
    for name, total in request.totals.items():
        with _within(problems, Place(file=file, tag=f"totals {name}")):
            totals[name] = _number(total)
    extra: list[ExtraStanza] = []
    for at, stanza in enumerate(request.extra, 1):
        with _within(problems, Place(file=file, tag="extra", index=at)):
            extra.append(ExtraStanza({name: _number(imps) for name, imps in stanza.imps.items()}, stanza.boards))
    prizes: list[Fraction] = []
    for at, prize in enumerate(request.prizes, 1):
        with _within(problems, Place(file=file, tag="prizes", index=at)):
            prizes.append(_number(prize))
    if problems or form is None:
        raise ProblemsFound(problems)
    conditions = TieConditions(
        form=form,
        phase=request.phase,
        all_met=request.all_met,
        totals=totals,
        resistance=request.resistance,
        boards=request.boards,
        extra=tuple(extra),
        unavoidable=request.unavoidable,
        lots=request.lots,
    )
    return Tie(request.tied, tuple(records), conditions, tuple(prizes))


@contextmanager
def _within(problems: list[Problem], where: Place) -> Iterator[None]:
    """What is refused inside joins the problems, with its place."""
    inside: list[Problem] = []
    with gathered(inside):
        yield
    for problem in inside:
        tag = " ".join(part for part in (where.tag, problem.where.tag) if part)
        problems.append(replace(problem, where=replace(where, tag=tag)))


def _number(written: WrittenNumber, tag: str = "") -> Fraction:
    value = None if isinstance(written, bool) else exact(str(written).strip().replace("−", "-").replace(",", "."))
    if value is None or (isinstance(written, str) and "%" in written):
        raise refuse("bad-number", found=written, expected=EXAMPLE, where=Place(tag=tag or None))
    return value


def _whole(value: Fraction, tag: str) -> int:
    if value.denominator != 1:
        raise refuse("bad-number", found=value, expected="1200", where=Place(tag=tag))
    return int(value)


def _two(written: Sides, tag: str) -> tuple[Fraction, Fraction] | None:
    """What the home team has won and lost; None if it is not told."""
    if written is None:
        return None
    if isinstance(written, tuple):
        return _number(written[0], tag), _number(written[1], tag)
    margin = _number(written, tag)
    return max(margin, Fraction()), max(-margin, Fraction())


def _match(match: WrittenMatch, pack: Pack) -> list[MatchRecord]:
    """Both sides of a match, or the one side of a bye."""
    bye = match.away is None or match.kind == "bye"
    if match.home == match.away or (bye and match.away is not None):
        raise refuse("tie-opponent", found=match.away, where=Place(tag="away"))
    if not bye and match.vp is not None and not isinstance(match.vp, tuple):
        raise refuse("tie-two-sides", found=match.vp, expected='["10.91", "9.09"]', where=Place(tag="vp"))
    imps, points = _two(match.imps, "imps"), _two(match.points, "points")
    scores = _scores(match)
    known: dict[Figure, object] = {"vp": scores, "imps": imps, "points": points}
    expected = () if match.kind == "awarded" else ("vp", "imps") if bye else FIGURES  # what else was not played for
    nothing = (Fraction(), Fraction())
    loser = _loser(match, scores, pack)
    known["lost"] = scores or match.lost
    untold: tuple[Figure, ...] = tuple(name for name in FIGURES if name in expected and known[name] is None)
    won, lost = points or nothing
    home = MatchRecord(
        team=match.home,
        opponent=None if bye else match.away,
        round=match.round,
        vp=(scores or nothing)[0],
        imps_won=(imps or nothing)[0],
        imps_lost=(imps or nothing)[1],
        points_won=_whole(won, "points"),
        points_lost=_whole(lost, "points"),
        lost=loser == match.home,
        kind="bye" if bye else match.kind,
        phase=match.phase,
        boards=tuple(_team_board(board, home=True) for board in match.boards),
        untold=untold,
    )
    if bye or match.away is None:
        return [home]
    away = replace(
        home,
        team=match.away,
        opponent=match.home,
        vp=(scores or nothing)[1],
        imps_won=home.imps_lost,
        imps_lost=home.imps_won,
        points_won=home.points_lost,
        points_lost=home.points_won,
        lost=loser == match.away,
        boards=tuple(_team_board(board, home=False) for board in match.boards),
    )
    return [home, away]


def _scores(match: WrittenMatch) -> tuple[Fraction, Fraction] | None:
    """VPs as told, or the points of the boards."""
    if match.vp is not None or not match.boards:
        return _two(match.vp, "vp")
    home, away = (
        sum((_team_board(board, home=side).worth for board in match.boards), Fraction()) for side in (True, False)
    )
    return home, away


def _team_board(board: WrittenTeamBoard, *, home: bool) -> TeamBoardRecord:
    net = board.net if home else -board.net
    if board.worth is not None:
        return TeamBoardRecord(str(board.board), net, _number(board.worth[0 if home else 1], "boards worth"))
    return TeamBoardRecord(str(board.board), net, Fraction(WON if net > 0 else DRAWN if net == 0 else LOST))


def _loser(match: WrittenMatch, scores: tuple[Fraction, Fraction] | None, pack: Pack) -> str | None:
    """Who lost a board-a-match: as told, or by the margin for that many boards."""
    if match.lost is not None:
        if match.lost not in (match.home, match.away):
            raise refuse("tie-opponent", found=match.lost, where=Place(tag="lost"))
        return match.lost
    if scores is None:
        return None
    boards = len(match.boards) or int(sum(scores) / WON)
    lead, margin = scores[0] - scores[1], board_a_match_margin(pack, boards)
    return match.away if lead >= margin else match.home if -lead >= margin else None


def _session(session: WrittenSession) -> SessionRecord:
    boards = tuple(_played(board) for board in session.boards)
    total = sum((board.points for board in boards), Fraction())
    return SessionRecord(
        session.contestant,
        session.session,
        total if session.total is None else _number(session.total, "total"),
        Fraction() if session.rank is None else _number(session.rank, "rank"),
        boards,
        session.phase,
        session.line,
    )


def _played(board: WrittenPlayed) -> BoardPoints:
    points, top = _number(board.points, "boards points"), _number(board.top, "boards top")
    if not 0 <= points <= top:
        raise refuse(
            "tie-board-points", found=board.points, expected=f"0 … {board.top}", where=Place(board=str(board.board))
        )
    best = points == top if board.best is None else board.best
    worst = points == 0 if board.worst is None else board.worst
    return BoardPoints(str(board.board), points, top, board.opponents, best, worst, board.sharing)


def _twice(request: TieRequest, file: str | None) -> Iterator[Problem]:
    """A match or a session that is told twice."""
    met: set[tuple[object, ...]] = set()
    for at, match in enumerate(request.matches, 1):
        meeting = (match.phase, match.round, frozenset((match.home, match.away)))
        if meeting in met:
            names = "-".join(filter(None, (match.home, match.away)))
            yield Problem("tie-told-twice", Place(file=file, tag="matches", index=at), f"{names}, {match.round}")
        met.add(meeting)
    for at, session in enumerate(request.sessions, 1):
        played = (session.phase, session.session, session.contestant)
        if played in met:
            where = Place(file=file, tag="sessions", index=at)
            yield Problem("tie-told-twice", where, f"{session.contestant}, {session.session}")
        met.add(played)
