"""`arbitro claim`: from a contested claim to the next question or the award (Laws 70, 71)."""

from typing import Annotated

import msgspec
import typer

from arbitro.analysis.claims.request import ClaimRequest, read_claim_request
from arbitro.book.problem import ProblemsFound
from arbitro.cli.files import opened
from arbitro.cli.rulebook import named
from arbitro.cli.terminal import PROBLEMS, Json, bar, out, print_json, voice
from arbitro.cli.voice import Voice
from arbitro.words import DEFAULT
from arbitro.words.claim import AwardReply, ClaimQuestionReply, ProgressReply, claim_reply
from arbitro.words.reply import ProblemsReply, refusal


def claim(
    ctx: typer.Context,
    facts: Annotated[str, typer.Option(help="The claim as JSON; - is standard input.", metavar="FILE")],
    json: Json = False,
) -> None:
    """Contested claims: the cheapest line that the statement leaves open, as a question; then the award.

    The reply is a question (is this play normal for this player?), the award,
    or how far the search came. Give the answer in "answers": under the name
    in "about" for that point, under "sort" for every such play.

    \b
    Examples:
      arbitro claim --facts claim.json
      arbitro claim --facts - --json < claim.json
    """
    say = voice(ctx)
    try:
        with opened(facts) as given:
            request = read_claim_request(given.read())
        if request.language == DEFAULT:
            request = msgspec.structs.replace(request, language=say.language)
        answer = _searched(request, say)
    except ProblemsFound as trouble:
        answer = refusal(trouble.problems, say.language)
    if json:
        print_json(answer)
    elif isinstance(answer, ProblemsReply):
        for problem in answer.problems:
            typer.echo(problem.text, err=True)
    else:
        out().print(answer.question.text if isinstance(answer, ClaimQuestionReply) else answer.text)
    if isinstance(answer, ProblemsReply):
        raise typer.Exit(PROBLEMS)


def _searched(request: ClaimRequest, say: Voice) -> ClaimQuestionReply | AwardReply | ProgressReply | ProblemsReply:
    """The reply; on a terminal, meanwhile, the positions searched of those that the limit allows."""
    with bar() as progress:
        task = progress.add_task(say("claim-searching"), total=request.limit)
        return claim_reply(request, lambda searched: progress.update(task, completed=searched), named)
