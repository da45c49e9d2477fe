"""Law 23: three different laws: the damaging enforced pass (1997), awareness (2007), the comparable call (2017).

What 1997 says of the enforced pass and 2007 of every irregularity is 72C in 2017: one procedure rules on all three.
"""

from enum import Enum
from functools import lru_cache
from typing import Any

from msgspec import Struct

from arbitro.bridge.calls import Call
from arbitro.bridge.commitment import KeyedStream
from arbitro.bridge.constraints import bounds_of, fits, read_terms
from arbitro.bridge.dealing import Draw, random_deal
from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.law_10_rectification import inadvertent
from arbitro.laws.shared.offence import AWARENESS, could_have_been_aware, os_gained, play_over, withdrawn_information

# -- 1997: the enforced pass; 2007: awareness (2017: 72C) --------------------------------------------------------

enforced_pass = yes_no("enforced_pass", source=Source.LOG)


class IrregularityRectified(Situation, frozen=True):
    """An irregularity that was dealt with, and whose it was."""

    offender: Seat


IRREGULARITIES = (IrregularityRectified(Seat.NORTH), IrregularityRectified(Seat.EAST))


@law("23", (E1997, E2007), what="could_have_been_aware", situation=IrregularityRectified, examples=IRREGULARITIES)
@law("72", E2017, what="could_have_been_aware", situation=IrregularityRectified, examples=IRREGULARITIES)
def awareness(case: Case[IrregularityRectified]) -> Ruling:
    offender = case.situation.offender

    # 1997: the law speaks of a partner who must pass at his next turn; 72B1 of every irregularity
    enforced = case.ask(enforced_pass, about=offender.partner, clause=Clause("23"), until=E1997)
    test = Clause("23") if enforced else AWARENESS

    # could he have known, when he did it, that it might well damage the other side? Intent is not asked for
    over = case.ask(play_over)
    if not case.met(could_have_been_aware, about=offender, clause=test):
        # the offenders may profit from a rectification that they have suffered (10C4; 1997 72A5, unless on purpose)
        if case.edition is E1997 and case.known(inadvertent) is False:
            case.considered("10C4", inadvertent)
        else:
            case.apply("10C4")
        return case.rule(ResultStands() if over else PlayContinues())

    # auction and play go on; an adjusted score if the offenders gained
    case.apply(test)
    if not over:
        case.review(AWARENESS, os_gained)
        return case.rule(PlayContinues())
    if not case.ask(os_gained, about=offender, clause=AWARENESS):
        if enforced:
            case.considered(AWARENESS, os_gained)
        return case.rule(ResultStands())
    side = offender.side
    return case.rule(AWARENESS, AdjustedScore(ScoreKind.ASSIGNED, in_favour_of=(side.opponents,), against=(side,)))


# -- 2017: the comparable call -----------------------------------------------------------------------------------


# How much of what a new call shows lies inside what the withdrawn call showed (23A2): both are described as
# constraints; hands are dealt from a recorded seed, those that fit the new call are counted, and how many of them fit
# the old one, too. The figure helps the director, who decides.


LEAST_HANDS = 1_000  # below that no share is given
MOST_DEALS = 50_000


class CallMeaning(Struct, frozen=True):
    """What a call shows by agreement, all meanings that it may have: any one of `shows` is enough.

    Each is written as a constraint without a seat: `12+ 5+S`, `6-9 3+S`, `15-17 balanced`. `purpose` is a word of the
    director's own for what the call asks or relays; two calls with the same word have the same purpose (23A3).
    """

    shows: tuple[str, ...] = ()
    purpose: str = ""

    def problems(self, tag: str) -> tuple[Problem, ...]:
        """Alternatives that are not constraints, or contradict themselves."""
        faults: list[Problem] = []
        for index, text in enumerate(self.shows, 1):
            where = Place(tag=tag, index=index)
            try:
                if bounds_of(read_terms(text)) is None:
                    faults.append(Problem("impossible-constraint", where, text))
            except ProblemsFound as trouble:
                faults += (Problem(p.kind, where, text, p.expected) for p in trouble.problems)
        return tuple(faults)


class Comparison(Struct, frozen=True):
    """What was found: so many hands that fit the new call, so many of them inside the old one."""

    deals: int
    found: int
    inside: int

    @property
    def percent(self) -> str | None:
        """The share inside, to a tenth of a percent; None if too few hands were found to say."""
        if self.found < LEAST_HANDS:
            return None
        tenths = (2000 * self.inside + self.found) // (2 * self.found)
        if 0 < self.inside < self.found:
            tenths = min(max(tenths, 1), 999)  # "all" and "none" are said only of all and none
        return f"{tenths // 10}.{tenths % 10}%"


def compare(old: CallMeaning, new: CallMeaning, draw: Draw, *, hands: int = 4 * LEAST_HANDS) -> Comparison:
    """Deals until so many hands fit the new call, or the deals are used up. All four hands of a deal are looked at."""
    before, after = (tuple(map(read_terms, meaning.shows)) for meaning in (old, new))
    deals = fitting = inside = 0
    while fitting < hands and deals < MOST_DEALS:
        deals += 1
        for hand in random_deal(draw).hands:
            if any(fits(hand, terms) for terms in after):
                fitting += 1
                inside += any(fits(hand, terms) for terms in before)
    return Comparison(deals, fitting, inside)


@lru_cache(maxsize=64)
def compared(old: CallMeaning, new: CallMeaning, seed: str, hands: int = 4 * LEAST_HANDS) -> Comparison:
    """The comparison from a recorded seed: the same seed and meanings give the same figures."""
    return compare(old, new, KeyedStream(seed.encode(), "arbitro/comparable/1"), hands=hands)


class Likeness(Enum):
    """What makes a call comparable."""

    SIMILAR = "similar"  # the same or a similar meaning
    SUBSET = "subset"  # part of what the withdrawn call could mean
    PURPOSE = "purpose"  # asks or relays the same


# 23A (2017): the same or a similar meaning, a subset of the meanings, or the same purpose.
comparable = judgment("comparable", "weigh_similar_meaning", "weigh_subset_of_meanings", "weigh_same_purpose")
# 23C (2017): would the outcome have been another without the help of the infraction?
outcome_helped = judgment("outcome_helped", "weigh_result_without_infraction", "weigh_damage")
comparable_how = one_of("comparable_how", Likeness)

_LIKENESS = {Likeness.SIMILAR: "23A1", Likeness.SUBSET: "23A2", Likeness.PURPOSE: "23A3"}


def is_comparable(case: Case[Any], call: Call, clause: Cited) -> bool:
    """23A (2017): whether a call is comparable to the one withdrawn, with the limb that makes it so."""
    if not case.ask(comparable, about=call, clause=clause, since=E2017):
        return False
    case.apply(_LIKENESS[case.ask(comparable_how, about=call, clause="23A")])
    return True


class ReplacementCall(Situation, frozen=True):
    """A withdrawn call and the call in its place; their meanings, if the director wants them compared.

    Hands are dealt from `seed`, which is recorded with the ruling; without it nothing is dealt.
    """

    offender: Seat
    withdrawn: Call
    replacement: Call
    withdrawn_meaning: CallMeaning | None = None
    replacement_meaning: CallMeaning | None = None
    seed: str = ""

    def problems(self) -> tuple[Problem, ...]:
        problems: list[Problem] = []
        if self.withdrawn_meaning:
            problems += self.withdrawn_meaning.problems("withdrawn_meaning")
        if self.replacement_meaning:
            problems += self.replacement_meaning.problems("replacement_meaning")
        if self.seed and not (self.withdrawn_meaning and self.replacement_meaning):
            problems.append(Problem("no-meaning", Place(tag="seed"), self.seed))
        return tuple(problems)


_PASSED, _RAISED, _ASKED = CallMeaning(("11-",)), CallMeaning(("6-9 3+S",)), CallMeaning(purpose="majors")
REPLACED = (
    ReplacementCall(Seat.WEST, Call.PASS, Call.BID_2S),
    ReplacementCall(Seat.WEST, Call.PASS, Call.BID_2S, _PASSED, _RAISED, seed="example"),
    ReplacementCall(Seat.WEST, Call.BID_2C, Call.BID_3C, _ASKED, _ASKED),
)


@law("23", E2017, what="comparable_call", situation=ReplacementCall, examples=REPLACED)
def comparable_call(case: Case[ReplacementCall]) -> Ruling:
    change = case.situation
    offender, call = change.offender, change.replacement
    _compare(case)

    # 23A  comparable, and by which of the three
    if not is_comparable(case, call, "23A"):
        case.considered("23B", comparable)
        lapsed = Instruction("law_of_the_irregularity", offender)
        return case.rule("23A", withdrawn_information(case, offender), lapsed)

    # 23B  nothing further, and the withdrawn call may be used
    both = (offender.side.opponents, offender.side)
    case.apply("23B", CallStands(offender, call), Information("withdrawn_call", "23B", both))
    if not case.ask(play_over):
        case.review("23C", outcome_helped)
        return case.rule(NoRectification())

    # 23C  but if the infraction helped to an outcome that could well have been another, and did damage
    if not case.met(outcome_helped, about=call, clause="23C"):
        return case.rule(ResultStands())
    side = offender.side
    return case.rule("23C", AdjustedScore(ScoreKind.ASSIGNED, in_favour_of=(side.opponents,), against=(side,)))


def _compare(case: Case[ReplacementCall]) -> None:
    """What the machine can say: the share of the new meaning inside the old one, and whether the purposes agree."""
    change = case.situation
    old, new = change.withdrawn_meaning, change.replacement_meaning
    if old is None or new is None:
        return
    if old.purpose or new.purpose:
        case.computed("same_purpose", old.purpose == new.purpose, change.replacement)
    if change.seed and old.shows and new.shows:
        comparison = compared(old, new, change.seed)
        case.computed("dealt_from", change.seed, change.replacement)
        case.computed("hands_found", comparison.found, change.replacement)
        if share := comparison.percent:
            case.computed("share_inside", share, change.replacement)
