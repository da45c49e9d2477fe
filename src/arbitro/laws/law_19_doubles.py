"""Law 19: doubles and redoubles. Who may, in which words, and what they do."""

from functools import cached_property

from arbitro.bridge.calls import BIDS, Call
from arbitro.bridge.cards import Denomination
from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.law_36_inadmissible_double import is_inadmissible

CARRIED_BY = {
    "19C": "arbitro.bridge.auction:standing",
    "19D": "arbitro.bridge.score:contract_score",
}


class DoubleMade(CallMade, frozen=True):
    """An auction whose last call is a double or redouble."""

    def problems(self) -> tuple[Problem, ...]:
        problems = super().problems()
        if not problems and self.call not in (Call.DOUBLE, Call.REDOUBLE):
            return (Problem("not-a-double", Place(tag="auction", index=len(self.auction)), self.call.value, "X XX"),)
        return problems

    @property
    def letter(self) -> str:
        """19A is about doubles, 19B about redoubles, with the same three clauses each."""
        return "19A" if self.call is Call.DOUBLE else "19B"


class DoubleMisnamed(DoubleMade, frozen=True):
    """A double or redouble with more words than one: `named` is the bid, level or denomination that went with it."""

    named: str = ""

    def problems(self) -> tuple[Problem, ...]:
        if problems := super().problems():
            return problems
        if not self.may_mean:
            return (Problem("no-bid-named", Place(tag="named"), self.named, "3S 3 S"),)
        return ()

    @cached_property
    def may_mean(self) -> tuple[Call, ...]:
        """Every bid that goes with what was named; none if it is nothing of a bid."""
        level, rest = (self.named[:1], self.named[1:]) if self.named[:1].isdecimal() else ("", self.named)
        try:
            denomination = Denomination.parse(rest) if rest else None
        except ProblemsFound:
            return ()
        if not level and not denomination:
            return ()
        return tuple(bid for bid in BIDS if level in ("", str(bid.level)) and denomination in (None, bid.denomination))


MADE = (
    DoubleMade(Seat.WEST, (Call.BID_1H, Call.PASS, Call.PASS, Call.DOUBLE)),
    DoubleMade(Seat.WEST, (Call.BID_1H, Call.DOUBLE, Call.REDOUBLE)),
    DoubleMade(Seat.WEST, (Call.BID_1H, Call.DOUBLE, Call.PASS, Call.REDOUBLE)),
    DoubleMade(Seat.WEST, (Call.BID_1NT, Call.PASS, Call.DOUBLE)),
    DoubleMade(Seat.WEST, (Call.BID_1H, Call.DOUBLE), Seat.SOUTH),
    DoubleMade(Seat.WEST, (Call.BID_1H, Call.DOUBLE, Call.REDOUBLE), Seat.WEST),
)
MISNAMED = (
    DoubleMisnamed(Seat.WEST, (Call.BID_4S, Call.DOUBLE), named="3S"),
    DoubleMisnamed(Seat.WEST, (Call.BID_4S, Call.DOUBLE), named="4S"),
    DoubleMisnamed(Seat.WEST, (Call.BID_4S, Call.DOUBLE), named="3"),
    DoubleMisnamed(Seat.WEST, (Call.BID_4S, Call.DOUBLE, Call.REDOUBLE), named="H"),
    DoubleMisnamed(Seat.WEST, (Call.BID_4S, Call.DOUBLE, Call.REDOUBLE), named="4S"),
    DoubleMisnamed(Seat.WEST, (Call.BID_4S, Call.PASS, Call.DOUBLE), named="4S"),
    DoubleMisnamed(Seat.WEST, (Call.BID_4S, Call.DOUBLE), Seat.SOUTH, named="3S"),
)


def _elsewhere(case: Case[DoubleMade] | Case[DoubleMisnamed]) -> Ruling | None:
    """What other laws rule on: an inadmissible double, and one that is only out of rotation."""
    made = case.situation
    # 19A1, 19B1  only the last bid, made by an opponent; only an opponent's double; nothing but passes since
    if is_inadmissible(made):
        return case.refer(
            "inadmissible_double",
            CallMade(made.dealer, made.auction, made.offender, **made.history),
        )
    case.apply(f"{made.letter}1")
    if not made.in_rotation:
        return case.refer(
            "call_out_of_rotation",
            CallOutOfRotation(made.dealer, made.auction, made.offender, **made.history),
        )
    return None


@law("19", ALL, what="may_player_double", situation=DoubleMade, examples=MADE)
def may_player_double(case: Case[DoubleMade]) -> Ruling:
    made = case.situation
    if ruling := _elsewhere(case):
        return ruling
    return case.rule(CallStands(made.seat, made.call), AuctionContinues(made.seat.lho))


@law("19", ALL, what="double_misnamed", situation=DoubleMisnamed, examples=MISNAMED)
def double_misnamed(case: Case[DoubleMisnamed]) -> Ruling:
    made = case.situation
    if ruling := _elsewhere(case):
        return ruling
    stands = CallStands(made.seat, made.call)

    # 19A2, 19B2  the one word is enough, and should be all
    case.apply(f"{made.letter}2", Instruction("say_one_word", made.seat))
    if made.before.last_bid in made.may_mean:
        case.considered(f"{made.letter}3", "named_as_made")
        return case.rule(stands, AuctionContinues(made.seat.lho), NoRectification())
    # 19A3, 19B3  something else was named: the bid is doubled as it was made; partner may not use the words (16)
    clause = "16B"
    heard = Information("words_of_double", case.clause(clause), unauthorised=(made.seat.side,), seat=made.seat.partner)
    return case.rule(f"{made.letter}3", stands, AuctionContinues(made.seat.lho), heard)
