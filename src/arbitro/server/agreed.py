"""Systems on file in an event: what they are by its policy, what a call shows, and whether two calls are comparable."""

from typing import Annotated

from litestar import Controller, get
from litestar.params import FromPath, QueryParameter
from msgspec import Struct

from arbitro.answers.bidding import ComparedAnswer, ExplainedAnswer, compared_reply, explained_reply
from arbitro.answers.systems import SystemsReply, systems_reply
from arbitro.bridge.auction import Auction
from arbitro.bridge.calls import Call
from arbitro.laws.shared.agreed import SEED, compare_agreed
from arbitro.office.actor import DIRECTING
from arbitro.office.room.regulations import pack_of
from arbitro.office.room.systems import filed_by, on_file, system_of
from arbitro.office.room.tables import contest_of
from arbitro.regulations.systems.agreement import Form
from arbitro.regulations.systems.category import CATEGORIES, PolicyEvent
from arbitro.regulations.systems.policy import judged
from arbitro.server.guards import COMMAND, RATE
from arbitro.server.house import LONGEST_ID, demand, language_of, view_at
from arbitro.server.problems import AnyRequest
from arbitro.systems import Agreements
from arbitro.systems.policy import methods

OPEN = {RATE: COMMAND}

Calls = Annotated[str, QueryParameter(max_length=500, description="Dealer and calls: N: 1NT P 2C.")]
Made = Annotated[str, QueryParameter(max_length=10, description="A call: 2C.")]
Whose = Annotated[str, QueryParameter(max_length=LONGEST_ID, description="A contestant.")]
Category = Annotated[int, QueryParameter(ge=0, le=max(CATEGORIES), description="Of the event; else all.")]


class FiledSystemReply(Struct, frozen=True, kw_only=True):
    """A system on file, with the judgment of the event's policy: what is not allowed, and why."""

    contestant: str
    players: tuple[str, ...]
    name: str
    text: str
    judged: SystemsReply


class AgreedDoors(Controller):
    path = "/api/events/{id:str}/systems"
    tags = ("systems",)

    @get(
        "/", sync_to_thread=True, summary="The systems on file, each judged by the event's policy", opt={RATE: COMMAND}
    )
    def filed(self, request: AnyRequest, id: FromPath[str], category: Category = 0) -> tuple[FiledSystemReply, ...]:
        event, language = view_at(request, id).event, language_of(request)
        pack = pack_of(event)
        teams = event.contest is not None and contest_of(event).plan.form == "teams"
        form = Form.TEAMS if teams else Form.PAIRS
        events = [PolicyEvent(each, form) for each in ((category,) if category else CATEGORIES)]
        return tuple(
            FiledSystemReply(
                contestant=filed.contestant,
                players=filed.players,
                name=filed.name,
                text=filed.text,
                judged=systems_reply(judged(told, pack, events), told, pack, language),
            )
            for filed in on_file(event)
            for told in (methods(system_of(filed), pack, filed.contestant),)
        )

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
