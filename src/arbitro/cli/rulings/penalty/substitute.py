"""`arbitro penalty substitute`: a player was replaced by another."""

from enum import StrEnum
from typing import Annotated

import typer

from arbitro.cli.consequence import tell
from arbitro.cli.rulebook import DEFAULT, Regulations, regulations
from arbitro.cli.terminal import Json, out, print_json, voice
from arbitro.regulations.substitution import Replaced, substitution
from arbitro.words.consequence import ConsequenceAnswer, shared


class SubstitutionForm(StrEnum):
    PAIRS = "pairs"
    INDIVIDUAL = "individual"
    OTHER = "other"


class Category(StrEnum):
    LOWER = "lower"
    EQUAL = "equal"
    HIGHER = "higher"


class SubstituteAnswer(ConsequenceAnswer, frozen=True):
    """`arbitro penalty substitute --json`. Null is what is not known yet.

    `original`: `keeps_place`, `not_in_final`, `eliminated`, `disqualified`. `substitute`: `no_rights`, `qualifies`,
    `inherits`, `disqualified`. `penalty`: nothing is laid down, a procedural penalty is possible. `notice`: the player
    is told at once that he is out.
    """

    form: str
    allowed: bool | None
    original: str | None
    substitute: str | None
    partner_disqualified: bool
    penalty: bool
    notice: bool


def substitute(
    ctx: typer.Context,
    boards: Annotated[int, typer.Option(help="Boards of a session.")],
    replaced: Annotated[int, typer.Option(help="Boards that the player was replaced on (in the qualifying stage).")],
    form: Annotated[SubstitutionForm, typer.Option(help="The contest; pairs: Mitchell or Howell.")] = (
        SubstitutionForm.PAIRS
    ),
    sessions: Annotated[int, typer.Option(help="Sessions of the event.")] = 1,
    qualifying: Annotated[int, typer.Option(help="Sessions of a qualifying stage, if there is one.")] = 0,
    substituted: Annotated[int | None, typer.Option(help="Boards of this substitute, if there were several.")] = None,
    category: Annotated[Category | None, typer.Option(help="The substitute's, beside the other player's.")] = None,
    played_before: Annotated[
        bool | None, typer.Option("--played-before/--not-played-before", help="The substitute played in the event.")
    ] = None,
    approved: Annotated[bool | None, typer.Option("--approved/--not-approved", help="By the director.")] = None,
    emergency: Annotated[bool, typer.Option("--emergency", help="The play could not have gone on otherwise.")] = False,
    formation_broken: Annotated[
        bool, typer.Option("--formation-broken", help="The pair is no longer what the event asks for (mixed, age).")
    ] = False,
    pack: Regulations = DEFAULT,
    json: Json = False,
) -> None:
    """What a substitution means for the player, the substitute and the partner (4).

    \b
    Examples:
      arbitro penalty substitute --boards 24 --replaced 13 --category equal --not-played-before --approved
      arbitro penalty substitute --boards 20 --replaced 20 --sessions 5 --qualifying 3 --regulations figb_2017
      arbitro penalty substitute --boards 24 --replaced 4 --category higher --approved --regulations figb_2017 --json
    """
    regulation, say = regulations(pack), voice(ctx)
    found = substitution(
        Replaced(boards, replaced, max(sessions, qualifying), qualifying, substituted),
        regulation,
        form=form.value,
        category=None if category is None else category.value,
        played_before=played_before,
        approved=approved,
        emergency=emergency,
        formation_kept=not formation_broken,
    )
    answer = SubstituteAnswer(
        form.value,
        found.allowed,
        found.original,
        found.substitute,
        found.partner_disqualified,
        found.penalty,
        found.notice,
        **shared(regulation, say.language, found),
    )
    if json:
        print_json(answer)
        return
    allowed = {True: "true", False: "false", None: "open"}[found.allowed]
    lines = [say("substitute-answer", allowed=allowed)]
    lines.append(say("substitute-original", standing=found.original or "open"))
    lines.append(say("substitute-substitute", standing=found.substitute or "open"))
    if found.partner_disqualified:
        lines.append(say("substitute-partner"))
    tell(out(), say, lines, answer)
