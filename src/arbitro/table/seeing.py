"""What a player could have seen: hands, calls, cards that were faced, and so what can have struck him as wrong."""

from arbitro.book.edition import E2017
from arbitro.bridge.cards import Card
from arbitro.bridge.seats import SEATS, Seat
from arbitro.table.irregularity import REVOKES, Irregularity, Kind
from arbitro.table.screen import beside
from arbitro.table.state import Table

ANYHOW = (Kind.REVOKE, Kind.PENALTY_CARD_NOT_PLAYED)
FACED = (Kind.CARD_EXPOSED, Kind.CARD_EXPOSED_IN_AUCTION)


def hands_open(table: Table) -> tuple[Seat, ...]:
    """Hands that everybody sees: dummy's once it is spread, one that was faced to claim (68C of 2017)."""
    dummy = (table.dummy,) if table.dummy and table.dummy_is_down else ()
    claimer = (table.claim.seat,) if table.claim and table.setting.edition is E2017 else ()
    return tuple(seat for seat in SEATS if seat in (*dummy, *claimer, *table.spread))


def is_kept_from(table: Table, seat: Seat | None, card: Card) -> bool:
    """Whether a card that lies face up could not be seen from there; without a seat: by all four."""
    return any(kept is card and (seat is None or seat in unseen) for kept, unseen in table.kept_from)


def could_see(table: Table, wrong: Irregularity, seat: Seat) -> bool:
    """Whether this player can have seen that something is wrong: his own fault, or what lies open.

    When the play is over all cards may be inspected (66D).
    """
    if seat is wrong.seat or table.is_over or wrong.seat in hands_open(table):
        return True
    if wrong.kind in REVOKES:
        shown = _shown_since(table, wrong)
        return _is_wrong_anyhow(wrong) or any(_complies(table, wrong, card) for card in shown)
    if wrong.kind is Kind.WRONG_NUMBER_OF_CARDS:
        return False
    if wrong.kind in FACED and wrong.card is not None and is_kept_from(table, seat, wrong.card):
        return False
    return _call_has_passed(table, wrong) or beside(seat, wrong.seat)


def _call_has_passed(table: Table, wrong: Irregularity) -> bool:
    """Whether a call is known on both sides of the screen."""
    return not table.setting.screens or wrong.place is None or wrong.place < table.shown


def is_meant(wrong: Irregularity, what: str) -> bool:
    """Whether this is what somebody says is wrong, as far as he can know it."""
    return what == wrong.kind.value or (_is_wrong_anyhow(wrong) and what in (kind.value for kind in ANYHOW))


def _is_wrong_anyhow(wrong: Irregularity) -> bool:
    """Who has a penalty card and neither follows suit nor plays it: he has revoked, or should have played it (52A).
    Which of the two, his hand tells, and the director aloud."""
    return wrong.kind in ANYHOW and bool(wrong.due)


def _complies(table: Table, wrong: Irregularity, card: Card) -> bool:
    """Whether the player should have played this card, or one like it, instead."""
    if wrong.kind is Kind.DEMAND_IGNORED:
        return card in wrong.due
    number = wrong.trick or table.next_trick
    trick = table.tricks[number - 1].cards if number <= len(table.tricks) else table.trick
    return bool(trick) and card.suit is trick[0].card.suit


def _shown_since(table: Table, wrong: Irregularity) -> list[Card]:
    """The offender's cards that came to light after the trick in question, or lie on the table."""
    later = [placed for quitted in table.tricks[wrong.trick or 0 :] for placed in quitted.cards]
    if (wrong.trick or 0) < table.next_trick:
        later += table.trick
    shown = [placed.card for placed in (*later, *table.faced) if placed.seat is wrong.seat]
    return shown + [laid.card for laid in table.bound.penalty_cards if laid.seat is wrong.seat]
