"""Law 64: an established revoke: the tricks that move by themselves, and equity where they are not enough."""

from typing import Any, TypeVar

from msgspec.structs import replace

from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.shared.established_revoke import TWICE, EstablishedRevoke
from arbitro.laws.shared.offence import play_over
from arbitro.laws.shared.playing import Role
from arbitro.laws.shared.revoke import (
    Earlier,
    FirstAttention,
    OtherSide,
    RevokeFacts,
    Transfer,
    Unplayed,
    automatic,
    both_sides,
    excluded_anyway,
    excluded_by,
)
from arbitro.regulations.keys import REVOKE_BOTH_SIDES

T = TypeVar("T")

offender_won_revoke_trick = yes_no("offender_won_revoke_trick", source=Source.LOG)
os_won_revoke_trick = yes_no("os_won_revoke_trick", source=Source.LOG)
os_later_tricks = a_number("os_later_tricks", 0, 12, source=Source.LOG)
later_with_playable_card = yes_no("later_with_playable_card", source=Source.LOG)
earlier_revoke = one_of("earlier_revoke", Earlier, source=Source.LOG)
unplayed_card = one_of("unplayed_card", Unplayed, source=Source.LOG)
attention_first_drawn = one_of("attention_first_drawn", FirstAttention, source=Source.LOG)
other_side_revoked = one_of("other_side_revoked", OtherSide, source=Source.LOG)
not_compensated = judgment("not_compensated", "weigh_result_without_revoke", "weigh_tricks_already_moved")
later_revoke_gained = judgment("later_revoke_gained", "weigh_result_without_later_revoke", "weigh_first_revoke_stays")
damaged_by_revokes = judgment("damaged_by_revokes", "weigh_result_without_revokes", "weigh_either_contestant")

REPEATED = Unless("64C2(a)", e1997="64C", e2007="64C")
BOTH_SIDES = Unless("64C2(b)", e1997="64C", e2007="64C")
BASELINE = {"without_revokes": "equity_without_revokes", "after_first_revoke": "equity_after_first_revoke"}

DECISIONS = {
    # 1997 has no note that declarer does not win a trick won in dummy: the offending player is one player.
    "trick_won_in_dummy_1997": "64A1",
    # 1997: the second trick has to be an additional one, won beside the trick that goes anyway (committee of 2000).
    "additional_trick_1997": "64A2",
    # 1997: revokes of both sides on one trick are left to equity (committee of 2001); on two tricks each has its price.
    "both_sides_1997": "64C",
    # Several revokes of one side: each by itself, but no trick moves twice.
    "no_trick_moves_twice": "64A",
    # 1997, 2007: by the letter a later revoke moves nothing even if the first was corrected.
    "first_revoke_corrected": "64B2",
    # 2007: by the letter it is enough that the other side revoked, established or not.
    "other_side_corrected_2007": "64B7",
}


EXAMPLES = (
    EstablishedRevoke(Seat.SOUTH, Seat.EAST, 8),
    EstablishedRevoke(Seat.SOUTH, Seat.EAST, 8, again=(9,)),
    EstablishedRevoke(Seat.SOUTH, Seat.NORTH, 8),
    EstablishedRevoke(Seat.SOUTH, Seat.WEST, 12),
    EstablishedRevoke(Seat.SOUTH, Seat.WEST, 13),
    EstablishedRevoke(Seat.SOUTH, Seat.WEST, 3, deemed=True),
    TWICE,
)


@law("64", ALL, what="revoke_established", situation=EstablishedRevoke, examples=EXAMPLES)
def revoke_established(case: Case[EstablishedRevoke]) -> Ruling:
    revoke = case.situation
    # 64A  tricks move after the play; until then it goes on
    if not _known(case, play_over, None if revoke.told is None else True, clause="64A"):
        case.review("64A", offender_won_revoke_trick, about=revoke.offender)
        case.review("64C1", not_compensated)
        return case.rule("64A", PlayContinues(), Instruction("revoke_settled_after_play", revoke.offender))
    facts = _facts(case)
    transfer = revoke.capped(case.edition, facts, automatic(case.edition, facts))
    case.apply(Clause(transfer.clause), TricksTransferred(transfer.tricks, revoke.others))
    # 64B2  his later revokes in the suit move nothing
    if revoke.is_repeated:
        case.apply("64B2")
    _support(case, transfer)
    return _equity(case, facts, transfer)


def _known(
    case: Case[Any],
    question: Question[T],
    value: T | None,
    *,
    clause: Cited,
    about: Seat | str | None = None,
    among: Classes[T] | None = None,
) -> T:
    """What the play tells, else what is answered."""
    if value is None:
        return case.ask(question, about=about, clause=clause, among=among)
    case.computed(question.id, value, about)
    return value


# -- the facts, in the order of the book; what cannot matter any more is not asked -------------------------------


def _facts(case: Case[EstablishedRevoke]) -> RevokeFacts:
    facts = _beginning(case)
    if excluded_anyway(facts):
        return facts
    facts = _tricks_won(case, facts)
    for learn in (_earlier, _unplayed, _attention, _other_side, _playable):
        if excluded_by(case.edition, facts):
            break
        facts = learn(case, facts)
    return facts


def _beginning(case: Case[EstablishedRevoke]) -> RevokeFacts:
    """What is known before anything is asked."""
    revoke = case.situation
    unplayed = Unplayed.DUMMYS if revoke.offender is revoke.dummy else Unplayed.UNFACED
    other_side = _known_of_others(case) or OtherSide.NO
    return RevokeFacts(revoke.trick, deemed=revoke.deemed, unplayed=unplayed, other_side=other_side)


def _tricks_won(case: Case[EstablishedRevoke], facts: RevokeFacts) -> RevokeFacts:
    revoke, told = case.situation, case.situation.told
    # 64A1  by the offender himself; dummy's card does not win for declarer, nor declarer's for dummy
    own = False if revoke.deemed else (told.offender_won if told else None)
    won = _known(case, offender_won_revoke_trick, own, about=revoke.offender, clause="64A1")
    by_side = won or _known(
        case, os_won_revoke_trick, told.side_won if told else None, about=revoke.side.value, clause="64A2"
    )
    later = 0
    if left := 13 - revoke.trick:
        among = {"none": [0], "one": [1], "two": [2][: left - 1], "more": range(3, left + 1)}
        known = told.later_tricks if told else None
        later = _known(case, os_later_tricks, known, about=revoke.side.value, clause="64A", among=among)
    return replace(facts, offender_won=won, side_won=by_side, later_tricks=later)


def _earlier(case: Case[EstablishedRevoke], facts: RevokeFacts) -> RevokeFacts:
    revoke, told = case.situation, case.situation.told
    if revoke.deemed:
        return facts
    known = told.earlier if told and told.earlier is Earlier.ESTABLISHED else None
    return replace(facts, earlier=_known(case, earlier_revoke, known, about=revoke.offender, clause="64B2"))


def _unplayed(case: Case[EstablishedRevoke], facts: RevokeFacts) -> RevokeFacts:
    revoke = case.situation
    match revoke.role(revoke.offender):
        case Role.DECLARER if case.edition is E2017:
            return facts  # he has no penalty cards
        case Role.DECLARER:
            among = {one.value: (one,) for one in (Unplayed.UNFACED, Unplayed.OTHER_FACED)}
        case _:
            among = {one.value: (one,) for one in Unplayed if one is not Unplayed.DUMMYS}
    unplayed = case.ask(unplayed_card, about=revoke.offender, clause="64B3", among=among)
    return replace(facts, unplayed=unplayed)


def _attention(case: Case[EstablishedRevoke], facts: RevokeFacts) -> RevokeFacts:
    return replace(facts, attention=case.ask(attention_first_drawn, clause="64B4"))


def _other_side(case: Case[EstablishedRevoke], facts: RevokeFacts) -> RevokeFacts:
    where = Unless("64B7", e1997="64C")
    return replace(facts, other_side=_known(case, other_side_revoked, _known_of_others(case), clause=where))


def _known_of_others(case: Case[EstablishedRevoke]) -> OtherSide | None:
    """That the other side revoked too, where the play or an earlier answer tells it: equity needs it in any case."""
    told = case.situation.told
    return told.other_side if told and told.other_side is not OtherSide.NO else case.known(other_side_revoked)


def _playable(case: Case[EstablishedRevoke], facts: RevokeFacts) -> RevokeFacts:
    """1997 only, and only where another trick could move."""
    revoke, told = case.situation, case.situation.told
    if case.edition is not E1997 or facts.offender_won or revoke.deemed or facts.in_reach < 2:
        return facts
    known = told.later_with_playable if told else None
    won = _known(case, later_with_playable_card, known, about=revoke.offender, clause="64A2")
    return replace(facts, later_with_playable=won)


# -- equity ------------------------------------------------------------------------------------------------------


def _support(case: Case[EstablishedRevoke], transfer: Transfer) -> None:
    """Declarer's tricks: at the table, after the transfer, and double dummy without the revoke: a guide, no ruling."""
    for id, tricks, trick in case.situation.support(transfer, case.double_dummy):
        case.computed(id, tricks, trick)


def _equity(case: Case[EstablishedRevoke], facts: RevokeFacts, transfer: Transfer) -> Ruling:
    revoke = case.situation
    adjusted = AdjustedScore(ScoreKind.ASSIGNED, in_favour_of=(revoke.others,))

    def award(clause: Cited, question: Question[bool], *effects: Any) -> Ruling | None:
        if case.met(question, clause=clause):
            return case.rule(clause, *effects)
        return None

    # 64C2(b), 2007 and 1997 64C  both sides revoked: what is probable without (2007: as the authority reads it)
    if both_sides(case.edition, facts):
        baseline = Instruction(BASELINE[case.regulated(REVOKE_BOTH_SIDES)])
        score = AdjustedScore(ScoreKind.ASSIGNED)
        return award(BOTH_SIDES, damaged_by_revokes, score, baseline) or case.rule()
    # 64C2(a), earlier 64C  repeated revokes: what the later ones gained is taken away
    if revoke.is_repeated or transfer.clause == "64B2":
        ruling = award(REPEATED, later_revoke_gained, adjusted)
        if ruling or not revoke.is_repeated:
            return ruling or case.rule()
    # 64C1, earlier 64C  not made good by the tricks that moved; never the other way round (12B2)
    return award("64C1", not_compensated, adjusted) or case.rule()
