"""An established revoke as it is described, by hand or with the deal and the play; what the play tells about it."""

from collections.abc import Iterator
from functools import cached_property

from msgspec.structs import replace

from arbitro.bridge.cards import Card, Denomination
from arbitro.bridge.contract import Contract
from arbitro.bridge.deal import Deal
from arbitro.bridge.seats import Seat, Side
from arbitro.laws.case.notation import *
from arbitro.laws.law_61_failure_to_follow_suit import trick_problems
from arbitro.laws.shared.playing import InPlay
from arbitro.laws.shared.revoke import RevokeFacts, Seen, Transfer, due, facts_of, seen_in, transfers, tricks_of


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
        found = trick_problems(self.trick)
        for later in self.again:
            if not self.trick < later <= 13:
                found.append(Problem("no-such-trick", Place(tag="again"), str(later), f"{self.trick + 1} … 13"))
        return (*found, *self._play_problems())

    def _play_problems(self) -> list[Problem]:
        told = (self.denomination is not None, bool(self.deal), bool(self.play))
        if not any(told):
            return []
        if not all(told):
            return [Problem("deal-and-play-together", Place(tag="deal"), expected="denomination deal play")]
        try:
            deal = Deal.parse(self.deal).checked()
        except ProblemsFound as trouble:
            return list(in_field(trouble.problems, "deal"))
        found = []
        for at, trick in enumerate(tricks_of(self.contract, self.play)):
            for turns, card in enumerate(trick.cards):
                seat, index = trick.leader.after(turns), 4 * at + turns
                where = Place(tag="play", seat=seat.value, index=index + 1)
                if card in self.play[:index]:
                    found.append(Problem("card-played-twice", where, card.value))
                elif card not in deal[seat]:
                    found.append(Problem("card-not-held", where, card.value, str(deal[seat])))
        if not found and self.seen is None:
            found.append(Problem("no-revoke-there", Place(tag="play"), str(self.trick), self._revokes_told()))
        return found

    def _revokes_told(self) -> str:
        return " ".join(f"{one.seat.value}{one.trick}" for one in self.revokes)

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
        return next((one for one in self.revokes if (one.trick, one.seat) == (self.trick, self.offender)), None)

    @cached_property
    def later(self) -> tuple[Seen, ...]:
        """His later revokes in the same suit that the play shows."""
        return tuple(
            one
            for one in self.revokes
            if self.seen and one.seat is self.offender and one.led is self.seen.led and one.trick > self.trick
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
        side = [one for one in self.revokes if one.seat.side is self.side]
        every = [
            facts if one == self.seen else facts_of(self.whole_deal, self.contract, self.play, one) for one in side
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
        for one in self.later:
            if (tricks := self._without(one, double_dummy)) is not None:
                later.append(tricks)
                yield "tricks_without_later_revoke", tricks, one.trick
        if after is not None:
            yield "tricks_in_equity", due(self.side, declaring, after, without, later, transfer.tricks), None

    def _without(self, seen: Seen, double_dummy: DoubleDummy) -> int | None:
        """Double dummy from just before a revoke, or before an earlier one on the same trick."""
        first = min(one.index for one in self.revokes if one.trick == seen.trick)
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
