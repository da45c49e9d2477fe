"""LIN written and read again; links to the viewer; text of any kind."""

from contextlib import nullcontext

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from arbitro.book.problem import ProblemsFound
from arbitro.bridge.auction import Auction
from arbitro.bridge.calls import Call
from arbitro.bridge.cards import Card
from arbitro.bridge.contract import Contract, Result
from arbitro.bridge.play import Play
from arbitro.bridge.seats import Seat, Vulnerability
from arbitro.formats.lin import VIEWER, from_link, not_kept, read, viewer_link, write, write_file
from arbitro.formats.record import BoardRecord, RecordedCall, Rejected
from tests.formats.test_lin_reader import BROADCAST, MD, RANKS, SUIT_EACH, records
from tests.strategies import auctions, board_numbers, deals, hidden_deals, vulnerabilities

SEVEN_SPADES = Contract.parse("7S S")
CLAIMED = BoardRecord(
    number=15,
    deal=SUIT_EACH,
    dealer=Seat.SOUTH,
    vulnerability=Vulnerability.NS,
    players=("Cleo", "Dan", "Ann", "Bob"),
    calls=(RecordedCall(Call.BID_7S, True, "all of the ♠"), *[RecordedCall(Call.PASS)] * 3),
    contract=SEVEN_SPADES,
    cards=(Card.HA, Card.D2, Card.C2, Card.S2, Card.SA),
    result=Result(SEVEN_SPADES, 13),
    claimed=True,
)

letters = st.characters(codec="utf-8", exclude_characters="|,!\r\n\x0b\x0c\x1a\ufeff", exclude_categories=["Cs"])
words = st.text(letters, max_size=12).map(str.strip)


@st.composite
def lin_records(draw: st.DrawFn) -> BoardRecord:
    """All that LIN can carry of a board: any legal auction, and play or claim when it led to a contract."""
    auction: Auction = draw(auctions())
    contract = auction.contract
    deal = draw(deals if contract else hidden_deals())
    cards: tuple[Card, ...] = ()
    result = Result(None) if auction.is_passed_out else None
    claimed = False
    if contract:
        play = Play.begin(deal, contract)
        for _ in range(draw(st.integers(0, 52))):
            play = play.play(draw(st.sampled_from(play.legal_cards)))
        if not play.is_over and draw(st.booleans()):
            play = play.claim(play.tricks_won + draw(st.integers(0, 13 - len(play.cards) // 4)))
            claimed = bool(play.cards)
        cards, result = play.cards, play.result
    number = draw(st.none() | board_numbers)
    return BoardRecord(
        number=number,
        deal=deal.completed(),
        dealer=auction.dealer,
        vulnerability=draw(st.none() | vulnerabilities),
        players=draw(st.tuples(words, words, words, words)),
        calls=tuple(RecordedCall(call, draw(st.booleans()), draw(words)) for call in auction.calls),
        contract=contract,
        cards=cards,
        result=result,
        claimed=claimed,
        room=draw(st.sampled_from(["", "Open", "Closed"])) if number else "",
    )


@given(lin_records())
def test_what_is_written_reads_back_the_same(record: BoardRecord) -> None:
    assert records(write(record)) == [record]


@given(st.lists(lin_records(), max_size=2))
def test_boards_written_one_to_a_line_read_back_the_same(boards: list[BoardRecord]) -> None:
    assert records(write(board) + "\n" for board in boards) == boards


@given(lin_records())
def test_a_link_reads_back_the_same_but_for_the_room(record: BoardRecord) -> None:
    link = viewer_link(record)
    assert link.isascii()
    assert not set(link) & set(' |,!"<>')
    assert from_link(link) == replace(record, room="")


def test_a_single_board_looks_as_bridge_base_writes_it() -> None:
    assert write(CLAIMED) == (
        f"pn|Ann,Bob,Cleo,Dan|st||md|1S{RANKS}HDC,SH{RANKS}DC,SHD{RANKS}C,|rh||ah|Board 15|sv|n|"
        "mb|7S!|an|all of the !S|mb|p|mb|p|mb|p|pg||pc|HA|pc|D2|pc|C2|pc|S2|pg||pc|SA|pg||mc|13|pg||"
    )


def test_calls_are_written_with_one_letter() -> None:
    calls = tuple(map(RecordedCall, Auction.parse("W: 1NT X XX P").calls))
    assert "|mb|1N|mb|d|mb|r|mb|p|pg||" in write(BoardRecord(dealer=Seat.WEST, calls=calls))


def test_a_room_is_written_with_the_board_number() -> None:
    assert write(replace(CLAIMED, room="Closed")).startswith("qx|c15|pn|")


def test_text_that_would_end_a_value_is_written_as_space() -> None:
    named = replace(CLAIMED, players=("Cleo, the elder", "D|n", "A\nB", ""))
    (board,) = records(write(named))
    assert board.players == ("Cleo  the elder", "D n", "A B", "")


def test_a_contract_without_auction_is_not_given_one() -> None:
    (board,) = records(write(replace(CLAIMED, calls=())))
    assert board == replace(CLAIMED, calls=(), contract=None, cards=(), result=None, claimed=False)


def test_a_link_is_percent_encoded() -> None:
    link = viewer_link(BoardRecord(dealer=Seat.NORTH, players=("Zoë B", "", "", "")))
    assert link == VIEWER + "pn%7C%2C%2CZo%C3%AB%20B%2C%7Cst%7C%7Cmd%7C3%2C%2C%2C%7Crh%7C%7Cpg%7C%7C"


def test_links_as_people_paste_them() -> None:
    board = from_link(f"http://www.bridgebase.com/tools/handviewer.html?bbo=y&lin=pn|J+B,Zo%EB,,|md|1{MD}|sv|b|#top")
    assert board.players == ("", "", "J B", "Zoë")  # %EB is Latin-1
    assert board.deal == SUIT_EACH
    assert board.vulnerability is Vulnerability.BOTH


def _refusal(link: str) -> str:
    try:
        from_link(link)
    except ProblemsFound as trouble:
        return trouble.problems[0].kind
    return ""


def test_a_link_without_one_board_is_refused() -> None:
    assert _refusal("https://www.bridgebase.com/tools/handviewer.html?myhand=M-1") == "lin-link"
    assert _refusal(VIEWER) == "lin-link"
    assert _refusal(f"{VIEWER}md|1{MD}|md|2{MD}|") == "lin-link"
    assert _refusal(f"{VIEWER}md|7{MD}|") == "lin-dealer"


# -- any text at all -------------------------------------------------------------------------------------------

NAMES = ["vg", "rs", "bn", "pn", "qx", "md", "ah", "sv", "mb", "an", "pc", "mc", "st", "pg"]
VALUES = ["o1", "c1", "1", "3", "13", ",", "1S", "p", "d", "r", "!", "SA", "HA", "D2", "7SS=", "PASS", "é", "%"]
RUNS = [f"md|1{MD}|", "mb|7S|mb|p|mb|p|mb|p|", "pc|HA|", "mc|13|", "qx|o1|", "rs|7SS=,7SSx-1|"]
pieces_of_lin = st.sampled_from(["|", "||", "\n", "\r\n", *NAMES, *VALUES, *RUNS])
noise = st.text(max_size=60) | st.lists(pieces_of_lin, max_size=40).map("".join)


@st.composite
def damaged_files(draw: st.DrawFn) -> str:
    text = BROADCAST
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(text)))
        text = text[:at] + draw(noise | st.text("|,Sp1\n", max_size=3)) + text[at + draw(st.integers(0, 5)) :]
    return text


@given(noise | damaged_files())
def test_no_text_brings_the_reader_down(text: str) -> None:
    faulty = False
    for board in read([text], file="x.lin", strict=False):
        if isinstance(board, Rejected):
            faulty = True
            assert board.problems
            assert all(problem.where.file == "x.lin" and problem.where.line for problem in board.problems)
        else:
            _assert_sound(board)
    with pytest.raises(ProblemsFound) if faulty else nullcontext():
        list(read([text]))


def _assert_sound(board: BoardRecord) -> None:
    """Nothing that the rules forbid is accepted, whatever the file said."""
    assert board.deal.problems(partial=True) == ()
    auction = board.auction
    if auction and auction.is_over:
        assert board.contract == auction.contract
    if board.cards:
        assert board.contract
        play = Play.begin(board.deal, board.contract, board.cards)
        if play.is_over:
            assert board.result == play.result


@given(noise)
def test_no_link_brings_the_reader_down(text: str) -> None:
    assert _refusal(VIEWER + text) != "" or isinstance(from_link(VIEWER + text), BoardRecord)


# -- whole files


@given(
    st.lists(lin_records(), max_size=3),
    st.sampled_from(["", "Cup, Final"]),
    st.sampled_from(["", "IMP", "MP", "BAM"]),
)
def test_a_file_reads_back_the_same(boards: list[BoardRecord], event: str, scoring: str) -> None:
    told = [replace(board, event=event, scoring=scoring, home="Reds", visitors="Blues") for board in boards]
    assert records(write_file(told)) == told
    assert not_kept(told) == ()


def test_a_result_without_its_auction_is_told_by_the_broadcast() -> None:
    doubled = Result.parse("4SX W -2")
    board = BoardRecord(number=7, deal=SUIT_EACH, dealer=Seat.SOUTH, contract=doubled.contract, result=doubled)
    other = replace(board, number=9, room="Closed", contract=None, result=Result(None))
    text = "".join(write_file([board, other]))
    assert "\nrs|4SWx-2,,,PASS|\n" in text
    assert records(text) == [board, other]
    assert not_kept([board, other]) == ()


def test_what_lin_has_no_place_for_is_told_once_with_its_boards() -> None:
    result = Result.parse("3NT N =")
    board = BoardRecord(number=7, deal=SUIT_EACH, dealer=Seat.SOUTH, contract=result.contract, result=result)
    twice = [replace(board, date="2026.01.02", site="Roma", scoring="Rubber")] * 2
    found = [(problem.found, problem.expected) for problem in not_kept([*twice, replace(board, result=None)])]
    assert found == [("contract", "1"), ("date", "2"), ("result", "2"), ("scoring", "2"), ("site", "2")]
