"""Law 67: a player has put no card to a trick, or too many."""

from itertools import combinations
from typing import Any

from arbitro.bridge.cards import CARDS, Card, Suit
from arbitro.bridge.seats import SEATS, Seat
from arbitro.laws.case.notation import *
from arbitro.laws.law_14_missing_card import (
    MissingCard,
    failed_to_play_it,
    retro_revokes,
    revoke_is_established,
    revoke_trick,
    suit_led_then,
)
from arbitro.laws.law_61_failure_to_follow_suit import LAST, still_open
from arbitro.laws.law_64_established_revoke import EstablishedRevoke
from arbitro.laws.shared.hands import FULL, CardsHeld, Stage, stage
from arbitro.laws.shared.offence import play_over
from arbitro.laws.shared.out_of_turn import FifthCard, SeveralCards, next_trick_under_way
from arbitro.laws.shared.penalty_card import laid
from arbitro.laws.shared.playing import InPlay, cards_twice, trick_problems

played_together = yes_no("played_together")
played_count_wrong = yes_no("played_count_wrong", source=Source.LOG, usual=True)
played_not_placed = yes_no("played_not_placed", usual=False)
has_suit_led = yes_no("has_suit_led", source=Source.LOG)
card_placed = a_card("card_placed")
card_found = a_card("card_found", put_to=Party.DIRECTOR, source=Source.DIRECTOR)
faced_card_known = yes_no("faced_card_known")
faced_card = a_card("faced_card", put_to=Party.DIRECTOR, source=Source.DIRECTOR)
exposed_in_returning = yes_no("exposed_in_returning", usual=False)
same_card_again = yes_no("same_card_again", source=Source.LOG)
cards_at_start = a_number("cards_at_start", 0, len(CARDS))
trick_without_card = a_number("trick_without_card", 1, 13, source=Source.LOG)
other_hands_wrong = some_of("other_hands_wrong", Seat)

DECISIONS = (
    OurReading("omitted_by_dummy", "67B1"),
    OurReading("highest_of_equal_rank", "67B2"),
    OurReading("revoke_brought_to_light", "67B2"),
    OurReading("card_shown_in_returning", "67B2", (E2007, E2017)),
)


class DefectiveTrick(InPlay, frozen=True):
    """Whose card was missing from a trick, or who put several cards to it (`cards`, in the order of play if known).

    `suit_led` is what another hand led to it; `hand` what he holds now; `tricks` the card led and his own card
    for each trick, to find a revoke that a returned card brings to light (as in Law 14).
    """

    offender: Seat
    trick: int
    suit_led: Suit | None = None
    cards: tuple[Card, ...] = ()
    hand: tuple[Card, ...] = ()
    tricks: tuple[tuple[Card, Card], ...] = ()

    def problems(self) -> tuple[Problem, ...]:
        problems = trick_problems(self.trick) + cards_twice((*self.cards, *self.hand), "cards")
        if len(self.cards) == 1:
            problems.append(Problem("not-several-cards", Place(tag="cards"), self.cards[0].value, "C9 CJ"))
        if not self.cards and self.suit_led is None:
            problems.append(Problem("suit-led-needed", Place(tag="suit_led"), expected="S H D C"))
        return tuple(problems)

    @property
    def highest(self) -> Card:
        """Of several cards the highest that he could legally play to the trick (44C)."""
        follow = [card for card in self.cards if card.suit is self.suit_led]
        return max(follow or self.cards, key=lambda card: (card.rank, card.suit))

    @property
    def went_on(self) -> bool | None:
        """Whether both sides have played to the next trick, where it is told: he has, to another hand's lead."""
        if self.trick == LAST:
            return False
        return any(own is not led for led, own in self.tricks[self.trick :]) or None

    @property
    def chooser(self) -> Seat:
        return self.declarer if self.offender is self.dummy else self.offender


WRONG = {"one_short": [FULL - 1], "short": range(FULL - 1), "long": range(FULL + 1, 2 * FULL + 1)}
COUNTED = {**WRONG, "right": [FULL]}
EXAMPLES = (
    DefectiveTrick(Seat.SOUTH, Seat.EAST, 3, Suit.DIAMONDS),
    DefectiveTrick(Seat.SOUTH, Seat.EAST, 10, Suit.DIAMONDS, hand=(Card.D4, Card.S2, Card.S3)),
    DefectiveTrick(Seat.SOUTH, Seat.NORTH, 10, Suit.DIAMONDS, hand=(Card.C4, Card.S2, Card.S3)),
    DefectiveTrick(Seat.SOUTH, Seat.EAST, 4, Suit.CLUBS, (Card.C9, Card.CJ)),
    DefectiveTrick(
        Seat.SOUTH, Seat.EAST, 3, Suit.CLUBS, (Card.CJ, Card.H9), tricks=((Card.S2, Card.S3), (Card.H2, Card.C4))
    ),
    DefectiveTrick(Seat.SOUTH, Seat.SOUTH, 4, Suit.CLUBS, (Card.D9, Card.HJ)),
)


@law("67", ALL, what="defective_trick", situation=DefectiveTrick, examples=EXAMPLES)
def defective_trick(case: Case[DefectiveTrick]) -> Ruling:
    it = case.situation
    if it.went_on is not None:
        case.computed(next_trick_under_way.id, it.went_on)
    went_on = case.ask(next_trick_under_way, clause="67A") if it.went_on is None else it.went_on
    if not went_on:
        return _in_time(case)
    # 67B  both what he holds and what he has played are wrong in number; else a card is missing, or there are too many
    if not case.met(played_count_wrong, about=it.offender, clause="67B"):
        return _hand_wrong(case)
    if it.cards:
        return _too_many(case)
    # 67B3 (2017)  he did play a card and only did not put it with the others
    if case.ask(played_not_placed, about=it.offender, clause="67B3", since=E2017):
        return _put_back(case)
    return _omitted(case)


def _in_time(case: Case[DefectiveTrick]) -> Ruling:
    it = case.situation
    if not it.cards:
        # 67A1  a legal card is supplied
        case.apply("67A1", *([PlayRequired(it.offender, it.suit_led)] if it.suit_led else []))
        return case.rule(CardDue(it.offender))
    # 67A2  two at once (58B), or a fifth card to the trick (45E)
    case.apply("67A2")
    if it.trick == LAST or case.ask(played_together, about=it.offender, clause="67A2"):
        several = SeveralCards(it.declarer, it.offender, it.cards, trick=it.trick, suit_led=it.suit_led)
        return case.refer("several_cards_at_once", several)
    return case.refer("fifth_card", FifthCard(it.declarer, it.offender, it.cards[-1], it.trick))


def _hand_wrong(case: Case[DefectiveTrick]) -> Ruling:
    """Only what he holds is wrong: a card is missing (14), he was dealt too many (13), or nothing is wrong any more."""
    it = case.situation
    others = [seat for seat in SEATS if seat is not it.offender]
    counts = {it.offender: case.ask(cards_at_start, about=it.offender, clause="67B", among=COUNTED)}
    some = [tuple(combinations(others, number)) for number in range(len(SEATS))]
    among = {"none": some[0], "one": some[1], "several": some[2] + some[3]}
    for seat in case.ask(other_hands_wrong, clause="67B", among=among):
        counts[seat] = case.ask(cards_at_start, about=seat, clause="67B", among=WRONG)
    case.apply("67")
    if set(counts.values()) == {FULL}:
        return case.rule(NoRectification(), PlayContinues())
    case.follows(stage, Stage.COMPLETED if case.ask(play_over, clause="67B") else Stage.PLAY)
    north, east, south, west = (counts.get(seat, FULL) for seat in SEATS)
    if max(counts.values()) > FULL:
        return case.refer("wrong_number_of_cards", CardsHeld(north, east, south, west))
    tricks = it.tricks if counts == {it.offender: FULL - 1} else ()
    return case.refer("missing_card", MissingCard(north, east, south, west, tricks=tricks, declarer=it.declarer))


def left_over(case: Case[Any], play: InPlay, seat: Seat, card: Card) -> Ruling:
    """A card that is left after the last trick: he played none to an earlier one (67B1), or was dealt too many (13)."""
    if case.met(played_count_wrong, about=seat, clause="67B"):
        trick = case.ask(trick_without_card, about=seat, clause="67B", among={"earlier": range(1, LAST)})
        suit = case.ask(suit_led_then, about=trick, clause="67B1")
        case.follows(next_trick_under_way, True)
        return case.refer("defective_trick", DefectiveTrick(play.declarer, seat, trick, suit, hand=(card,)))
    if case.told(cards_at_start, about=seat, clause="67B") == FULL:  # it was put right meanwhile
        return case.rule("67", NoRectification())
    case.follows(stage, Stage.COMPLETED if case.ask(play_over, clause="67B") else Stage.PLAY)
    north, east, south, west = (FULL + (player is seat) for player in SEATS)
    return case.refer("wrong_number_of_cards", CardsHeld(north, east, south, west))


def _omitted(case: Case[DefectiveTrick]) -> Ruling:
    it = case.situation
    # 67B1  he faces a card and puts it with those played; who won the trick does not change
    if it.hand:
        holds = any(card.suit is it.suit_led for card in it.hand)
        case.computed(has_suit_led.id, holds, it.offender)
    else:
        holds = case.ask(has_suit_led, about=it.offender, clause="67B1")
    # 67B1(a)  one of the suit led; 67B1(b)  having none, any card
    clause = "67B1(a)" if holds else "67B1(b)"
    legal = [card for card in it.hand or CARDS if (card.suit is it.suit_led) is holds]
    placed = case.ask(card_placed, about=it.offender, of=it.chooser, clause=clause, among={"legal": legal})
    case.apply(clause, CardPlaced(it.offender, placed, it.trick))
    if holds and case.edition is E1997:
        return case.rule(NoRectification(), PlayContinues())
    # 67B1  deemed a revoke: one trick by 64A2
    return case.refer("revoke_established", EstablishedRevoke(it.declarer, it.offender, it.trick, deemed=True))


def _too_many(case: Case[DefectiveTrick]) -> Ruling:
    it = case.situation
    # 67B2(a)  the card that was faced stays; not known: the highest that was legal. The others go back.
    clause = "67B2(a)"
    if case.ask(faced_card_known, about=it.offender, clause=clause):
        each = {card.value: [card] for card in it.cards}
        stays = case.ask(faced_card, about=it.offender, clause=clause, among=each)
    else:
        stays = it.highest
    back = [card for card in it.cards if card is not stays]
    case.apply(clause, CardPlaced(it.offender, stays, it.trick))
    case.apply(*(CardRestored(it.offender, card) for card in back))
    # 67B2, note (2007, 2017)  a defender's card that is exposed on its way back is a penalty card
    if case.edition is not E1997 and it.defends(it.offender) and not case.known(play_over):
        shown = [card for card in back if case.ask(exposed_in_returning, about=card, clause=clause)]
        for card in shown:
            major = card.is_honour or len(shown) > 1
            case.apply("50B")
            laid(case, it.offender, card, CardKind.MAJOR if major else CardKind.MINOR)
        if shown:
            case.follows(play_over, False)  # a penalty card is still to be played
    # 67B2(b)  they count as held all the time: not to have played one may have been a revoke
    case.apply("67B2(b)", since=E2007)
    revokes = _brought_to_light(case, stays, back)
    if not revokes:
        case.considered("64A", failed_to_play_it)
        return case.rule(ResultStands() if case.known(play_over) else PlayContinues())
    trick, *later = revokes
    # 63A  his side has played on since a revoke up to the defective trick, or one that another of his cards followed
    open_yet = max(it.trick, len(it.tricks) - 1) < trick < LAST and not case.known(play_over)
    if open_yet and not case.met(revoke_is_established, about=trick, clause="63A"):
        returned = next(card for card in back if trick in retro_revokes(card, it.tricks) or not it.tricks)
        own = it.tricks[trick - 1][1] if it.tricks else None
        return case.refer(
            "revoke_to_be_corrected", still_open(case, it, it.offender, trick, suit=returned.suit, own=own)
        )
    return case.refer("revoke_established", EstablishedRevoke(it.declarer, it.offender, trick, again=tuple(later)))


def _brought_to_light(case: Case[DefectiveTrick], stays: Card, back: list[Card]) -> list[int]:
    """The first trick in which a returned card should have been played, if there is one; then others of its suit."""
    it = case.situation
    revokes = {number: card.suit for card in back for number in retro_revokes(card, it.tricks)}
    if it.suit_led and stays.suit is not it.suit_led and any(card.suit is it.suit_led for card in back):
        revokes[it.trick] = it.suit_led  # the defective trick itself
    if revokes or it.tricks:
        numbers = sorted(revokes)
        case.computed(failed_to_play_it.id, tuple(numbers), it.offender)
        return [number for number in numbers if revokes[number] is revokes[numbers[0]]]
    if not case.ask(failed_to_play_it, about=it.offender, clause=case.clauses[-1]):
        return []
    last = [LAST] * (it.trick < LAST)
    among = {"earlier": range(1, it.trick), "later": range(it.trick + 1, LAST), "last": last}
    return [case.ask(revoke_trick, about=it.offender, among=among)]


def _put_back(case: Case[DefectiveTrick]) -> Ruling:
    it = case.situation
    card = case.ask(card_found, about=it.offender, clause="67B3", among={"card": CARDS})
    case.apply("67B3", CardPlaced(it.offender, card, it.trick))
    # 67B3  he has played it once more since, and that cannot be mended
    if case.ask(same_card_again, about=card, clause="67B3"):
        return case.rule(AdjustedScore(ScoreKind.DIRECTORS))
    return case.rule(PlayContinues())
