"""Law 64: an established revoke: the tricks that move by themselves, and equity where they are not enough."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any, TypeVar

from msgspec.structs import replace

from arbitro.bridge.cards import Card, Denomination
from arbitro.bridge.contract import Contract
from arbitro.bridge.deal import Deal
from arbitro.bridge.play import Trick
from arbitro.bridge.seats import Seat, Side
from arbitro.laws.case.notation import *
from arbitro.laws.shared.offence import play_over
from arbitro.laws.shared.playing import InPlay, Role, trick_problems
from arbitro.laws.shared.revoke import (
    BOTH_SIDES_REVOKED,
    Earlier,
    FirstAttention,
    OtherSide,
    RevokeFacts,
    Seen,
    Transfer,
    Unplayed,
    automatic,
    both_sides,
    excluded_anyway,
    excluded_by,
    seen_in,
    tricks_of,
)
from arbitro.regulations.keys import REVOKE_BOTH_SIDES

T = TypeVar("T")

offender_won_revoke_trick = yes_no("offender_won_revoke_trick", source=Source.LOG)
os_won_revoke_trick = yes_no("os_won_revoke_trick", source=Source.LOG)
os_later_tricks = a_number("os_later_tricks", 0, 12, source=Source.LOG)
moved_for_later = a_number("moved_for_later", 0, 12, source=Source.LOG)
later_with_playable_card = yes_no("later_with_playable_card", source=Source.LOG)
earlier_revoke = one_of("earlier_revoke", Earlier, source=Source.LOG, usual=Earlier.NONE)
unplayed_card = one_of("unplayed_card", Unplayed, source=Source.LOG, usual=Unplayed.UNFACED)
attention_first_drawn = one_of("attention_first_drawn", FirstAttention, source=Source.LOG, usual=FirstAttention.IN_TIME)
other_side_revoked = one_of("other_side_revoked", OtherSide, source=Source.LOG, usual=OtherSide.NO)
not_compensated = judgment("not_compensated", "weigh_result_without_revoke", "weigh_tricks_already_moved")
later_revoke_gained = judgment("later_revoke_gained", "weigh_result_without_later_revoke", "weigh_first_revoke_stays")
damaged_by_revokes = judgment("damaged_by_revokes", "weigh_result_without_revokes", "weigh_either_contestant")

REPEATED = Unless("64C2(a)", e1997="64C", e2007="64C")
BOTH_SIDES = Unless("64C2(b)", e1997="64C", e2007="64C")
BASELINE = {"without_revokes": "equity_without_revokes", "after_first_revoke": "equity_after_first_revoke"}

DECISIONS = (
    OurReading("trick_won_in_dummy_1997", "64A1", E1997),
    OurReading("additional_trick_1997", "64A2", E1997),
    OurReading("both_sides_1997", "64C", E1997),
    OurReading("no_trick_moves_twice", "64A"),
    OurReading("first_revoke_corrected", "64B2", (E1997, E2007)),
    OurReading("other_side_corrected_2007", "64B7", E2007),
)


# -- as it is described, by hand or with the deal and the play -----------------------------------------------------


class EstablishedRevoke(InPlay, frozen=True):
    """Who revoked on which trick; and, if he did so again in that suit, on which later ones.

    With the deal, the denomination and the cards in the order played, everything is read off that they tell.
    """

    offender: Seat
    trick: int
    again: tuple[int, ...] = ()
    deemed: bool = False  # he played no card to the trick (67B1)
    denomination: Denomination | None = None
    deal: str = ""
    play: tuple[Card, ...] = ()

    def problems(self) -> tuple[Problem, ...]:
        problems = trick_problems(self.trick)
        for later in self.again:
            if not self.trick < later <= 13:
                problems.append(Problem("no-such-trick", Place(tag="again"), str(later), f"{self.trick + 1} … 13"))
        return (*problems, *self._play_problems())

    def _play_problems(self) -> list[Problem]:
        given = (self.denomination is not None, bool(self.deal), bool(self.play))
        if not any(given):
            return []
        if not all(given):
            return [Problem("deal-and-play-together", Place(tag="deal"), expected="denomination deal play")]
        try:
            deal = Deal.parse(self.deal).checked()
        except ProblemsFound as trouble:
            return list(in_field(trouble.problems, "deal"))
        problems = []
        for at, trick in enumerate(tricks_of(self.contract, self.play)):
            for turns, card in enumerate(trick.cards):
                seat, index = trick.leader.after(turns), 4 * at + turns
                where = Place(tag="play", seat=seat.value, index=index + 1)
                if card in self.play[:index]:
                    problems.append(Problem("card-played-twice", where, card.value))
                elif card not in deal[seat]:
                    problems.append(Problem("card-not-held", where, card.value, str(deal[seat])))
        if not problems and self.seen is None:
            problems.append(Problem("no-revoke-there", Place(tag="play"), str(self.trick), self._revokes_told()))
        return problems

    def _revokes_told(self) -> str:
        return " ".join(f"{revoke.seat.value}{revoke.trick}" for revoke in self.revokes)

    @property
    def side(self) -> Side:
        return self.offender.side

    @property
    def others(self) -> Side:
        return self.offender.side.opponents

    @cached_property
    def contract(self) -> Contract:
        return Contract(1, self.denomination or Denomination.NOTRUMP, self.declarer)

    @cached_property
    def whole_deal(self) -> Deal:
        return Deal.parse(self.deal)

    @cached_property
    def revokes(self) -> tuple[Seen, ...]:
        """All that the play shows."""
        return seen_in(self.whole_deal, self.contract, self.play) if self.play else ()

    @cached_property
    def seen(self) -> Seen | None:
        """This one, where the play shows it."""
        return next(
            (revoke for revoke in self.revokes if (revoke.trick, revoke.seat) == (self.trick, self.offender)), None
        )

    @cached_property
    def later(self) -> tuple[Seen, ...]:
        """His later revokes in the same suit that the play shows."""
        return tuple(
            revoke
            for revoke in self.revokes
            if self.seen and revoke.seat is self.offender and revoke.led is self.seen.led and revoke.trick > self.trick
        )

    @property
    def is_repeated(self) -> bool:
        return bool(self.again or self.later)

    @cached_property
    def told(self) -> RevokeFacts | None:
        """What a finished play tells."""
        if self.seen is None or len(self.play) < 52:
            return None
        return facts_of(self.whole_deal, self.contract, self.play, self.seen)

    def capped(self, edition: Edition, facts: RevokeFacts, transfer: Transfer) -> Transfer:
        """The transfer, less what moves already for other revokes of the side that the play shows."""
        if self.told is None or self.seen is None:
            return transfer
        side = [revoke for revoke in self.revokes if revoke.seat.side is self.side]
        every = [
            facts if revoke == self.seen else facts_of(self.whole_deal, self.contract, self.play, revoke)
            for revoke in side
        ]
        return replace(transfer, tricks=transfers(edition, every)[side.index(self.seen)].tricks)

    # -- support for equity (64C) ------------------------------------------------------------------------------

    def support(self, transfer: Transfer, double_dummy: DoubleDummy) -> Iterator[tuple[str, int, int | None]]:
        """Declarer's tricks, as facts about one trick or about the whole: double dummy is a guide, no ruling."""
        if self.seen is None:
            return
        declaring, trumps, after = self.declarer.side, self.contract.denomination, None
        if self.told is not None:
            table = sum(trick.winner(trumps).side is declaring for trick in tricks_of(self.contract, self.play))
            after = table - transfer.tricks if self.side is declaring else table + transfer.tricks
            yield "tricks_at_table", table, None
            yield "tricks_after_transfer", after, None
        without = self._without(self.seen, double_dummy)
        if without is None:
            return
        yield "tricks_without_revoke", without, self.trick
        later = []
        for revoke in self.later:
            if (tricks := self._without(revoke, double_dummy)) is not None:
                later.append(tricks)
                yield "tricks_without_later_revoke", tricks, revoke.trick
        if after is not None:
            yield "tricks_in_equity", due(self.side, declaring, after, without, later, transfer.tricks), None

    def _without(self, seen: Seen, double_dummy: DoubleDummy) -> int | None:
        """Double dummy from just before a revoke, or before an earlier one on the same trick."""
        first = min(revoke.index for revoke in self.revokes if revoke.trick == seen.trick)
        return double_dummy(self.whole_deal, self.contract, self.play[:first])


# A complete play: declarer revokes twice in clubs (the example of the federation's norms, article 64).
TWICE = EstablishedRevoke(
    Seat.SOUTH,
    Seat.SOUTH,
    2,
    denomination=Denomination.SPADES,
    deal="N:T.QJ653.K652.AKQ 542.AKT2.Q43.842 AKQ983.4.J.97653 J76.987.AT987.JT",
    play=tuple(
        map(
            Card.parse,
            "CJ CA C2 C3 CK C4 DJ CT CQ C8 H4 S6 DA D2 D3 S3 SA S7 ST S2 SK SJ D5 S4 SQ H7 D6 S5 "  # noqa: SIM905
            "C9 H8 H3 D4 C7 H9 H5 H2 C6 D7 H6 HT C5 D8 HJ DQ S9 D9 HQ HK S8 DT DK HA".split(),
        )
    ),
)


def transfers(edition: Edition, revokes: Sequence[RevokeFacts]) -> tuple[Transfer, ...]:
    """The same for several revokes of one side: no trick moves twice, nor one won before the revoke it is for.

    The later revoke, which has fewer tricks in reach, is served first.
    """
    moving: dict[int, Transfer] = {}
    moved = 0
    for index in sorted(range(len(revokes)), key=lambda index: -revokes[index].trick):
        alone = automatic(edition, revokes[index])
        tricks = max(0, min(alone.tricks, revokes[index].in_reach - moved))
        moved += tricks
        moving[index] = Transfer(tricks, alone.clause)
    return tuple(moving[index] for index in range(len(revokes)))


def facts_of(deal: Deal, contract: Contract, cards: Sequence[Card], revoke: Seen) -> RevokeFacts:
    """What a finished play tells about one of its revokes."""
    tricks = tricks_of(contract, cards)
    winners = [trick.winner(contract.denomination) for trick in tricks]
    offender = revoke.seat
    later = tricks[revoke.trick :]
    playable = deal[offender].in_suit(revoke.led).mask
    for trick in tricks[: revoke.trick]:
        if card := trick.card_of(offender):
            playable &= ~card.bit
    others = [other for other in seen_in(deal, contract, cards) if other != revoke]
    again = any(other.seat is offender and other.led is revoke.led and other.index < revoke.index for other in others)
    opposed = [other.trick for other in others if other.seat.side is not offender.side]
    return RevokeFacts(
        revoke.trick,
        offender_won=winners[revoke.trick - 1] is offender,
        side_won=winners[revoke.trick - 1].side is offender.side,
        later_tricks=sum(winner.side is offender.side for winner in winners[revoke.trick :]),
        later_with_playable=any(
            trick.winner(contract.denomination) is offender and _card(trick, offender).bit & playable for trick in later
        ),
        earlier=Earlier.ESTABLISHED if again else Earlier.NONE,
        unplayed=Unplayed.DUMMYS if offender is contract.dummy else Unplayed.UNFACED,
        other_side=_of_others(revoke.trick, opposed),
    )


def _card(trick: Trick, seat: Seat) -> Card:
    card = trick.card_of(seat)
    assert card is not None  # who wins a trick has played to it
    return card


def _of_others(trick: int, opposed: Sequence[int]) -> OtherSide:
    if not opposed:
        return OtherSide.NO
    return OtherSide.SAME_TRICK if trick in opposed else OtherSide.OTHER_TRICK


def due(offenders: Side, declaring: Side, after_transfer: int, without: int, later: Sequence[int], moved: int) -> int:
    """Declarer's tricks in equity: the best for the other side of what it has and of what it would have had.

    `without` is declarer's result without any revoke; `later` the results without each later revoke, the first one
    counted, from which the tricks `moved` for the first are still to go (norms 64, 64C2(a)).
    """
    sign = 1 if offenders is declaring else -1
    possible = (after_transfer, without, *(tricks - sign * moved for tricks in later))
    return min(possible) if offenders is declaring else max(possible)


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
        case.apply(*["64B2"] * revoke.is_repeated)
        goes_on = [PlayContinues()] * (not any(isinstance(effect, CardDue) for effect in case.effects))
        # 43B2(b), 1997 63B  corrected all the same
        corrected = any(isinstance(effect, CardWithdrawn) and effect.seat is revoke.offender for effect in case.effects)
        settled = "corrected_revoke_settled_after_play" if corrected else "revoke_settled_after_play"
        return case.rule("64A", *goes_on, Instruction(settled, revoke.offender))
    facts = _facts(case)
    transfer = _left_to_move(case, facts, revoke.capped(case.edition, facts, automatic(case.edition, facts)))
    case.apply(Clause(transfer.clause), TricksTransferred(transfer.tricks, revoke.others))
    # 64B2  his later revokes in the suit move nothing
    if revoke.is_repeated:
        case.apply("64B2")
    _support(case, transfer)
    return _equity(case, facts, transfer)


def _left_to_move(case: Case[EstablishedRevoke], facts: RevokeFacts, transfer: Transfer) -> Transfer:
    """Of the tricks in reach those that do not move already for a later revoke of the side, where that is told."""
    moved = case.told(moved_for_later, about=case.situation.side.value, clause="64A") or 0
    reach = (facts.offender_won or facts.side_won) + max(facts.later_tricks, moved)
    return replace(transfer, tricks=max(0, min(transfer.tricks, reach - moved))) if moved else transfer


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
    if excluded_anyway(case.edition, facts):
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
    facts = RevokeFacts(revoke.trick, deemed=revoke.deemed, unplayed=unplayed, other_side=other_side)
    if excluded_anyway(case.edition, facts) or revoke.told or revoke.deemed:
        return facts
    # 64B4, 64B5, 64B7  told that it was noticed too late or that both sides revoked: nobody is asked who won what
    later = case.is_told(os_later_tricks, about=revoke.side.value)
    if not later and case.told(offender_won_revoke_trick, about=revoke.offender, clause="64A1") is None:
        noticed = case.told(attention_first_drawn, clause="64B4") or facts.attention
        others = case.told(other_side_revoked, clause=BOTH_SIDES_REVOKED) or facts.other_side
        facts = replace(facts, attention=noticed, other_side=others)
    return facts


def _tricks_won(case: Case[EstablishedRevoke], facts: RevokeFacts) -> RevokeFacts:
    revoke, play = case.situation, case.situation.told
    # 64A1  by the offender himself; dummy's card does not win for declarer, nor declarer's for dummy
    own = False if revoke.deemed else (play.offender_won if play else None)
    won = _known(case, offender_won_revoke_trick, own, about=revoke.offender, clause="64A1")
    by_side = won or _known(
        case, os_won_revoke_trick, play.side_won if play else None, about=revoke.side.value, clause="64A2"
    )
    later = 0
    # 64A2  one trick moves, whatever was won later; 1997 perhaps another
    settled = by_side and not won and (revoke.deemed or case.edition is not E1997) and play is None
    if (left := 13 - revoke.trick) and not settled:
        among = {"none": [0], "one": [1], "two": [2][: left - 1], "more": range(3, left + 1)}
        known = play.later_tricks if play else None
        later = _known(case, os_later_tricks, known, about=revoke.side.value, clause="64A", among=among)
    return replace(facts, offender_won=won, side_won=by_side, later_tricks=later)


def _earlier(case: Case[EstablishedRevoke], facts: RevokeFacts) -> RevokeFacts:
    revoke, play = case.situation, case.situation.told
    if revoke.deemed:
        return facts
    known = play.earlier if play and play.earlier is Earlier.ESTABLISHED else None
    return replace(facts, earlier=_known(case, earlier_revoke, known, about=revoke.offender, clause="64B2"))


def _unplayed(case: Case[EstablishedRevoke], facts: RevokeFacts) -> RevokeFacts:
    revoke = case.situation
    match revoke.role(revoke.offender):
        case Role.DECLARER if case.edition is E2017:
            return facts  # he has no penalty cards
        case Role.DECLARER:
            among = {place.value: (place,) for place in (Unplayed.UNFACED, Unplayed.OTHER_FACED)}
        case _:
            among = {place.value: (place,) for place in Unplayed if place is not Unplayed.DUMMYS}
    unplayed = case.ask(unplayed_card, about=revoke.offender, clause="64B3", among=among)
    return replace(facts, unplayed=unplayed)


def _attention(case: Case[EstablishedRevoke], facts: RevokeFacts) -> RevokeFacts:
    return replace(facts, attention=case.ask(attention_first_drawn, clause="64B4"))


def _other_side(case: Case[EstablishedRevoke], facts: RevokeFacts) -> RevokeFacts:
    return replace(
        facts, other_side=_known(case, other_side_revoked, _known_of_others(case), clause=BOTH_SIDES_REVOKED)
    )


def _known_of_others(case: Case[EstablishedRevoke]) -> OtherSide | None:
    """That the other side revoked too, where the play or an earlier answer tells it: equity needs it in any case."""
    play = case.situation.told
    return play.other_side if play and play.other_side is not OtherSide.NO else case.known(other_side_revoked)


def _playable(case: Case[EstablishedRevoke], facts: RevokeFacts) -> RevokeFacts:
    """1997 only, and only where another trick could move."""
    revoke, play = case.situation, case.situation.told
    if case.edition is not E1997 or facts.offender_won or revoke.deemed or facts.in_reach < 2:
        return facts
    known = play.later_with_playable if play else None
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
            # 12C1(a), 1997 12C2  it replaces the score with the tricks that moved
            case.apply(clause, *effects, *[Instruction("adjusted_score_instead_of_tricks")] * bool(transfer.tricks))
            return case.rule()
        return None

    # 64C2(b), 2007 and 1997 64C  both sides revoked: what is probable without (2007: as the authority reads it)
    if both_sides(case.edition, facts):
        case.set_aside(REVOKE_BOTH_SIDES)
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
