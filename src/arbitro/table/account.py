"""The whole table as JSON has it: what the director has before him."""

from typing import Any

import msgspec
from msgspec import Struct

from arbitro.bridge.score import score
from arbitro.bridge.seats import SEATS, Seat
from arbitro.laws.effect import LeadRestriction
from arbitro.laws.obligation import Restriction
from arbitro.laws.ruling import Plain
from arbitro.table.event import Mode
from arbitro.table.facts import entry
from arbitro.table.state import UNSETTLED, Phase, Table
from arbitro.table.view import CallSeen, CardSeen, PenaltyCardSeen


class TrickShown(Struct, frozen=True):
    leader: Seat
    cards: tuple[CardSeen, ...]
    winner: Seat


class StateShown(Struct, frozen=True, omit_defaults=True):
    """Where everything is. Hands are in PBN notation, cards on the table not counted."""

    phase: Phase
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
    trick: tuple[CardSeen, ...] = ()
    tricks: tuple[TrickShown, ...] = ()
    tricks_declarer: int = 0
    penalty_cards: tuple[PenaltyCardSeen, ...] = ()
    restrictions: tuple[Restriction, ...] = ()
    lead_restrictions: tuple[LeadRestriction, ...] = ()
    must_pass: dict[str, str] = {}
    transfers: tuple[tuple[int, str], ...] = ()
    result: str = ""
    score_ns: int | None = None


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
        calls=tuple(CallSeen(one.seat, one.call.value) for one in table.bidding.calls),
        contract=contract.bid if contract else "",
        declarer=contract.declarer if contract else None,
        trick=tuple(CardSeen(*one) for one in table.trick),
        tricks=tuple(
            TrickShown(one.leader, tuple(CardSeen(*placed) for placed in one.cards), one.winner) for one in table.tricks
        ),
        tricks_declarer=table.won,
        penalty_cards=tuple(PenaltyCardSeen(one.seat, one.card, one.kind) for one in table.bound.penalty_cards),
        restrictions=table.bound.restrictions,
        lead_restrictions=table.bound.lead_restrictions,
        must_pass={seat.value: how_long.value for seat, how_long in table.bound.must_pass},
        transfers=tuple((tricks, to.value) for tricks, to in table.transfers),
        result=str(result) if result else "",
        score_ns=score(result, board.vulnerability) if result else None,
    )


def told(table: Table) -> tuple[FactsTold, ...]:
    """What the log answers about every irregularity that is not settled."""
    found = []
    for number, one in enumerate(table.irregularities):
        if one.status in UNSETTLED:
            known = entry(table, number)
            situation = msgspec.to_builtins(known.situation)
            found.append(FactsTold(number, known.what, situation, known.answers))
    return tuple(found)
