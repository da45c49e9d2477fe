"""Law 12: the director's discretionary powers: when a score is adjusted, and what each side then gets."""

from collections.abc import Collection, Mapping
from enum import Enum
from functools import cached_property

from arbitro.bridge.seats import Side, Vulnerability
from arbitro.laws.case.notation import *
from arbitro.laws.case.procedure import questions
from arbitro.laws.law_11_forfeiture import offending_side
from arbitro.laws.law_86_team_play import team_board
from arbitro.laws.shared.adjustment import ComparedTable, Scored, ScoringMethod, score_assigned, score_reduced
from arbitro.laws.shared.artificial_score import artificial, at_fault, give, own_choice
from arbitro.laws.shared.offence import could_have_been_aware, damage, os_gained
from arbitro.laws.shared.outcomes import a_result
from arbitro.laws.shared.prospects import legally_reachable, likelihood, outcomes, prospects, scores_of, weights
from arbitro.regulations import keys
from arbitro.scoring.adjusted import Authority, Prospect, explain_side
from arbitro.scoring.notation import read_outcome
from arbitro.scoring.outcome import Weighted, assigned
from arbitro.scoring.self_inflicted import Contribution, counts


class AdjustmentGround(Enum):
    """Why a score is to be adjusted."""

    LAW = "law"  # a law gives the power
    NO_INDEMNITY = "no_indemnity"  # no law provides for this kind of violation
    NO_NORMAL_PLAY = "no_normal_play"  # no rectification lets the board be played normally
    WRONG_RECTIFICATION = "wrong_rectification"
    SEVERITY = "severity"  # a rectification of the Laws seems too harsh, or too generous


class Application(Enum):
    """At whose wish."""

    DIRECTOR = "director"
    IN_TIME = "in_time"  # a player's, within the period of 92B
    LATE = "late"


ground = one_of("ground", AdjustmentGround)
application = one_of("application", Application)
assignable = judgment("assignable", "weigh_how_far_play_went", "weigh_many_or_unclear_outcomes")
score_given_by = one_of("score_given_by", Authority)
varied_for_equity = judgment("varied_for_equity", "weigh_equity_between_sides")
sides_differ = yes_no("sides_differ")
error_class = one_of("error_class", Contribution)
related_to_infraction = judgment("related_to_infraction", "weigh_error_without_infraction")
action_subsequent = yes_no("action_subsequent")
result_without_error = a_result("result_without_error")

QUESTIONS = (at_fault, own_choice, damage, outcomes, likelihood, weights)  # asked here, written elsewhere

GROUNDS = {
    AdjustmentGround.NO_INDEMNITY: "12A1",
    AdjustmentGround.NO_NORMAL_PLAY: "12A2",
    AdjustmentGround.WRONG_RECTIFICATION: "12A3",
}

CARRIED_BY = {
    "12C1(e)(i)": "arbitro.scoring.adjusted:explain_side",
    "12C1(e)(ii)": "arbitro.scoring.adjusted:explain_side",
    "12C2(d)": "arbitro.scoring.artificial:explain_share",
}
DECISIONS = (
    OurReading("no_legal_outcome", "12C1(c)", E2017),
    OurReading("self_inflicted_in_points", "12C1", (E2007, E2017)),
    OurReading("damage_in_points", "12B1", (E2007, E2017)),
    OurReading("self_inflicted_1997", Clause("12C2"), E1997),
    OurReading("one_likely_outcome", Clause("12C2"), E1997),
)


class Adjustment(Scored, frozen=True):
    """A score to be adjusted: whose irregularity, what was obtained at the table, and with what it is compared."""

    offending: tuple[Side, ...] = ()  # none: both sides count as innocent (82C)
    table: str = ""  # the result (`4H N -1`) or the score of North-South; empty: none was obtained
    vulnerability: Vulnerability | None = None  # needed where results are told
    other_scores: tuple[int, ...] = ()  # of North-South at the other tables; in a match in the other room

    def problems(self) -> tuple[Problem, ...]:
        problems = list(super().problems())
        try:
            self.table_score  # noqa: B018 - read to see whether it can be
        except ProblemsFound as trouble:
            problems += in_field(trouble.problems, "table")
        if self.method.is_for_teams and len(self.other_scores) > 1:
            problems.append(Problem("one-other-room", Place(tag="other_scores"), str(len(self.other_scores)), "1"))
        return tuple(problems)

    @cached_property
    def table_score(self) -> int | None:
        return read_outcome(self.table, self.vulnerability) if self.table else None

    @property
    def innocent(self) -> tuple[Side, ...]:
        return tuple(side for side in Side if side not in self.offending)

    @property
    def victim(self) -> Side | None:
        """The innocent side where the other one is not."""
        return self.innocent[0] if len(self.innocent) == 1 else None


EW = (Side.EW,)
EXAMPLES = (
    Adjustment(offending=EW, table="-100"),
    Adjustment(ScoringMethod.TEAM_IMPS, offending=EW, table="-100", other_scores=(170,)),
    Adjustment(ScoringMethod.KNOCKOUT, table="-100", other_scores=(170,)),
    Adjustment(ns_session="63.4", ew_session="36", offending=EW),
    Adjustment(ew_percent="30", offending=EW),
    Adjustment(ScoringMethod.CROSS_IMPS, offending=(Side.NS, Side.EW), table="170"),
)


@law("12", ALL, what="adjusted_score", situation=Adjustment, examples=EXAMPLES)
def adjusted_score(case: Case[Adjustment]) -> Ruling:
    board = case.situation

    # 12A  only where the Laws give the power; 12B2 (1997 12B)  never because a rectification seems unfair
    why = case.ask(ground, clause="12A")
    if why is AdjustmentGround.SEVERITY:
        return case.rule("12B2", ResultStands())
    # 12A  2007, 2017: on a player's application only within the time of 92B
    if case.edition is not E1997 and case.ask(application, clause="12A") is Application.LATE:
        case.considered("12A", application)
        return case.rule("92B", ResultStands())
    case.apply(GROUNDS.get(why, "12A"))

    # 12A2  no normal play: artificial
    if why is AdjustmentGround.NO_NORMAL_PLAY:
        return _artificial(case)

    # 12B1  damage: because of the infraction less than could be expected without it
    if board.victim and board.table_score is not None:
        clause = Unless("12B1", e1997="12A")
        if not case.met(damage, clause=clause):
            return case.rule(ResultStands())

    # 12C  1997: assigned in the place of a result, artificial where there is none
    if case.edition is E1997:
        return _artificial(case) if board.table_score is None else _assigned(case)
    # 12C1(a)  2007, 2017: assigned if the director can; 12C1(d)  artificial if the possibilities are many or unclear
    if not case.met(assignable, clause="12C1(a)"):
        case.apply("12C1(d)")
        return _artificial(case)
    return _assigned(case)


def _artificial(case: Case[Adjustment]) -> Ruling:
    """12C2 (1997 12C1); at teams the other table has a say (86)."""
    board = case.situation
    if board.method.is_for_teams and case.edition is not E1997:
        other = board.other_scores[0] if board.other_scores else None
        return case.refer("team_board_adjusted", team_board(board, other, board.vulnerability))
    artificial(case, board)
    return case.rule()


# -- assigned scores -------------------------------------------------------------------------------------------------


def _assigned(case: Case[Adjustment]) -> Ruling:
    board = case.situation
    by, equity = _authority(case)
    extreme = _extremes(case, equity=equity)

    # 2007 12C1(f)  the two sides need not balance; 2017 has other outcomes only for sides that are both innocent or not
    split = False
    if case.edition is E2007 or (case.edition is E2017 and board.victim is None):
        split = case.ask(sides_differ, clause=Unless("12C1(b)", e2007="12C1(f)"))
    scores: dict[Side, Weighted] = {}
    clauses: list[Clause] = []
    seen: list[Prospect] = []
    for side in Side:
        if split or not seen:
            likely = any(party not in board.offending for party in extreme)
            weigh = len(extreme) < len(Side)
            seen = prospects(case, board.vulnerability, side.value if split else "", likely=likely, weigh=weigh)
        if not seen:
            case.considered("12C1(c)", legally_reachable)
            return _artificial(case)
        offends = side in board.offending
        explained = explain_side(side, seen, offends, case.edition, pack=case.regulations, by=by)
        scores[side] = explained.score
        clauses.append(explained.clause)

    table = ComparedTable(board.method, board.other_scores, case.regulations, case.edition)
    victim = board.victim
    got = board.table_score
    # 12B1  no less than at the table: no damage
    if victim and got is not None and not _falls_short(case.edition, table, victim, scores, got):
        case.considered(Unless("12B1", e1997="12A"), "no_shortfall")
        return case.rule(ResultStands())
    if victim and got is not None:
        case.apply("12B1", since=E2007)
    case.apply("12C1(a)")
    case.apply("12C1(b)", since=E2017)
    case.apply(*clauses, AdjustedScore(ScoreKind.ASSIGNED, in_favour_of=board.innocent, against=board.offending))
    if split:
        case.apply(Clause("12C1(f)"), since=E2007, until=E2007)
    awards = {side: score_assigned(table, side, score) for side, score in scores.items()}
    if victim and got is not None and case.edition is not E1997:
        reduced = _self_inflicted(case, victim, table, scores[victim], got)
        awards[victim] = reduced or awards[victim]
    give(case, board, awards[Side.NS], awards[Side.EW])
    return case.rule()


def _falls_short(
    edition: Edition, table: ComparedTable, victim: Side, scores: Mapping[Side, Weighted], got: int
) -> bool:
    """Whether the innocent side has less at the table than it could expect."""
    named = {share.score_ns for score in scores.values() for share in score.shares}
    if not any(score > got if victim is Side.NS else score < got for score in named):
        return False
    # 1997 does not define damage
    if edition is E1997 or not table.known:
        return True
    return table.points(scores[victim], victim) > table.points(assigned(got), victim)


def _authority(case: Case[Adjustment]) -> tuple[Authority, bool]:
    """12C3 (1997): a committee, or whoever the regulations let, may vary the score to do equity."""
    if case.edition is not E1997:
        return Authority.DIRECTOR, False
    by = case.ask(score_given_by, clause=Clause("12C3"))
    key = keys.DIRECTOR_WEIGHTS if by is Authority.DIRECTOR else keys.COMMITTEE_WEIGHTS
    if not case.regulated(key):
        case.considered(Clause("12C3"), score_given_by)
        return by, False
    if case.met(varied_for_equity, clause=Clause("12C3")):
        return by, True
    return by, False


def _extremes(case: Case[Adjustment], *, equity: bool) -> Collection[Side]:
    """The sides that get the best likely or the worst probable result instead of a weighted one."""
    board = case.situation
    if case.edition is E1997:
        return () if equity else tuple(Side)
    if case.edition is E2017:
        return ()
    # 2007 12C1(e)  where the authority has chosen so, for one side or both
    best, worst = case.regulated(keys.INNOCENT_BEST_LIKELY), case.regulated(keys.OFFENDER_WORST_PROBABLE)
    if not (best or worst):
        case.considered(Clause("12C1(e)"), "weights_in_force")
    return tuple(side for side in Side if (worst if side in board.offending else best))


def _self_inflicted(
    case: Case[Adjustment], victim: Side, table: ComparedTable, score: Weighted, got: int
) -> ScoreAwarded | None:
    """12C1(b) of 2007, 12C1(e) of 2017: no redress for what the innocent side did to itself afterwards."""
    clause = "12C1(e)"
    contribution = case.ask(error_class, about=victim.value, clause=clause)
    if not counts(contribution, case.edition, related=False):
        case.considered(clause, error_class)
        return None
    if contribution.is_error and case.ask(related_to_infraction, about=victim.value, clause=clause):
        case.considered(clause, related_to_infraction)
        return None
    # a question of fact: yes or no, never weighed
    if not case.met(action_subsequent, about=victim.value, clause=clause):
        return None
    case.apply(clause)
    case.apply("12C1(e)(i)", "12C1(e)(ii)", since=E2017)
    without = case.ask(result_without_error, about=victim.value, clause=clause, among=ANY_RESULT)
    after = scores_of((without,), case.situation.vulnerability, f"{result_without_error.id}@{victim.value}")[without]
    return score_reduced(table, victim, score, (after, got), contribution, case.edition)


ANY_RESULT = {"result": Examples(["100"])}


# -- what an earlier ruling left for the end of play --------------------------------------------------------------

NOBODYS_FAULT = frozenset({"outcome_affected", "result_affected", "surplus_mattered"})
"""Questions about a board that was spoiled: a yes is held against neither side (13, 16D)."""


class LookedAtAgain(Adjustment, frozen=True, kw_only=True):
    """A review that was due: under which clause, the question that was left open, about whom. Without a result of the
    table it ends with the adjusted score that is due, else with its figures."""

    clause: str
    question: str
    about: str = ""

    def problems(self) -> tuple[Problem, ...]:
        problems = list(super().problems())
        try:
            Clause.parse(self.clause)
        except ProblemsFound as trouble:
            problems += in_field(trouble.problems, "clause")
        if not any(set(question.answers) == {True, False} for question in questions(self.question)):
            problems.append(Problem("unknown-question", Place(tag="question"), self.question))
        return tuple(problems)


LEFT_OPEN = (
    LookedAtAgain(clause="64C", question="not_compensated", offending=EW, table="-100"),
    LookedAtAgain(clause="64C", question="not_compensated"),
    LookedAtAgain(clause="23", question="could_have_been_aware", offending=EW),
    LookedAtAgain(clause="16", question="result_affected", about="S"),
)


@law("12", ALL, what="looked_at_again", situation=LookedAtAgain, examples=LEFT_OPEN)
def looked_at_again(case: Case[LookedAtAgain]) -> Ruling:
    """An adjusted score if the answer is yes; what was obtained stands if it is no."""
    it, clause = case.situation, Clause(case.situation.clause)
    (asked, *_) = questions(it.question)
    case.apply("12A")
    if not case.met(asked, about=it.about or None, clause=clause):
        return case.rule(ResultStands())
    # a gain is looked for as well where the offender could have known (72C; 1997 72B1, 2007 23)
    if asked is could_have_been_aware and not case.met(os_gained, about=it.about or None, clause=clause):
        return case.rule(ResultStands())
    case.apply(clause)
    offending = it.offending
    if not offending and it.question not in NOBODYS_FAULT:
        offending = (case.ask(offending_side, clause=clause),)
    if it.table_score is None:
        favoured = tuple(side.opponents for side in offending)
        kind = ScoreKind.ASSIGNED if offending else ScoreKind.DIRECTORS
        return case.rule(AdjustedScore(kind, in_favour_of=favoured, against=offending))
    case.follows(ground, AdjustmentGround.LAW)
    case.follows(application, Application.DIRECTOR)
    case.follows(damage, True)
    fields = {name: getattr(it, name) for name in Adjustment.__struct_fields__}
    return case.refer("adjusted_score", Adjustment(**{**fields, "offending": offending}))
