"""Law 16: what a player may use; what he learned from his partner, from withdrawn actions, from elsewhere."""

from enum import Enum
from typing import Any

from arbitro.book.edition import ALL, E1997, E2007, E2017, Edition
from arbitro.book.problem import Place, Problem
from arbitro.bridge.seats import Seat, Side
from arbitro.laws.case.case import Case
from arbitro.laws.case.effect import (
    AdjustedScore,
    Information,
    Instruction,
    NewDeal,
    NoRectification,
    Penalty,
    PenaltyKind,
    PlayContinues,
    ResultStands,
    ScoreKind,
    Standing,
)
from arbitro.laws.case.procedure import law
from arbitro.laws.case.question import Party, Source, judgment, one_of, yes_no
from arbitro.laws.case.ruling import Ruling
from arbitro.laws.case.situation import Situation
from arbitro.laws.shared.alternatives import Choice, logical_alternative, suggested, why_free
from arbitro.laws.shared.offence import damage, os_gained, play_over, withdrawn_information
from arbitro.laws.shared.poll import Count, Poll
from arbitro.regulations.keys import LOOKING_UP, OPENED_SCORE_SHEET, RESERVE_RIGHTS

DECISIONS = {
    "logical_alternative_both": "16B1(b)",  # considered by a significant part AND chosen by some; a pack may say "or"
    "other_information_2017": "16A",  # without 16A3 and 16A4 the director may still adjust for what 16A does not allow
    "withdrawn_information_1997": "16C2",  # 1997 names no score for its misuse: the director may adjust
    "score_sheet_before_first_call": "16D2",  # the fixed award replaces the options before the first call only
    "substitute_1997": "16B2",  # nothing but the three options is offered in 1997
}


# -- 16A  what a player may use ----------------------------------------------------------------------------------


class InformationSource(Enum):
    """Where a player has it from."""

    LEGAL_ACTIONS = "legal_actions"  # of this board, accepted illegal ones included
    WITHDRAWN_ACTION = "withdrawn_action"
    DECLARED_AUTHORISED = "declared_authorised"  # by a law or regulation, or from lawful procedure
    KNOWN_BEFORE = "known_before"  # he took his hand from the board
    OWN_ESTIMATE = "own_estimate"  # of his score, and the conditions of the event
    OPPONENTS_MANNER = "opponents_manner"
    LOOKED_UP = "looked_up"  # laws, regulations, results of others
    PARTNER = "partner"
    ACCIDENT = "accident"  # something overheard or seen
    ANYTHING_ELSE = "anything_else"


information_source = one_of("information_source", InformationSource)
own_side_offended = yes_no("own_side_offended")  # whether the withdrawn action followed an offence of his own side
use_precluded = yes_no("use_precluded")  # whether a law keeps him from using what he knew before


class InformationUsed(Situation, frozen=True):
    """Somebody acted on something; `chosen` is what he did."""

    player: Seat
    chosen: str = ""


_NOT_IN_1997 = {InformationSource.DECLARED_AUTHORISED, InformationSource.KNOWN_BEFORE, InformationSource.OWN_ESTIMATE}
_ALLOWED = {
    InformationSource.LEGAL_ACTIONS: "16A1(a)",
    InformationSource.WITHDRAWN_ACTION: "16A1(b)",
    InformationSource.DECLARED_AUTHORISED: "16A1(c)",
    InformationSource.KNOWN_BEFORE: "16A1(d)",
    InformationSource.OWN_ESTIMATE: "16A2",
    InformationSource.OPPONENTS_MANNER: "16A2",
    InformationSource.LOOKED_UP: "16A1(c)",
}
_ALLOWED_1997 = {InformationSource.WITHDRAWN_ACTION: "16C1"}


USED = (InformationUsed(Seat.SOUTH), InformationUsed(Seat.SOUTH, "4S"))


@law("16", ALL, what="information_used", situation=InformationUsed, examples=USED)
def information_used(case: Case[InformationUsed]) -> Ruling:
    player, edition = case.situation.player, case.edition
    offered = [one for one in InformationSource if edition is not E1997 or one not in _NOT_IN_1997]
    source = case.ask(
        information_source,
        about=player,
        clause="16" if edition is E1997 else "16A1",
        among={one.value: [one] for one in offered},
    )
    if source is InformationSource.PARTNER:
        hint = InformationFromPartner(player.partner, chosen=case.situation.chosen)
        return case.refer("unauthorised_information", hint)
    if source is InformationSource.ACCIDENT:
        return case.refer("information_from_other_source", InformationReceived(player))
    if source is InformationSource.WITHDRAWN_ACTION and case.ask(
        own_side_offended, about=player, clause=_TO_OFFENDERS[edition]
    ):
        return case.refer("action_withdrawn", ActionWithdrawn(player, user=player, chosen=case.situation.chosen))

    # 16A1, 16A2  the sources that are open to a player (1997: the opening words)
    if _is_open(case, source):
        clause = _ALLOWED_1997.get(source, "16") if edition is E1997 else _ALLOWED[source]
        return case.rule(
            clause, Information("information_used", clause, (player.side,), seat=player), NoRectification()
        )

    # 16A3 (2007)  nothing else
    clause = {E1997: "16", E2007: "16A3", E2017: "16A"}[edition]
    case.apply(clause, Information("information_used", clause, unauthorised=(player.side,), seat=player))
    if not case.ask(play_over):
        case.review("16A4" if edition is E2007 else clause, damage)
        return case.rule(PlayContinues())
    # 16A4 (2007)  damage: an adjusted score; 1997 and 2017 leave it to the director
    if not case.ask(damage, clause="16A4" if edition is E2007 else clause):
        if edition is E2007:
            case.considered("16A4", damage)
        return case.rule(ResultStands())
    if edition is E2007:
        return case.rule("16A4", _adjusted(player.side))
    return case.rule(_adjusted(player.side, Standing.MAY))


def _is_open(case: Case[InformationUsed], source: InformationSource) -> bool:
    match source:
        case InformationSource.KNOWN_BEFORE:
            return not case.ask(use_precluded, about=case.situation.player, clause="16A1(d)")
        case InformationSource.LOOKED_UP:
            return case.regulated(LOOKING_UP)
        case _:
            return source is not InformationSource.ANYTHING_ELSE


def _adjusted(offenders: Side, standing: Standing = Standing.SHALL) -> AdjustedScore:
    return AdjustedScore(ScoreKind.ASSIGNED, standing, in_favour_of=(offenders.opponents,), against=(offenders,))


# -- 16B (1997 16A)  from partner --------------------------------------------------------------------------------


class PartnersHint(Enum):
    """How it came across."""

    REMARK = "remark"
    QUESTION = "question"
    REPLY = "reply"
    UNEXPECTED_ALERT = "unexpected_alert"
    MISSING_ALERT = "missing_alert"
    HESITATION = "hesitation"
    SPEED = "speed"
    EMPHASIS = "emphasis"
    TONE = "tone"
    GESTURE = "gesture"
    MOVEMENT = "movement"
    MANNERISM = "mannerism"
    OTHER = "other"


ui_event = one_of("ui_event", PartnersHint)
information_disputed = yes_no("information_disputed", put_to=Party.PLAYERS)
information_available = judgment("information_available", "weigh_what_was_noticed", "weigh_unmistakable")


class InformationFromPartner(Choice, frozen=True):
    """A player made something available to his partner; `chosen` is what the partner then did."""

    giver: Seat


_FROM_PARTNER = {E1997: "16A", E2007: "16B1", E2017: "16B1"}
_SUGGESTED = {E1997: "16A", E2007: "16B1(a)", E2017: "16B1(a)"}
_ALTERNATIVE = {E1997: "16A", E2007: "16B1(b)", E2017: "16B1(b)"}
_RESERVED = {E1997: "16A1", E2007: "16B2", E2017: "16B2"}
_USED = {E1997: "16A2", E2007: "16B3", E2017: "16B3"}

_POLLED = Poll(10, (Count("4S", 10, 4), Count("P", 8, 6)))
FROM_PARTNER = (
    InformationFromPartner(Seat.NORTH),
    InformationFromPartner(Seat.NORTH, chosen="4S"),
    InformationFromPartner(Seat.NORTH, chosen="4S", alternatives=("P", "3NT")),
    InformationFromPartner(Seat.NORTH, chosen="4S", poll=_POLLED),
)


@law("16", ALL, what="unauthorised_information", situation=InformationFromPartner, examples=FROM_PARTNER)
def unauthorised_information(case: Case[InformationFromPartner]) -> Ruling:
    hint, edition = case.situation, case.edition
    user, side = hint.giver.partner, hint.giver.side

    # 16B1  what was made available, by anything but a call or play; whoever disputes it calls the director (16B2)
    case.ask(ui_event, about=hint.giver, clause=_FROM_PARTNER[edition], among={"any": list(PartnersHint)})
    if case.ask(information_disputed, about=hint.giver, clause=_RESERVED[edition]):
        case.apply(_RESERVED[edition])
        if not case.ask(information_available, about=hint.giver, clause=_FROM_PARTNER[edition]):
            case.considered(_FROM_PARTNER[edition], information_available)
            return case.rule(NoRectification())
    case.apply(
        _FROM_PARTNER[edition], Information("partners_hint", _FROM_PARTNER[edition], unauthorised=(side,), seat=user)
    )

    # 16B2  partner has not acted yet: an opponent may reserve his rights, unless the regulations want the director
    if not hint.chosen:
        case.apply(_RESERVED[edition])
        if case.regulated(RESERVE_RIGHTS):
            case.apply(Instruction("rights_reserved"))
        _review_choice(case, _USED[edition])
        return case.rule(Instruction("carefully_avoid_advantage", user), PlayContinues())

    # 16B3  a suggested action seems to have been chosen: looked at when the play is over
    if not case.ask(play_over):
        _review_choice(case, _USED[edition])
        return case.rule(_USED[edition], PlayContinues())

    # 16B1(a), (b)  chosen although another logical alternative was less suggested
    if free := why_free(case, hint, _SUGGESTED[edition], _ALTERNATIVE[edition]):
        case.considered("16A2" if edition is E1997 else "16B1(a)", free)
        return case.rule(ResultStands())
    case.apply(_SUGGESTED[edition], _ALTERNATIVE[edition])
    # 73C2 (2017)  a penalty is possible besides
    if edition is E2017:
        case.apply("73C2", Penalty(PenaltyKind.PROCEDURAL, side, user, "73C2"))
    # 16B3  an adjusted score if the offenders gained (1997: if the other side was damaged)
    harm = damage if edition is E1997 else os_gained
    if not case.ask(harm, clause=_USED[edition]):
        case.considered(_USED[edition], harm)
        return case.rule(ResultStands())
    return case.rule(_USED[edition], _adjusted(side))


def _review_choice(case: Case[Any], clause: str) -> None:
    """Both findings are made when the play is over."""
    case.review(clause, suggested, about="another_action")
    case.review(clause, logical_alternative, about="another_action")


# -- 16C (2007 16D)  from withdrawn actions ----------------------------------------------------------------------

# Whether the law that let the action be withdrawn says that this one does not bind (23B, 26A, 27B1).
restriction_lifted = yes_no("restriction_lifted")


class ActionWithdrawn(Choice, frozen=True):
    """A call or play was withdrawn after an offence; `chosen` is what `user` then did."""

    offender: Seat
    withdrawn_by: Seat | None = None  # the offender himself, if nobody else is named
    user: Seat | None = None

    def problems(self) -> tuple[Problem, ...]:
        found = super().problems()
        if self.chosen and self.user is None:
            return (*found, Problem("no-user", Place(tag="user"), self.chosen, "N E S W"))
        return found


_WITHDRAWN = {E1997: "16C", E2007: "16D", E2017: "16C"}
_TO_OFFENDERS = {E1997: "16C2", E2007: "16D2", E2017: "16C2"}
_TO_INNOCENT = {E1997: "16C1", E2007: "16D1", E2017: "16C1"}
_MISUSED = {E1997: "16C2", E2007: "16A4", E2017: "16C3"}

WITHDRAWN = (
    ActionWithdrawn(Seat.EAST, Seat.NORTH),
    ActionWithdrawn(Seat.EAST, Seat.EAST, Seat.NORTH, chosen="3H"),
    ActionWithdrawn(Seat.EAST, Seat.EAST, Seat.WEST, chosen="3H"),
    ActionWithdrawn(Seat.EAST, Seat.EAST, Seat.WEST, chosen="3H", poll=_POLLED),
)


@law("16", ALL, what="action_withdrawn", situation=ActionWithdrawn, examples=WITHDRAWN)
def action_withdrawn(case: Case[ActionWithdrawn]) -> Ruling:
    action, edition = case.situation, case.edition
    offenders = action.offender.side

    # another law has let it be replaced freely: nobody is bound
    if case.ask(restriction_lifted, about=action.withdrawn_by or action.offender, clause=_WITHDRAWN[edition]):
        case.considered(_TO_OFFENDERS[edition], restriction_lifted)
        clause = _WITHDRAWN[edition]
        both = (offenders.opponents, offenders)
        return case.rule(clause, Information("withdrawn_action", clause, both), NoRectification())

    # 16C1, 16C2  the innocent side may use all of it, its own action included; the offenders nothing
    case.apply(_TO_INNOCENT[edition], _TO_OFFENDERS[edition])
    case.apply(withdrawn_information(edition, action.offender, "withdrawn_action"))
    if action.user is None:
        _review_choice(case, _MISUSED[edition])
        return case.rule(PlayContinues())
    if action.user.side is not offenders:
        return case.rule(NoRectification())
    if not case.ask(play_over):
        _review_choice(case, _MISUSED[edition])
        return case.rule(PlayContinues())
    if free := why_free(case, action, _TO_OFFENDERS[edition], _TO_OFFENDERS[edition]):
        if edition is not E1997:
            case.considered(_MISUSED[edition], free)
        return case.rule(ResultStands())
    # 16C3 (2017; 2007 16A4)  an adjusted score if the other side was damaged
    if not case.ask(damage, clause=_MISUSED[edition]):
        if edition is not E1997:
            case.considered(_MISUSED[edition], damage)
        return case.rule(ResultStands())
    return case.rule(_MISUSED[edition], _adjusted(offenders, Standing.MAY if edition is E1997 else Standing.SHALL))


# -- 16D (1997 16B, 2007 16C)  from elsewhere --------------------------------------------------------------------


class Elsewhere(Enum):
    """What a player saw or heard by accident."""

    WRONG_HAND = "wrong_hand"
    CALL_HEARD = "call_heard"
    RESULT_HEARD = "result_heard"
    REMARK_HEARD = "remark_heard"
    CARDS_AT_OTHER_TABLE = "cards_at_other_table"
    CARDS_AT_OWN_TABLE = "cards_at_own_table"  # before the auction began
    SCORE_SHEET = "score_sheet"  # opened when it should not have been
    OTHER = "other"


class Remedy(Enum):
    """What the director does about it."""

    CHANGE_SEATS = "change_seats"
    SUBSTITUTE = "substitute"
    NEW_DEAL = "new_deal"
    PLAY_ON = "play_on"
    ADJUST = "adjust"


what_was_learned = one_of("what_was_learned", Elsewhere)
local_event = yes_no("local_event")
likely_to_interfere = judgment("likely_to_interfere", "weigh_what_was_learned", "weigh_normal_play")
first_call_made = yes_no("first_call_made", source=Source.LOG)
seats_can_change = yes_no("seats_can_change")
redeal_allowed = yes_no("redeal_allowed")
substitute_agreed = yes_no("substitute_agreed", put_to=Party.PLAYERS)
remedy = one_of("remedy", Remedy)
result_affected = judgment("result_affected", "weigh_actions_of_informed_player", "weigh_result_without_information")


class InformationReceived(Situation, frozen=True):
    """A player learned something about a board that he is playing or has still to play."""

    receiver: Seat
    what_was_learned: Elsewhere | None = None  # asked, if it is not told
    first_call_made: bool | None = None  # the same


_OPTIONS: dict[Edition, dict[Remedy, str]] = {
    E1997: {Remedy.CHANGE_SEATS: "16B1", Remedy.SUBSTITUTE: "16B2", Remedy.ADJUST: "16B3"},
    E2007: {
        Remedy.CHANGE_SEATS: "16C2(a)",
        Remedy.NEW_DEAL: "16C2(b)",
        Remedy.PLAY_ON: "16C2(c)",
        Remedy.ADJUST: "16C2(d)",
    },
    E2017: {
        Remedy.CHANGE_SEATS: "16D2(a)",
        Remedy.NEW_DEAL: "16D2(b)",
        Remedy.PLAY_ON: "16D2(c)",
        Remedy.ADJUST: "16D2(d)",
    },
}
_TOLD = {E1997: "16B", E2007: "16C1", E2017: "16D1"}
_INTERFERES = {E1997: "16B", E2007: "16C2", E2017: "16D2"}
_AFTER_CALL = {E2007: "16C3", E2017: "16D3"}


@law(
    "16",
    ALL,
    what="information_from_other_source",
    situation=InformationReceived,
    examples=[InformationReceived(Seat.WEST)],
)
def information_from_other_source(case: Case[InformationReceived]) -> Ruling:
    receiver, edition = case.situation.receiver, case.edition
    options = _OPTIONS[edition]

    # 16D1  the director is told at once, best by the player himself
    learned = case.situation.what_was_learned
    if learned is None:
        learned = case.ask(what_was_learned, about=receiver, clause=_TOLD[edition], among=_learned(case))
    else:
        case.computed(what_was_learned.id, learned, receiver)
    case.apply(_TOLD[edition])
    called = edition is not E1997 and _is_called(case)

    # 16D3  after the first call: play on (2017: or adjust)
    if called:
        case.apply(_AFTER_CALL[edition])
        offered = [Remedy.PLAY_ON] if edition is E2007 else [Remedy.PLAY_ON, Remedy.ADJUST]
    else:
        # a score sheet opened early: some authorities have one fixed award for local events
        fixed = learned is Elsewhere.SCORE_SHEET and case.regulated(OPENED_SCORE_SHEET) is not None
        if fixed and case.ask(local_event, clause=options[Remedy.ADJUST]):
            side = receiver.side
            award = AdjustedScore(ScoreKind.ARTIFICIAL, in_favour_of=(side.opponents,), against=(side,))
            return case.rule(options[Remedy.ADJUST], award)
        # 16D2  only if it is likely to interfere with normal play: one of (a) to (d)
        if not case.ask(likely_to_interfere, clause=_INTERFERES[edition]):
            case.considered(_INTERFERES[edition], likely_to_interfere)
            return case.rule(PlayContinues())
        case.apply(_INTERFERES[edition])
        offered = [one for one in options if _is_possible(case, one)]
    chosen = offered[0]
    if len(offered) > 1:
        clause = _AFTER_CALL[edition] if called else _INTERFERES[edition]
        chosen = case.ask(remedy, clause=clause, among={one.value: [one] for one in offered})
    else:
        case.computed("remedy", chosen)
    case.apply(options[chosen])
    match chosen:
        case Remedy.CHANGE_SEATS:
            return case.rule(Instruction("change_seats", receiver), PlayContinues())
        case Remedy.SUBSTITUTE:
            return case.rule(Instruction("temporary_substitute", receiver), PlayContinues())
        case Remedy.NEW_DEAL:
            return case.rule(NewDeal())
        case Remedy.ADJUST:
            # artificial; in 2017 whichever score fits, at teams by 86B
            return case.rule(AdjustedScore(ScoreKind.DIRECTORS if edition is E2017 else ScoreKind.ARTIFICIAL))
        case Remedy.PLAY_ON:
            return _play_on(case, receiver, options[chosen])


def _is_called(case: Case[InformationReceived]) -> bool:
    told = case.situation.first_call_made
    if told is None:
        return case.ask(first_call_made, clause=_AFTER_CALL[case.edition])
    case.computed(first_call_made.id, told)
    return told


def _learned(case: Case[InformationReceived]) -> dict[str, list[Elsewhere]]:
    """What may have been learned; a score sheet is a class of its own where the authority treats it as one."""
    if case.regulations[OPENED_SCORE_SHEET] is None:
        return {"any": list(Elsewhere)}
    others = list(Elsewhere)
    others.remove(Elsewhere.SCORE_SHEET)
    return {"score_sheet": [Elsewhere.SCORE_SHEET], "other": others}


def _is_possible(case: Case[InformationReceived], option: Remedy) -> bool:
    """The conditions that the law sets for an option."""
    clause = _OPTIONS[case.edition][option]
    match option:
        case Remedy.CHANGE_SEATS:
            return case.ask(seats_can_change, clause=clause)
        case Remedy.NEW_DEAL:
            return case.ask(redeal_allowed, clause=clause)
        case Remedy.SUBSTITUTE:
            return case.ask(substitute_agreed, clause=clause)
        case _:
            return True


def _play_on(case: Case[InformationReceived], receiver: Seat, clause: str) -> Ruling:
    """The board is played; an adjusted score if what was learned may have affected the result."""
    if not case.ask(play_over):
        case.review(clause, result_affected, about=receiver)
        return case.rule(PlayContinues())
    if not case.ask(result_affected, about=receiver, clause=clause):
        return case.rule(ResultStands())
    return case.rule(AdjustedScore(ScoreKind.DIRECTORS))
