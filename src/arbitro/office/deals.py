"""The deals of an event: dealt here, uploaded, or entered after play (6, 87).

Dealt here they come from the fresh secret of the moment, each board from a stream of its own (`bridge.commitment`).
Committed, their commitment can be published at once and the secret after the session; boards count from 1 in their
order, through the rounds where each round has its own.
"""

from hashlib import sha256
from typing import Literal

from arbitro.book.problem import Place, Problem, refuse
from arbitro.book.writing import FileText
from arbitro.bridge.commitment import commitment, dealt_from
from arbitro.contest.facts.moments import check, no_session, phase_of
from arbitro.contest.facts.state import Contest, Phase
from arbitro.office.actor import IN_CHARGE, OFFICE, Actor
from arbitro.office.command import Command, Facts, Moment, Power, Subject
from arbitro.office.fact import BoardKey, DealsGiven, Dealt
from arbitro.office.room.boards import boards_of, by_rounds
from arbitro.office.room.importing import entered_deals, read_deals
from arbitro.office.room.tables import contest_of
from arbitro.office.state import Event


class MakeDeals(Command, frozen=True, kw_only=True, tag="make_deals"):
    """Deals for all boards of a session, from the system's randomness; committed: their commitment is told at once."""

    phase: str = ""
    session: int = 1
    committed: bool = False


class GiveDeals(Command, frozen=True, kw_only=True, tag="give_deals"):
    """Deals from a file (PBN or LIN text), for a session or, with draws, a round; or single ones entered after play."""

    phase: str = ""
    session: int = 1
    round: int = 0
    text: FileText = ""
    format: Literal["pbn", "lin"] = "pbn"
    deals: tuple[Dealt, ...] = ()


FRESH = 32
"""Characters of a secret, at least: with less, deals could be guessed."""


def make(event: Event, command: MakeDeals, actor: Actor, moment: Moment) -> Facts:  # noqa: ARG001
    """Every board of the session that has no deal yet; none may have been played without one."""
    contest = contest_of(event)
    phase = phase_of(contest, command.phase)
    check(no_session(phase, command.session))
    keys = tuple(key for key in boards_of(contest, phase, command.session) if key not in event.deals)
    if not keys:
        raise refuse("deals-complete", found=command.session)
    played = played_boards(contest, phase, command.session)
    check(Problem("board-was-played", Place(board=str(key.board)), str(key.board)) for key in keys if key in played)
    if len(moment.fresh) < FRESH:
        raise refuse("secret-length", found=len(moment.fresh), expected=FRESH)
    secret = sha256(moment.fresh.encode()).digest()
    label = " ".join(filter(None, (event.created.id, command.phase, str(command.session))))
    deals = tuple(Dealt(key, dealt_from(secret, label, number).pbn()) for number, key in enumerate(keys, 1))
    if not command.committed:
        return (DealsGiven(source="dealt", deals=deals),)
    promise = commitment(secret, label, len(keys))
    return (DealsGiven(source="committed", deals=deals, commitment=promise, label=label, secret=secret.hex()),)


def played_boards(contest: Contest, phase: Phase, session: int) -> frozenset[BoardKey]:
    """Boards of a session on which some table has a result."""
    apart = by_rounds(contest, phase)
    return frozenset(
        BoardKey(phase=phase.plan.name, session=session, round=at.round if apart else 0, board=board)
        for at, results in phase.results.items()
        if at.session == session
        for board, _ in results
    )


def give(event: Event, command: GiveDeals, actor: Actor, moment: Moment) -> Facts:  # noqa: ARG001
    """A file for a whole session or round, or single deals; all or none."""
    if bool(command.text) == bool(command.deals):
        raise refuse("deals-one-way", expected="text deals")
    contest = contest_of(event)
    if command.deals:
        places = dict.fromkeys((deal.key.phase, deal.key.session) for deal in command.deals)
        due = [key for place in places for keys in _boards(contest, *place) for key in keys]
        return (DealsGiven(source="entered", deals=tuple(entered_deals(command.deals, due, event.deals))),)
    planned, extra = _boards(contest, command.phase, command.session)
    rounds = sorted({key.round for key in planned})
    if command.round not in rounds:
        raise refuse("deals-of-round", found=command.round, expected=_span(rounds))
    here, more = ([key for key in keys if key.round == command.round] for keys in (planned, extra))
    deals = read_deals(command.text, command.format, here, event.deals, more)
    return (DealsGiven(source="uploaded", deals=tuple(deals)),)


def _boards(contest: Contest, name: str, session: int) -> tuple[tuple[BoardKey, ...], tuple[BoardKey, ...]]:
    """Those that are to be played, and extra ones that were (art. 78.7)."""
    phase = phase_of(contest, name)
    check(no_session(phase, session))
    planned = boards_of(contest, phase, session)
    return planned, tuple(sorted(played_boards(contest, phase, session) - set(planned)))


def _span(rounds: list[int]) -> str:
    return str(rounds[0]) if len(rounds) == 1 else f"{rounds[0]}-{rounds[-1]}"


COMMANDS: Subject = {
    MakeDeals: Power(make, IN_CHARGE),
    GiveDeals: Power(give, OFFICE, records=(DealsGiven,)),
}
