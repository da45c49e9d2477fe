"""Law 87: a board that was not the same for all who are compared on it."""

from collections.abc import Sequence
from dataclasses import replace
from enum import Enum
from fractions import Fraction
from itertools import combinations

from arbitro.bridge.seats import SEATS, Seat, Side
from arbitro.laws.case.notation import *
from arbitro.laws.law_06_shuffle_and_deal import match_result_known
from arbitro.laws.law_86_team_play import team_board
from arbitro.laws.shared.adjustment import Scored, ScoringMethod
from arbitro.regulations import keys
from arbitro.regulations.loader import OPEN
from arbitro.scoring import regulated
from arbitro.scoring.field import BoardField, Line
from arbitro.scoring.fouled import fouling_penalties, is_small
from arbitro.scoring.method import score_board
from arbitro.scoring.outcome import Played
from arbitro.scoring.rounding import exact_text


class Differs(Enum):
    """In what the copies of the board, or its forms, differ."""

    CARDS = "cards"
    DEALER_OR_VULNERABILITY = "dealer_or_vulnerability"


compared_forms_differ = yes_no("compared_forms_differ", source=Source.LOG)
redeal_prescribed = yes_no("redeal_prescribed")
misplaced_hands = some_of("misplaced_hands", Seat)
known_culprits = replace(misplaced_hands, usual=())  # where no authority has fixed what it costs
while_duplicating = yes_no("while_duplicating")

DECISIONS = (
    OurReading("several_forms_1997", "87B", E1997),
    OurReading("small_groups_exact", "87B"),
)


class FouledBoard(Scored, frozen=True):
    """A board that may have been played in different forms; North-South's scores in each form, if they are told."""

    differs: Differs = Differs.CARDS
    forms: tuple[tuple[int, ...], ...] = ()  # the right one first

    def problems(self) -> tuple[Problem, ...]:
        problems = list(super().problems())
        if self.forms and (len(self.forms) < 2 or not all(self.forms)):
            shown = " / ".join(" ".join(map(str, form)) for form in self.forms)
            problems.append(Problem("forms", Place(tag="forms"), shown, "[[420, 450], [620]]"))
        return tuple(problems)


EXAMPLES = (
    FouledBoard(),
    FouledBoard(forms=((420, 420, -50, 450), (620, 650))),
    FouledBoard(differs=Differs.DEALER_OR_VULNERABILITY),
    FouledBoard(ScoringMethod.CROSS_IMPS, forms=((420, 420), (620,))),
    FouledBoard(ScoringMethod.TEAM_IMPS),
    FouledBoard(ScoringMethod.BOARD_A_MATCH),
)


@law("87", ALL, what="board_fouled", situation=FouledBoard, examples=EXAMPLES)
def board_fouled(case: Case[FouledBoard]) -> Ruling:
    board = case.situation

    # 87A  cards in a wrong place; 2007, 2017: also another dealer or vulnerability
    if case.edition is E1997 and board.differs is not Differs.CARDS:
        # 2  what each copy says holds for the session
        case.considered("87A", "only_cards_foul_a_board")
        return case.rule("2", Instruction("marks_hold_for_session"), Instruction("results_not_comparable"))
    # 87A  only if those who are compared did not play the same; a difference from the hand record alone is none
    if not board.forms and not case.met(compared_forms_differ, clause="87A"):
        return case.rule("87", ResultStands())
    case.apply("87A")
    if board.differs is Differs.CARDS:
        _penalties(case)
    return _teams(case) if board.method.is_for_teams else _groups(case)


def _groups(case: Case[FouledBoard]) -> Ruling:
    """87B: the tables that held the same form are scored among themselves, as the regulations say."""
    board = case.situation
    case.apply("87B")
    by_points = board.method is ScoringMethod.MATCHPOINTS
    if by_points and board.forms:
        case.apply(*_scored(case, board.forms))
        case.regulated(keys.NEUBERG_LEAST)
    else:
        case.apply(Instruction("score_as_fouled_board"))
    # 87B  2007, 2017: without a regulation (they speak of matchpoints) the director chooses a method and announces it
    regulated = by_points and not case.regulations.setting(keys.SMALL_GROUPS).source.startswith(OPEN)
    if not regulated:
        case.apply(Instruction("announce_method_for_fouled_board"), since=E2007)
    return case.rule()


def _scored(case: Case[FouledBoard], forms: Sequence[Sequence[int]]) -> list[GroupScored]:
    pack = case.regulations
    lines = [
        Line(f"NS {at} {n}", f"EW {at} {n}", Played(score), form=str(at))
        for at, form in enumerate(forms)
        for n, score in enumerate(form)
    ]
    scored = score_board(BoardField("1", tuple(lines)), regulated.matchpoints(pack), pack)
    groups = []
    first = 0
    for form in forms:
        points = [scored.points(at) for at in range(first, first + len(form))]
        ns, ew = (tuple(_percent(line[side], scored.top) for line in points) for side in (0, 1))
        groups.append(GroupScored(tuple(form), ns, ew, is_small(len(form), pack)))
        first += len(form)
    return groups


def _percent(points: Fraction | None, top: int | None) -> str:
    return exact_text(100 * (points or Fraction()) / top) if top else "50"


def _teams(case: Case[FouledBoard]) -> Ruling:
    """87C: at teams 86B2; in the earlier editions results that cannot be compared lead to an adjusted score."""
    board = case.situation
    # 87B  1997: the organisation may have prescribed a new deal; 86C  not if one could know how the match ends
    if case.edition is E1997:
        if not case.ask(redeal_prescribed, clause="87B"):
            case.considered("87B", redeal_prescribed)
        elif not case.ask(match_result_known, clause=Clause("86C")):
            return case.rule("87B", NewDeal())
        else:
            case.apply(Clause("86C"))
    case.apply(Unless("87C", e1997="87B", e2007="87B"))
    return case.refer("team_board_adjusted", team_board(board, several=True))


def _penalties(case: Case[FouledBoard]) -> None:
    """90B6: for those whose own cards are in the wrong pocket; some authorities fix it."""
    tariff = (case.regulations[keys.FOULED_AT_TABLE], case.regulations[keys.FOULED_DUPLICATING])
    in_top = not case.situation.method.is_for_teams  # it is a part of a top, which a match has not
    fixed = in_top and any(amount is not None for amount in tariff)
    misplaced = case.ask(misplaced_hands if fixed else known_culprits, clause="90B6", among=WHOSE)
    if not misplaced:
        case.considered("90B6", misplaced_hands)
        return
    case.apply("90B6")
    duplicating = in_top and tariff[0] != tariff[1] and case.ask(while_duplicating, clause="90B6")
    if not in_top or case.regulated(keys.FOULED_DUPLICATING if duplicating else keys.FOULED_AT_TABLE) is None:
        guilty = [side for side in Side if any(seat.side is side for seat in misplaced)]
        case.apply(*(Penalty(PenaltyKind.PROCEDURAL, side, clause="90B6") for side in guilty))
        return
    sides = {side: side.value for side in Side}
    for penalty in fouling_penalties(sides, misplaced, duplicating=duplicating, pack=case.regulations):
        side, amount = Side(penalty.contestant), exact_text(penalty.amount)
        case.apply(Penalty(PenaltyKind.PROCEDURAL, side, None, "90B6", Discretion.SHALL, percent=amount))


def _whose() -> dict[str, list[tuple[Seat, ...]]]:
    """Whose cards are in a wrong place: nobody's that is known, one side's, both sides'."""
    whose: dict[str, list[tuple[Seat, ...]]] = {"unknown": [], "NS": [], "EW": [], "both": []}
    for some in (some for size in range(len(SEATS) + 1) for some in combinations(SEATS, size)):
        sides = {seat.side.value for seat in some}
        whose["both" if len(sides) == len(Side) else next(iter(sides), "unknown")].append(some)
    return whose


WHOSE = _whose()
