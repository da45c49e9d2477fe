"""The account of a board in words: every ruling in turn, then the question that stops it or the state of the board."""

from collections.abc import Iterator

from msgspec import Struct

from arbitro.answers.problems import ProblemsReply, Reply, refusal
from arbitro.answers.ruling import QuestionReply, RulingReply, outcome_reply
from arbitro.book.edition import Edition
from arbitro.book.problem import Place, Problem, ProblemsFound
from arbitro.laws.case.account import Account, BoardState, Step, told
from arbitro.laws.case.rule import Ruled
from arbitro.laws.case.situation import Situation
from arbitro.regulations.loader import Find, load
from arbitro.words import DEFAULT, LANGUAGES, message
from arbitro.words.ruling import say_effect, say_event, say_review, say_value


class StepReply(Struct, frozen=True):
    """A ruling. `of`: the thing that happened, counted from 1; 0 for the score of the board."""

    of: int
    reply: RulingReply


class AskedReply(Struct, frozen=True):
    """The question that stops the account; its answer belongs to the thing that happened, or (0) to the board."""

    of: int
    reply: QuestionReply


class AccountReply(Reply, frozen=True, tag="account"):
    """An account as far as it goes. `text`: all of it, for the director."""

    steps: tuple[StepReply, ...]
    asked: AskedReply | None
    state: BoardState | None
    text: str


def account_reply(account: Account, find: Find = load) -> AccountReply | ProblemsReply:
    """The answer to an account, in its language."""
    language = account.language if account.language in LANGUAGES else DEFAULT
    try:
        if account.language != language:
            where, known = Place(tag="language"), " ".join(LANGUAGES)
            raise ProblemsFound([Problem("unknown-language", where, account.language, known)])
        board = told(account, find)
    except ProblemsFound as trouble:
        return refusal(trouble.problems, language)
    steps = tuple(StepReply(step.of, _ruling(step, language)) for step in board.steps)
    asked = None
    if board.asked is not None:
        question = outcome_reply(board.asked.procedure, Situation(), board.asked.put, language)
        assert isinstance(question, QuestionReply)
        asked = AskedReply(board.asked.of, question)
    lines = [*_told(steps, language), *(_state(board.state, board.edition, language) if board.state else ())]
    if asked is not None:
        lines += (_heading(asked.of, say_event(asked.reply.happened.what, language), language), asked.reply.said.text)
    return AccountReply(steps, asked, board.state, "\n".join(lines))


def _ruling(step: Step, language: str) -> RulingReply:
    reply = outcome_reply(step.procedure, step.situation, Ruled(step.ruling), language)
    assert isinstance(reply, RulingReply)
    return reply


def _heading(of: int, what: str, language: str) -> str:
    return message("account-thing", language, number=of, what=what) if of else message("account-score", language)


def _told(steps: tuple[StepReply, ...], language: str) -> Iterator[str]:
    for step in steps:
        yield _heading(step.of, step.reply.happened.text, language)
        yield step.reply.text.director
        yield ""


def _state(state: BoardState, edition: Edition, language: str) -> Iterator[str]:
    """The board at the end, line by line."""
    yield message("account-board", language)
    if state.contract:
        yield "- " + message("account-contract", language, contract=state.contract)
    if state.tricks_ns is not None and state.tricks_ew is not None:
        yield "- " + message("account-tricks", language, ns=state.tricks_ns, ew=state.tricks_ew)
    for side, tricks in state.transferred.items():
        id = "account-replaced" if state.awarded else "account-transferred"
        yield "- " + message(id, language, side=message(f"side-{side.lower()}", language), tricks=tricks)
    if state.score_ns is not None:
        yield "- " + message("account-points", language, points=f"{state.score_ns:+}")
    yield from (f"- {say_effect(one, language)}" for one in state.awarded)
    if capped := state.at_most_average_minus:
        yield "- " + message("effect-adjusted_score-average_minus", language, sides=say_value(capped, language))
    yield from (f"- {say_effect(one, language)}" for one in state.penalties)
    yield from (f"- {say_review(one.review, edition, language)}" for one in state.open)
    if not state.open:
        yield "- " + message("account-closed", language)
