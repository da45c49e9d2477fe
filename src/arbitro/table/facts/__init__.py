"""What a log can answer: which law an irregularity belongs to, its situation, and facts that nobody need be asked."""

from collections.abc import Callable, Mapping

from arbitro.laws.ruling import Plain
from arbitro.table.facts import auction
from arbitro.table.facts.entry import Entry
from arbitro.table.irregularity import Irregularity, Kind
from arbitro.table.record import refused
from arbitro.table.state import Table

ENTRIES: Mapping[Kind, Callable[[Table, Irregularity], Entry]] = {
    Kind.CARD_EXPOSED_IN_AUCTION: auction.exposed_in_auction,
    Kind.CHANGE_OF_CALL: auction.changed_call,
    Kind.INSUFFICIENT_BID: auction.insufficient_bid,
    Kind.CALL_OUT_OF_ROTATION: auction.call_out_of_rotation,
    Kind.INADMISSIBLE_DOUBLE: auction.inadmissible_double,
    Kind.CALL_BY_PLAYER_WHO_MUST_PASS: auction.had_to_pass,
    Kind.BID_ABOVE_SEVEN: auction.bid_above_seven,
    Kind.CALL_AFTER_FINAL_PASS: auction.after_final_pass,
}


def entry(table: Table, number: int) -> Entry:
    """An irregularity of the table's list, by number, as the code of laws takes it."""
    wrong = table.irregularities[number]
    if wrong.kind not in ENTRIES:
        raise refused("no-entry", table, wrong.seat, wrong.kind.value)
    return ENTRIES[wrong.kind](table, wrong)


def facts(table: Table, number: int, question: str) -> Plain:
    """The log's answer to a question about an irregularity, by its identity; nothing if a person must say."""
    known = entry(table, number).answers
    return known.get(question, known.get(question.partition("@")[0]))
