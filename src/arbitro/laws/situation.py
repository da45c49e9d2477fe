"""Situations: what happened, described so that everything that can be derived is derived."""

from functools import cached_property

from msgspec import Struct

from arbitro.book.problem import Place, Problem, ProblemsFound
from arbitro.bridge.auction import Auction
from arbitro.bridge.calls import Call
from arbitro.bridge.seats import Seat


class Situation(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """The base of all situations. `problems` says what in the description cannot be."""

    def problems(self) -> tuple[Problem, ...]:
        return ()

    def checked(self) -> None:
        if problems := self.problems():
            raise ProblemsFound(problems)


class CallMade(Situation, frozen=True):
    """An auction whose last call is the one in question. The calls before it are legal and in rotation."""

    dealer: Seat
    auction: tuple[Call, ...]
    offender: Seat | None = None  # who made the last call, when it was not the player whose turn it was

    def problems(self) -> tuple[Problem, ...]:
        if not self.auction:
            return (Problem("no-call", Place(tag="auction"), expected="1S"),)
        try:
            before = self.before
        except ProblemsFound as trouble:
            return trouble.problems
        if before.is_over:
            return (Problem("auction-over", Place(tag="auction", index=len(self.auction)), self.call.value),)
        return ()

    @cached_property
    def before(self) -> Auction:
        """The auction up to the call in question."""
        return Auction.of(self.dealer, self.auction[:-1])

    @property
    def call(self) -> Call:
        return self.auction[-1]

    @property
    def turn(self) -> Seat:
        """Whose turn it was."""
        return self.before.turn

    @property
    def seat(self) -> Seat:
        """Who made the call in question."""
        return self.offender or self.turn

    @property
    def in_rotation(self) -> bool:
        return self.seat is self.turn

    @property
    def has_called_before(self) -> bool:
        """Whether the offender had a legal turn before."""
        return any(self.before.caller(index) is self.seat for index in range(len(self.before.calls)))

    @property
    def anybody_has_bid(self) -> bool:
        return self.before.last_bid is not None
