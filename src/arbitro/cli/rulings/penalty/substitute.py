"""`arbitro penalty substitute`: a player was replaced by another."""

from arbitro.answers.consequence import ConsequenceAnswer, shared
from arbitro.cli.consequence import tell
from arbitro.cli.rulebook import regulations
from arbitro.cli.terminal import print_json
from arbitro.cli.voice import Voice
from arbitro.regulations.substitution import Category, Replaced, SubstitutionForm, substitution


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
    say: Voice,
    boards: int,
    replaced: int,
    form: SubstitutionForm,
    sessions: int,
    qualifying: int,
    substituted: int | None,
    category: Category | None,
    played_before: bool | None,
    approved: bool | None,
    emergency: bool,
    formation_broken: bool,
    decided: str | None,
    pack: str,
    json: bool,
) -> None:
    regulation = regulations(pack)
    judged = substitution(
        Replaced(boards, replaced, max(sessions, qualifying), qualifying, substituted),
        regulation,
        form=form,
        category=category,
        played_before=played_before,
        approved=approved,
        emergency=emergency,
        formation_kept=not formation_broken,
    )
    answer = SubstituteAnswer(
        form,
        judged.allowed,
        judged.original,
        judged.substitute,
        judged.partner_disqualified,
        judged.penalty,
        judged.notice,
        **shared(regulation, say.language, judged, decided=decided),
    )
    if json:
        print_json(answer)
        return
    allowed = {True: "true", False: "false", None: "open"}[judged.allowed]
    lines = [say("substitute-answer", allowed=allowed)]
    lines.append(say("substitute-original", standing=judged.original or "open"))
    lines.append(say("substitute-substitute", standing=judged.substitute or "open"))
    if judged.partner_disqualified:
        lines.append(say("substitute-partner"))
    tell(say, lines, answer)
