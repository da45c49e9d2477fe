"""Law 14: a hand is short and no hand has too many cards."""

from enum import Enum

from arbitro.bridge.auction import Auction
from arbitro.bridge.calls import Call
from arbitro.bridge.cards import CARDS, Card, Suit
from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.law_26_lead_restrictions import offender_defends
from arbitro.laws.shared.hands import FULL, CardsHeld, Stage, stage, stage_told, stages
from arbitro.laws.shared.offence import play_over
from arbitro.laws.shared.out_of_turn import next_trick_under_way
from arbitro.laws.shared.penalty_card import laid
from arbitro.laws.shared.playing import InPlay, who_declares


class Found(Enum):
    """Where the missing card was found."""

    ELSEWHERE = "elsewhere"  # on the floor, in the board, in another pack
    AMONG_PLAYED = "among_played"
    NO = "no"


found = one_of("found", Found)
which_card = a_card("which_card", put_to=Party.DIRECTOR, source=Source.DIRECTOR)
exposed = yes_no("restored_card_exposed")
failed_to_play_it = yes_no("failed_to_play_it", source=Source.LOG)
correction_period_over = yes_no("correction_period_over", source=Source.LOG)
revoke_trick = a_number("revoke_trick", 1, 13, source=Source.LOG)
revoke_is_established = yes_no("revoke_is_established", source=Source.LOG)
trick_with_card = a_number("trick_with_card", 1, 13, source=Source.LOG)
card_with_it = a_card("card_with_it", put_to=Party.DIRECTOR, source=Source.LOG)
suit_led_then = one_of("suit_led_then", Suit, source=Source.LOG)

# Readings where the text is silent.
DECISIONS = (
    OurReading("calls_stand_1997", "14A", E1997),
    OurReading("several_short_hands_1997", "14", E1997),
)


class MissingCard(CardsHeld, frozen=True):
    """Short hands; of a single missing card also which it is, and what its hand played to each trick."""

    card: Card | None = None
    tricks: tuple[tuple[Card, Card], ...] = ()  # for each trick so far: the card led, the card of the short hand
    declarer: Seat | None = None
    revoke_apart: bool = False  # what the missing card made a revoke of has a ruling of its own, as at a live table

    def problems(self) -> tuple[Problem, ...]:
        problems = list(super().problems())
        if (self.card or self.tricks) and sum(self.counts) != 4 * FULL - 1:
            problems.append(Problem("not-one-missing", Place(tag="card"), str(4 * FULL - sum(self.counts)), "1"))
        if self.tricks and self.dealer is not None and not problems:
            auction = Auction.of(self.dealer, self.auction, self.accepted_calls)
            if not auction.is_over:
                problems.append(Problem("auction-not-over", Place(tag="auction"), str(auction)))
        for index, (_, played) in enumerate(self.tricks, 1):
            if played is self.card:
                problems.append(Problem("missing-card-played", Place(tag="tricks", index=index), played.value))
        return tuple(problems)

    @property
    def who_declares(self) -> Seat | None:
        """As told, or by the auction."""
        if self.declarer or self.dealer is None:
            return self.declarer
        contract = Auction.of(self.dealer, self.auction, self.accepted_calls).contract
        return contract.declarer if contract else None

    @property
    def missing(self) -> tuple[tuple[Seat, str], ...]:
        """Every missing card: whose it is, and its name in questions: `W`, then `W-2` for his second one."""
        return tuple(
            (seat, seat.value if number == 1 else f"{seat.value}-{number}")
            for seat in self.short
            for number in range(1, FULL - self.counts[seat.index] + 1)
        )


def retro_revokes(card: Card, tricks: tuple[tuple[Card, Card], ...]) -> tuple[int, ...]:
    """The tricks, counted from 1, in which the hand could have followed suit with this card and did not (14B4)."""
    return tuple(
        number
        for number, (led, played) in enumerate(tricks, 1)
        if led.suit is card.suit and played.suit is not card.suit
    )


EXAMPLES = (
    MissingCard(west=12),
    MissingCard(west=12, dealer=Seat.NORTH, auction=(Call.PASS, Call.PASS)),
    MissingCard(west=12, card=Card.HK, tricks=((Card.S2, Card.S3), (Card.H2, Card.C4), (Card.D2, Card.D3))),
    MissingCard(west=12, card=Card.HK, tricks=((Card.S2, Card.S3),)),
    MissingCard(west=11, dealer=Seat.NORTH),
    MissingCard(east=12, west=12, dealer=Seat.NORTH),
    MissingCard(north=14, west=11),
    MissingCard(west=12, card=Card.HK, tricks=((Card.S2, Card.S3), (Card.H2, Card.C4)), declarer=Seat.NORTH),
    MissingCard(west=12, declarer=Seat.NORTH),
    MissingCard(west=11, declarer=Seat.WEST),
)
FOUND = {where.value: (where,) for where in Found}
BEFORE = {"elsewhere": (Found.ELSEWHERE,), "no": (Found.NO,)}

TRICKS = {"first": (1,), "before_the_twelfth": range(2, 12), "twelfth": (12,), "last_trick": (13,)}


@law("14", ALL, what="missing_card", situation=MissingCard, examples=EXAMPLES)
def missing_card(case: Case[MissingCard]) -> Ruling:
    held = case.situation

    # a hand with too many cards (1997: more than one that is wrong) is for Law 13
    if held.long or (case.edition is E1997 and len(held.short) > 1):
        case.apply("14")
        hands = CardsHeld(*held.counts, held.dealer, held.auction, accepted_calls=held.accepted_calls)
        return case.refer("wrong_number_of_cards", hands)

    called = (held.dealer, held.auction, held.accepted_calls)
    now = stage_told(case, *called) or case.ask(stage, among=stages(*called, tricks=bool(held.tricks)))
    if now is Stage.AUCTION_PERIOD:
        return _before_play(case)

    # 14B  until the correction period ends (1997 names no end)
    if now is Stage.COMPLETED and case.ask(correction_period_over, clause="14B", since=E2007):
        case.considered("14B", correction_period_over)
        return case.rule("79C", ResultStands())
    return _later(case, now)


def _before_play(case: Case[MissingCard]) -> Ruling:
    held = case.situation
    for seat, name in held.missing:
        card = held.card or case.told(which_card, about=name, clause="14A")
        # 14A1  found: back into the hand
        if case.ask(found, about=name, clause="14A", among=BEFORE) is Found.ELSEWHERE:
            case.apply("14A1", CardRestored(seat, card))
        # 14A2  not found: the hand is rebuilt from another pack
        else:
            case.apply("14A2", CardRestored(seat, card), Instruction("rebuild_hand", seat))
    if case.edition is E1997:
        return case.rule(PlayContinues())
    # 14A3  no call changes; the hand counts as complete all the time
    case.apply("14A3", Instruction("no_change_of_call"), PlayContinues())
    return _restored_information(case, held.short)


def _later(case: Case[MissingCard], now: Stage) -> Ruling:
    restored: list[tuple[Seat, str, Card]] = []
    for seat, name in case.situation.missing:
        # not among the played cards, if these are right in number (67B)
        where = case.ask(found, about=name, clause="14B", among=BEFORE if "67" in case.path else FOUND)
        # 14B1  among the played cards: a defective trick
        if where is Found.AMONG_PLAYED:
            case.apply("14B1")
            if len(case.situation.missing) == 1:
                return _defective_trick(case, now, seat)
            case.apply(Instruction("defective_trick", seat))
            continue
        # 14B2, 14B3 (1997 14B1, 14B2)  found elsewhere: back into the hand; not found: rebuilt from another pack
        card = case.situation.card or case.ask(which_card, about=name, clause="14B", among=_kinds_of_card(restored))
        clause = "14B3" if where is Found.NO else "14B2"
        case.apply(clause, CardRestored(seat, card))
        if where is Found.NO:
            case.apply(Instruction("rebuild_hand", seat))
        # 2007, 2017: a penalty on top is possible
        penalty = Penalty(PenaltyKind.PROCEDURAL, seat.side, seat, case.clause(clause))
        if penalty not in case.effects:
            case.apply(penalty, since=E2007)
        restored.append((seat, name, card))

    # 14B4 (1997 14B3)  it counts as held all along, so it may be a penalty card, and not having played it a revoke
    if restored:
        case.apply("14B4")
    revokes: list[Seat] = []
    for seat, name, card in restored:
        if seat not in revokes and _failed_to_play(case, name, card):
            revokes.append(seat)
    if revokes and len(case.situation.missing) == 1 and not case.situation.revoke_apart:
        return _revoked(case, now, *restored[0])
    if now is Stage.PLAY:
        _penalty_cards(case, restored)
    case.apply(*(Instruction("settle_revoke", seat) for seat in revokes))
    if now is Stage.PLAY:
        case.apply(PlayContinues())
        return _restored_information(case, tuple(dict.fromkeys(seat for seat, _, _ in restored)))
    settled = not revokes and len(restored) == len(case.situation.missing)
    return case.rule(ResultStands()) if settled else case.rule()


def _defective_trick(case: Case[MissingCard], now: Stage, seat: Seat) -> Ruling:
    """67: the trick to which he had played the missing card together with another."""
    from arbitro.laws.law_67_defective_trick import DefectiveTrick, played_count_wrong  # which knows this law

    held = case.situation
    card = held.card or case.ask(which_card, about=seat, clause="14B1", among=_kinds_of_card([]))
    tricks = {"told": range(1, len(held.tricks) + 1)} if held.tricks else TRICKS
    trick = case.ask(trick_with_card, about=seat, clause="14B1", among=tricks)
    if held.tricks:
        led, other = held.tricks[trick - 1]
        suit = led.suit
    else:
        other = case.ask(card_with_it, about=card, clause="14B1", among=_cards_with(card))
        suit = card.suit if other.suit is card.suit else case.ask(suit_led_then, about=trick, clause="67B2")
    case.follows(played_count_wrong, True, about=seat)
    case.follows(play_over, now is Stage.COMPLETED)
    if now is Stage.COMPLETED and trick < FULL:
        case.follows(next_trick_under_way, True)
    cards = (other, card)
    defective = DefectiveTrick(_declarer(case, seat), seat, trick, suit, cards, tricks=held.tricks)
    return case.refer("defective_trick", defective)


def _cards_with(card: Card) -> dict[str, list[Card]]:
    others = [other for other in CARDS if other is not card]
    return {
        "same_suit": [other for other in others if other.suit is card.suit],
        "other_suit": [other for other in others if other.suit is not card.suit],
    }


def _kinds_of_card(restored: list[tuple[Seat, str, Card]]) -> dict[str, tuple[Card, ...]]:
    """What a missing card can be: none that was found before."""
    left = [card for card in CARDS if all(card is not other for _, _, other in restored)]
    return {
        "honour": tuple(card for card in left if card.is_honour),
        "other": tuple(card for card in left if not card.is_honour),
    }


def _revoked(case: Case[MissingCard], now: Stage, seat: Seat, name: str, card: Card) -> Ruling:
    """61 to 64: the revoke that a single missing card has brought to light."""
    from arbitro.laws.law_61_failure_to_follow_suit import still_open  # which know Law 13, and that this one
    from arbitro.laws.law_62_correction_of_a_revoke import new_card
    from arbitro.laws.law_64_established_revoke import EstablishedRevoke

    held = case.situation
    tricks = retro_revokes(card, held.tricks)
    if not held.tricks:
        tricks = (case.ask(revoke_trick, about=seat, clause="14B4", among=TRICKS),)
    trick, *again = tricks
    case.follows(play_over, now is Stage.COMPLETED)
    # 63A  his side has not played on since: it is corrected with the restored card
    if now is Stage.PLAY and not _played_on(case, trick):
        _tell(case, (seat,))
        own = held.tricks[trick - 1][1] if held.tricks else None
        revoke = still_open(case, InPlay(_declarer(case, seat)), seat, trick, suit=card.suit, own=own)
        case.follows(new_card, card, about=seat)
        return case.refer("revoke_to_be_corrected", revoke)
    if now is Stage.PLAY:
        _penalty_cards(case, [(seat, name, card)])
        _tell(case, (seat,))
    return case.refer("revoke_established", EstablishedRevoke(_declarer(case, seat), seat, trick, again=tuple(again)))


def _played_on(case: Case[MissingCard], trick: int) -> bool:
    if case.situation.tricks:
        return trick < len(case.situation.tricks)
    return trick == FULL or case.met(revoke_is_established, about=trick, clause="63A")


def _declarer(case: Case[MissingCard], seat: Seat) -> Seat:
    """Who declares; of a defender's opponents whichever, and else it matters whether the hand was dummy's (64B3)."""
    if case.situation.who_declares:
        return case.situation.who_declares
    if case.ask(offender_defends, about=seat, clause="14B4"):
        return seat.lho
    return case.ask(who_declares, clause="14B4", among={"own": [seat], "dummy": [seat.partner]})


def _penalty_cards(case: Case[MissingCard], restored: list[tuple[Seat, str, Card]]) -> None:
    clause = "14B4"
    for seat in dict.fromkeys(seat for seat, _, _ in restored):
        if _defends(case, seat):
            faced = [
                card
                for holder, name, card in restored
                if holder is seat and case.ask(exposed, about=name, clause=clause)
            ]
            for card in faced:
                major = card.rank.is_honour or len(faced) > 1
                case.apply("50B")
                laid(case, seat, card, CardKind.MAJOR if major else CardKind.MINOR)


def _defends(case: Case[MissingCard], seat: Seat) -> bool:
    declarer = case.situation.who_declares
    if declarer is None:
        return case.ask(offender_defends, about=seat)
    defends = seat.side is not declarer.side
    case.computed(offender_defends.id, defends, seat)
    return defends


def _failed_to_play(case: Case[MissingCard], name: str, card: Card) -> bool:
    if not case.situation.tricks:
        return case.ask(failed_to_play_it, about=name, clause="14B4")
    tricks = retro_revokes(card, case.situation.tricks)
    case.computed(failed_to_play_it.id, tricks, name)
    return bool(tricks)


def _restored_information(case: Case[MissingCard], seats: tuple[Seat, ...]) -> Ruling:
    _tell(case, seats)
    return case.rule()


def _tell(case: Case[MissingCard], seats: tuple[Seat, ...]) -> None:
    # 14C (2007, 2017)  that a card was restored is unauthorised for the partner of the player whose hand was short
    if case.edition is not E1997 and seats:
        case.apply("14C")
        for seat in seats:
            case.apply(Information("restored_card", "14C", unauthorised=(seat.side,), seat=seat.partner))
