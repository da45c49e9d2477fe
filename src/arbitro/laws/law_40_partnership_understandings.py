"""Law 40: what partners agree, what they must tell, what they may not play, and when cards may be looked at."""

from enum import Enum
from typing import Any

from arbitro.bridge.definitions import Period
from arbitro.bridge.seats import Seat, Side
from arbitro.laws.case.notation import *
from arbitro.laws.shared.offence import damage, play_over
from arbitro.regulations.keys import (
    AIDS,
    LOCAL_PSYCHE,
    OPPONENTS_CARD,
    OWN_CARD,
    PSYCHIC_CONVENTIONS,
    UNIFORM_MEANING,
    VARY_AFTER_IRREGULARITY,
    WRITTEN_DEFENCES,
)

DECISIONS = (
    OurReading("no_undisclosed_1997", Clause("40A"), E1997),
    OurReading("banned_method_1997", Clause("40D"), E1997),
    OurReading("card_looked_at_1997", Clause("40E2"), E1997),
    OurReading("own_card_is_aid", "40B2(b)"),
)
# What partners may tell each other, and what an authority may lay down.
NOT_EXECUTABLE = {
    "40A2": "conduct",
    "40B2(a)(ii)": "organisation",
    "40B2(a)(iii)": "organisation",
}


class UnderstandingQuestioned(Situation, frozen=True):
    """A call or play, and the question what the partners knew about it."""

    player: Seat
    action: str = ""


def _adjusted(offenders: Side, standing: Discretion = Discretion.SHALL) -> AdjustedScore:
    return AdjustedScore(ScoreKind.ASSIGNED, standing, in_favour_of=(offenders.opponents,), against=(offenders,))


def _damaged(case: Case[Any], clause: Cited, offenders: Side) -> None:
    """If the other side was damaged, the clause gives an adjusted score, in 1997 if the director wishes."""
    if not case.ask(play_over):
        case.review(clause, damage)
    elif case.met(damage, clause=clause):
        case.apply(clause, _adjusted(offenders, Discretion.MAY if case.edition is E1997 else Discretion.SHALL))


def _rule_or_stand(case: Case[Any], *clauses: Cited) -> Ruling:
    """The board is played on, or its result stands, if no adjusted score was found."""
    case.apply(*clauses)
    if any(isinstance(effect, AdjustedScore) for effect in case.effects):
        return case.rule()
    return case.rule(ResultStands() if case.ask(play_over) else PlayContinues())


# -- disclosure --------------------------------------------------------------------------------------------------


class Disclosure(Enum):
    """How far the opponents were told."""

    FULL = "full"
    NOT_AVAILABLE = "not_available"  # not on the card, not alerted, not announced as the regulations ask
    ANSWER_INCOMPLETE = "answer_incomplete"  # an answer to a question left something out


understanding_exists = judgment(
    "understanding_exists", "weigh_card_and_notes", "weigh_discussion", "weigh_experience_together"
)
opponents_understand = judgment("opponents_understand", "weigh_level_of_opponents", "weigh_usual_meaning")
disclosure = one_of("disclosure", Disclosure)
general_knowledge = judgment("general_knowledge", "weigh_known_to_players", "weigh_from_partnership")
crucial = judgment("crucial", "weigh_choice_of_opponent", "weigh_other_action")
repeated = yes_no("repeated_nondisclosure")

_FREE = Unless("40A3", e1997="40A")
_EXISTS = Unless("40A1(a)", e1997="40A")
_MAKE_KNOWN = Unless("40A1(b)", e1997="40B")
_NOT_DISCLOSED = Unless("40B3(a)", e2007="40B4")
_LEFT_OUT = Unless("40B5(b)", e2007="40B6(b)")

QUESTIONED = (UnderstandingQuestioned(Seat.EAST), UnderstandingQuestioned(Seat.NORTH, "2D"))


@law("40", ALL, what="undisclosed_understanding", situation=UnderstandingQuestioned, examples=QUESTIONED)
def undisclosed_understanding(case: Case[UnderstandingQuestioned]) -> Ruling:
    player, edition = case.situation.player, case.edition
    side = player.side

    # 40A1(a), 40A3  agreed in words or grown by experience; without an understanding any call or play is free
    if not case.ask(understanding_exists, about=player, clause=_EXISTS):
        case.considered(_MAKE_KNOWN, understanding_exists)
        return _rule_or_stand(case, _FREE)

    # 40A1(b)  the opponents must be able to know it, in the way that the regulations lay down
    known = case.ask(disclosure, about=player, clause=_MAKE_KNOWN)
    if known is Disclosure.FULL:
        case.considered(_NOT_DISCLOSED, disclosure)
        return _rule_or_stand(case, _MAKE_KNOWN)

    if known is Disclosure.ANSWER_INCOMPLETE:
        # 2017 40B5(a) (1997 75C)  an answer tells all that comes from the partnership, not what every player knows
        case.apply("40B5(a)")
        if case.ask(general_knowledge, about=player, clause="40B5(a)"):
            case.considered(_LEFT_OUT, general_knowledge)
            return _rule_or_stand(case)
        # 2017 40B5(b)  crucial for an opponent's choice, and damage; 1997 asks for damage alone
        if edition is E1997 or case.ask(crucial, about=player, clause=_LEFT_OUT):
            _damaged(case, _LEFT_OUT, side)
        else:
            case.considered(_LEFT_OUT, crucial)
            _damaged(case, _NOT_DISCLOSED, side)
    else:
        # 40B (1997)  what the opponents may be expected to understand need not be told
        case.apply(_MAKE_KNOWN)
        if case.ask(opponents_understand, about=player, clause=Clause("40B"), until=E1997):
            case.considered(Clause("40C"), opponents_understand)
            return _rule_or_stand(case)
        # 2017 40B3(a)  damage from what was not disclosed
        _damaged(case, _NOT_DISCLOSED, side)

    # 2017 40B3(b)  again and again: a penalty is possible
    if case.ask(repeated, about=player, clause="40B3(b)", since=E2007):
        case.apply("40B3(b)", Penalty(PenaltyKind.PROCEDURAL, side, clause=case.clause("40B3(b)")))
    return _rule_or_stand(case)


# -- methods against the regulations -----------------------------------------------------------------------------


class Breach(Enum):
    """What is wrong with a method."""

    NOT_PERMITTED = "not_permitted"  # a special understanding that the regulations forbid, or its conditions not met
    DIFFERS_BY_PLAYER = "differs_by_player"  # the meaning depends on which partner makes the call
    VARIED_AFTER_IRREGULARITY = "varied_after_irregularity"  # by prior agreement


breach = one_of("breach", Breach)
special_understanding = judgment("special_understanding", "weigh_artificial", "weigh_designated", "weigh_anticipated")
against_regulations = yes_no("against_regulations")

_SPECIAL = Unless("40B1(c)", e1997="40D")
_PERMITS = Unless("40B2(a)(i)", e1997="40D")
_UNIFORM = Unless("40A4", e1997="40E1", e2007="40B2(a)")
_VARIED = Unless("40B2(a)(iv)", e1997="40D")
_ILLEGAL = Unless("40B4", e1997="40D")


@law("40", ALL, what="illegal_understanding", situation=UnderstandingQuestioned, examples=QUESTIONED)
def illegal_understanding(case: Case[UnderstandingQuestioned]) -> Ruling:
    player, edition = case.situation.player, case.edition
    kinds = [kind for kind in Breach if edition is not E1997 or kind is not Breach.VARIED_AFTER_IRREGULARITY]
    match case.ask(breach, about=player, clause=_ILLEGAL, among={kind.value: [kind] for kind in kinds}):
        case Breach.NOT_PERMITTED:
            # 40B1  artificial calls are special, and what the authority designates; only special ones can be barred
            if edition is not E1997 and not case.ask(special_understanding, about=player, clause=_SPECIAL):
                case.considered(_ILLEGAL, special_understanding)
                return _rule_or_stand(case, "40B1(b)")
            if not case.ask(against_regulations, about=player, clause=_PERMITS):
                case.considered(_ILLEGAL, against_regulations)
                return _rule_or_stand(case, _SPECIAL)
        case Breach.DIFFERS_BY_PLAYER:
            # 2017 40A4  the same meaning whichever partner calls; style and judgment are free
            if not case.regulated(UNIFORM_MEANING):
                return _rule_or_stand(case, _UNIFORM)
            case.apply(_UNIFORM)
        case Breach.VARIED_AFTER_IRREGULARITY:
            # 2017 40B2(a)(iv)  only where the authority has forbidden it
            if case.regulated(VARY_AFTER_IRREGULARITY):
                return _rule_or_stand(case, _VARIED)
            case.apply(_VARIED)

    # 2017 40B4  damage: the score is adjusted; a penalty is possible in any case
    if not case.ask(play_over):
        case.review(_ILLEGAL, damage)
        return case.rule(_ILLEGAL, PlayContinues())
    side = player.side
    case.apply(_ILLEGAL)
    if case.ask(damage, clause=_ILLEGAL):
        case.apply(_adjusted(side, Discretion.MAY if edition is E1997 else Discretion.SHALL))
    case.apply(Penalty(PenaltyKind.PROCEDURAL, side, clause=case.clause(_ILLEGAL)), since=E2007)
    return _rule_or_stand(case)


# -- psychic calls and other departures --------------------------------------------------------------------------


class EventSort(Enum):
    """Which restrictions on psychic calls an event may have."""

    LOCAL = "local"
    PAIRS = "pairs"
    OTHER = "other"


psyche_at = one_of("psyche_at", EventSort)
conventional_opening = judgment("conventional_opening", "weigh_artificial")
partner_expected_it = judgment(
    "partner_expected_it", "weigh_earlier_departures", "weigh_partners_action", "weigh_explicit_agreement"
)
departure_disclosed = yes_no("departure_disclosed")

_DEPARTURE = Unless("40C1", e1997="40A")
_IMPLICIT = Unless("40B1(a)", e1997="40B")
_PSYCHES = Unless("40B2(a)(v)", e1997="40D")


class Departure(Situation, frozen=True):
    """A call or play that departs from what the pair has announced; how often its register has such a thing.

    `psychic`: a deliberate and gross misstatement; without it a slip, a matter of judgment, or a play.
    """

    player: Seat
    action: str = ""
    earlier: int = 0
    psychic: bool = True

    def problems(self) -> tuple[Problem, ...]:
        return (Problem("negative-count", Place(tag="earlier"), str(self.earlier), "0 …"),) if self.earlier < 0 else ()


DEPARTURES = (
    Departure(Seat.SOUTH, "1S"),
    Departure(Seat.SOUTH, "1S", earlier=2),
    Departure(Seat.SOUTH, "1S", psychic=False),
)


@law("40", ALL, what="psychic_call", situation=Departure, examples=DEPARTURES)
def psychic_call(case: Case[Departure]) -> Ruling:
    departure, edition = case.situation, case.edition
    player, side = departure.player, departure.player.side
    case.computed("earlier_departures", departure.earlier, player)

    # 2017 40B2(a)(v)  what the authority has restricted
    if banned := _banned_at(case):
        case.apply(_PSYCHES)
        if banned is EventSort.LOCAL:
            fixed = Penalty(PenaltyKind.PROCEDURAL, side, clause=case.clause(_PSYCHES), standing=Discretion.SHALL)
            case.apply(fixed)
        if not case.ask(play_over):
            case.review(_PSYCHES, damage)
        elif case.ask(damage, clause=_PSYCHES):
            case.apply(_adjusted(side))
        return _rule_or_stand(case)

    # 40C1 (1997 40A)  free, as long as partner has no more reason to expect it than the opponents
    if not case.ask(partner_expected_it, about=player, clause=_DEPARTURE):
        case.apply(_DEPARTURE)
        case.apply("40C2", since=E2007)  # and nobody need be told
        return _rule_or_stand(case)

    # repeated departures are an understanding: disclosed like any other
    if case.ask(departure_disclosed, about=player, clause=_IMPLICIT):
        case.considered(_NOT_DISCLOSED, departure_disclosed)
        return _rule_or_stand(case, Unless("40C1", e1997="40B"))

    # undisclosed knowledge that damaged the opponents: adjusted, and a penalty is possible
    if edition is E1997:
        case.apply(Clause("40B"))
        _damaged(case, _NOT_DISCLOSED, side)
        return _rule_or_stand(case)
    case.apply("40C1")
    if not case.ask(play_over):
        case.review("40C1", damage)
    elif case.ask(damage, clause="40C1"):
        case.apply(_adjusted(side), Penalty(PenaltyKind.PROCEDURAL, side, clause="40C1"))
    return _rule_or_stand(case)


def _banned_at(case: Case[Departure]) -> EventSort | None:
    """Where the regulations forbid this psychic call: any in local events, or one of a conventional opening."""
    if not case.situation.psychic:
        return None
    local = case.regulated(LOCAL_PSYCHE) is not None
    conventions = case.regulated(PSYCHIC_CONVENTIONS)
    clause = _PSYCHES
    event = EventSort.OTHER
    if local or conventions == "not_at_pairs":
        event = case.ask(psyche_at, clause=clause)
    if event is EventSort.LOCAL and local:
        return EventSort.LOCAL
    if conventions == "free" or (conventions == "not_at_pairs" and event is not EventSort.PAIRS):
        case.considered(clause, "psyche_not_restricted")
        return None
    if case.met(conventional_opening, about=case.situation.player, clause=clause):
        return event
    return None


# -- cards and aids ----------------------------------------------------------------------------------------------


class LookedAt(Enum):
    """What a player looked at."""

    OWN_CARD = "own_card"
    OPPONENTS_CARD = "opponents_card"
    WRITTEN_DEFENCE = "written_defence"  # to unusual methods of the opponents
    OTHER_AID = "other_aid"  # to memory, calculation or technique


class CardConsulted(Situation, frozen=True):
    """A player looked at a convention card or another aid."""

    player: Seat
    looked_at: LookedAt


when_looked = one_of("when_looked", Period, source=Source.LOG)
cards_taken = yes_no("cards_taken", source=Source.LOG)  # the auction period of his side begins with it (17A)
own_turn = yes_no("own_turn", source=Source.LOG)
looker_is_dummy = yes_no("looker_is_dummy", source=Source.LOG)
declarers_side = yes_no("declarers_side", source=Source.LOG)
answering_question = yes_no("answering_question", source=Source.LOG)


_CONSULTED: dict[LookedAt, Cited] = {LookedAt.OWN_CARD: "40B2(b)", LookedAt.OPPONENTS_CARD: "40B2(c)"}

CONSULTED = tuple(CardConsulted(Seat.SOUTH, what) for what in LookedAt)


@law("40", ALL, what="card_consulted", situation=CardConsulted, examples=CONSULTED)
def card_consulted(case: Case[CardConsulted]) -> Ruling:
    player, what = case.situation.player, case.situation.looked_at
    clause = _CONSULTED.get(what, Unless("40B2(d)", e1997="40E2"))
    periods = {
        option.value: [option] for option in Period if case.edition is not E1997 or option is not Period.CLARIFICATION
    }
    period = case.ask(when_looked, about=player, clause=clause, among=periods)
    if what is LookedAt.OWN_CARD:
        allowed = _own_card(case, period)
    elif what is LookedAt.OPPONENTS_CARD:
        clause, allowed = _opponents_card(case, period)
    else:
        # 2017 40B2(d)  no aids while auction and play last, unless the authority allows them
        key = WRITTEN_DEFENCES if what is LookedAt.WRITTEN_DEFENCE else AIDS
        allowed = _outside(case, period, clause) or case.regulated(key)
    if allowed:
        return case.rule(clause, NoRectification())
    case.review(clause, damage)
    penalty = Penalty(PenaltyKind.PROCEDURAL, player.side, player, case.clause(clause))
    return case.rule(clause, Instruction("put_away", player), PlayContinues(), penalty)


def _outside(case: Case[CardConsulted], period: Period, clause: Cited) -> bool:
    """Whether it was after the play, or before the auction period of his side, which begins ahead of the first call."""
    if period is Period.BEFORE:
        return not case.ask(cards_taken, about=case.situation.player, clause=clause)
    return period is Period.OVER


def _own_card(case: Case[CardConsulted], period: Period) -> bool:
    """40B2(b)  not from the auction period to the end of the play; declarer's side may in the clarification period."""
    if _outside(case, period, "40B2(b)") or case.regulated(OWN_CARD) == "always":
        return True
    return period is Period.CLARIFICATION and case.ask(declarers_side, about=case.situation.player, clause="40B2(b)")


def _opponents_card(case: Case[CardConsulted], period: Period) -> tuple[str, bool]:
    """40B2(c)  before the auction, in the clarification period, at one's own turn (2017: and to answer properly)."""
    player, edition = case.situation.player, case.edition
    clause = "40B2(c)"
    old = edition is E1997
    if period is Period.OVER or case.regulated(OPPONENTS_CARD) == "always":
        return clause, True
    if period is Period.BEFORE:
        return clause if old else "40B2(c)(i)", True
    if period is Period.CLARIFICATION:
        return "40B2(c)(ii)", True
    at_turn = clause if old else "40B2(c)(iii)"
    # 40E2 (1997)  never dummy
    if old and period is Period.PLAY and case.ask(looker_is_dummy, about=player, clause=clause):
        return clause, False
    if case.ask(own_turn, about=player, clause=at_turn):
        return at_turn, True
    if not old:
        case.considered(at_turn, own_turn)
    if case.ask(answering_question, about=player, clause="40B2(c)(iv)", since=E2017):
        return "40B2(c)(iv)", True
    return clause, False
