"""Situations: what happened, described so that everything that can be derived is derived."""

from collections.abc import Iterable
from enum import Enum
from functools import cached_property
from typing import Any

from msgspec import Struct, structs

from arbitro.book.problem import Place, Problem, ProblemsFound
from arbitro.bridge.auction import Auction
from arbitro.bridge.calls import BIDS, Call
from arbitro.bridge.seats import Seat


class Situation(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """The base of all situations. `problems` says what in the description cannot be."""

    def problems(self) -> tuple[Problem, ...]:
        return ()

    def checked(self) -> None:
        if problems := self.problems():
            raise ProblemsFound(problems)


def in_field(problems: Iterable[Problem], field: str) -> tuple[Problem, ...]:
    """The same problems, told of a field of the situation."""
    return tuple(structs.replace(problem, where=structs.replace(problem.where, tag=field)) for problem in problems)


class Accepting(Situation, frozen=True, kw_only=True):
    """An auction may hold calls that were irregular and accepted; a player passed over counts as having passed."""

    accepted_calls: tuple[int, ...] = ()  # counted from 1


class CalledOver(Accepting, frozen=True, kw_only=True):
    """A call in question, and the calls that were made after it, before anything was ruled."""

    calls_after: tuple[tuple[Seat, Call], ...] = ()

    @property
    def history(self) -> dict[str, Any]:
        """What another law has to be told with the auction."""
        return {"accepted_calls": self.accepted_calls, "calls_after": self.calls_after}

    @property
    def called_next(self) -> Seat | None:
        """Who called after the call in question; nobody as far as it is told."""
        return self.calls_after[0][0] if self.calls_after else None

    @property
    def called_last(self) -> Seat | None:
        return self.calls_after[-1][0] if self.calls_after else None


class CallMade(CalledOver, frozen=True):
    """An auction whose last call is the one in question. The calls before it are legal, or accepted, in rotation."""

    dealer: Seat
    auction: tuple[Call, ...]
    offender: Seat | None = None  # who made the last call, when it was not the player whose turn it was

    def problems(self) -> tuple[Problem, ...]:
        if not self.auction:
            return (Problem("no-call", Place(tag="auction"), expected="1S"),)
        try:
            before = self.before
        except ProblemsFound as trouble:
            return in_field(trouble.problems, "auction")
        if before.is_over:
            return (Problem("auction-over", Place(tag="auction", index=len(self.auction)), self.call.value),)
        if self.called_next is self.seat:
            return (Problem("called-twice", Place(tag="calls_after", index=1), self.seat.value, self.seat.lho.value),)
        if self.call.is_bid and self.in_rotation:
            try:
                self._called_over(self.before.accepting(self.call), legal=False)
            except ProblemsFound as trouble:
                return in_field(trouble.problems, "calls_after")
        return ()

    @cached_property
    def before(self) -> Auction:
        """The auction up to the call in question."""
        return Auction.of(self.dealer, self.auction[:-1], self.accepted_calls)

    @cached_property
    def call(self) -> Call:
        return self.auction[-1]

    @cached_property
    def turn(self) -> Seat:
        """Whose turn it was."""
        return self.before.turn

    @cached_property
    def seat(self) -> Seat:
        """Who made the call in question."""
        return self.offender or self.turn

    @property
    def in_rotation(self) -> bool:
        return self.seat is self.turn

    @property
    def standing(self) -> Auction:
        """The auction if the call in question stands, with what was legally called over it in turn."""
        return self._called_over(self.before.accepting(self.call), legal=True)

    def _called_over(self, auction: Auction, *, legal: bool) -> Auction:
        """`legal`: without calls that have rulings of their own."""
        for seat, call in self.calls_after:
            if seat is auction.turn and (not legal or call in auction.legal_calls):
                auction = auction.call(call)
        return auction

    @cached_property
    def has_called_before(self) -> bool:
        """Whether the offender had a legal turn before."""
        return any(self.before.caller(index) is self.seat for index in range(len(self.before.calls)))

    @property
    def anybody_has_bid(self) -> bool:
        return self.before.last_bid is not None


class WhoseTurn(Enum):
    """Where the turn was, as the offender sees it."""

    RHO = "rho"
    PARTNER = "partner"
    LHO = "lho"


class CallOutOfRotation(CallMade, frozen=True):
    """An auction whose last call was made by `offender`, when it was another player's turn."""

    def problems(self) -> tuple[Problem, ...]:
        if problems := super().problems():
            return problems
        if self.in_rotation:
            return (Problem("not-out-of-rotation", Place(tag="offender"), self.seat.value),)
        return ()

    @cached_property
    def whose_turn(self) -> WhoseTurn:
        if self.turn is self.seat.rho:
            return WhoseTurn.RHO
        return WhoseTurn.LHO if self.turn is self.seat.lho else WhoseTurn.PARTNER

    @property
    def follows_own_call(self) -> bool:
        """Whether the offender had just called, so that this looks like a change of his call (25)."""
        return self.whose_turn is WhoseTurn.LHO and self.has_called_before

    @cached_property
    def passes_partner(self) -> bool:
        """Whether the last call other than a pass is the partner's: a pass would leave it in."""
        last = next((i for i, c in reversed(list(enumerate(self.before.calls))) if c is not Call.PASS), None)
        return last is not None and self.before.caller(last) is self.seat.partner

    def choices(self, auction: Auction | None = None) -> dict[str, list[Call]]:
        """What the offender may call at his turn, in classes; without an auction, whatever may then be legal."""
        last = self.before.last_bid
        later = (*BIDS[last.index + 1 if last else 0 :], Call.PASS, Call.DOUBLE, Call.REDOUBLE)
        legal = auction.legal_calls if auction else later
        named = self.call.denomination
        others = [call for call in legal if call is not self.call]
        return {
            "same_call": [call for call in legal if call is self.call],
            "same_denomination": [call for call in others if call.is_bid and call.denomination is named],
            "other_bid": [call for call in others if call.is_bid and call.denomination is not named],
            "pass": [call for call in others if call is Call.PASS],
            "double": [call for call in others if call in (Call.DOUBLE, Call.REDOUBLE)],
        }
