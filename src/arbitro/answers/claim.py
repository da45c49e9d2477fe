"""A claim in, a reply out: the next question, the award, how far the search came, or what is wrong. For every door."""

from msgspec import Struct

from arbitro.analysis.claims.claim import Award, Played, Progress, Question, ShowOut, adjudicate
from arbitro.analysis.claims.request import ClaimRequest, prepare_claim
from arbitro.analysis.claims.search import Watch
from arbitro.answers.problems import ProblemsReply, Reply, refusal
from arbitro.book.problem import Place, Problem, ProblemsFound
from arbitro.bridge.cards import Card
from arbitro.regulations.loader import Find, load
from arbitro.words import DEFAULT, LANGUAGES, message, say_seat


class ClaimChoice(Struct, frozen=True):
    """An answer and the tricks that it leaves the claimer's side, at least; null where the search is too large."""

    answer: bool
    tricks: int | None


class ClaimQuestion(Struct, frozen=True):
    """Is the play at `line[at]` normal for this player? Answer under `about`, or under `sort` for every such play."""

    id: str
    about: str
    sort: str
    kind: str
    put_to: str
    clause: str
    weigh: tuple[str, ...]
    evidence: tuple[ShowOut, ...]
    options: tuple[ClaimChoice, ...]
    line: tuple[Played, ...]
    at: int
    text: str


class ClaimQuestionReply(Reply, frozen=True, tag="question"):
    """What the director is asked next."""

    edition: int
    question: ClaimQuestion
    searched: int


class AwardReply(Reply, frozen=True, tag="award"):
    """The tricks left, for the claimer's side and for the other; `unused` are answers that nobody asked for."""

    edition: int
    regulations: str
    tricks: int
    opponents: int
    conceded_back: int
    clauses: tuple[str, ...]
    line: tuple[Played, ...]
    normal: tuple[str, ...]
    struck: tuple[str, ...]
    unused: tuple[str, ...]
    searched: int
    text: str


class ProgressReply(Reply, frozen=True, tag="progress"):
    """The search reached its limit."""

    at_least: int
    at_most: int
    searched: int
    text: str


def claim_reply(
    request: ClaimRequest, watch: Watch | None = None, find: Find = load
) -> ClaimQuestionReply | AwardReply | ProgressReply | ProblemsReply:
    """The answer to a request, in its language; `watch` hears how many positions were searched so far."""
    language = request.language if request.language in LANGUAGES else DEFAULT
    problems: list[Problem] = []
    if request.language != language:
        problems.append(Problem("unknown-language", Place(tag="language"), request.language, " ".join(LANGUAGES)))
    try:
        claim = prepare_claim(request, find)
    except ProblemsFound as trouble:
        return refusal([*problems, *trouble.problems], language)
    if problems:
        return refusal(problems, language)
    outcome = adjudicate(claim, watch)
    match outcome:
        case Question():
            return ClaimQuestionReply(int(claim.edition), _asked(outcome, language), outcome.searched)
        case Award():
            return AwardReply(
                outcome.edition,
                request.regulations,
                outcome.tricks,
                outcome.opponents,
                outcome.conceded_back,
                outcome.clauses,
                outcome.line,
                outcome.normal,
                outcome.struck,
                outcome.unused,
                outcome.searched,
                _say_award(outcome, language),
            )
        case Progress():
            text = message(
                "claim-progress",
                language,
                low=outcome.at_least,
                high=outcome.at_most,
                searched=outcome.searched,
            )
            return ProgressReply(outcome.at_least, outcome.at_most, outcome.searched, text)


def _asked(put: Question, language: str) -> ClaimQuestion:
    return ClaimQuestion(
        "normal",
        put.about,
        put.sort,
        put.kind,
        "director",
        put.clause,
        put.weigh,
        put.evidence,
        (ClaimChoice(answer=True, tricks=put.normal), ClaimChoice(answer=False, tricks=put.not_normal)),
        put.line,
        put.at,
        say_question(put, language),
    )


def say_question(put: Question, language: str = DEFAULT) -> str:
    """The question in sentences: the play so far, the choice, the evidence, what to weigh."""
    said = []
    if put.at:
        said.append(message("claim-line", language, line=_line(put.line[: put.at])))
    label = put.sort.split("@")[0].split("/")[-1].split(".")[1] if put.kind == "rank" else put.label
    said.append(
        message(
            f"claim-ask-{put.kind}",
            language,
            seat=say_seat(put.seat.value, language),
            card=shown(put.card),
            suit=put.card.suit.symbol,
            label=label,
        )
    )
    said += (
        message(
            "claim-showed-out",
            language,
            seat=say_seat(out.seat.value, language),
            suit=out.suit.symbol,
            when="before" if out.before_claim else "line",
        )
        for out in put.evidence
    )
    said += (message(f"claim-weigh-{what}", language, clause=put.clause) for what in put.weigh)
    text = " ".join(said)
    return text[0].upper() + text[1:]


def _say_award(award: Award, language: str) -> str:
    said = [
        message(
            "claim-award",
            language,
            tricks=award.tricks,
            opponents=award.opponents,
            clauses=", ".join(award.clauses),
        )
    ]
    if award.conceded_back:
        said.append(message("claim-conceded-back", language, tricks=award.conceded_back))
    return " ".join(said)


def shown(card: Card) -> str:
    return card.suit.symbol + card.rank.value.replace("T", "10")


def _line(line: tuple[Played, ...]) -> str:
    return " ".join(shown(play.card) for play in line)
