"""Law 13: a hand has more than thirteen cards (1997: any hands are wrong but by one that is short)."""

from enum import Enum
from itertools import combinations

from msgspec.structs import replace

from arbitro.bridge.auction import Auction
from arbitro.bridge.calls import Call
from arbitro.bridge.cards import CARDS
from arbitro.bridge.seats import SEATS, Seat
from arbitro.laws.case.notation import *
from arbitro.laws.law_14_missing_card import MissingCard
from arbitro.laws.shared.hands import CardsHeld, Stage, stage, stage_told, stages
from arbitro.regulations.keys import SURPLUS_CARD_ADJUSTED


class HandsKnownBy(Enum):
    """How the right hands can be known (1997)."""

    HAND_RECORD = "hand_record"
    EARLIER_PLAYERS = "earlier_players"
    MISDEALT = "misdealt"  # there never were right hands


class SurplusFound(Enum):
    """Where a card that is not of the deal was found."""

    UNPLAYED = "unplayed"
    CURRENT_TRICK = "current_trick"
    QUITTED_TRICK = "quitted_trick"


class EventType(Enum):
    PAIRS = "pairs"
    INDIVIDUAL = "individual"
    TEAMS = "teams"


surplus_not_of_deal = yes_no("surplus_not_of_deal", usual=False)
surplus_held_by = a_seat("surplus_held_by", source=Source.LOG)
surplus_found = one_of("surplus_found", SurplusFound, source=Source.LOG)
surplus_mattered = judgment(
    "surplus_mattered", "weigh_who_won_trick", "weigh_line_of_play", "weigh_holder_did_not_count"
)
wrong_hand_called = yes_no("wrong_hand_called", source=Source.LOG)
correctable = judgment(
    "correctable", "weigh_what_moved_card_spoils", "weigh_in_doubt_play_on", "weigh_no_change_of_call"
)
correction = one_of("correction", HandsKnownBy)
all_four_agree = yes_no("all_four_agree", put_to=Party.PLAYERS, source=Source.PLAYER)
seen = yes_no("seen")
seen_by = some_of("seen_by", Seat)
info_important = judgment("info_important", "weigh_what_was_seen", "weigh_relevance_shows_later")
outcome_affected = judgment("outcome_affected", "weigh_result_without_irregularity", "weigh_actions_from_knowledge")
event_type = one_of("event_type", EventType)
redeal_possible = judgment(
    "redeal_possible", "weigh_other_table_not_begun", "weigh_match_result_unknown", "weigh_time_for_redeal"
)

# Readings where the text is silent.
DECISIONS = (
    OurReading("surplus_card_1997", "13", E1997),
    OurReading("surplus_holder_at_fault", "13"),
    OurReading("redeal_at_teams", "13", (E2007, E2017)),
    OurReading("moved_card_2017", "13", E2017),
)

EXAMPLES = (
    CardsHeld(north=14, east=12),
    CardsHeld(north=14, east=12, dealer=Seat.NORTH),
    CardsHeld(north=14, east=12, dealer=Seat.NORTH, auction=(Call.BID_1C,)),
    CardsHeld(north=14, east=12, dealer=Seat.SOUTH, auction=(Call.PASS, Call.BID_1C)),
    CardsHeld(north=14),
    CardsHeld(north=14, south=14, west=12),
    CardsHeld(east=12),
    CardsHeld(east=12, west=12),
)
SURPLUS = Unless("13C", e1997="13")
WHO_SAW = {"".join(seat.value for seat in who): (who,) for size in range(1, 5) for who in combinations(SEATS, size)}
MAY_BE_ADJUSTED = {"quitted_trick": (SurplusFound.QUITTED_TRICK,), "played": tuple(SurplusFound)[1:]}


@law("13", ALL, what="wrong_number_of_cards", situation=CardsHeld, examples=EXAMPLES)
def wrong_number_of_cards(case: Case[CardsHeld]) -> Ruling:
    held = case.situation

    # the note to the heading: a pack that is only incomplete (1997: one hand short, three right) is for Law 14
    if not held.long and (case.edition is not E1997 or len(held.short) == 1):
        case.apply("13")
        return case.refer("missing_card", _missing(held))

    called = (held.dealer, held.auction, held.accepted_calls)
    now = stage_told(case, *called) or case.ask(stage, among=stages(*called))
    if held.long and _is_foreign(case):
        return _surplus_card(case, now)
    if now is Stage.COMPLETED:
        return _after_play(case)
    if _wrong_hand_called(case, now):
        return _call_made(case)
    return _no_call_yet_1997(case) if case.edition is E1997 else _no_call_yet(case)


def _missing(held: CardsHeld) -> MissingCard:
    return MissingCard(*held.counts, held.dealer, held.auction, accepted_calls=held.accepted_calls)


# -- 2007 13F, 2017 13C: a card that is not of this deal -----------------------------------------------------------


def _is_foreign(case: Case[CardsHeld]) -> bool:
    total = sum(case.situation.counts)
    if total > len(CARDS):
        case.computed("surplus_not_of_deal", True, total)
        return True
    return case.ask(surplus_not_of_deal, about=total, clause=SURPLUS)


def _surplus_card(case: Case[CardsHeld], now: Stage) -> Ruling:
    held = case.situation
    holder = held.long[0]
    if len(held.long) > 1:
        holders = {seat.value: (seat,) for seat in held.long}
        holder = case.ask(surplus_held_by, about=sum(held.counts), clause=SURPLUS, among=holders)

    # taken out as soon as it is found; it makes no trick defective
    case.apply(SURPLUS, CardRemoved(holder))
    case.considered("67", surplus_not_of_deal)
    if now is not Stage.AUCTION_PERIOD:
        where = case.ask(surplus_found, about=holder, clause=SURPLUS, among=_places(now))
        if where is SurplusFound.CURRENT_TRICK:
            case.apply(Instruction("play_another_card", holder))
            case.set_aside(SURPLUS_CARD_ADJUSTED)
        # played to a quitted trick (FIGB, 2007: found among the played cards): an adjusted score is possible
        if where in MAY_BE_ADJUSTED[case.regulated(SURPLUS_CARD_ADJUSTED)]:
            adjusting = Unless("13C", e1997="12A1")
            case.apply(adjusting, AdjustedScore(ScoreKind.DIRECTORS, Discretion.MAY, against=(holder.side,)))
            case.review(adjusting, surplus_mattered)
        else:
            case.considered("12A1", surplus_found)

    north, east, south, west = held.without_one(holder)
    rest = replace(held, north=north, east=east, south=south, west=west)
    if rest.long:
        return case.refer("wrong_number_of_cards", rest)
    if rest.short:
        return case.refer("missing_card", _missing(rest))
    return case.rule(ResultStands() if now is Stage.COMPLETED else PlayContinues())


def _places(now: Stage) -> dict[str, tuple[SurplusFound, ...]]:
    return {
        where.value: (where,) for where in SurplusFound if now is Stage.PLAY or where is not SurplusFound.CURRENT_TRICK
    }


# -- found after the play --------------------------------------------------------------------------------------------


def _after_play(case: Case[CardsHeld]) -> Ruling:
    # 1997 13C  one hand had too many, another too few: the result is cancelled
    if case.edition is E1997 and case.situation.long:
        return case.rule(Clause("13C"), BoardCancelled(), Penalty(PenaltyKind.PROCEDURAL, clause="90"))
    # 1997, hands that were only short: no text
    if case.edition is E1997:
        return case.rule("12A1", AdjustedScore(ScoreKind.DIRECTORS, Discretion.MAY))

    # 2007 13C, 2017 13D  the result is cancelled and an adjusted score given; at teams the other table has a say
    penalty = Penalty(PenaltyKind.PROCEDURAL, clause=case.clause("13D"))
    case.apply("13D", BoardCancelled())
    if case.ask(event_type, clause="13D") is not EventType.TEAMS:
        return case.rule(AdjustedScore(ScoreKind.DIRECTORS), penalty)
    if case.met(redeal_possible, clause="6D3"):
        return case.rule("6D3", NewDeal(), penalty)
    from arbitro.laws.law_86_team_play import known_between_teams  # which knows this law

    case.apply("86B", penalty)
    return case.refer("team_board_adjusted", known_between_teams(case))


# -- a player with a wrong hand has called ---------------------------------------------------------------------------


def _wrong_hand_called(case: Case[CardsHeld], now: Stage) -> bool:
    held = case.situation
    if now is Stage.PLAY:
        called = True  # nobody is left out of an auction that is over
    elif held.dealer is not None:
        auction = Auction.of(held.dealer, held.auction, held.accepted_calls)
        called = any(auction.caller(index) in held.wrong for index in range(len(auction.calls)))
    else:
        return case.ask(wrong_hand_called)
    case.computed("wrong_hand_called", called)
    return called


def _call_made(case: Case[CardsHeld]) -> Ruling:
    # 1997, opening words  played if it can be put right, no call need change and all four agree; else artificial
    if case.edition is E1997:
        if case.ask(correctable, clause="13") and case.ask(all_four_agree, clause="13"):
            return case.rule("13", HandsCorrected(), Instruction("no_change_of_call"), PlayContinues())
        return case.rule("13", AdjustedScore(ScoreKind.ARTIFICIAL), Penalty(PenaltyKind.PROCEDURAL, clause="13"))

    played, stopped = Unless("13B1", e2007="13A"), Unless("13B2", e2007="13B")
    # 2007 13A, 2017 13B1  put right and played with no change of call; the score may be adjusted afterwards
    if case.met(correctable, clause=played):
        case.apply(played, HandsCorrected(), Instruction("no_change_of_call"), PlayContinues())
        case.review(played, outcome_affected)
        return _moved_card(case)
    # 2007 13B, 2017 13B2  otherwise an adjusted score
    penalty = Penalty(PenaltyKind.PROCEDURAL, clause=case.clause(stopped))
    return case.rule(stopped, AdjustedScore(ScoreKind.DIRECTORS), penalty)


# -- no call by a player with a wrong hand ---------------------------------------------------------------------------


def _no_call_yet_1997(case: Case[CardsHeld]) -> Ruling:
    match case.ask(correction, clause=Clause("13A")):
        # 13A1  by the hand record
        case HandsKnownBy.HAND_RECORD:
            case.apply(Clause("13A1"), HandsCorrected())
        # 13A2  else by asking those who have played the board
        case HandsKnownBy.EARLIER_PLAYERS:
            case.apply(Clause("13A2"), HandsCorrected())
        # 13A3  dealt wrongly: dealt again
        case HandsKnownBy.MISDEALT:
            return case.rule(Clause("13A3"), NewDeal())

    # 13A  nobody has seen a card of another hand: played normally
    if not case.met(seen, clause=Clause("13B")):
        return case.rule(Clause("13A"), PlayContinues())
    # 13B1  it hardly matters, and all four agree: played
    if not case.ask(info_important, clause=Clause("13B1")):
        if case.met(all_four_agree, clause=Clause("13B1")):
            return case.rule(Clause("13B1"), PlayContinues())
    else:
        case.considered(Clause("13B1"), info_important)
    # 13B2  it matters, or somebody objects: artificial score
    return case.rule(
        Clause("13B2"), AdjustedScore(ScoreKind.ARTIFICIAL), Penalty(PenaltyKind.PROCEDURAL, clause="13B2")
    )


def _no_call_yet(case: Case[CardsHeld]) -> Ruling:
    # 2007 13D1, 2017 13A1  put right; nobody has seen a card of another hand: played normally
    if not case.met(seen, clause="13A2"):
        case.apply("13A1", HandsCorrected(), PlayContinues())
        return _moved_card(case)

    case.considered("13A1", seen)
    if case.edition is E2007:
        # 13D2(b)  what was seen is important enough: artificial score
        if case.ask(info_important, clause="13A2"):
            case.considered(Clause("13D2(a)"), info_important)
            penalty = Penalty(PenaltyKind.PROCEDURAL, clause="13D2(b)")
            return case.rule(Clause("13D2(b)"), AdjustedScore(ScoreKind.ARTIFICIAL), penalty)
        case.considered(Clause("13D2(b)"), info_important)
    # 2007 13D2(a), 2017 13A2  put right and played; adjusted afterwards if it had an effect
    clause = Unless("13A2", e2007="13D2(a)")
    case.apply(clause, HandsCorrected(), PlayContinues())
    for seat in case.ask(seen_by, clause=clause, among=WHO_SAW):
        case.apply(Information("card_of_another_hand", case.clause(clause), unauthorised=(seat.side,), seat=seat))
    case.review(clause, outcome_affected)
    return _moved_card(case)


def _moved_card(case: Case[CardsHeld]) -> Ruling:
    # 2007 13E  that a card was moved is unauthorised for the partner of a player whose hand was wrong
    if case.edition is E2007:
        case.apply(Clause("13E"))
        for seat in case.situation.wrong:
            case.apply(Information("moved_card", "13E", unauthorised=(seat.side,), seat=seat.partner))
    return case.rule()
