"""A live table as somebody gets it: what he may see, with its sentences. For the socket and for HTTP."""

from collections.abc import Callable, Iterator, Mapping
from datetime import datetime, timedelta
from functools import cache
from typing import Literal, NamedTuple

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from arbitro.answers.agreed import NOTHING_OFFERED, OnFileHere, evidence_at, offered
from arbitro.answers.problems import SaidProblem
from arbitro.answers.ruling import QuestionReply, RulingReply, SaidQuestion, outcome_reply, said_question
from arbitro.bridge.seats import SEATS, Seat
from arbitro.contest.facts.event import Spot
from arbitro.laws.case.request import weighed
from arbitro.office.live.acting import PHRASES
from arbitro.office.live.boards import promise, secret_of
from arbitro.office.live.commands import may_give
from arbitro.office.live.fact import Helper, TableKind, TableSettings
from arbitro.office.live.finished import BoardLine, Cited, Names, is_open, line, players
from arbitro.office.live.powers import Standing
from arbitro.office.live.seeing import digest, digest_of, may_learn, position, position_of, seen
from arbitro.office.live.state import LiveBoard, TableNow
from arbitro.office.live.tempo import Tempo, tempo
from arbitro.regulations import Pack
from arbitro.systems import Agreements
from arbitro.table.account import StateShown, state
from arbitro.table.event import AnyEvent, DirectorRuled, Talked
from arbitro.table.fold import fold
from arbitro.table.irregularity import Irregularity
from arbitro.table.ruling import procedure_for
from arbitro.table.view import Onlooker, TableView
from arbitro.words import message
from arbitro.words.ruling import say_effect

NAMED_FOR = timedelta(minutes=1)  # how long a name is remembered
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
    `comments`: on the board that lies there, for who does not play; `shown`: hands of it that a teacher
    lets everybody see; `onlookers`: who watches under a name, for who may appoint helpers."""

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
    shown: tuple[Seat, ...]
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
    list, ready phrases; what the system of the pair offers."""

    question: SaidQuestion | None
    rulings: tuple[tuple[str, ...], ...]
    wrong: tuple[str, ...]
    irregularities: tuple[str, ...]
    phrases: dict[str, str]
    on_file: OnFileHere = NOTHING_OFFERED


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
    """What a server knows of a table that no fact tells: names, who is connected, how many watch, what time it is; of
    an event, what the sides have on file, and its regulations. `languages`: of those who sit."""

    names: Names
    time: datetime
    away: Mapping[str, datetime] = field(default_factory=dict)
    watching: int = 0
    onlookers: tuple[str, ...] = ()
    event: RoundHere | None = None
    agreements: Agreements | None = None
    pack: Pack | None = None
    languages: Mapping[Seat, str] = field(default_factory=dict)

    def is_like(self, was: "Present") -> bool:
        """Whether nothing is otherwise; names are looked up again now and then."""
        same = (self.away, self.watching, self.onlookers, self.event) == (
            was.away,
            was.watching,
            was.onlookers,
            was.event,
        )
        return same and self.time - was.time < NAMED_FOR


BEGINNING = '{"type":"state","version":"%s","position":"%s",'


class Told(Struct, frozen=True):
    """A state as it is sent, and the version that stands for it."""

    version: str
    text: str


def live_state(now: TableNow, here: Standing, room: Present, language: str) -> LiveState:
    shown = seen(now, here, room.time)
    told = LiveState(
        table=_table(now, room, _reads(now, here)),
        me=_me(now, here),
        view=shown,
        said=_said(now, here, shown, room, language),
        director=director_here(now, language, room.agreements) if here.directs else None,
        event=room.event,
    )
    return replace(told, version=digest(told), position=_position(now, here, shown))


class Reads(NamedTuple):
    """What of a table somebody is told: what its boards came to, who watches, what commentators write."""

    results: bool
    onlookers: bool
    comments: bool


class StateParts:
    """What stays as it is in the states of a table from one act to the next, written once."""

    def __init__(self, now: TableNow, room: Present) -> None:
        self._now, self._room, self._listed = now, room, _listed(now)
        self._tables: dict[Reads, bytes] = {}
        self._mine: dict[Standing, bytes] = {}

    def hold(self, now: TableNow, room: Present) -> bool:
        return now.table is self._now.table and room.is_like(self._room) and _listed(now) == self._listed

    def table(self, here: Standing) -> bytes:
        reads = _reads(self._now, here)
        if reads not in self._tables:
            self._tables[reads] = msgspec.json.encode(_table(self._now, self._room, reads))
        return self._tables[reads]

    def me(self, here: Standing) -> bytes:
        if here not in self._mine:
            self._mine[here] = msgspec.json.encode(_me(self._now, here))
        return self._mine[here]


def told_state(now: TableNow, here: Standing, room: Present, language: str, parts: StateParts) -> Told:
    """The same in writing."""
    shown = seen(now, here, room.time)
    said = _said(now, here, shown, room, language)
    director = director_here(now, language, room.agreements) if here.directs else None
    rest = b'"table":%b,"me":%b,"view":%b,"said":%b,"director":%b,"event":%b}' % (
        parts.table(here), parts.me(here), *map(msgspec.json.encode, (shown, said, director, room.event)),
    )  # fmt: skip
    version, position = digest_of((BEGINNING % ("", "")).encode() + rest), _position(now, here, shown)
    return Told(version, BEGINNING % (version, position) + rest.decode())


def _position(now: TableNow, here: Standing, shown: TableView | None) -> str:
    if shown is None or now.board is None or here.viewer is None:
        return ""
    return position_of(shown) if here.viewer is Onlooker.COMMENTATOR else position(now.board, here.viewer)


def _me(now: TableNow, here: Standing) -> MeHere:
    viewer = here.viewer.value if here.viewer else ""
    return MeHere(here.person, here.seats, viewer, here.directs, may_give(now, here))


def _reads(now: TableNow, here: Standing) -> Reads:
    return Reads(
        results=now.table.kind is not TableKind.EVENT or bool(here.seats) or here.directs,
        onlookers=here.opens,
        comments=here.viewer is not None and bool(here.behind or here.directs),
    )


def _table(now: TableNow, room: Present, reads: Reads) -> TableHere:
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
        onlookers=tuple(PersonHere(who, room.names(who)) for who in room.onlookers) if reads.onlookers else (),
        comments=tuple(CommentHere(room.names(said.person), said.text) for said in table.comments)
        if reads.comments
        else (),
        board=table.laid,
        boards=tuple(map(line, _listed(now))) if reads.results else (),
        shown=table.shown,
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


def _listed(now: TableNow) -> tuple[LiveBoard, ...]:
    """Boards that are over, or lie there no more."""
    last = (now.boards[n] for n in sorted(now.boards)[-MOST_LINES:])
    return tuple(board for board in last if board.table.is_over or board.n < now.table.laid)


def _said(now: TableNow, here: Standing, shown: TableView | None, room: Present, language: str) -> SaidHere:
    board = now.board
    on_file = _on_file(board, here, shown, room, language)
    if board is None or not (shown and (shown.question or shown.rulings or shown.wrong or shown.irregularities)):
        nothing = _nothing_said(language)
        return nothing if on_file is NOTHING_OFFERED else replace(nothing, on_file=on_file)
    return SaidHere(
        _question(board, shown, language),
        tuple(tuple(say_effect(effect, language) for effect in ruling.effects) for ruling in shown.rulings),
        tuple(message(f"irregularity-{wrong.kind}", language) for wrong in shown.wrong),
        tuple(_irregular(wrong, language) for wrong in shown.irregularities),
        _nothing_said(language).phrases,
        on_file,
    )


def _on_file(
    board: LiveBoard | None, here: Standing, shown: TableView | None, room: Present, language: str
) -> OnFileHere:
    """To who sits, for his own side; in the language of who asks, as far as it is known."""
    seat = here.viewer
    if board is None or shown is None or not isinstance(seat, Seat) or here.behind:
        return NOTHING_OFFERED
    if room.agreements is None or room.pack is None:
        return NOTHING_OFFERED
    spoken = {each: room.languages.get(each, language) for each in SEATS}
    return offered(board, shown, seat, room.agreements, room.pack, spoken)


def _irregular(wrong: Irregularity, language: str) -> str:
    return message(f"irregularity-{wrong.kind.value}", language)


@cache
def _nothing_said(language: str) -> SaidHere:
    return SaidHere(None, (), (), (), {name: message(f"phrase-{name}", language) for name in PHRASES})


def _question(board: LiveBoard, shown: TableView, language: str) -> SaidQuestion | None:
    """As it is put to the viewer: with the choices that he is offered, and no others."""
    if shown.question is None or board.asked is None:
        return None
    put = replace(board.asked.question, options=shown.question.options)
    return said_question(put, board.table.setting.edition, language)


def director_here(now: TableNow, language: str, agreements: Agreements | None = None) -> DirectorHere:
    """What comes next; hands are dealt for advice and evidence, which may take a while, once for a question."""
    board = now.board
    opens = tuple(n for n in sorted(now.boards) if is_open(now.boards[n]))
    if board is None:
        return DirectorHere(None, None, opens)
    pending, reply = board.pending, None
    if pending is not None and pending.outcome is not None:
        procedure = procedure_for(board.table, pending.matter)
        found = weighed(pending.outcome, evidence_at(board, agreements)) if agreements else pending.outcome
        reply = outcome_reply(procedure, pending.matter.entry.situation, found, language, agreements)
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
