"""Law 58: two players play at once, or one player plays several cards."""

from functools import cached_property

from arbitro.bridge.cards import Card, Suit
from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.law_57_premature_play import follows_suit, revoke_corrected
from arbitro.laws.law_61_failure_to_follow_suit import LAST
from arbitro.laws.law_67_defective_trick import DefectiveTrick, faced_card, faced_card_known, left_over
from arbitro.laws.shared.offence import withdrawn_information
from arbitro.laws.shared.out_of_turn import PrematurePlay, SeveralCards, next_trick_under_way, trick_number
from arbitro.laws.shared.penalty_card import laid
from arbitro.laws.shared.playing import InPlay, cards_twice

card_meant = a_card("card_meant")

DECISIONS = (OurReading("second_card_is_an_accident", "58B2"),)


class PlayedAtOnce(InPlay, frozen=True):
    """A card by the player whose turn it was, and at that moment another player's.

    `led_by` and `led` are the lead to the trick, where the first card was not the lead itself.
    """

    player: Seat
    card: Card
    offender: Seat
    other_card: Card
    led_by: Seat | None = None
    led: Card | None = None

    def problems(self) -> tuple[Problem, ...]:
        if (self.led_by is None) is not (self.led is None):
            return (Problem("lead-half-told", Place(tag="led"), expected="led_by led"),)
        if self.player in (self.offender, self.led_by):
            return (Problem("hand-plays-twice", Place(tag="player"), self.player.value),)
        cards = (self.card, self.other_card) if self.led is None else (self.led, self.card, self.other_card)
        if problems := cards_twice(cards, "card"):
            return tuple(problems)
        if self.trick_complete:
            return (Problem("not-premature", Place(tag="offender"), self.offender.value),)
        return () if self.in_turn else self.premature.problems()

    @property
    def lead(self) -> tuple[Seat, Card]:
        """Who led to the trick, and what."""
        return (self.led_by, self.led) if self.led_by and self.led else (self.player, self.card)

    @property
    def trick_complete(self) -> bool:
        return self.player.lho is self.lead[0]

    @property
    def in_turn(self) -> bool:
        """Whether the other card came from the hand that plays next."""
        return self.offender is self.player.lho

    @cached_property
    def premature(self) -> PrematurePlay:
        """The other card, as played after the first."""
        leader, led = self.lead
        partly = PrematurePlay(self.declarer, self.offender, self.other_card, leader, led, self.player.lho)
        if self.offender not in partly.have_played:
            return partly
        return PrematurePlay(self.declarer, self.offender, self.other_card, leader, led, self.player.lho, lead=True)


S, W, N, E = Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST
AT_ONCE = (
    PlayedAtOnce(S, W, Card.S4, E, Card.D2),
    PlayedAtOnce(S, W, Card.S4, N, Card.D2),
    PlayedAtOnce(S, W, Card.S4, N, Card.S2),
    PlayedAtOnce(S, S, Card.S4, W, Card.D2),
    PlayedAtOnce(S, N, Card.S4, E, Card.S9, S, Card.S2),
    PlayedAtOnce(S, W, Card.S4, E, Card.S9, S, Card.S2),
)


@law("58", ALL, what="simultaneous_plays", situation=PlayedAtOnce, examples=AT_ONCE)
def simultaneous_plays(case: Case[PlayedAtOnce]) -> Ruling:
    both = case.situation
    # 58A  the card of the player whose turn it was comes first, the other counts as played after it
    case.apply("58A", CardPlayed(both.player, both.card))
    if not both.in_turn:
        return case.refer("premature_play", both.premature)
    leader, led = both.lead
    if not follows_suit(case, both.offender, both.other_card, led, "58A"):
        revoke_corrected(case, both, both.offender, both.other_card)
        return case.rule(CardDue(both.offender))
    case.apply(CardPlayed(both.offender, both.other_card))
    following = both.offender.lho
    return case.rule(PlayContinues() if following is leader else CardDue(following))


SEVERAL = (
    SeveralCards(S, E, (Card.C8, Card.C3)),
    SeveralCards(S, E, (Card.C8, Card.DQ)),
    SeveralCards(S, E, (Card.C8, Card.C3), others=(Card.H4,)),
    SeveralCards(S, S, (Card.HA, Card.H4), after=((W, Card.HK),)),
    SeveralCards(S, E, (Card.C8,), (Card.C3,), trick=4, suit_led=Suit.CLUBS),
    SeveralCards(S, E, (Card.C8, Card.DQ), trick=4, suit_led=Suit.CLUBS),
    SeveralCards(S, E, (Card.C8, Card.DQ), trick=13, suit_led=Suit.HEARTS),
)


@law("58", ALL, what="several_cards_at_once", situation=SeveralCards, examples=SEVERAL)
def several_cards_at_once(case: Case[SeveralCards]) -> Ruling:
    several = case.situation
    offender, visible = several.offender, several.visible
    back = [CardReturned(offender, card) for card in several.hidden]

    # 58B4  found only when both sides have played to the next trick: a defective trick (67)
    if several.trick != LAST and case.met(next_trick_under_way, clause="58B4"):
        case.apply("58B4")
        trick = several.trick or case.ask(trick_number, clause="58B4", among={"earlier": range(1, LAST)})
        if len(visible) == 1:
            case.follows(faced_card_known, True, about=offender)
            case.follows(faced_card, visible[0], about=offender)
        cards = (*visible, *several.hidden)
        defective = DefectiveTrick(several.declarer, offender, trick, several.suit_led, cards)
        return case.refer("defective_trick", defective)

    # 58B1  one face could be seen: that card is played, the others go back
    if len(visible) == 1:
        if several.trick == LAST:
            case.apply("58B1", CardPlayed(offender, visible[0]))
            return left_over(case, several, offender, several.hidden[0])
        return case.rule("58B1", CardPlayed(offender, visible[0]), *back, NoRectification(), PlayContinues())

    # 58B2  the player says which he means; a defender's other cards in view are penalty cards
    legal = [card for card in visible if card.suit is several.suit_led] or visible  # 44C
    each = {card.value: [card] for card in legal}
    player = offender if several.defends(offender) else several.declarer
    chosen = case.ask(card_meant, about=offender, of=player, clause="58B2", among=each)
    rest = [card for card in visible if card is not chosen]
    if several.trick == LAST:
        case.apply("58B2", CardPlayed(offender, chosen))
        return left_over(case, several, offender, rest[0])
    case.apply("58B2", CardPlayed(offender, chosen), *(CardWithdrawn(offender, card) for card in rest), *back)
    if several.defends(offender):
        case.apply("50B")
        small = len(rest) == 1 and not several.others and not rest[0].is_honour
        for index, card in enumerate(rest):
            earlier = () if index else several.others
            laid(case, offender, card, CardKind.MINOR if small else CardKind.MAJOR, others=earlier)
    # 58B3  an opponent who has played since may change his card; what that tells is not for the offenders
    changes = [MayChangeCard(*played) for played in several.after if played[0].side is not offender.side]
    if changes or not several.defends(offender):
        case.apply(withdrawn_information(case, offender, "withdrawn_card"))
    case.apply(*["58B3"] * bool(changes), *changes)
    return case.rule(PlayContinues())
