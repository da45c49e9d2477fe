"""No ruling contradicts itself, and each says all that goes with what it does; across the borders of the laws.

Every procedure in every edition is followed to every ruling that it can come to, through the laws that it sends to.
"""

from collections.abc import Iterator
from itertools import islice
from typing import Any

from arbitro.laws.case.effect import (
    AdjustedScore,
    AuctionContinues,
    AuctionEnds,
    AuctionRestarts,
    BecomesDeclarer,
    CallCancelled,
    CallDue,
    CallRepeated,
    CallReplaced,
    CallStands,
    CardDue,
    CardPlayed,
    CardRemoved,
    CardRestored,
    CardReturned,
    CardWithdrawn,
    FinalContract,
    Information,
    InPeriod,
    Instruction,
    LeadForbidden,
    LeadRequired,
    LeadRestriction,
    MayChangeCall,
    MayChangeCard,
    MayNotDouble,
    MustPass,
    NoRectification,
    PenaltyCard,
    PenaltyCardLifted,
    PlayContinues,
    PlayForbidden,
    PlayRequired,
    ResultStands,
    TricksAwarded,
    TricksTransferred,
)
from arbitro.laws.case.ruling import Ruling
from arbitro.laws.case.situation import CallMade
from arbitro.laws.case.summary import summary
from arbitro.laws.study.explore import ends
from arbitro.regulations import load
from tests.amounts import ENDS, WALKS, Figures
from tests.gather import gathered
from tests.laws.casebook import NOT_ASKED
from tests.laws.every_law import every_law, procedures_of
from tests.laws.test_walks import walks


@every_law
def test_every_ruling_of_a_law(law: str, record_property: Figures) -> None:
    """Each rule below says what is wrong with a ruling; the first answers that lead there are told."""
    pack = load("wbf")
    seen = 0
    with gathered() as trying:
        for ruled in procedures_of(law):
            wrong: dict[str, dict[str, Any]] = {}
            for situation in ruled.examples:
                for answers, ruling in islice(ends(ruled, situation, pack), ENDS):
                    seen += 1
                    for rule in RULES:
                        for found in rule(ruling):
                            wrong.setdefault(f"{rule.__name__.strip('_')}: {found}", answers)
                    for found in _whose_turn_it_is(ruling, situation):
                        wrong.setdefault(f"whose turn it is: {found}", answers)
            with trying(ruled.what, ruled.edition):
                assert wrong == {}
    record_property("rulings looked through for contradictions", seen)


def test_no_ruling_at_the_end_of_a_random_way(record_property: Figures) -> None:
    """Further from the first answers than the ways above; each begins with its own law."""
    for procedure, situation, _, ruling, answers, _ in walks(WALKS, beforehand=0):
        wrong = [f"{rule.__name__.strip('_')}: {found}" for rule in RULES for found in rule(ruling)]
        wrong += _whose_turn_it_is(ruling, situation)
        assert not wrong, (procedure.what, int(procedure.edition), situation, answers)
    record_property("rulings at the end of random ways looked through", WALKS)


def of(ruling: Ruling, *kinds: Any) -> list[Any]:
    return [effect for effect in ruling.effects if isinstance(effect, kinds)]


def _cards(ruling: Ruling, *kinds: Any) -> set[Any]:
    return {(effect.seat, effect.card) for effect in of(ruling, *kinds)}


# -- contradictions ------------------------------------------------------------------------------------------------


def _no_clause_applies_and_does_not(ruling: Ruling) -> Iterator[str]:
    yield from {one.clause for one in ruling.considered} & set(ruling.clauses)


def _nothing_is_said_twice(ruling: Ruling) -> Iterator[str]:
    several = (CardRestored, CardRemoved)  # two cards of one hand, not named
    told = [repr(effect) for effect in ruling.effects if not isinstance(effect, several)]
    yield from {one for one in told if told.count(one) > 1}


def _nobody_is_free_and_bound(ruling: Ruling) -> Iterator[str]:
    """Any legal call beside a restriction; no double beside a forced pass."""
    bound = {effect.seat for effect in of(ruling, MustPass, MayNotDouble)}
    yield from (f"{one.seat} may call anything" for one in of(ruling, CallDue) if one.seat in bound)
    silent = {effect.seat for effect in of(ruling, MustPass)}
    yield from (f"{one.seat} may bid" for one in of(ruling, MayNotDouble) if one.seat in silent)


def _the_auction_goes_on_or_is_over(ruling: Ruling) -> Iterator[str]:
    turns = {effect.seat for effect in of(ruling, AuctionContinues, CallDue)}
    if len(turns) > 1:
        yield f"turn of {turns}"
    if of(ruling, AuctionEnds):
        bound = of(ruling, AuctionContinues, AuctionRestarts, CallDue, CallRepeated, MayNotDouble, MustPass)
        yield from (f"over, and {one}" for one in bound)


def _a_card_is_in_one_place(ruling: Ruling) -> Iterator[str]:
    laid = _cards(ruling, PenaltyCard)
    yield from (f"penalty card and not: {one}" for one in laid & _cards(ruling, PenaltyCardLifted, CardReturned))
    yield from (f"penalty card and played: {one}" for one in laid & _cards(ruling, CardPlayed))
    back = _cards(ruling, CardWithdrawn, CardReturned)
    yield from (f"played and taken back: {one}" for one in _cards(ruling, CardPlayed) & back)
    cards = [(one.seat, one.card) for one in of(ruling, PenaltyCard)]
    yield from (f"two kinds of penalty card: {one}" for one in set(cards) if cards.count(one) > 1)


def _one_hand_plays_next(ruling: Ruling) -> Iterator[str]:
    seats = {effect.seat for effect in of(ruling, CardDue)}
    if len(seats) > 1 or (seats and of(ruling, PlayContinues)):
        yield f"{seats} {of(ruling, PlayContinues)}"
    if len(of(ruling, BecomesDeclarer)) > 1:
        yield "two declarers"


def _what_is_over_does_not_go_on(ruling: Ruling) -> Iterator[str]:
    if not any(fact.id == "play_over" and fact.value is True for fact in ruling.facts):
        return
    of_the_play = (CardDue, LeadForbidden, LeadRequired, LeadRestriction, PenaltyCard, PlayContinues, PlayRequired)
    yield from (repr(effect) for effect in of(ruling, *of_the_play))


def _tricks_are_told_once(ruling: Ruling) -> Iterator[str]:
    told = of(ruling, TricksTransferred, TricksAwarded)
    if len(told) > 1:
        yield repr(told)


def _one_score(ruling: Ruling) -> Iterator[str]:
    scores = of(ruling, AdjustedScore)
    if len({one.against for one in scores}) < len(scores):
        yield repr(scores)
    whole = [one for one in scores if not one.to and not one.at_most_average_minus and one.standing.value == "shall"]
    if whole and of(ruling, ResultStands):
        yield "adjusted, and the result stands"


def _no_rectification_is_none(ruling: Ruling) -> Iterator[str]:
    """A player who had to pass still has to (37): that is no rectification of what he did now."""
    if not of(ruling, NoRectification):
        return
    some = (AdjustedScore, LeadForbidden, LeadRequired, LeadRestriction, MayNotDouble, PenaltyCard, PlayForbidden)
    yield from (repr(effect) for effect in of(ruling, *some, PlayRequired))
    yield from (repr(one) for one in of(ruling, TricksTransferred) if one.tricks)
    if "37" not in ruling.path:
        yield from (repr(effect) for effect in of(ruling, MustPass))


def _what_declarer_may_choose_he_has_not_chosen(ruling: Ruling) -> Iterator[str]:
    chosen = {effect.seat for effect in of(ruling, LeadForbidden, LeadRequired)}
    yield from (repr(one) for one in of(ruling, LeadRestriction) if one.seat in chosen)
    if "decline" in {fact.value for fact in ruling.facts if fact.id == "demand"}:
        yield from (repr(one) for one in of(ruling, LeadRestriction))


def _what_a_player_may_change_he_has_not_changed(ruling: Ruling) -> Iterator[str]:
    """Once he has made another call, or let the first one stand, nothing is offered any more; the same for a card."""
    settled: set[tuple[Any, Any]] = {
        (one.seat, one.call) for one in of(ruling, CallReplaced, CallStands, CallCancelled)
    }
    settled |= _cards(ruling, CardPlayed, CardWithdrawn)
    offered: list[tuple[Any, Any]] = [(one.seat, one.call) for one in of(ruling, MayChangeCall)]
    offered += _cards(ruling, MayChangeCard)
    yield from (repr(one) for one in offered if one in settled)


def _a_restriction_is_told_as_things_stand(ruling: Ruling) -> Iterator[str]:
    """As long as the auction goes on (26)."""
    stand = {one.seat for one in of(ruling, Instruction) if one.text == "lead_restriction_as_things_stand"}
    for one in of(ruling, LeadRestriction):
        if not of(ruling, AuctionEnds) and one.seat.partner not in stand:
            yield repr(one)


def _information_is_for_somebody_or_not(ruling: Ruling) -> Iterator[str]:
    told = of(ruling, Information)
    for at, one in enumerate(told):
        if set(one.authorised) & set(one.unauthorised):
            yield repr(one)
        for other in told[at + 1 :]:
            both = set(one.authorised) & set(other.unauthorised) | set(one.unauthorised) & set(other.authorised)
            if both and (one.about, one.cards, one.seat) == (other.about, other.cards, other.seat):
                yield f"{one} {other}"


def _a_penalty_card_tells_what_law_50_says(ruling: Ruling) -> Iterator[str]:
    """50E, and in 1997 50C and 50D1; not the law on withdrawn cards, but on the twelfth trick (62D2 of 2017)."""
    laid = [one for one in of(ruling, PenaltyCard) if not one.optional]
    for one in laid:
        if "62D2" not in ruling.clauses and not any(told.clause.startswith("50") for told in of(ruling, Information)):
            yield f"{one}: nothing told"
        for told in of(ruling, Information):
            bars = told.about in ("withdrawn_card", "exposed_card") and one.seat.side in told.unauthorised
            if bars and one.card not in told.cards and not told.cards and "62D2" not in ruling.clauses:
                yield f"{one}: {told}"


# -- what goes with an effect --------------------------------------------------------------------------------------


def _a_penalty_card_cites_law_50(ruling: Ruling) -> Iterator[str]:
    """50B makes it major or minor unless a law says so itself; 50C or 50D1 says what its owner has to do."""
    for one in of(ruling, PenaltyCard):
        needed = "50C" if one.kind.value == "minor" else "50D1"
        if not any(clause.startswith(needed) for clause in ruling.clauses):
            yield f"{one}: {needed}"


SCORED_BY = {  # by the codes: assigned, artificial, whichever can be given
    1997: {"assigned": {"12C2"}, "artificial": {"12C1"}, "directors": {"12C"}},
    2007: {"assigned": {"12C1(a)"}, "artificial": {"12C2(a)"}, "directors": {"12C1(a)"}},
    2017: {"assigned": {"12C1(a)", "12C1(b)"}, "artificial": {"12C2(a)"}, "directors": {"12C1(a)"}},
}


def _an_adjusted_score_cites_law_12(ruling: Ruling) -> Iterator[str]:
    for one in of(ruling, AdjustedScore):
        if missing := SCORED_BY[ruling.edition][one.kind.value] - set(ruling.clauses):
            yield f"{one}: {missing}"


MAY_APPLY = {
    "correction", "hand_of_another_board", "partners_hint", "question", "question_about_revoke", "remark",
    "trick_pointed_out", "words_of_double",
}  # fmt: skip
"""What Law 16 may have something to say about; no law says that it has. In 1997 also cards exposed in the auction."""


def _information_cites_who_may_use_it(ruling: Ruling) -> Iterator[str]:
    """The clause that says so or a part of it; of what was withdrawn 16C (2007 16D), or 23B, 26A, 27B1 in its place."""
    for one in of(ruling, Information):
        silent = one.about in MAY_APPLY or (ruling.edition == 1997 and one.about == "exposed_card")
        if not silent and not any(clause.startswith(one.clause) for clause in ruling.clauses):
            yield repr(one)


LIMBS = {"similar": "23A1", "subset": "23A2", "purpose": "23A3"}


def _a_comparable_call_cites_what_makes_it_so(ruling: Ruling) -> Iterator[str]:
    """23A1, 23A2 or 23A3, for each call that was found comparable; and none where none was."""
    answered = {(fact.id, fact.about): fact.value for fact in ruling.facts}
    limbs = {
        LIMBS.get(str(answered.get(("comparable_how", call))), f"{call}: no limb")
        for (id, call), value in answered.items()
        if id == "comparable" and value is True
    }
    yield from limbs ^ (set(LIMBS.values()) & set(ruling.clauses))


def _a_restricted_lead_cites_the_law_that_allows_it(ruling: Ruling) -> Iterator[str]:
    """26 after a withdrawn call, 50D2 and 51B with a penalty card; 44 where the restriction was there before."""
    restricted = of(ruling, LeadRestriction, LeadRequired, LeadForbidden) and ruling.path != ("44",)
    if restricted and not any(clause.startswith(("26", "50D2", "51B")) for clause in ruling.clauses):
        yield repr(ruling.clauses)


def _who_defends_is_left_open_only_while_it_is(ruling: Ruling) -> Iterator[str]:
    """26: once the contract is known, or declarer has said what he demands, the offenders defend."""
    settled = of(ruling, FinalContract) or any(fact.id == "demand" for fact in ruling.facts)
    for one in of(ruling, LeadRestriction):
        if one.defends is not bool(settled):
            yield repr(one)
        yield from (f"{one}: {final}" for final in of(ruling, FinalContract) if final.declarer.side is one.seat.side)


WITH = {  # a clause, and those that the book reads with it
    "63A4": "69A",
    "69B1": "69B",
    "69B2": "69B",
    "54B1": "54B",
    "54B2": "54B",
    "57A1": "57A",
    "57A2": "57A",
    "57A3": "57A",
    "57A4": "57A",
    "58B3": "58B2",
}


def _clauses_that_belong_together_are_cited_together(ruling: Ruling) -> Iterator[str]:
    told = set(ruling.clauses)
    yield from (f"{one} without {other}" for one, other in WITH.items() if one in told and other not in told)


def _no_trick_moves_for_a_revoke_that_was_put_right(ruling: Ruling) -> Iterator[str]:
    """64B3 is for what was established; a card refused in favour of the penalty card was not (52B2)."""
    if "52B2" in ruling.clauses:
        yield from {"64B3"} & set(ruling.clauses)


def _the_summary_says_what_the_effects_say(ruling: Ruling) -> Iterator[str]:
    found = summary(ruling)
    laid = [one for one in of(ruling, PenaltyCard) if (one.seat, one.card) not in _cards(ruling, PenaltyCardLifted)]
    majors = {one.seat.partner: one for one in laid if one.kind.value == "major"}
    restricted = {one.seat for one in of(ruling, LeadRestriction, LeadRequired, LeadForbidden)} | set(majors)
    [moved] = of(ruling, TricksTransferred) or [None]
    [awarded] = of(ruling, TricksAwarded) or [None]
    expected = {
        "auction_ends": AuctionEnds() in ruling.effects,
        "must_pass": [(one.seat, one.how_long) for one in of(ruling, MustPass)],
        "penalty_cards": laid,
        "lead_restrictions": restricted,
        "tricks_transferred": moved and (moved.tricks, moved.to),
        "tricks_awarded": awarded and (awarded.tricks, awarded.to),
        "adjusted_score": next(iter(of(ruling, AdjustedScore)), None),
    }
    told = {
        "auction_ends": found.auction_ends,
        "must_pass": [(one.seat, one.how_long) for one in found.must_pass],
        "penalty_cards": list(found.penalty_cards),
        "lead_restrictions": {one.seat for one in found.lead_restrictions},
        "tricks_transferred": found.tricks_transferred_to and (found.tricks_transferred, found.tricks_transferred_to),
        "tricks_awarded": found.tricks_awarded_to and (found.tricks_awarded, found.tricks_awarded_to),
        "adjusted_score": found.adjusted_score,
    }
    yield from (name for name in expected if told[name] != expected[name])


# -- what is asked -------------------------------------------------------------------------------------------------

AFTER_PLAY = {"not_compensated", "offender_won_revoke_trick", "os_later_tricks", "os_won_revoke_trick"}
SETTLED: dict[tuple[str, Any], set[str]] = {  # an answer, and what need not be asked after it
    ("play_over", False): {*AFTER_PLAY, "later_with_playable_card", "correction_period_over"},
    ("play_over", True): {"first_call_made", "lead_faced", "stage"},
    ("stage", "auction_period"): {"play_over", "revoke_trick", "surplus_found"},
    ("stage", "play"): {"play_over", "first_call_made", "wrong_hand_called"},
    ("stage", "completed"): {"play_over", "first_call_made", "wrong_hand_called"},
    ("hands_returned", True): {"play_over", "lead_faced"},
    ("event_type", "pairs"): {"method", "results", "match_result_known"},
    ("comparable", True): {"specified_suits", "shown_suits", "solely_suits"},
    ("doubted", False): {"asked_to_play_on", "all_four_concur"},
    ("played_count_wrong", True): {"cards_at_start", "other_hands_wrong"},
    ("found", "among_played"): {"restored_card_exposed"},
    ("opening_lead_faced", False): {"opening_lead_and_dummy_faced"},
    ("correction_period_over", True): {"likely_won", "safe_by_normal_play", "safe_by_legal_play"},
    ("visible_to_partner", False): {"exposed_inadvertently", "designated_otherwise"},
    ("logical_alternative", False): {"suggested"},
    ("damage", False): {"assignable", "outcomes", "weights"},
}


def _an_earlier_answer_is_not_asked_for_again(ruling: Ruling) -> Iterator[str]:
    """Where both are about the same player, card or call, or one of them is about none."""
    settled: dict[str, str] = {}
    for fact in ruling.facts:
        about = settled.get(fact.id)
        if fact.source not in NOT_ASKED and about is not None and (not about or about == fact.about):
            yield f"{fact.identity} after {[(other.identity, other.value) for other in ruling.facts]}"
        if isinstance(fact.value, str | bool):
            settled |= dict.fromkeys(SETTLED.get((fact.id, fact.value), ()), fact.about)


# -- what the players are told -------------------------------------------------------------------------------------

OF_THE_AUCTION = {str(number) for number in (19, *range(24, 40))} - {"26"}
NOT_KNOWN = {"later_calls_stand", "score_without_the_call"}  # the auction has gone on, or been played


def _it_is_told_how_the_auction_goes_on(ruling: Ruling) -> Iterator[str]:
    """Whose turn it is, or that it is over; and then with which contract, and in 2017 that questions may be asked."""
    if not set(ruling.path) <= OF_THE_AUCTION or of(ruling, AdjustedScore) or of(ruling, CardReturned, PenaltyCard):
        return
    texts = {one.text for one in of(ruling, Instruction)}
    if not of(ruling, AuctionContinues, AuctionEnds, CallDue) and not texts & NOT_KNOWN:
        yield repr(ruling.effects)
    later = any(fact.id == "auction_period_over" and fact.value is True for fact in ruling.facts)
    if of(ruling, FinalContract) and ruling.edition == 2017 and not later and not of(ruling, InPeriod):
        yield "no Clarification Period"


def _whose_turn_it_is(ruling: Ruling, situation: Any) -> Iterator[str]:
    """The auction up to the irregular call, and what now stands in its place, played out in the test."""
    if not isinstance(situation, CallMade) or not situation.in_rotation or getattr(situation, "since", None):
        return
    stands = [one.call for one in of(ruling, CallStands) if one.seat is situation.seat]
    stands += [one.by for one in of(ruling, CallReplaced) if one.seat is situation.seat]
    later = situation.calls_after if stands == [situation.call] else ()  # then those stand, too
    calls = [call.value for call in (*situation.auction[:-1], *stands, *(call for _, call in later))]
    passes = len(calls) - len("".join("P" if call == "P" else "x" for call in calls).rstrip("P"))
    over = passes >= (3 if any(call != "P" for call in calls) else 4)
    if len(stands) != 1 or getattr(situation, "over", None) or getattr(situation, "not_known", False):
        return
    if over is not bool(of(ruling, AuctionEnds)):
        yield f"over: {over}"
    turns = {one.seat for one in of(ruling, AuctionContinues, CallDue)}
    if not over and turns and turns != {(later[-1][0] if later else situation.seat).lho}:
        yield f"{turns}"


RULES = (
    _no_clause_applies_and_does_not,
    _nothing_is_said_twice,
    _nobody_is_free_and_bound,
    _the_auction_goes_on_or_is_over,
    _a_card_is_in_one_place,
    _one_hand_plays_next,
    _what_is_over_does_not_go_on,
    _tricks_are_told_once,
    _one_score,
    _no_rectification_is_none,
    _what_declarer_may_choose_he_has_not_chosen,
    _what_a_player_may_change_he_has_not_changed,
    _a_restriction_is_told_as_things_stand,
    _information_is_for_somebody_or_not,
    _a_penalty_card_tells_what_law_50_says,
    _a_penalty_card_cites_law_50,
    _an_adjusted_score_cites_law_12,
    _information_cites_who_may_use_it,
    _a_comparable_call_cites_what_makes_it_so,
    _a_restricted_lead_cites_the_law_that_allows_it,
    _who_defends_is_left_open_only_while_it_is,
    _an_earlier_answer_is_not_asked_for_again,
    _clauses_that_belong_together_are_cited_together,
    _no_trick_moves_for_a_revoke_that_was_put_right,
    _it_is_told_how_the_auction_goes_on,
    _the_summary_says_what_the_effects_say,
)
