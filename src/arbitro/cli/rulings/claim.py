"""`arbitro claim`: from a contested claim to the next question or the award (Laws 70, 71)."""

import msgspec
from click.exceptions import Exit

from arbitro.analysis.claims.request import ClaimRequest, read_claim_request
from arbitro.answers.claim import AwardReply, ClaimQuestionReply, ProgressReply, claim_reply
from arbitro.answers.problems import ProblemsReply, refusal
from arbitro.book.problem import ProblemsFound
from arbitro.cli.files import opened
from arbitro.cli.rulebook import named
from arbitro.cli.terminal import PROBLEMS, bar, err, out, print_json
from arbitro.cli.voice import Voice
from arbitro.words import DEFAULT


def claim(
    say: Voice,
    facts: str,
    json: bool,
) -> None:
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
            err().print(problem.text)
    else:
        out().print(answer.text)
    if isinstance(answer, ProblemsReply):
        raise Exit(PROBLEMS)


def _searched(request: ClaimRequest, say: Voice) -> ClaimQuestionReply | AwardReply | ProgressReply | ProblemsReply:
    """The reply; on a terminal, meanwhile, the positions searched of those that the limit allows."""
    with bar(say("claim-searching"), request.limit) as shown:
        return claim_reply(request, lambda searched: shown.update(searched - shown.pos), named)
