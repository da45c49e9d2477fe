"""A ruling by the rules of an event: its edition and regulations, and what it knows of the table and the board."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from arbitro.book.edition import Edition
from arbitro.book.problem import Place, Problem, ProblemsFound, gathered, refuse
from arbitro.bridge.board import vulnerability_of
from arbitro.bridge.deal import Deal
from arbitro.contest.facts.event import Spot
from arbitro.contest.facts.outcome import Recorded
from arbitro.contest.facts.state import at_table
from arbitro.contest.plan import Form, PhasePlan
from arbitro.laws.case.request import SCREENS, Prepared, Request, entry, prepare, read_request, ruled
from arbitro.laws.case.ruling import QuestionPut, Ruling
from arbitro.laws.law_12_adjusted_score import Adjustment
from arbitro.laws.law_13_incorrect_number_of_cards import event_type
from arbitro.laws.law_87_fouled_board import FouledBoard
from arbitro.laws.shared.adjustment import Scored, ScoringMethod
from arbitro.laws.shared.offence import play_over
from arbitro.office.room.boards import board_key
from arbitro.office.room.effects import FormHeld
from arbitro.office.room.regulations import pack_of
from arbitro.office.room.systems import agreements_at
from arbitro.office.room.tables import contest_of, phase_at, result_at
from arbitro.office.state import Event
from arbitro.scoring.outcome import Played

OTHER_ROOM = {"open": "closed", "closed": "open"}


def request_at(
    event: Event, at: Spot, board: int | None, facts: Mapping[str, Any], forms: Sequence[FormHeld] = ()
) -> Request:
    """A request as `arbitro rule` has it, completed with what the event knows; what is told goes before that."""
    request = read_request(msgspec.json.encode(facts))
    plan, pack = contest_of(event).plan, pack_of(event)
    edition = Edition(plan.edition)
    problems: list[Problem] = []
    if "edition" in facts:
        with gathered(problems):
            if Edition.parse(request.edition) is not edition:
                raise refuse("ruling-edition", found=request.edition, expected=edition, where=Place(tag="edition"))
    if "regulations" in facts and request.regulations != pack.name:
        where = Place(tag="regulations")
        problems.append(Problem("ruling-regulations", where, request.regulations, pack.name))
    if request.set:
        problems.append(Problem("ruling-regulations", Place(tag="set"), ", ".join(request.set), pack.name))
    if problems:
        raise ProblemsFound(problems)
    screens = request.screens or phase_at(event, at).plan.screens
    if board is not None:
        questioned = replace(request.questioned, vulnerability=vulnerability_of(board))
        request = replace(request, questioned=questioned)
    request = replace(
        request,
        edition=int(edition),
        regulations=pack.name,
        screens=screens or (None if SCREENS in request.answers else False),
        log={event_type.id: plan.form, **_over(event, at, board)},
    )
    try:
        form = entry(request.law, request.what, edition).situation
    except ProblemsFound:
        return request  # told when it is prepared
    known = _known(event, at, board, form, forms)
    return replace(request, situation={**known, **request.situation})


def prepared_at(event: Event, at: Spot, board: int | None, request: Request) -> Prepared:
    """By the event's own regulations, with what the sides have on file; and the hands, once the table has a result."""
    is_over = board is not None and result_at(event, at, board) is not None
    deal = event.deals.get(board_key(contest_of(event), at, board)) if board is not None and is_over else None
    hands = Deal.parse(deal) if deal else None
    return prepare(request, lambda _: pack_of(event), agreements_at(event, at), hands)


def ruling_on(event: Event, at: Spot, board: int | None, request: Request) -> tuple[Prepared, Ruling]:
    """Rules with today's program."""
    prepared = prepared_at(event, at, board, request)
    return prepared, closed(prepared)


def closed(prepared: Prepared) -> Ruling:
    """The ruling; a question that is left open is a problem."""
    outcome = ruled(prepared)
    if isinstance(outcome, QuestionPut):
        where = Place(tag=outcome.identity)
        raise refuse("ruling-open-question", found=outcome.identity, expected=outcome.clause, where=where)
    return outcome.ruling


# -- what the event knows


def _over(event: Event, at: Spot, board: int | None) -> dict[str, bool]:
    """A board that has a result has been played."""
    return {play_over.id: True} if board is not None and result_at(event, at, board) is not None else {}


def _known(event: Event, at: Spot, board: int | None, form: type[Any], forms: Sequence[FormHeld]) -> dict[str, object]:
    """The fields of a situation that the event can fill in."""
    known: dict[str, object] = {}
    method = scoring_method(contest_of(event).plan.form, phase_at(event, at).plan)
    if issubclass(form, Scored) and method is not None:
        known["method"] = method.value
    if board is None:
        return known
    if "vulnerability" in form.__struct_fields__:
        known["vulnerability"] = vulnerability_of(board).value
    if issubclass(form, Adjustment):
        known |= _scores(event, at, board)
    if issubclass(form, FouledBoard) and forms and not at.room:
        known["forms"] = _by_form(event, at, board, forms)
    return known


def scoring_method(form: Form, plan: PhasePlan) -> ScoringMethod | None:
    """How the boards of a phase are scored, as the laws name it; total points have no name there."""
    match plan.scoring:
        case "victory_points":
            return ScoringMethod.TEAM_IMPS if form == "teams" else ScoringMethod.MATCHPOINTS
        case "imps":
            return ScoringMethod.KNOCKOUT if plan.system == "knockout" else ScoringMethod.TEAM_IMPS
        case "total_points":
            return None
        case scoring:
            return ScoringMethod(scoring)


def score_of(recorded: Recorded | None, board: int) -> int | None:
    """The score of North-South, where the table has a plain one."""
    outcome = recorded.outcome(board) if recorded is not None else None
    return outcome.score_ns if isinstance(outcome, Played) else None


def _scores(event: Event, at: Spot, board: int) -> dict[str, object]:
    """What was obtained at the table, and in the other room of a match."""
    known: dict[str, object] = {}
    here = result_at(event, at, board)
    if here is not None and (points := score_of(here, board)) is not None:
        known["table"] = here.result or str(points)
    if at.room:
        other = replace(at, room=OTHER_ROOM[at.room])
        if (there := score_of(result_at(event, other, board), board)) is not None:
            known["other_scores"] = [there]
    return known


def _by_form(event: Event, at: Spot, board: int, forms: Sequence[FormHeld]) -> list[list[int]]:
    """The scores of all tables that have played a fouled board, by the form that they held; the right one first."""
    held = {at_table(form.at): form.form for form in forms}
    groups: dict[str, list[int]] = {"": []}
    for place, results in sorted(phase_at(event, at).results.items()):
        if place.session == at.session and (points := score_of(results.get((board, "")), board)) is not None:
            groups.setdefault(held.get(place, ""), []).append(points)
    return [scores for scores in groups.values() if scores]
