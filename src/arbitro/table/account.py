"""The whole table as JSON has it: what the director has before him."""

from typing import Any

import msgspec
from msgspec import Struct

from arbitro.bridge.score import score
from arbitro.bridge.seats import SEATS, Seat, Side
from arbitro.laws.case.effect import AdjustedScore, LeadRestriction, ScoreAwarded
from arbitro.laws.case.ruling import Plain
from arbitro.laws.shared.obligation import Restriction
from arbitro.table.event import Mode
from arbitro.table.facts import entry
from arbitro.table.state import UNSETTLED, BoardPhase, Table, Withdrawn
from arbitro.table.view import CallSeen, PenaltyCardSeen, VisibleCard


class TrickShown(Struct, frozen=True):
    leader: Seat
    cards: tuple[VisibleCard, ...]
    winner: Seat


class StateShown(Struct, frozen=True, omit_defaults=True):
    """Where everything is. Hands are in PBN notation, cards on the table not counted."""

    phase: BoardPhase
    edition: int
    regulations: str
    mode: Mode
    board: int
    dealer: Seat
    vulnerability: str
    hands: dict[str, str]
    calls: tuple[CallSeen, ...] = ()
    contract: str = ""
    declarer: Seat | None = None
    trick: tuple[VisibleCard, ...] = ()
    tricks: tuple[TrickShown, ...] = ()
    tricks_declarer: int = 0
    penalty_cards: tuple[PenaltyCardSeen, ...] = ()
    restrictions: tuple[Restriction, ...] = ()
    lead_restrictions: tuple[LeadRestriction, ...] = ()
    must_pass: dict[str, str] = {}
    withdrawn: tuple[Withdrawn, ...] = ()  # and who may use what it tells
    transfers: tuple[tuple[int, str], ...] = ()
    result: str = ""
    awards: tuple[ScoreAwarded, ...] = ()  # in the place of the result (12C)
    at_most_average_minus: tuple[Side, ...] = ()  # 25B2(b)(2) of 1997
    score_ns: int | None = None  # nothing if the sides have different scores, or no score but points


class FactsTold(Struct, frozen=True):
    """What the log answers about one irregularity."""

    irregularity: int
    what: str
    situation: dict[str, Any]
    answers: dict[str, Plain]


def state(table: Table) -> StateShown:
    setting, contract, result = table.setting, table.contract, table.result
    board = setting.board
    return StateShown(
        phase=table.phase,
        edition=int(setting.edition),
        regulations=setting.regulations,
        mode=setting.mode,
        board=board.number,
        dealer=board.dealer,
        vulnerability=board.vulnerability.value,
        hands={seat.value: str(table.hand(seat)) for seat in SEATS},
        calls=tuple(CallSeen(made.seat, made.text) for made in table.bidding.calls),
        contract=contract.bid if contract else "",
        declarer=contract.declarer if contract else None,
        trick=tuple(VisibleCard(*one) for one in table.trick),
        tricks=tuple(
            TrickShown(one.leader, tuple(VisibleCard(*placed) for placed in one.cards), one.winner)
            for one in table.tricks
        ),
        tricks_declarer=table.won,
        penalty_cards=tuple(PenaltyCardSeen(one.seat, one.card, one.kind) for one in table.bound.penalty_cards),
        restrictions=table.bound.restrictions,
        lead_restrictions=table.bound.lead_restrictions,
        must_pass={seat.value: how_long.value for seat, how_long in table.bound.must_pass},
        withdrawn=table.withdrawn,
        transfers=tuple((tricks, to.value) for tricks, to in table.transfers),
        result=str(result) if result else "",
        awards=awards(table),
        at_most_average_minus=tuple(
            side
            for effect in table.score_effects
            if isinstance(effect, AdjustedScore)
            for side in effect.at_most_average_minus
        ),
        score_ns=score_ns(table),
    )


def awards(table: Table) -> tuple[ScoreAwarded, ...]:
    """What the director gave each side last."""
    last = {one.side: one for one in table.score_effects if isinstance(one, ScoreAwarded)}
    return tuple(last[side] for side in Side if side in last)


def score_ns(table: Table) -> int | None:
    """What North-South score: the one outcome that both sides were given, else the result of the table."""
    given = awards(table)
    if given:
        outcomes = {one.outcomes for one in given}
        (both,) = outcomes if len(outcomes) == 1 else ((),)
        return both[0].score_ns if len(both) == 1 else None
    return score(table.result, table.setting.board.vulnerability) if table.result else None


def told(table: Table) -> tuple[FactsTold, ...]:
    """What the log answers about every irregularity that is not settled."""
    found = []
    for number, one in enumerate(table.irregularities):
        if one.status in UNSETTLED:
            known = entry(table, number)
            situation = msgspec.to_builtins(known.situation)
            found.append(FactsTold(number, known.what, situation, known.answers))
    return tuple(found)
