"""Law 45, what dummy does with the cards: another card than declarer called (45D), a card pointed to (45F)."""

from arbitro.bridge.cards import Card
from arbitro.bridge.seats import SEATS, Seat
from arbitro.laws.case.notation import *
from arbitro.laws.law_64_established_revoke import EstablishedRevoke
from arbitro.laws.shared.offence import damage, play_over, withdrawn_information
from arbitro.laws.shared.out_of_turn import TRICKS, Played, trick_number
from arbitro.laws.shared.playing import InPlay, cards_twice

each_side_played_on = yes_no("each_side_played_on", source=Source.LOG)
right_defender_changes = yes_no("right_defender_changes", source=Source.PLAYER)
failed_to_follow_misplayed = yes_no("failed_to_follow_misplayed", source=Source.LOG)
hand_that_revoked = a_seat("hand_that_revoked", source=Source.LOG)
misplay_was_revoke = yes_no("misplay_was_revoke", source=Source.LOG)
may_touch = yes_no("may_touch")
suggested_play = judgment("suggested_play", "weigh_what_dummy_pointed_to", "weigh_what_declarer_then_did")
damaged_by_suggestion = judgment("damaged_by_suggestion", "weigh_result_without_the_suggestion")

DECISIONS = (
    OurReading("misplayed_lead_of_another_suit", "45D"),
    OurReading("lead_after_misplayed_card", "45D"),
)

S, W, N, E = Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST


# -- 45D -------------------------------------------------------------------------------------------------------------


class DummyMisplayed(InPlay, frozen=True):
    """The card that declarer called, the card that dummy put in its place, and what was played after it.

    `dummy_led`: whether dummy was to lead. `after` are the cards that followed to the same trick, in order;
    `next_lead` is the lead to the next one, with its hand.
    """

    designated: Card
    placed: Card
    dummy_led: bool = False
    after: tuple[Played, ...] = ()
    next_lead: Played | None = None

    @property
    def offender(self) -> Seat:
        return self.dummy

    def problems(self) -> tuple[Problem, ...]:
        later = [*self.after, *([self.next_lead] if self.next_lead else [])]
        problems = cards_twice((self.designated, self.placed, *(card for _, card in later)), "placed")
        expected = [self.dummy.after(turns) for turns in range(1, len(self.after) + 1)]
        for index, ((seat, _), due) in enumerate(zip(self.after, expected, strict=True), 1):
            if seat is not due or index > 3:
                problems.append(Problem("not-after-dummy", Place(tag="after", index=index), seat.value, due.value))
        return tuple(problems)


MISPLAYED = (
    DummyMisplayed(S, Card.S4, Card.SJ, after=((E, Card.S5), (S, Card.S9), (W, Card.S2)), next_lead=(W, Card.H3)),
    DummyMisplayed(S, Card.S4, Card.SJ, after=((E, Card.S5),)),
    DummyMisplayed(S, Card.S4, Card.HJ, dummy_led=True, after=((E, Card.H5), (S, Card.H9))),
    DummyMisplayed(S, Card.S4, Card.SJ, dummy_led=True),
)


@law("45", ALL, what="dummy_misplayed_card", situation=DummyMisplayed, examples=MISPLAYED)
def dummy_misplayed_card(case: Case[DummyMisplayed]) -> Ruling:
    it = case.situation
    clause = "45D1"
    # 45D, 45D1  until each side has played to the next trick
    if case.ask(each_side_played_on, clause=clause):
        return _too_late(case)
    case.apply(clause, CardWithdrawn(it.dummy, it.placed), CardPlayed(it.dummy, it.designated))
    if it.after or it.next_lead:
        case.apply(withdrawn_information(case, it.dummy, "withdrawn_card"))
    if it.dummy_led and it.after and it.placed.suit is not it.designated.suit:
        # 44C  to another suit everybody plays anew
        case.apply("44C", *(CardWithdrawn(seat, card) for seat, card in it.after), CardDue(it.dummy.lho))
    else:
        _later_cards(case, clause)
    if not it.next_lead:
        waits = any(isinstance(effect, CardDue) for effect in case.effects)
        return case.rule(*[PlayContinues()] * (not waits))
    # 45D  a defender may change his lead to the next trick, too; another hand's stands if that hand still wins
    leader, led = it.next_lead
    case.apply(*[MayChangeCard(leader, led)] * it.defends(leader))
    return case.rule(Instruction("winner_of_corrected_trick_leads"))


def _later_cards(case: Case[DummyMisplayed], clause: Cited) -> None:
    """A defender may change a card; if the one at declarer's right does, so may declarer who played after him."""
    it = case.situation
    for seat, card in it.after:
        if it.defends(seat) or case.ask(right_defender_changes, of=it.declarer.rho, clause=clause):
            case.apply(MayChangeCard(seat, card))


def _too_late(case: Case[DummyMisplayed]) -> Ruling:
    it = case.situation
    if case.edition is not E2017:
        return case.rule("45D", CardPlayed(it.dummy, it.placed), PlayContinues())
    # 45D2  no card is changed; but a hand that did not follow to it may have revoked
    case.considered("45D1", each_side_played_on)
    case.apply("45D2", CardPlayed(it.dummy, it.placed))
    if it.dummy_led and case.ask(failed_to_follow_misplayed, about=it.placed, clause="45D2"):
        hands = {seat.value: [seat] for seat in SEATS if seat is not it.dummy}
        revoked = case.ask(hand_that_revoked, about=it.placed, clause="45D2", among=hands)
        trick = case.ask(trick_number, clause="64A", among=TRICKS)
        return case.refer("revoke_established", EstablishedRevoke(it.declarer, revoked, trick))
    if not it.dummy_led and case.ask(misplay_was_revoke, about=it.placed, clause="45D2"):
        # 64B3  dummy's revoke moves no trick
        case.apply("64B3")
        case.review("64C", damage)
    return case.rule(PlayContinues())


# -- 45F -------------------------------------------------------------------------------------------------------------


class DummyIndicated(InPlay, frozen=True):
    """Dummy touched or pointed to a card."""

    card: Card

    @property
    def offender(self) -> Seat:
        return self.dummy


@law("45", ALL, what="dummy_indicated_card", situation=DummyIndicated, examples=(DummyIndicated(S, Card.DK),))
def dummy_indicated_card(case: Case[DummyIndicated]) -> Ruling:
    it = case.situation
    # 45F  only to arrange the cards, or as declarer told him
    if case.ask(may_touch, about=it.card, clause="45F"):
        case.considered("45F", may_touch)
        return case.rule("42A3", PlayContinues())
    case.apply("45F")
    # 1997  the director says at once whether it suggests a play; later editions wait for the end
    if case.edition is E1997 and not case.met(suggested_play, about=it.card, clause="45F"):
        return case.rule(PlayContinues())
    if not case.ask(play_over, clause="45F"):
        case.review("45F", damaged_by_suggestion if case.edition is E1997 else suggested_play, about=it.card)
        return case.rule(PlayContinues())
    for needed in (suggested_play, damaged_by_suggestion):
        if not case.met(needed, about=it.card, clause="45F"):
            return case.rule(ResultStands())
    standing = Discretion.MAY if case.edition is E1997 else Discretion.SHALL
    side = it.declarer.side
    return case.rule(AdjustedScore(ScoreKind.ASSIGNED, standing, in_favour_of=(side.opponents,), against=(side,)))
