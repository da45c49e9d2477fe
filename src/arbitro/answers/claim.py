"""A claim in, a reply out: the next question, the award, how far the search came, or what is wrong. For every door."""

from msgspec.structs import asdict

from arbitro.analysis.claims.claim import ONE_OPPONENT, ClaimAward, ClaimQuestion, LineCard, Progress, judged
from arbitro.analysis.claims.request import ClaimRequest, prepare_claim
from arbitro.analysis.claims.search import Watch
from arbitro.answers.problems import ProblemsReply, refusal
from arbitro.book.problem import Place, Problem, ProblemsFound
from arbitro.regulations.loader import Find, load
from arbitro.words import DEFAULT, LANGUAGES, message, say_seat
from arbitro.words.letters import say_card


class ClaimQuestionReply(ClaimQuestion, frozen=True, kw_only=True, tag="question"):
    """What the director is asked next. Answer under `about`, or under `sort` for every such play."""

    edition: int
    text: str


class AwardReply(ClaimAward, frozen=True, kw_only=True, tag="award"):
    """The award in words; `unused` are answers that nobody asked for."""

    regulations: str
    text: str


class ProgressReply(Progress, frozen=True, kw_only=True, tag="progress"):
    """The search reached its limit."""

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
    outcome = judged(claim, watch)
    match outcome:
        case ClaimQuestion():
            text = say_question(outcome, language)
            return ClaimQuestionReply(**asdict(outcome), edition=int(claim.edition), text=text)
        case ClaimAward():
            return AwardReply(**asdict(outcome), regulations=request.regulations, text=_say_award(outcome, language))
        case Progress():
            return ProgressReply(**asdict(outcome), text=_say_progress(outcome, language))


def say_question(put: ClaimQuestion, language: str = DEFAULT) -> str:
    """The question in sentences: the play so far, the choice, the evidence, what to weigh."""
    seat = say_seat(put.seat.value, language)
    if put.about == ONE_OPPONENT:
        return message("claim-ask-one-opponent", language, seat=seat, clause=put.clause)
    said = []
    if put.at:
        said.append(message("claim-line", language, line=_line(put.line[: put.at], language)))
    label = put.sort.split("@")[0].split("/")[-1].split(".")[1] if put.kind == "rank" else put.label
    said.append(
        message(
            f"claim-ask-{put.kind}",
            language,
            seat=seat,
            card=say_card(put.card, language),
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


def _say_award(award: ClaimAward, language: str) -> str:
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


def _say_progress(progress: Progress, language: str) -> str:
    bounds = {"low": progress.at_least, "high": progress.at_most}
    return message("claim-progress", language, **bounds, searched=progress.searched)


def _line(line: tuple[LineCard, ...], language: str) -> str:
    return " ".join(say_card(play.card, language) for play in line)
