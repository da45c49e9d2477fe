"""What a client is told when something cannot be: every problem at once, in its language, with a fitting status."""

from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from arbitro.answers.problems import ProblemsReply, refusal
from arbitro.book.problem import Place, Problem, ProblemsFound
from arbitro.journal.fact import Conflict
from arbitro.server.guards import refused
from arbitro.server.house import house_of, language_of
from arbitro.server.logs import LOG
from arbitro.server.sizes import LINE

AnyRequest = Request[Any, Any, Any]

FORBIDDEN = frozenset(
    {
        "account-damaged",
        "captain-code-unknown",
        "csrf",
        "guests-not-taken",
        "live-name-needed",
        "not-allowed",
        "not-for-you",
        "not-shown",
        "not-your-seat",
        "sign-in-refused",
        "still-to-play",
    }
)
UNKNOWN = frozenset(
    {
        "invitation-unknown",
        "live-table-unknown",
        "no-such-law",
        "no-deal",
        "no-such-board",
        "no-such-contestant",
        "no-such-event",
        "no-such-ladder",
        "no-such-ruling",
        "no-such-table",
        "person-unknown",
        "table-code-unknown",
        "token-unknown",
    }
)
OVERTAKEN = frozenset({"journal-key-reused", "proposal-changed", "result-changed", "result-exists", "table-changed"})
DAMAGED = frozenset({"fact-unreadable", "journal-damaged"})
BUSY = DAMAGED | frozenset(
    {
        "disk-full",
        "file-not-permitted",
        "file-trouble",
        "journal-busy",
        "journal-closed",
        "journal-not-permitted",
        "journal-read-only",
        "journal-replaced",
        "journal-trouble",
        "journal-unreachable",
        "journal-unsure",
        "solver-busy",
    }
)
TOO_OFTEN = frozenset({"searches-busy", "too-many-requests"})
RETRY_AFTER = 2  # seconds
SAID = frozenset({400, 404, 405, 413, 500})


def status_of(trouble: ProblemsFound) -> int:
    kinds = {problem.kind for problem in trouble.problems}
    if isinstance(trouble, Conflict) or kinds & OVERTAKEN:
        return 409
    if kinds & BUSY:
        return 503
    if kinds & TOO_OFTEN:
        return 429
    if kinds & FORBIDDEN:
        return 403
    return 404 if kinds <= UNKNOWN else 422


def tell(request: AnyRequest, trouble: ProblemsFound) -> Response[ProblemsReply]:
    """Handler of refusals."""
    status = status_of(trouble)
    if status == 404:
        refused(request)
    headers = {"retry-after": str(RETRY_AFTER)} if status in (429, 503) else {}
    problems = trouble.problems
    if trouble.problems[0].kind == "fact-unreadable":
        LOG.error("unreadable", exc_info=trouble.__cause__)
    if status == 503:
        problems = tuple(_without_names(problem, house_of(request).office.journal.name) for problem in problems)
    body = refusal(problems, language_of(request))
    return Response(body, status_code=status, headers=headers, media_type="application/json")


def _without_names(problem: Problem, journal: str) -> Problem:
    """Where the database is kept is nobody's business outside."""
    return Problem(problem.kind, found=problem.found.replace(journal, "…"), expected=problem.expected)


def tell_misformed(request: AnyRequest, trouble: ValidationException) -> Response[ProblemsReply]:
    """A body or a parameter that cannot be read; a value in it that cannot be says why itself."""
    cause: BaseException | None = trouble
    while cause is not None:
        if isinstance(cause, ProblemsFound):
            return tell(request, cause)
        cause = cause.__cause__ or cause.__context__
    body = refusal(misformed(trouble), language_of(request))
    return Response(body, status_code=400, media_type="application/json")


def misformed(trouble: ValidationException) -> tuple[Problem, ...]:
    """What cannot be in a request, each with its place; a line of it, however long it is."""
    extra = trouble.extra if isinstance(trouble.extra, list) else []
    return tuple(
        Problem("request-form", Place(tag=str(error.get("key", ""))), str(error.get("message", ""))[:LINE])
        for error in extra
    ) or (Problem("request-form", found=trouble.detail[:LINE]),)


def tell_unreadable(request: AnyRequest, _: Exception) -> Response[ProblemsReply]:
    """A body of brackets in brackets in brackets, or not in UTF-8."""
    return tell_http(request, HTTPException(status_code=400))


def tell_bug(request: AnyRequest, trouble: Exception) -> Response[ProblemsReply]:
    """What should not happen: told in the log, without what it was about."""
    LOG.error("bug", exc_info=trouble)
    return tell_http(request, HTTPException(status_code=500))


def tell_http(request: AnyRequest, trouble: HTTPException) -> Response[ProblemsReply]:
    """Unknown addresses, wrong methods, too many requests …"""
    kind = f"http-{trouble.status_code}" if trouble.status_code in SAID else "http-other"
    problems = (Problem(kind, found=str(trouble.status_code)),)
    headers = dict(trouble.headers or {})
    body = refusal(problems, language_of(request))
    return Response(body, status_code=trouble.status_code, headers=headers, media_type="application/json")
