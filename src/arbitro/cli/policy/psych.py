"""`arbitro policy psych`: what a departure from the system is, whether it was permitted, and what follows."""

from typing import Annotated

import typer

from arbitro.cli.figures import exact_or_none
from arbitro.cli.penalty.writing import shared, tell, written_or_none
from arbitro.cli.policy.answers import PsychAnswer, RuleLink
from arbitro.cli.policy.facts import read_facts
from arbitro.cli.rulebook import DEFAULT, Regulations, regulations
from arbitro.cli.terminal import Json, out, print_json, voice
from arbitro.cli.voice import Voice
from arbitro.regulations.psychs import Psych, PsychFacts, PsychKind
from arbitro.regulations.psychs import psych as consequence
from arbitro.regulations.systems.agreement import Form
from arbitro.words.consequence import say_amount


def psych(
    ctx: typer.Context,
    facts: Annotated[str, typer.Option(help="What happened, as JSON; - is standard input.", metavar="FILE")],
    pack: Regulations = DEFAULT,
    json: Json = False,
) -> None:
    """What a departure from the system is, whether it was permitted, and what follows.

    What is not told comes back as a question; its answer goes into the facts
    under the name of the question, without "psych_".

    \b
    Examples:
      arbitro policy psych --facts psych.json --regulations figb_2017
      arbitro policy psych --facts - --regulations figb_2017 --json < psych.json
    """
    given = read_facts(facts, PsychFacts)
    regulation, say = regulations(pack), voice(ctx)
    found = consequence(given, regulation)
    answer = PsychAnswer(
        None if found.kind is None else found.kind.value,
        found.permitted,
        found.earlier,
        found.disclose,
        written_or_none(found.penalty),
        exact_or_none(found.matchpoints),
        found.redress,
        found.clause,
        rule_link(given, found),
        **shared(regulation, say, found),
    )
    if json:
        print_json(answer)
    else:
        tell(out(), say, _said(given, found, say), answer)


def rule_link(facts: PsychFacts, found: Psych) -> RuleLink | None:
    """How the Laws take it on; nothing while it is not known what it is."""
    damage: dict[str, bool | str] = {} if facts.damage is None else {"damage": facts.damage}
    match found.kind:
        case PsychKind.AGREED:
            against: dict[str, bool | str] = {"breach": "not_permitted", "special_understanding": True}
            return RuleLink("illegal_understanding", {**against, "against_regulations": not found.permitted, **damage})
        case PsychKind.EXPECTED:
            told: dict[str, bool | str] = {"understanding_exists": True}
            if facts.disclosed is not None:
                told["disclosure"] = "full" if facts.disclosed else "not_available"
            return RuleLink("undisclosed_understanding", {**told, **damage})
        case PsychKind.FREE:
            at = "local" if found.penalty is not None else facts.event.form.value
            opening: dict[str, bool | str] = {}
            if facts.action == "play" or facts.conventional_opening is not None:
                opening["conventional_opening"] = bool(facts.conventional_opening)
            where = "other" if at == Form.TEAMS.value else at
            return RuleLink("psychic_call", {"psyche_at": where, "partner_expected_it": False, **opening, **damage})
    return None


def _said(facts: PsychFacts, found: Psych, say: Voice) -> list[str]:
    permitted = {True: "true", False: "false", None: "open"}[found.permitted]
    kind = "open" if found.kind is None else found.kind.value
    lines = [say("psych-answer", kind=kind, permitted=permitted)]
    if found.penalty is not None:
        lines.append(say("penalty-amount", whom="pair", amount=say_amount(found.penalty, say.language)))
    points = exact_or_none(found.matchpoints)
    if points is not None and facts.top is not None:
        lines.append(say("penalty-points", top=facts.top, points=points))
    return lines
