"""Systems on file in an event: what they are by its policy, what a call shows, and whether two calls are comparable."""

from collections.abc import Sequence
from typing import Annotated

from litestar import Controller, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Struct

from arbitro.answers.bidding import (
    ComparedAnswer,
    ConventionCardAnswer,
    ExplainedAnswer,
    SystemCheckedAnswer,
    SystemShownAnswer,
    card_reply,
    checked_reply,
    compared_reply,
    explained_reply,
    shown_reply,
)
from arbitro.answers.policy import PreAlertAnswer, PreAlertFacts, pre_alert_reply
from arbitro.answers.sheets import card_sheet, due_forms, form_sheet
from arbitro.answers.systems import SystemsReply, systems_reply
from arbitro.book.problem import refuse
from arbitro.book.writing import FileText
from arbitro.bridge.auction import Auction
from arbitro.bridge.calls import Call
from arbitro.laws.shared.agreed import SEED, compare_agreed
from arbitro.office.actor import DIRECTING
from arbitro.office.fact import SystemFiled
from arbitro.office.room.regulations import pack_of
from arbitro.office.room.systems import copied, filed_by, on_file, system_of
from arbitro.office.room.tables import contest_of
from arbitro.office.seeing.view import PersonOf, View
from arbitro.office.state import Event
from arbitro.regulations.pack import Pack
from arbitro.regulations.systems.agreement import Form
from arbitro.regulations.systems.category import CATEGORIES, PolicyEvent
from arbitro.regulations.systems.policy import judged
from arbitro.server.exports import Language
from arbitro.server.guards import COMMAND, RATE
from arbitro.server.house import LONGEST_ID, demand, language_of, view_at
from arbitro.server.printing import PDF, Size, printed_sheet
from arbitro.server.problems import AnyRequest
from arbitro.server.sizes import FILE_BODY
from arbitro.server.solving import solved
from arbitro.systems import SHIPPED, Agreements, load_system
from arbitro.systems.policy import methods, practised

OPEN = {RATE: COMMAND}

Calls = Annotated[str, QueryParameter(max_length=500, description="Dealer and calls: N: 1NT P 2C.")]
Made = Annotated[str, QueryParameter(max_length=10, description="A call: 2C.")]
Whose = Annotated[str, QueryParameter(max_length=LONGEST_ID, description="A contestant.")]
Two = Annotated[str, QueryParameter(max_length=300, description="Two of a team who have their own: Anna – Bea.")]
Category = Annotated[int, QueryParameter(ge=0, le=max(CATEGORIES), description="Of the event; else all.")]


class FiledSystemReply(Struct, frozen=True, kw_only=True):
    """A system on file, with the judgment of the event's policy: what is not allowed, and why. `players`: two of a
    team."""

    contestant: str
    players: tuple[PersonOf, ...]
    name: str
    text: str
    judged: SystemsReply


def _events(event: Event, categories: Sequence[int] = CATEGORIES) -> list[PolicyEvent]:
    teams = event.contest is not None and contest_of(event).plan.form == "teams"
    return [PolicyEvent(each, Form.TEAMS if teams else Form.PAIRS) for each in categories]


class ShippedSystem(Struct, frozen=True):
    """`system`: under which it is handed in."""

    system: str
    name: str


class SystemTold(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A file of rules as TOML, or the name of a shipped system."""

    system: FileText


class SystemRead(Struct, frozen=True, kw_only=True):
    """A system in order: what it is by the policy, what is owed before play, and its card. `forms`: the conventions
    that need one (appendix 6)."""

    checked: SystemCheckedAnswer
    judged: SystemsReply
    pre_alerts: PreAlertAnswer
    card: ConventionCardAnswer
    forms: tuple[str, ...]


class SystemDoors(Controller):
    path = "/api/bidding"
    tags = ("systems",)

    @get("/systems", summary="The systems that come with the program")
    async def shipped(self) -> tuple[ShippedSystem, ...]:
        return tuple(ShippedSystem(name, load_system(name).name) for name in SHIPPED)

    @post("/calls", status_code=200, opt=OPEN, request_max_body_size=FILE_BODY, summary="Its calls")
    async def calls(self, request: AnyRequest, data: JSONBody[SystemTold], auction: Calls = "N:") -> SystemShownAnswer:
        """Every call that has a meaning after an auction; refused with every problem of the system."""
        asked = (data.system, Auction.parse(auction), language_of(request))
        return await solved(request, lambda pool: pool.call(_calls, *asked))


def _calls(text: str, auction: Auction, language: str) -> SystemShownAnswer:
    system, _, _ = copied(text)
    return shown_reply(system, auction, language)


def _named(view: View, filed: SystemFiled) -> str:
    """Whose it is, if it is of two of a team."""
    return " – ".join(view.person_of(who, filed.contestant).name for who in filed.players)


class AgreedDoors(Controller):
    path = "/api/events/{id:str}/systems"
    tags = ("systems",)

    @get(
        "/", sync_to_thread=True, summary="The systems on file, each judged by the event's policy", opt={RATE: COMMAND}
    )
    def filed(self, request: AnyRequest, id: FromPath[str], category: Category = 0) -> tuple[FiledSystemReply, ...]:
        view, language = view_at(request, id), language_of(request)
        event = view.event
        pack = pack_of(event)
        events = _events(event, (category,) if category else CATEGORIES)
        return tuple(
            FiledSystemReply(
                contestant=filed.contestant,
                players=tuple(view.person_of(who, filed.contestant) for who in filed.players),
                name=filed.name,
                text=filed.text,
                judged=systems_reply(judged(told, pack, events), told, pack, language),
            )
            for filed in on_file(event)
            for told in (methods(system_of(filed), pack, filed.contestant),)
        )

    @post("/read", status_code=200, opt=OPEN, request_max_body_size=FILE_BODY, summary="Try a system")
    async def read(self, request: AnyRequest, id: FromPath[str], data: JSONBody[SystemTold]) -> SystemRead:
        """By the policy of the event, before it is handed in; refused with every problem, each with its line."""
        event, language = view_at(request, id).event, language_of(request)
        asked = (data.system, pack_of(event), _events(event), language)
        return await solved(request, lambda pool: pool.call(_system_read, *asked))

    @get("/{contestant:str}/{sheet:str}", media_type=PDF, opt=OPEN, summary="Convention card, or Brown Sticker forms")
    async def printed(
        self,
        request: AnyRequest,
        id: FromPath[str],
        contestant: FromPath[str],
        sheet: FromPath[str],
        paper: Size = "a4",
        language: Language = "",
        players: Two = "",
    ) -> Response[bytes]:
        view, language = view_at(request, id), language or language_of(request)
        own = [filed for filed in on_file(view.event) if filed.contestant == contestant]
        filed = next((each for each in own if _named(view, each) == players), None)
        if filed is None:
            raise refuse("no-system-filed", found=players or contestant)
        name, whose, system = sheet.removesuffix(".pdf"), players or view.named(contestant).name, system_of(filed)
        if name == "convention-card":
            made = card_sheet(card_reply(system, language), language, whose, paper)
        elif name == "brown-sticker":
            pack, event = pack_of(view.event), view.event.created.name
            made = form_sheet(due_forms(methods(system, pack, whose), pack, language, system, event), language, paper)
        else:
            raise refuse("unknown-sheet", found=name, expected="convention-card, brown-sticker")
        return await printed_sheet(request, made, f"{id}-{contestant}-{name}")

    @get(
        "/explanation", sync_to_thread=True, summary="What each call shows by the systems on file", opt={RATE: COMMAND}
    )
    def explanation(
        self, request: AnyRequest, id: FromPath[str], auction: Calls = "N:", ns: Whose = "", ew: Whose = ""
    ) -> ExplainedAnswer:
        event = view_at(request, id).event
        agreements = Agreements(filed_by(event, ns), filed_by(event, ew))
        return explained_reply(agreements, Auction.parse(auction), pack_of(event), language_of(request))

    @get("/comparison", sync_to_thread=True, summary="Advice on a comparable call; for directors", opt=OPEN)
    def comparison(
        self,
        request: AnyRequest,
        id: FromPath[str],
        contestant: Whose = "",
        auction: Calls = "N:",
        withdrawn: Made = "",
        call: Made = "",
        now: Calls = "",
    ) -> ComparedAnswer:
        """`now`: the auction when the new call is made, at the offender's turn; else the same."""
        demand(request, DIRECTING, id)
        before = Auction.parse(auction)
        later = Auction.parse(now) if now else before
        new = Call.parse(call)
        agreements = Agreements.both(filed_by(view_at(request, id).event, contestant))
        advice = compare_agreed(agreements, before, later.turn, Call.parse(withdrawn), later, new, SEED)
        return compared_reply(advice, new, SEED, language_of(request))


def _system_read(text: str, pack: Pack, events: list[PolicyEvent], language: str) -> SystemRead:
    system, _, _ = copied(text)
    told, practice = methods(system, pack), practised(system, pack)
    facts = PreAlertFacts(leads=practice.leads, openings_from=practice.openings_from)
    return SystemRead(
        checked=checked_reply(system, language),
        judged=systems_reply(judged(told, pack, events), told, pack, language),
        pre_alerts=pre_alert_reply(facts, pack, language),
        card=card_reply(system, language),
        forms=tuple(form.convention for form in due_forms(told, pack, language, system)),
    )
