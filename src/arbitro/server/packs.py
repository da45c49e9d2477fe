"""The regulations that are shipped, and movements proposed under them: what an organiser needs to plan an event."""

from fractions import Fraction
from typing import Annotated

from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct
from msgspec.structs import asdict

from arbitro.answers.movement import WrittenOption, written_option
from arbitro.answers.packs import SaidEntry, said_entries
from arbitro.book.edition import ALL
from arbitro.book.problem import Place, refuse
from arbitro.contest.movement.catalogue import FORMS, Sort, forms_named
from arbitro.contest.movement.movement import Movement
from arbitro.contest.movement.proposal import MINUTES, MovementOption, Wanted, propose
from arbitro.office.fact import Created
from arbitro.office.room.movements import sized
from arbitro.office.room.regulations import copy_of
from arbitro.regulations import SHIPPED, Pack, keys, load
from arbitro.regulations.key import AnyKey
from arbitro.server.guards import COMMAND, RATE
from arbitro.server.house import house_of, language_of
from arbitro.server.problems import AnyRequest
from arbitro.server.solving import solved
from arbitro.words import message
from arbitro.words.movement import say_defects
from arbitro.words.packs import say_pack

LARGEST = 60
"""More than so many are divided into sections; to propose for them takes longer than a door may."""

TOLD: tuple[AnyKey, ...] = (
    keys.NEUBERG_LEAST,
    keys.PERCENT_TO_VP,
    keys.CORRECTION_MINUTES,
    keys.LOOKING_UP,
    keys.LATE_WARNING_MINUTES,
    keys.LATE_PAIR,
    keys.LATE_TEAM_VP,
    keys.FORFEIT_MINUTES,
    keys.TEAM_LEAST,
    keys.TEAM_MOST,
    keys.APPEAL_ROUTE,
    keys.APPEAL_MINUTES,
)
"""What an organiser asks first: scoring, time, what may be seen, appeals."""


class PackLine(Struct, frozen=True, kw_only=True):
    """Regulations: `rests_on` others, for these `editions` of the Laws; `sets`: what is asked most."""

    name: str
    title: str
    rests_on: tuple[str, ...]
    digest: str
    editions: tuple[int, ...]
    sets: tuple[SaidEntry, ...]


class MovementWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What there is and what is wanted: `boards` in all, or `rounds` with `boards_a_round`; `minutes` to play in.

    `movement`: a form or a family of forms. `pack`: regulations by name, or those of an `event`."""

    form: Sort
    contestants: Annotated[int, Meta(ge=2, le=1000)]
    boards: Annotated[int, Meta(ge=1, le=200)] | None = None
    rounds: Annotated[int, Meta(ge=1, le=200)] | None = None
    boards_a_round: Annotated[int, Meta(ge=1, le=100)] | None = None
    minutes: Annotated[int, Meta(ge=1, le=600)] | None = None
    movement: Annotated[str, Meta(max_length=50)] = ""
    one_winner: bool = False
    fixed: Annotated[tuple[int, ...], Meta(max_length=60)] = ()
    late: Annotated[int, Meta(ge=0, le=10)] = 0
    screens: bool = False
    pack: Annotated[str, Meta(max_length=50)] = "wbf"
    event: Annotated[str, Meta(max_length=200)] = ""


class MovementProposed(WrittenOption, frozen=True, kw_only=True):
    """An option with the movement itself, which goes back in the command `seat`, and what is not perfect in it.

    `title`: its form in words."""

    title: str
    movement: Movement
    faults: tuple[str, ...]
    late: tuple[int, ...]


class MovementsProposed(Struct, frozen=True, kw_only=True):
    """The best first; `forms`: what else may be asked for."""

    options: tuple[MovementProposed, ...]
    forms: tuple[str, ...]
    regulations: str


class Packs(Controller):
    path = "/api"
    tags = ("organiser",)

    @get("/packs", summary="The regulations that are shipped")
    async def packs(self, request: AnyRequest) -> tuple[PackLine, ...]:
        language = language_of(request)
        return tuple(
            _line(pack, tuple(entry for key in TOLD for entry in said_entries(pack, key.name, language)), language)
            for pack in map(load, SHIPPED)
        )

    @get("/packs/{name:str}", summary="Regulations with everything that they set")
    async def pack(self, request: AnyRequest, name: FromPath[str]) -> PackLine:
        pack, language = load(name), language_of(request)
        return _line(pack, said_entries(pack, "", language), language)

    @post(
        "/movements/proposals",
        status_code=200,
        opt={RATE: COMMAND},
        summary="Movements for so many, with their trade-offs, as `arbitro movement` proposes them",
    )
    async def movements(self, request: AnyRequest, data: JSONBody[MovementWanted]) -> MovementsProposed:
        if data.contestants + data.late > LARGEST:
            raise refuse("proposal-large", found=data.contestants + data.late, expected=LARGEST)
        created, language = house_of(request).event(data.event).created if data.event else None, language_of(request)
        return await solved(request, lambda pool: pool.call(proposals, data, created, language))


def proposals(data: MovementWanted, event: Created | None, language: str) -> MovementsProposed:
    """In a worker."""
    pack = load(data.pack) if event is None else copy_of(event)
    return MovementsProposed(
        options=tuple(_proposed(option, language) for option in _options(data, pack)),
        forms=tuple(form.name for form in FORMS if form.sort == data.form),
        regulations=pack.name,
    )


def _line(pack: Pack, sets: tuple[SaidEntry, ...], language: str) -> PackLine:
    return PackLine(
        name=pack.name,
        title=say_pack(pack, language),
        rests_on=pack.lineage,
        digest=pack.digest,
        editions=tuple(edition.value for edition in ALL),
        sets=sets,
    )


def _options(data: MovementWanted, pack: Pack) -> tuple[MovementOption, ...]:
    boards = data.boards
    if data.boards_a_round is not None:
        if data.rounds is None or data.boards is not None:
            raise refuse("proposal-boards", where=Place(tag="boards_a_round"), expected="rounds")
        boards = data.rounds * data.boards_a_round
    wanted = Wanted(
        sort=data.form,
        contestants=data.contestants,
        boards=boards,
        rounds=data.rounds,
        hours=None if data.minutes is None else Fraction(data.minutes, MINUTES),
        form=data.movement or None,
        one_winner=data.one_winner,
        fixed=tuple(dict.fromkeys(data.fixed)),
        late=data.late,
        screens=data.screens,
    )
    if data.boards_a_round is not None:
        return sized(wanted, data.boards_a_round, pack, tuple(forms_named(wanted.form, wanted.sort)))
    return propose(wanted, pack).options


def _proposed(option: MovementOption, language: str) -> MovementProposed:
    return MovementProposed(
        **asdict(written_option(option, language)),
        title=message(f"movement-form-{option.form.name}", language),
        movement=option.movement,
        faults=tuple(say_defects(option.proof.defects, option.movement.kind, language)),
        late=option.late,
    )
