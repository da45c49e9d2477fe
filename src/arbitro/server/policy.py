"""`arbitro policy` over HTTP: is this system allowed here, is this call alerted? For everybody; nothing is recorded."""

from typing import Annotated, Literal

from litestar import Controller, get, post
from litestar.params import JSONBody, QueryParameter
from msgspec import Struct

from arbitro.answers.form import FormField, policy_form
from arbitro.answers.policy import (
    AlertAnswer,
    AlertFacts,
    PreAlertAnswer,
    PreAlertFacts,
    PsychAnswer,
    SystemFacts,
    alert_reply,
    pre_alert_reply,
    psych_reply,
    system_reply,
)
from arbitro.answers.systems import SystemsReply
from arbitro.regulations import SHIPPED, load
from arbitro.regulations.psychs import PsychFacts
from arbitro.server.guards import COMMAND, RATE
from arbitro.server.house import language_of
from arbitro.server.problems import AnyRequest
from arbitro.words import message

Topic = Literal["system", "alert", "psych", "pre-alert"]
FACTS: dict[Topic, type[Struct]] = {
    "system": SystemFacts,
    "alert": AlertFacts,
    "psych": PsychFacts,
    "pre-alert": PreAlertFacts,
}
Pack = Annotated[str, QueryParameter(name="regulations", description="The regulations: figb_2017 or wbf.")]
POLICY = "figb_2017"  # the shipped pack that has a policy of systems, alerts and psychs
OPEN = {RATE: COMMAND}


class TopicForm(Struct, frozen=True):
    """What is asked of a topic: its facts go to `POST /api/policy/{topic}`, under the names of the fields."""

    topic: Topic
    title: str
    fields: tuple[FormField, ...]


class PolicyForm(Struct, frozen=True):
    """The topics, and the regulations that there are.

    A question of an answer is answered in the field of its id without `alert_`, `psych_` or `pre_alert_`; one about a
    system in `answers`, under its key.
    """

    topics: tuple[TopicForm, ...]
    regulations: tuple[str, ...]


class Policies(Controller):
    path = "/api/policy"
    tags = ("laws",)

    @get("/form", summary="What is asked about systems, alerts and psychic calls")
    async def form(self, request: AnyRequest) -> PolicyForm:
        language = language_of(request)
        return PolicyForm(
            tuple(
                TopicForm(topic, message(f"policy-topic-{topic}", language), policy_form(facts, language))
                for topic, facts in FACTS.items()
            ),
            SHIPPED,
        )

    @post(
        "/system",
        status_code=200,
        sync_to_thread=True,
        opt=OPEN,
        summary="What a pair's methods are, and where they may be used",
    )
    def system(self, request: AnyRequest, data: JSONBody[SystemFacts], pack: Pack = POLICY) -> SystemsReply:
        return system_reply(data, load(pack), language_of(request))

    @post(
        "/alert",
        status_code=200,
        sync_to_thread=True,
        opt=OPEN,
        summary="Whether a call is alerted, to whom, with or without the stop card",
    )
    def alert(self, request: AnyRequest, data: JSONBody[AlertFacts], pack: Pack = POLICY) -> AlertAnswer:
        return alert_reply(data, load(pack), language_of(request))

    @post(
        "/psych",
        status_code=200,
        sync_to_thread=True,
        opt=OPEN,
        summary="What a departure from the system is, and what follows",
    )
    def psych(self, request: AnyRequest, data: JSONBody[PsychFacts], pack: Pack = POLICY) -> PsychAnswer:
        return psych_reply(data, load(pack), language_of(request))

    @post(
        "/pre-alert",
        status_code=200,
        sync_to_thread=True,
        opt=OPEN,
        summary="What a pair tells its opponents before play",
    )
    def pre_alert(self, request: AnyRequest, data: JSONBody[PreAlertFacts], pack: Pack = POLICY) -> PreAlertAnswer:
        return pre_alert_reply(data, load(pack), language_of(request))
