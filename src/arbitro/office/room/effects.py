"""What a ruling does to the contest: the score of the board, the forms of a fouled board, penalties.

Effects that only concern the table (calls, cards, leads) are carried out there and need nothing here; reviews are
reminders. Where a ruling leaves the score or the size of a penalty to the director, he has to tell it.
"""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from arbitro.book.problem import Place, Problem, ProblemsFound, refuse
from arbitro.bridge.board import vulnerability_of
from arbitro.bridge.contract import Result
from arbitro.bridge.score import score
from arbitro.bridge.seats import Seat, Side
from arbitro.contest.facts.event import (
    AnyEvent,
    Penalised,
    ResultCorrected,
    ResultEntered,
    ResultTakenBack,
    Spot,
)
from arbitro.contest.facts.outcome import Recorded
from arbitro.laws.case.effect import (
    AdjustedScore,
    AnyEffect,
    BoardCancelled,
    BoardPlayedLater,
    BoardScored,
    Discretion,
    GroupScored,
    Instruction,
    NewDeal,
    Penalty,
    PenaltyKind,
    ScoreAwarded,
    ScoreLowered,
    TricksAwarded,
    TricksTransferred,
    those,
)
from arbitro.laws.case.ruling import Ruling
from arbitro.laws.shared.adjustment import entered
from arbitro.office.fact import ScoreChanged
from arbitro.office.room.regulations import pack_of
from arbitro.office.room.sitting import contestants_at
from arbitro.office.room.tables import result_at
from arbitro.office.state import Event
from arbitro.regulations import keys
from arbitro.regulations.readers import exact
from arbitro.scoring.outcome import Weighted, brief
from arbitro.scoring.penalty import Unit


class Fine(Struct, frozen=True, forbid_unknown_fields=True):
    """What a side loses where a ruling penalises it, or lets the director do so (90, 91A)."""

    side: Side
    amount: str
    unit: Unit


class FormHeld(Struct, frozen=True, forbid_unknown_fields=True):
    """Which form of a fouled board a table held; the right one has no name (87)."""

    at: Spot
    form: str


FOULED = "score_as_fouled_board"
MEAN = "mean_of_both_scores"
LEFT_TO_DIRECTOR = frozenset({"any_other_power", "rectify_own_ruling", "score_corrected"})
"""Instructions after which the director may change the score."""

IN_POINTS = (PenaltyKind.PROCEDURAL, PenaltyKind.DISCIPLINARY)


# -- the score of the board


class Score(Struct, frozen=True):
    """What a ruling makes of a board.

    fixed: just this. free: this, unless the director tells another. may: nothing, unless he tells it. needed: he has to
    tell it. made: he has to tell what was made at the table, from which tricks then move. later: he has to tell the
    score, once there is a result. none: it says nothing about the score.
    """

    how: Literal["fixed", "free", "may", "needed", "made", "later", "none"]
    recorded: Recorded | None = None


def score_by(ruling: Ruling, table: Recorded | None, board: int) -> Score:
    """What a ruling makes of a board on which the table has this result, or None."""
    effects = ruling.effects
    texts = {instruction.text for instruction in those(effects, Instruction)}
    awards = those(effects, ScoreAwarded)
    if len(awards) == len(Side) and MEAN not in texts and not any(award.self_inflicted for award in awards):
        adjusted = entered(effects)
        assert adjusted is not None
        return Score("fixed", Recorded(ns=adjusted.ns, ew=adjusted.ew))
    if awards or MEAN in texts:
        return Score("needed")
    if scored := those(effects, BoardScored):
        return Score("fixed", _scored(table, board, scored[0].ns))
    cancelled = bool(those(effects, BoardCancelled))
    later = bool(those(effects, BoardPlayedLater))
    if those(effects, NewDeal) or (cancelled and later):
        return Score("fixed")
    adjusting = {award.standing for award in those(effects, AdjustedScore)}
    if cancelled:
        return Score("needed") if Discretion.SHALL in adjusting else Score("free", Recorded())
    if Discretion.SHALL in adjusting or those(effects, TricksAwarded):
        return Score("later" if table is None else "needed")
    moved = _moved(effects, table, board)
    if moved.how == "fixed" and adjusting:
        return Score("free", moved.recorded)
    if moved.how == "none" and (adjusting or LEFT_TO_DIRECTOR & texts):
        return Score("may")
    return moved


def _scored(table: Recorded | None, board: int, points: int) -> Recorded:
    """A score, with the result behind it where the contract of the table gives it."""
    played = result_of(table)
    if played is not None and played.contract is not None:
        for tricks in range(14):
            result = Result(played.contract, tricks)
            if score(result, vulnerability_of(board)) == points:
                return Recorded(result=str(result))
    return Recorded(score=points)


def result_of(table: Recorded | None) -> Result | None:
    """Contract and tricks, where they are known."""
    return Result.parse(table.result) if table is not None and table.result else None


def _moved(effects: Sequence[AnyEffect], table: Recorded | None, board: int) -> Score:
    """Tricks that go to the other side (64A, 69B, 71, 79B), or that one side alone loses (79B3)."""
    to_ns = sum(
        transfer.tricks if transfer.to is Side.NS else -transfer.tricks
        for transfer in those(effects, TricksTransferred)
    )
    lowered = those(effects, ScoreLowered)
    if not to_ns and not lowered:
        return Score("none")
    played = result_of(table)
    if played is None or played.contract is None:
        return Score("made" if table is None else "needed")
    ns_declares = played.contract.declarer.side is Side.NS
    if to_ns:
        return Score("fixed", Recorded(result=str(_with(played, to_ns if ns_declares else -to_ns))))
    side, tricks = lowered[0].side, lowered[0].tricks
    here = score(played, vulnerability_of(board))
    less = _with(played, -tricks if (side is Side.NS) is ns_declares else tricks)
    lower = score(less, vulnerability_of(board))
    given = {each: Weighted.of((Fraction(1), lower if each is side else here)) for each in Side}
    return Score("fixed", Recorded(ns=given[Side.NS], ew=given[Side.EW]))


def _with(played: Result, more: int) -> Result:
    """The result with so many tricks more for declarer."""
    if not 0 <= played.tricks + more <= 13:
        raise refuse("ruling-tricks", found=f"{played}: {more:+}", expected="0 … 13")
    return Result(played.contract, played.tricks + more)


def after_ruling(
    ruling: Ruling,
    base: Recorded | None,
    proposed: Recorded | None,
    board: int,
    outcome: Recorded | None,
    made: Recorded | None = None,
) -> Recorded | None:
    """What the board has by a ruling. `proposed`: what the players wrote, where nothing is official yet; `made`: what
    the director says was made at the table, where nobody wrote it."""
    written = base or proposed
    if written and made not in (None, written):
        raise refuse("outcome-against-ruling", found=said(made), expected=said(written), where=Place(tag="made"))
    ruled = score_by(ruling, written or made, board)
    where = Place(board=str(board), tag="outcome")
    match ruled.how:
        case "needed" | "made" if outcome is None:
            raise refuse("ruling-needs-outcome", expected=" ".join(ruling.clauses), where=where)
        case "fixed" if outcome not in (None, ruled.recorded):
            raise refuse("outcome-against-ruling", found=said(outcome), expected=said(ruled.recorded), where=where)
        case "none" if outcome is not None:
            raise refuse("ruling-leaves-no-score", found=said(outcome), where=where)
        case "fixed" | "free":
            after = outcome or ruled.recorded
        case _:
            after = outcome or base or made
    return replace(after, form=base.form) if after is not None and base is not None and base.form else after


def score_is_due(ruling: Ruling, now: Recorded | None, board: int) -> bool:
    """Whether the score that a ruling announced while there was none is still missing."""
    if score_by(ruling, None, board).how != "later":
        return False
    return now is None or (bool(those(ruling.effects, AdjustedScore)) and not now.is_adjusted)


def said(recorded: Recorded | None) -> str:
    """An outcome in a few characters."""
    if recorded is None:
        return "-"
    if recorded.is_adjusted:
        return " / ".join(brief(given) if given else "-" for given in (recorded.ns, recorded.ew))
    return recorded.result or (f"{recorded.score:+}" if recorded.score is not None else "-")


# -- from scores to facts

Wanted = Mapping[tuple[Spot, int], Recorded | None]
"""What tables are to have on boards."""


def score_facts(
    event: Event, wanted: Wanted, reason: Literal["mistake", "ruling", "appeal"], *, approved: bool = False
) -> Iterator[AnyEvent]:
    """The facts that bring the tables there."""
    for (at, board), recorded in wanted.items():
        now = result_at(event, at, board)
        if now == recorded:
            continue
        if recorded is None:
            yield ResultTakenBack(at=at, board=board)
        elif now is None:
            yield ResultEntered(at=at, board=board, recorded=recorded)
        else:
            yield ResultCorrected(at=at, board=board, recorded=recorded, reason=reason, approved=approved)


def scores_changed(wanted: Wanted, before: Wanted) -> tuple[ScoreChanged, ...]:
    """For the report: what each table had, and has."""
    return tuple(
        ScoreChanged(at=at, board=board, before=before[at, board], after=recorded)
        for (at, board), recorded in wanted.items()
        if before[at, board] != recorded
    )


def formed(
    ruling: Ruling, event: Event, board: int, forms: Sequence[FormHeld], wanted: Wanted
) -> Iterator[tuple[tuple[Spot, int], Recorded]]:
    """The tables of a fouled board with the form that they held (87B)."""
    fouled = those(ruling.effects, GroupScored) or any(
        instruction.text == FOULED for instruction in those(ruling.effects, Instruction)
    )
    if forms and not fouled:
        raise refuse("ruling-without-forms", found=forms[0].form, where=Place(board=str(board)))
    for form in forms:
        key = (form.at, board)
        has = wanted[key] if key in wanted else result_at(event, form.at, board)
        if has is None:
            where = Place(board=str(board), tag=f"{form.at.round}/{form.at.table}")
            raise refuse("no-result-yet", found=board, where=where)
        yield key, replace(has, form=form.form)


# -- penalties


class FineDue(Struct, frozen=True):
    """A penalty that a ruling gives, or lets the director give; without an amount he has to tell it."""

    side: Side | None
    clause: str
    must: bool
    percent: Fraction | None = None  # of a top, where the regulations or the ruling fix it


def fines_due(ruling: Ruling, event: Event) -> tuple[FineDue, ...]:
    """The penalties in points of a ruling, in order."""
    return tuple(
        FineDue(effect.against, effect.clause, effect.standing is Discretion.SHALL, _figure(effect, event))
        for effect in those(ruling.effects, Penalty)
        if effect.kind in IN_POINTS
    )


def penalties(
    ruling: Ruling, situation: Any, event: Event, at: Spot, fines: Sequence[Fine], number: int
) -> tuple[Penalised, ...]:
    """The penalties of a ruling: by the figure of the regulations where there is one, else as the director says."""
    penalised: list[Penalised] = []
    problems: list[Problem] = []
    left = list(fines)
    for effect in those(ruling.effects, Penalty):
        if effect.kind not in IN_POINTS:
            continue
        own = [fine for fine in left if effect.against in (None, fine.side)]
        left = [fine for fine in left if fine not in own]
        fixed = _figure(effect, event)
        where = Place(tag=effect.against.value if effect.against else "fines")
        if fixed is None and not own:
            if effect.standing is Discretion.SHALL:
                problems.append(Problem("ruling-needs-fine", where, effect.clause))
            continue
        for side, amount, unit in _amounts(effect, fixed, own, problems):
            for who in _penalised(event, at, side, effect.seat or getattr(situation, "offender", None)):
                id = f"ruling-{number}-{len(penalised) + 1}"
                penalised.append(
                    Penalised(
                        id=id,
                        contestant=who,
                        amount=amount,
                        unit=unit,
                        clause=effect.clause,
                        phase=at.phase,
                        session=at.session,
                        round=at.round,
                    )
                )
    problems += (Problem("ruling-without-penalty", Place(tag=fine.side.value), fine.amount) for fine in left)
    if problems:
        raise ProblemsFound(problems)
    return tuple(penalised)


def _figure(effect: Penalty, event: Event) -> Fraction | None:
    """What the regulations fix, in per cent of a top: in the ruling itself, or for a slow pair."""
    if effect.percent:
        return Fraction(effect.percent)
    teams = event.contest is not None and event.contest.plan.form == "teams"
    share = pack_of(event)[keys.SLOW_PAIR] if effect.clause == "90B2" and not teams else None
    return None if share is None else 100 * share


def _amounts(
    effect: Penalty, fixed: Fraction | None, fines: Sequence[Fine], problems: list[Problem]
) -> Iterator[tuple[Side, Fraction, Unit]]:
    if not fines and effect.against is not None and fixed is not None:
        yield effect.against, fixed, Unit.PERCENT_OF_TOP
    for fine in fines:
        where = Place(tag=fine.side.value)
        amount = exact(fine.amount)
        if amount is None:
            problems.append(Problem("bad-number", where, fine.amount, "10"))
        elif effect.percent and (amount, fine.unit) != (fixed, Unit.PERCENT_OF_TOP):
            problems.append(Problem("fine-against-ruling", where, f"{fine.amount} {fine.unit.value}", effect.percent))
        else:
            yield fine.side, amount, fine.unit


def _penalised(event: Event, at: Spot, side: Side, offender: object) -> tuple[str, ...]:
    """The contestant of a side; in an individual the offender alone, where he is known."""
    who = contestants_at(event, at, side)
    if len(who) == len(side.seats) and isinstance(offender, Seat) and offender.side is side:
        return (who[side.seats.index(offender)],)
    return who
