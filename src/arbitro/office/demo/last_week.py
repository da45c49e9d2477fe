"""The pairs of a week ago, from the first round to the final ranking, with what happens in an evening."""

from datetime import datetime, timedelta
from fractions import Fraction

from msgspec.structs import replace

from arbitro.bridge.board import vulnerability_of
from arbitro.bridge.contract import Contract, Result
from arbitro.bridge.score import score
from arbitro.contest.facts.outcome import Recorded
from arbitro.contest.plan import PhasePlan, Plan
from arbitro.office.calls import CallDirector, TakeCall
from arbitro.office.demo.evening import Evening, Say
from arbitro.office.demo.people import DIRECTOR, ORGANISER, SCORER, pairs
from arbitro.office.ending import ClosePhase, EndPeriod, PostScore
from arbitro.office.office import Office
from arbitro.office.penalties import Penalise
from arbitro.office.results import CorrectResult
from arbitro.office.rulings import Rule, TellRuling
from arbitro.office.seating import SeatSection
from arbitro.office.undoing import Undo
from arbitro.scoring.outcome import Weighted
from arbitro.scoring.penalty import Unit

ROUNDS, BOARDS_A_ROUND = 13, 2
RULING, CORRECTION, PENALTY = 2, 4, 10  # the rounds after which there was one
SLOW = "8"
SHARES = (Fraction(3, 4), Fraction(1, 4))


def pairs_of_last_week(office: Office, now: datetime, say: Say) -> str:
    then = (now - timedelta(days=7)).replace(hour=19, minute=30, second=0, microsecond=0)
    phase = PhasePlan(rounds=ROUNDS, boards=BOARDS_A_ROUND)
    evening = Evening(office, then)
    evening.create(then.date(), Plan(name=say("demonstration-last-week"), form="pairs", phases=(phase,)), pairs())
    evening.do(SeatSection(form="howell"), ORGANISER)
    evening.deal("last week")
    for round in range(1, ROUNDS + 1):
        evening.play(round)
        if round == RULING:
            _rule(evening, round, say)
        elif round == CORRECTION:
            _correct(evening, round)
        elif round == PENALTY:
            slow = Penalise(contestant=SLOW, amount="10", unit=Unit.PERCENT_OF_TOP, clause="90B2", round=round)
            evening.do(slow, DIRECTOR)
    evening.record()  # so that the score is posted with the end of the chain
    evening.do(PostScore(), SCORER)
    evening.later(31)
    evening.do(EndPeriod(), DIRECTOR)
    evening.do(ClosePhase(), DIRECTOR)
    return evening.record()


def _correct(evening: Evening, round: int) -> None:
    """An overtrick less: first at a wrong table, which is undone, then at the right one."""
    right, wrong = [better for better in evening.entries(round) if Result.parse(better.recorded.result).over > 0][:2]
    for entry in (wrong, right):
        evening.later(1)
        result = Result.parse(entry.recorded.result)
        less = Recorded(result=str(replace(result, tricks=result.tricks - 1)))
        version = evening.do(CorrectResult(at=entry.at, board=entry.board, recorded=less), SCORER)
        if entry is wrong:
            evening.do(Undo(versions=(version,)), SCORER)


def _rule(evening: Evening, round: int, say: Say) -> None:
    """A slow raise to three, game bid and made over it: three is what is left, with or without the overtrick (16B)."""
    entry, made = next(
        (entry, contract)
        for entry in evening.entries(round)
        if (result := Result.parse(entry.recorded.result)).over == 0
        and (contract := result.contract)
        and contract.bid in ("4H", "4S")
    )
    at, board = entry.at, entry.board
    caller = evening.player(at, made.declarer.side.opponents)
    evening.do(CallDirector(at=at, board=board, about=say("demonstration-slow-raise")), caller)
    evening.later(1)
    evening.do(TakeCall(call=1), DIRECTOR)
    evening.later(4)
    evening.do(
        Rule(at=at, board=board, call=1, request=_hesitation(made), outcome=_without_game(made, board)), DIRECTOR
    )
    for side in (made.declarer.side, made.declarer.side.opponents):
        evening.do(TellRuling(number=1, contestant=evening.player(at, side).contestant), DIRECTOR)


def _hesitation(made: Contract) -> dict[str, object]:
    """Three of the five who were asked would have passed."""
    return {
        "what": "unauthorised_information",
        "situation": {
            "giver": made.dummy.value,
            "chosen": made.bid,
            "poll": {
                "asked": 5,
                "counts": [
                    {"action": "pass", "considered": 4, "selected": 3},
                    {"action": made.bid, "considered": 5, "selected": 2},
                ],
            },
        },
        "answers": {
            "ui_event": "hesitation",
            "information_disputed": False,
            "play_over": True,
            "suggested": True,
            "logical_alternative": True,
            "os_gained": True,
        },
    }


def _without_game(made: Contract, board: int) -> Recorded:
    three = replace(made, level=3)
    scores = (score(Result(three, tricks), vulnerability_of(board)) for tricks in (10, 9))
    given = Weighted.of(*tuple(zip(SHARES, scores, strict=True)))
    return Recorded(ns=given, ew=given)
