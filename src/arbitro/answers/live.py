"""A live table as somebody gets it: what he may see, with its sentences. For the socket and for HTTP."""

from collections.abc import Callable, Iterator, Mapping
from datetime import datetime
from functools import cache
from typing import Literal

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from arbitro.answers.problems import SaidProblem
from arbitro.answers.ruling import QuestionReply, RulingReply, SaidQuestion, outcome_reply, said_question
from arbitro.bridge.seats import SEATS, Seat
from arbitro.contest.facts.event import Spot
from arbitro.office.live.acting import PHRASES
from arbitro.office.live.boards import promise, secret_of
from arbitro.office.live.commands import may_give
from arbitro.office.live.fact import Helper, TableKind, TableSettings
from arbitro.office.live.finished import BoardLine, Cited, Names, is_open, line, players
from arbitro.office.live.powers import Standing
from arbitro.office.live.seeing import digest, digest_of, may_learn, position, position_of, seen
from arbitro.office.live.state import LiveBoard, TableNow
from arbitro.office.live.tempo import Tempo, tempo
from arbitro.table.account import StateShown, state
from arbitro.table.event import AnyEvent, DirectorRuled, Talked
from arbitro.table.fold import fold
from arbitro.table.irregularity import Irregularity
from arbitro.table.ruling import procedure_for
from arbitro.table.view import Onlooker, TableView
from arbitro.words import message
from arbitro.words.ruling import say_effect

MOST_LINES = 100  # boards of which the list tells, the last ones


class PersonHere(Struct, frozen=True):
    person: str
    name: str


class SitterHere(Struct, frozen=True):
    """Who sits there; `away`: since when nobody is connected for him at this server."""

    person: str
    name: str
    robot: bool
    away: datetime | None


class CommentHere(Struct, frozen=True):
    """What a commentator has said, to those who watch."""

    name: str
    text: str


class TableHere(Struct, frozen=True, kw_only=True):
    """The table itself. `board`: how many boards were laid; `secret`: once it is closed, what they were dealt from;
    `comments`: on the board that lies there, for who does not play; `onlookers`: who watches under a name, for who may
    appoint helpers."""

    id: str
    kind: TableKind
    name: str
    settings: TableSettings
    seats: dict[str, SitterHere | None]
    opener: PersonHere
    directors: tuple[PersonHere, ...]
    commentators: tuple[PersonHere, ...]
    watching: int
    onlookers: tuple[PersonHere, ...]
    comments: tuple[CommentHere, ...]
    board: int
    boards: tuple[BoardLine, ...]
    paused: bool
    closed: bool
    commitment: str
    secret: str


class MeHere(Struct, frozen=True):
    """What whoever asks is here: the seats that he holds, with whose eyes he sees, the commands that he may give."""

    person: str
    seats: tuple[Seat, ...]
    viewer: str
    directs: bool
    may: tuple[str, ...]


class SaidHere(Struct, frozen=True):
    """What the view has as values, in words: the question, each ruling by its effects, what is wrong, the director's
    list, ready phrases."""

    question: SaidQuestion | None
    rulings: tuple[tuple[str, ...], ...]
    wrong: tuple[str, ...]
    irregularities: tuple[str, ...]
    phrases: dict[str, str]


class DirectorHere(Struct, frozen=True):
    """What the director alone has: what is to be asked or ruled, the tempo, the boards that are open, by n."""

    next: QuestionReply | RulingReply | None
    tempo: Tempo | None
    open: tuple[int, ...]


class RoundHere(Struct, frozen=True):
    """The round of an event that is played at the table; `ends`: its time, where the regulations set one."""

    event: str
    name: str
    at: Spot
    ends: datetime | None
    over: bool


class LiveState(Struct, frozen=True, kw_only=True, tag_field="type", tag="state"):
    """All of it. `version` stands for the whole, `position` for what a call or a card is meant for."""

    version: str = ""
    position: str = ""
    table: TableHere
    me: MeHere
    view: TableView | None
    said: SaidHere
    director: DirectorHere | None
    event: RoundHere | None = None


class DeedDone(Struct, frozen=True, tag_field="type", tag="done"):
    key: str
    again: bool


class DeedRefused(Struct, frozen=True, tag_field="type", tag="refused"):
    key: str
    problems: tuple[SaidProblem, ...]


class SameState(Struct, frozen=True, tag_field="type", tag="same"):
    version: str


class Beat(Struct, frozen=True, tag_field="type", tag="beat"):
    pass


class Present(Struct, frozen=True):
    """What a server knows of a table that no fact tells: names, who is connected, how many watch, what time it is."""

    names: Names
    time: datetime
    away: Mapping[str, datetime] = field(default_factory=dict)
    watching: int = 0
    onlookers: tuple[str, ...] = ()
    event: RoundHere | None = None


class Told(Struct, frozen=True):
    """A state as it is sent, and the version that stands for it."""

    version: str
    text: str


NAMELESS = '"version":"","position":""'  # how a state begins that has neither yet


def live_state(now: TableNow, here: Standing, room: Present, language: str) -> LiveState:
    told = _unnamed(now, here, room, language)
    return replace(told, version=digest(told), position=_position(now, here, told.view))


def told_state(now: TableNow, here: Standing, room: Present, language: str) -> Told:
    """The same in writing, which is done once."""
    told = _unnamed(now, here, room, language)
    text = msgspec.json.encode(told)
    version, position = digest_of(text), _position(now, here, told.view)
    return Told(version, text.decode().replace(NAMELESS, f'"version":"{version}","position":"{position}"', 1))


def _unnamed(now: TableNow, here: Standing, room: Present, language: str) -> LiveState:
    shown = seen(now, here, room.time)
    return LiveState(
        table=_table(now, here, room),
        me=MeHere(here.person, here.seats, here.viewer.value if here.viewer else "", here.directs, may_give(now, here)),
        view=shown,
        said=_said(now, shown, language),
        director=_director(now, language) if here.directs else None,
        event=room.event,
    )


def _position(now: TableNow, here: Standing, shown: TableView | None) -> str:
    if shown is None or now.board is None or here.viewer is None:
        return ""
    return position_of(shown) if here.viewer is Onlooker.COMMENTATOR else position(now.board, here.viewer)


def _table(now: TableNow, here: Standing, room: Present) -> TableHere:
    table = now.table
    return TableHere(
        id=table.opened.id,
        kind=table.kind,
        name=table.opened.name,
        settings=table.settings,
        seats={seat.value: _sitter(now, seat, room) for seat in SEATS},
        opener=PersonHere(table.opened.by, room.names(table.opened.by) if table.opened.by else ""),
        directors=_helpers(now, Helper.DIRECTOR, room.names),
        commentators=_helpers(now, Helper.COMMENTATOR, room.names),
        watching=room.watching,
        onlookers=tuple(PersonHere(who, room.names(who)) for who in room.onlookers) if here.opens else (),
        comments=_comments(now, here, room.names),
        board=table.laid,
        boards=_lines(now) if table.kind is not TableKind.EVENT or here.seats or here.directs else (),
        paused=table.is_paused,
        closed=table.is_closed,
        commitment=promise(table),
        secret=secret_of(table).hex() if table.is_closed else "",
    )


def _sitter(now: TableNow, seat: Seat, room: Present) -> SitterHere | None:
    sitter = now.table.seats.get(seat)
    if sitter is None:
        return None
    return SitterHere(sitter.person, room.names(sitter.person), sitter.robot, room.away.get(sitter.person))


def _helpers(now: TableNow, role: Helper, names: Names) -> tuple[PersonHere, ...]:
    return tuple(PersonHere(person, names(person)) for person, roles in now.table.helpers.items() if role in roles)


def _comments(now: TableNow, here: Standing, names: Names) -> tuple[CommentHere, ...]:
    if here.viewer is None or not (here.behind or here.directs):
        return ()
    return tuple(CommentHere(names(said.person), said.text) for said in now.table.comments)


def _lines(now: TableNow) -> tuple[BoardLine, ...]:
    """Boards that are over, or lie there no more."""
    last = [now.boards[n] for n in sorted(now.boards)[-MOST_LINES:]]
    return tuple(line(board) for board in last if board.table.is_over or board.n < now.table.laid)


def _said(now: TableNow, shown: TableView | None, language: str) -> SaidHere:
    board = now.board
    if shown is None or board is None:
        return SaidHere(None, (), (), (), _phrases(language))
    return SaidHere(
        _question(board, shown, language),
        tuple(tuple(say_effect(effect, language) for effect in ruling.effects) for ruling in shown.rulings),
        tuple(message(f"irregularity-{wrong.kind}", language) for wrong in shown.wrong),
        tuple(_irregular(wrong, language) for wrong in shown.irregularities),
        _phrases(language),
    )


def _irregular(wrong: Irregularity, language: str) -> str:
    return message(f"irregularity-{wrong.kind.value}", language)


@cache
def _phrases(language: str) -> dict[str, str]:
    return {name: message(f"phrase-{name}", language) for name in PHRASES}


def _question(board: LiveBoard, shown: TableView, language: str) -> SaidQuestion | None:
    """As it is put to the viewer: with the choices that he is offered, and no others."""
    if shown.question is None or board.asked is None:
        return None
    put = replace(board.asked.question, options=shown.question.options)
    return said_question(put, board.table.setting.edition, language)


def _director(now: TableNow, language: str) -> DirectorHere:
    board = now.board
    opens = tuple(n for n in sorted(now.boards) if is_open(now.boards[n]))
    if board is None:
        return DirectorHere(None, None, opens)
    pending, reply = board.pending, None
    if pending is not None and pending.outcome is not None:
        procedure = procedure_for(board.table, pending.matter)
        reply = outcome_reply(procedure, pending.matter.entry.situation, pending.outcome, language)
    return DirectorHere(reply, tempo(board), opens)


# -- boards that are over ------------------------------------------------------------------------------------------


class LineTold(Struct, frozen=True):
    """What an event of a log says in words: a ruling by its effects, or what was irregular in it, with the law."""

    event: int  # from 1
    what: Literal["ruling", "irregularity"]
    text: tuple[str, ...]
    law: str = ""


class BoardPlayed(Struct, frozen=True, kw_only=True):
    """A board that is over, whole: who played it, what it came to, its log, what went wrong as far as it may be told.
    `state`: at the end."""

    line: BoardLine
    deal: str
    players: dict[str, PersonHere]
    state: StateShown
    events: tuple[AnyEvent, ...]
    irregularities: tuple[Irregularity, ...]
    told: tuple[LineTold, ...]
    tempo: Tempo | None
    cited: Cited


def board_played(
    now: TableNow, here: Standing, n: int, cited: Cited, names: Callable[[str], str], language: str
) -> BoardPlayed:
    board = now.boards[n]
    wrong = board.table.irregularities if may_learn(now, here, n) else ()
    return BoardPlayed(
        line=line(board),
        deal=board.placed.deal,
        players={seat.value: PersonHere(who, names(who)) for seat, who in players(now, board).items()},
        state=state(board.table),
        events=board.events if here.directs else tuple(map(_as_heard, board.events)),
        irregularities=wrong,
        told=tuple(_told(board, wrong, language)),
        tempo=tempo(board) if here.directs else None,
        cited=cited,
    )


def _told(board: LiveBoard, wrong: tuple[Irregularity, ...], language: str) -> Iterator[LineTold]:
    for one in wrong:
        yield LineTold(one.event, "irregularity", (_irregular(one, language),), one.law)
    for number, event in enumerate(board.events, 1):
        if isinstance(event, DirectorRuled):
            yield LineTold(number, "ruling", tuple(say_effect(effect, language) for effect in event.ruling.effects))


def _as_heard(event: AnyEvent) -> AnyEvent:
    """What was said to the director, or to one player, stays with them."""
    return replace(event, text="", phrase="") if isinstance(event, Talked) and event.to != "table" else event


def step_shown(board: LiveBoard, count: int) -> StateShown:
    """The table after the first events of a board."""
    return state(fold(board.events[:count]))
