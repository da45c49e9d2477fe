"""Claims and concessions: how many tricks of how many, and the lines that a statement leaves open (68-71)."""

from functools import lru_cache
from typing import Any

from msgspec import Struct, structs

from arbitro.analysis.claims import claim as search
from arbitro.analysis.claims.claim import Claim, ClaimAward, Progress, ShowOut
from arbitro.analysis.claims.kinds import CARELESS, DecisionKind
from arbitro.analysis.claims.statement import read_statement
from arbitro.analysis.position import Position
from arbitro.bridge.cards import Card, Denomination, Suit
from arbitro.bridge.deal import Deal
from arbitro.bridge.seats import Seat, Side
from arbitro.laws.case.notation import *
from arbitro.laws.shared.playing import InPlay
from arbitro.regulations.keys import CLAIM_SUIT_ORDER

SEARCHED = 100_000
"""Positions; beyond it the director says the tricks himself."""

asked_to_play_on = yes_no("asked_to_play_on", source=Source.LOG, usual=False)
all_four_concur = yes_no("all_four_concur", put_to=Party.PLAYERS, source=Source.PLAYER)
tricks_before_claim = a_number("tricks_before_claim", 0, 13, source=Source.LOG)
next_board_or_round_over = yes_no("next_board_or_round_over", source=Source.LOG)
trick_in_fact_won = yes_no("trick_in_fact_won")
concession_doubted = yes_no("concession_doubted", source=Source.LOG, usual=False)
needs_card_with_one_opponent = judgment("needs_card_with_one_opponent", "weigh_finesse_or_drop")
opponent_shows_out = judgment("opponent_shows_out", "weigh_shown_out")

_NORMAL = ("weigh_class_of_player", "weigh_careless_is_normal")
normal_trumps = judgment("normal_trumps", *_NORMAL, "weigh_aware_of_trump")
normal_suit = judgment("normal_suit", *_NORMAL)
normal_rank = judgment("normal_rank", *_NORMAL)
normal_finesse = judgment("normal_finesse", *_NORMAL, "weigh_irrational_line", "weigh_shown_out")
normal_discard = judgment("normal_discard", *_NORMAL)
normal_ruff = judgment("normal_ruff", *_NORMAL)
never_normal = yes_no("never_normal")

NORMAL: dict[DecisionKind, Question[bool]] = {
    DecisionKind.TRUMPS: normal_trumps,
    DecisionKind.SUIT: normal_suit,
    DecisionKind.RANK: normal_rank,
    DecisionKind.FINESSE: normal_finesse,
    DecisionKind.DISCARD: normal_discard,
    DecisionKind.RUFF: normal_ruff,
}
"""What is asked about a play that costs a trick, by the kind of choice that it is."""


class ShownOut(Struct, frozen=True, forbid_unknown_fields=True):
    """An opponent failed to follow to a suit before the claim (70E1)."""

    seat: Seat
    suit: Suit


class Claiming(InPlay, frozen=True, kw_only=True):
    """A claim or concession, with the cards where they are known.

    `left` counts the trick under way. `remaining` are the cards still in the hands (`N:..43. ..76. 5.A.. 4.4..`), then
    `denomination` and `on_lead` (who led, or leads, to the trick under way) are needed too; `statement` is what the
    claimer said, in the phrases that `arbitro claim` knows. `played_on_won` are the tricks that his side made of those
    left, if the play went on; `aware_of_trump` is what he has made clear of a trump that is out (70C2).
    """

    claimer: Seat
    left: int
    remaining: str = ""
    denomination: str = ""
    on_lead: Seat | None = None
    in_trick: tuple[Card, ...] = ()
    statement: tuple[str, ...] = ()
    showed_out: tuple[ShownOut, ...] = ()
    played_on_won: int | None = None
    aware_of_trump: bool | None = None

    @property
    def side(self) -> Side:
        return self.claimer.side

    @property
    def others(self) -> Side:
        return self.claimer.side.opponents

    @property
    def by_defender(self) -> bool:
        return self.defends(self.claimer)

    @property
    def trump_outstanding(self) -> bool | None:
        """70C: whether the other side still has a trump; None if nothing told says so."""
        trumps = Denomination.parse(self.denomination).suit if self.denomination else None
        if self.denomination and trumps is None:
            return False
        if trumps is None or not self.remaining:
            return None
        hands = Deal.parse(self.remaining).hands
        return any(hands[seat.index].in_suit(trumps) for seat in self.others.seats)

    @property
    def position(self) -> Position:
        if self.on_lead is None:
            raise AssertionError("checked before")
        hands = Deal.parse(self.remaining).hands
        return Position(hands, Denomination.parse(self.denomination), self.on_lead, self.in_trick)

    @property
    def evidence(self) -> tuple[ShowOut, ...]:
        return tuple(ShowOut(shown.seat, shown.suit) for shown in self.showed_out)

    def problems(self) -> tuple[Problem, ...]:
        problems = []
        if self.claimer is self.dummy:
            problems.append(Problem("claim-by-dummy", Place(tag="claimer"), self.claimer.value))
        if not 0 <= self.left <= 13:
            problems.append(Problem("tricks-left", Place(tag="left"), str(self.left), "0 … 13"))
        elif not 0 <= (self.played_on_won or 0) <= self.left:
            where = Place(tag="played_on_won")
            problems.append(Problem("claim-tricks", where, str(self.played_on_won), f"0 … {self.left}"))
        if self.denomination:
            try:
                Denomination.parse(self.denomination)
            except ProblemsFound as trouble:
                problems += in_field(trouble.problems, "denomination")
        if self.remaining and not problems:
            problems += self._problems_of_cards()
        return tuple(problems)

    def _problems_of_cards(self) -> list[Problem]:
        if not self.denomination or self.on_lead is None:
            needed = "on_lead" if self.denomination else "denomination"
            return [Problem("cards-without", Place(tag="remaining"), expected=needed)]
        try:
            position = self.position.checked()
            read_statement(self.statement, position, self.claimer)
        except ProblemsFound as trouble:
            return [p if p.where.tag else structs.replace(p, where=_in_remaining(p.where)) for p in trouble.problems]
        if position.tricks_left != self.left:
            return [Problem("tricks-left", Place(tag="left"), str(self.left), str(position.tricks_left))]
        return list(Claim(position, self.declarer, self.claimer, 0, showed_out=self.evidence).problems())


def _in_remaining(where: Place) -> Place:
    return structs.replace(where, tag="remaining")


class ClaimMade(Claiming, frozen=True, kw_only=True):
    """So many of the tricks left are claimed; the others are conceded (68B1).

    `tricks_wanted` are those that a side wants back later (69B, 71); one, if not told.
    """

    claimed: int
    tricks_wanted: int | None = None

    @property
    def wanted(self) -> int:
        return 1 if self.tricks_wanted is None else self.tricks_wanted

    @property
    def conceded(self) -> int:
        return self.left - self.claimed

    def problems(self) -> tuple[Problem, ...]:
        problems = [*super().problems()]
        if not problems and not 0 <= self.claimed <= self.left:
            problems.append(Problem("claim-tricks", Place(tag="claimed"), str(self.claimed), f"0 … {self.left}"))
        if not 1 <= self.wanted <= 13:
            problems.append(Problem("tricks-wanted", Place(tag="tricks_wanted"), str(self.wanted), "1 … 13"))
        return tuple(problems)


def is_void(case: Case[Any], others: Side, *, played_on: bool = False) -> bool:
    """68D2(b) of 2017: at the other side's request, and if all four want it, the play goes on and there is no claim."""
    if case.edition is not E2017:
        return False
    if played_on:
        case.follows(asked_to_play_on, True, about=others.value)
    if not case.met(asked_to_play_on, about=others.value, clause="68D2(b)"):
        return False
    if case.ask(all_four_concur, clause="68D2(b)(i)"):
        case.apply("68D2(b)", "68D2(b)(ii)", Instruction("claim_void"))
        return True
    case.apply("68D2(b)(i)")
    return False


# -- the lines -------------------------------------------------------------------------------------------------------


def heard(case: Case[Any], made: ClaimMade, *, sought: int | None = None, late: bool = False) -> ClaimAward | None:
    """Puts the plays that cost a trick to the director, the cheapest line first, until the tricks are found.

    None if the cards are not known, or the search is too large.
    """
    if not made.remaining:
        return None
    # 70E2  the authority may have fixed an order for suits of which nothing was said
    top_down = case.edition is not E1997 and case.regulated(CLAIM_SUIT_ORDER) == "top_down"
    aim = made.claimed if sought is None else sought
    answers: tuple[tuple[str, bool], ...] = ()
    while True:
        outcome = _adjudicated(made, case.edition, top_down, sought, late, answers)
        if isinstance(outcome, Progress):
            return None
        if isinstance(outcome, ClaimAward):
            if made.showed_out and sought is None:  # 70E1  it decides what would be asked, had nobody shown out
                untold = structs.replace(made, showed_out=())
                for answered in range(len(answers) + 1):
                    asked = _adjudicated(untold, case.edition, top_down, None, late, answers[:answered])
                    if isinstance(asked, search.ClaimQuestion) and asked.kind is DecisionKind.FINESSE:
                        case.apply(Clause(asked.clause))
            return outcome
        line = " ".join(card.card.value for card in outcome.line[: outcome.at + 1])
        clause = Clause(outcome.clause)
        if outcome.kind is DecisionKind.TRUMPS and made.aware_of_trump is not None:  # 70C2
            case.follows(normal_trumps, not made.aware_of_trump, about=line)
        normal = case.ask(NORMAL[outcome.kind], about=line, clause=clause)
        if outcome.kind is DecisionKind.TRUMPS and not normal:
            case.considered("70C2", normal_trumps)
        about = outcome.about
        careless = outcome.sort in CARELESS
        if not normal:
            normal = _stays_unstated(case, made, outcome)
        if outcome.kind is DecisionKind.FINESSE and sought is None:  # 70E1  it decides, whichever way
            case.apply(clause)
        if normal:  # whatever is not careless is as normal at another point
            about = about if careless else outcome.sort
        elif _more_to_ask(outcome, aim) and _nowhere(case, line, clause, careless=careless):
            about = outcome.sort
        answers = (*answers, (about, normal))


def _nowhere(case: Case[Any], line: str, clause: Clause, *, careless: bool) -> bool:
    """Whether plays of the sort are not normal anywhere: careless ones, unless somebody says otherwise."""
    if careless:
        return case.told(never_normal, about=line, clause=clause) is not False
    return case.ask(never_normal, about=line, clause=clause)


def _stays_unstated(case: Case[Any], made: ClaimMade, put: search.ClaimQuestion) -> bool:
    """70E1 of 2017: that any other play would be irrational does not save a line which needs a card with one opponent.

    Only an opponent who shows out does; so the play that costs a trick stands, normal or not.
    """
    if case.edition is not E2017 or put.clause != "70E1" or put.evidence:
        return False
    if not case.ask(needs_card_with_one_opponent, about=made.claimer, clause="70E1"):
        return False
    return not case.ask(opponent_shows_out, about=made.claimer, clause="70E1")


def _more_to_ask(put: search.ClaimQuestion, aim: int) -> bool:
    """Whether, with this play struck out here, another of its sort may still be asked about."""
    return put.sort != put.about and (put.not_normal is None or put.not_normal < aim)


@lru_cache(maxsize=256)
def _adjudicated(
    made: ClaimMade,
    edition: Edition,
    top_down: bool,
    sought: int | None,
    late: bool,
    answers: tuple[tuple[str, bool], ...],
) -> search.Outcome:
    """The same prefix of answers comes again with every question: a ruling is run anew each time."""
    position = made.position
    statement = read_statement(made.statement, position, made.claimer)
    return search.adjudicate(
        Claim(
            position,
            made.declarer,
            made.claimer,
            made.claimed,
            statement,
            edition,
            top_down,
            made.evidence,
            sought,
            late,
            dict(answers),
            SEARCHED,
        )
    )
