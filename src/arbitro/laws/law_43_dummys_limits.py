"""Law 43: what dummy may not do, and what it costs him to ask or warn when he has lost his rights."""

from enum import Enum

from arbitro.bridge.cards import Card, Suit
from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.law_09_after_an_irregularity import costs_rights, defenders_gained, rights_lost
from arbitro.laws.law_13_incorrect_number_of_cards import event_type
from arbitro.laws.law_61_failure_to_follow_suit import RevokeInquiry, play_was_revoke
from arbitro.laws.law_64_established_revoke import EstablishedRevoke
from arbitro.laws.shared.offence import play_over, withdrawn_information
from arbitro.laws.shared.out_of_turn import TRICKS, Played, trick_number
from arbitro.laws.shared.playing import DefenderErred, InPlay, cards_twice, trick_problems
from arbitro.regulations.keys import DUMMY_SEES_SCORES


class Limit(Enum):
    """Which limit dummy, or a defender, did not keep."""

    CALLED_DIRECTOR = "called_director"
    TOOK_PART = "took_part"  # in the play, or told declarer something about it
    EXCHANGED_HANDS = "exchanged_hands"
    LEFT_SEAT = "left_seat"  # to watch declarer's play
    LOOKED_AT_DEFENDER = "looked_at_defender"
    DEFENDER_SHOWED = "defender_showed"  # his hand to dummy (2017)
    SCORE_SHEET = "score_sheet"  # seen before the play was over, where a regulation forbids it


class ChosenHand(Enum):
    """From which hand declarer is to lead."""

    DECLARER = "declarer"
    DUMMY = "dummy"
    NO_CHOICE = "no_choice"


limit_broken = one_of("limit_broken", Limit)
attention_by_another = yes_no("attention_by_another", source=Source.LOG)
own_initiative = yes_no("own_initiative")
hand_chosen = one_of("hand_chosen", ChosenHand, put_to=Party.NON_OFFENDERS, source=Source.PLAYER)
dummy_first_to_ask = yes_no("dummy_first_to_ask", source=Source.LOG)

A2 = {Limit.EXCHANGED_HANDS: "43A2(a)", Limit.LEFT_SEAT: "43A2(b)", Limit.LOOKED_AT_DEFENDER: "43A2(c)"}
AT_THE_END = Unless("43B3", e2007="12B1")

DECISIONS = (
    OurReading("hands_seen_2017", "43A2(a)", E2017),
    OurReading("score_sheet_is_a2", "43A2"),
    OurReading("no_hand_chosen", "43B2(a)"),
    OurReading("dummy_informs_declarer", "43A1(c)"),
)

S, W, N, E = Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST


@law("43", ALL, what="dummy_overstepped", situation=InPlay, examples=(InPlay(S),))
def dummy_overstepped(case: Case[InPlay]) -> Ruling:
    it = case.situation
    ways = [way for way in Limit if way is not Limit.DEFENDER_SHOWED or case.edition is E2017]
    limit = case.ask(limit_broken, clause="43A", among={way.value: [way] for way in ways})
    # 43B1  whatever it was, a penalty is possible
    penalty = Penalty(PenaltyKind.PROCEDURAL, it.dummy.side, it.dummy, "90")
    match limit:
        case Limit.CALLED_DIRECTOR:
            # 43A1(a)  unless another player has drawn attention
            if case.ask(attention_by_another, clause="43A1(a)"):
                case.considered("43A1(a)", attention_by_another)
                return case.rule("43A1", PlayContinues())
            return case.rule("43A1(a)", "43B1", penalty, PlayContinues())
        case Limit.TOOK_PART:
            # 43A1(c)
            heard = Information("remark", case.clause("16B1"), unauthorised=(it.dummy.side,), seat=it.declarer)
            return case.rule("43A1(c)", "43B1", penalty, heard, PlayContinues())
        case Limit.DEFENDER_SHOWED:
            # 43A3 (2017)
            shown = Penalty(PenaltyKind.PROCEDURAL, it.declarer.side.opponents, clause="90")
            return case.rule("43A3", shown, PlayContinues())
        case Limit.SCORE_SHEET:
            if case.regulated(DUMMY_SEES_SCORES) != "loses_rights":
                case.considered("43A2", "score_sheet_not_regulated")
                return case.rule("43A", PlayContinues())
            if not costs_rights(case, "43A2"):
                case.considered("43A2", event_type)
                return case.rule("43A", PlayContinues())
            case.apply("43A2")
        case _:
            # 43A2(c)  until 2007: if he looked of his own accord
            looked = limit is Limit.LOOKED_AT_DEFENDER and case.edition is not E2017
            if looked and not case.met(own_initiative, about=it.dummy, clause="43A2(c)"):
                return case.rule("43A2", PlayContinues())
            case.apply(A2[limit])
    # 43B1, 43B2, 43B3  from now on he warns and asks at declarer's cost
    return case.rule("43B1", penalty, "43B", Instruction("dummy_has_lost_rights"), PlayContinues())


@law("43", ALL, what="dummy_warned_declarer", situation=InPlay, examples=(InPlay(S),))
def dummy_warned_declarer(case: Case[InPlay]) -> Ruling:
    it = case.situation
    # 42B2  not to lead from the wrong hand: his right, if he has kept it
    if not rights_lost(case, "43B2(a)"):
        return case.rule("42B2", PlayContinues())
    # 43B2(a)  either defender chooses the hand
    match case.ask(hand_chosen, about=it.declarer, clause="43B2(a)"):
        case ChosenHand.DECLARER:
            return case.rule("43B2(a)", CardDue(it.declarer))
        case ChosenHand.DUMMY:
            return case.rule("43B2(a)", CardDue(it.dummy))
        case ChosenHand.NO_CHOICE:
            return case.rule("43B2(a)", PlayContinues())


class RevokeQuestion(InPlay, frozen=True):
    """Dummy asked declarer whether he has no card of the suit led; the card that declarer had played.

    `after` are the cards that other hands then played to the trick.
    """

    card: Card
    suit_led: Suit | None = None
    after: tuple[Played, ...] = ()
    trick: int | None = None

    @property
    def offender(self) -> Seat:
        return self.declarer

    def problems(self) -> tuple[Problem, ...]:
        problems = cards_twice((self.card, *(card for _, card in self.after)), "after")
        problems += [] if self.trick is None else trick_problems(self.trick)
        if self.suit_led is self.card.suit:
            problems.append(Problem("followed-suit", Place(tag="card"), self.card.value))
        return tuple(problems)


ASKED = (
    RevokeQuestion(S, Card.H4, Suit.SPADES),
    RevokeQuestion(S, Card.H4),
    RevokeQuestion(S, Card.H4, Suit.SPADES, ((W, Card.SA),)),
)


@law("43", ALL, what="dummy_asked_about_revoke", situation=RevokeQuestion, examples=ASKED)
def dummy_asked_about_revoke(case: Case[RevokeQuestion]) -> Ruling:
    it = case.situation
    # 42B1, 61B  his right, if he has kept it
    if not rights_lost(case, "43B2(b)"):
        return case.refer("asked_about_revoke", RevokeInquiry(it.declarer, it.dummy, it.declarer))
    # 43B2(b)  only if nobody asked before him, and if the card was a revoke
    first = case.met(dummy_first_to_ask, about=it.card, clause="43B2(b)")
    if not case.met(play_was_revoke, about=it.card, clause="43B2(b)" if first else "62A"):
        return case.rule("43B2", PlayContinues())
    # 62A  somebody else had asked: corrected like any revoke of declarer's, and nothing more
    if not first:
        case.apply("62A", "62B", "62B2")
        _mended(case, "62C1")
        return case.rule()
    # 43B2(b)  the card is mended, and Law 64 applies as if the revoke were established
    case.apply("43B2(b)")
    if not case.told(play_over, clause="64A"):
        case.follows(play_over, False)
        # 47D  a defender who had played after it may change his card
        _mended(case, "47D")
    trick = it.trick or case.ask(trick_number, clause="64A", among=TRICKS)
    return case.refer("revoke_established", EstablishedRevoke(it.declarer, it.declarer, trick))


def _mended(case: Case[RevokeQuestion], may_change: Cited) -> None:
    """Declarer's card is withdrawn and replaced; a defender who had played after it may change his."""
    it = case.situation
    case.apply(CardWithdrawn(it.declarer, it.card))
    case.apply(PlayRequired(it.declarer, it.suit_led) if it.suit_led else CardDue(it.declarer))
    changed = [MayChangeCard(seat, card) for seat, card in it.after if it.defends(seat)]
    case.apply(*[may_change] * bool(changed), *changed)
    case.apply(withdrawn_information(case, it.declarer, "withdrawn_card"))


@law("43", ALL, what="defenders_gained_after_dummy_spoke", situation=DefenderErred, examples=(DefenderErred(S, E),))
def defenders_gained_after_dummy_spoke(case: Case[DefenderErred]) -> Ruling:
    """43B3: at the end of play, where dummy without his rights was first to speak of a defender's irregularity."""
    it = case.situation
    declaring, defending = it.declarer.side, it.declarer.side.opponents
    case.apply("43B3")
    case.apply("12B1", since=E2007, until=E2007)
    if not case.ask(defenders_gained, clause=AT_THE_END):
        return case.rule(ResultStands())
    if case.edition is E2017:
        # 43B3 (2017)  the defenders lose their gain, the other side keeps its score
        taken = AdjustedScore(ScoreKind.ASSIGNED, against=(defending,), to=(defending,))
        return case.rule(taken, ResultStands(declaring))
    # 43B3 of 1997, 12B1 of 2007  both sides, so that nobody gains
    return case.rule(AdjustedScore(ScoreKind.ASSIGNED, in_favour_of=(declaring,), against=(defending,)))
