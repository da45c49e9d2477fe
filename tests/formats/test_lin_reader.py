"""LIN as Bridge Base writes it, read into records."""

from collections.abc import Iterable

import pytest

from arbitro.bridge.calls import Call
from arbitro.bridge.cards import Card, Suit
from arbitro.bridge.contract import Contract, Result
from arbitro.bridge.deal import Deal
from arbitro.bridge.hand import Hand
from arbitro.bridge.seats import Seat, Vulnerability
from arbitro.formats.lin import read
from arbitro.formats.record import BoardRecord, RecordedCall

RANKS = "AKQJT98765432"
SUIT_EACH = Deal(*(Hand.from_suits(suit + RANKS) for suit in "DCSH"))  # South spades, West hearts, and so on
MD = f"S{RANKS},H{RANKS},D{RANKS},C{RANKS}"
SEVEN_SPADES = Contract.parse("7S S")


def records(text: str | Iterable[str]) -> list[BoardRecord]:
    found = list(read([text] if isinstance(text, str) else text))
    boards = [board for board in found if isinstance(board, BoardRecord)]
    assert len(boards) == len(found)
    return boards


def record(text: str) -> BoardRecord:
    (board,) = records(text)
    return board


def test_a_single_board_with_all_that_it_can_tell() -> None:
    board = record(
        f"pn|Ann,Bob,Cleo,Dan|st||md|1{MD}|rh||ah|Board 15|sv|n|mb|7S!|an|all of the !S|mb|p|mb|p|mb|p|pg||"
        "pc|HA|pc|D2|pc|C2|pc|S2|pg||pc|sa|pc|h2|mc|13|pg||\n"
    )
    assert board == BoardRecord(
        number=15,
        deal=SUIT_EACH,
        dealer=Seat.SOUTH,
        vulnerability=Vulnerability.NS,
        players=("Cleo", "Dan", "Ann", "Bob"),
        calls=(RecordedCall(Call.BID_7S, True, "all of the ♠"), *[RecordedCall(Call.PASS)] * 3),
        contract=SEVEN_SPADES,
        cards=(Card.HA, Card.D2, Card.C2, Card.S2, Card.SA, Card.H2),
        result=Result(SEVEN_SPADES, 13),
        claimed=True,
    )


@pytest.mark.parametrize(
    ("digit", "dealer"), [("1", Seat.SOUTH), ("2", Seat.WEST), ("3", Seat.NORTH), ("4", Seat.EAST)]
)
def test_the_dealer_is_counted_from_south(digit: str, dealer: Seat) -> None:
    assert record(f"md|{digit}{MD}|").dealer is dealer


@pytest.mark.parametrize(
    ("letter", "vulnerability"),
    [
        ("o", Vulnerability.NONE),
        ("0", Vulnerability.NONE),
        ("n", Vulnerability.NS),
        ("e", Vulnerability.EW),
        ("b", Vulnerability.BOTH),
        ("B", Vulnerability.BOTH),
        ("", None),
    ],
)
def test_vulnerability_letters(letter: str, vulnerability: Vulnerability | None) -> None:
    assert record(f"md|1{MD}|sv|{letter}|").vulnerability is vulnerability


@pytest.mark.parametrize("ending", [",", "", ",,"])
def test_with_three_hands_given_the_fourth_has_the_rest(ending: str) -> None:
    assert record(f"md|3S{RANKS},H{RANKS},D{RANKS}{ending}|").deal == SUIT_EACH


def test_the_hand_left_out_may_be_any() -> None:
    assert record(f"md|3S{RANKS},,D{RANKS},C{RANKS}|").deal == SUIT_EACH


def test_hands_in_small_letters_with_tens_in_figures_and_ranks_in_any_order() -> None:
    upwards = "23456789" + "10" + "jqka"
    assert record(f"md|3s{upwards},h{upwards},d{upwards},|").deal == SUIT_EACH


def test_one_hand_alone_is_a_partial_deal() -> None:
    board = record(f"md|3,,D{RANKS},|mb|1D|")
    assert board.deal == Deal(north=Hand(Suit.DIAMONDS.mask))
    assert board.calls == (RecordedCall(Call.BID_1D),)
    assert board.contract is None


def test_what_is_not_told_stays_untold() -> None:
    assert record(f"md|2{MD}|rh||ah||pg||") == BoardRecord(deal=SUIT_EACH, dealer=Seat.WEST)
    assert record(f"md|2{MD}|ah|Final, last deal|").number is None


def test_a_passed_out_board_has_a_result_without_contract() -> None:
    board = record(f"md|2{MD}|mb|p|mb|p|mb|p|mb|p|pg||")
    assert (board.contract, board.result, board.claimed) == (None, Result(None), False)


# Against notrump by West, North is on lead with thirteen diamonds.
ALL_TO_NORTH = "".join(f"pc|D{r}|pc|C{r}|pc|S{r}|pc|H{r}|pg||" for r in RANKS)


@pytest.mark.parametrize("tricks", ["", "mc|0|"])
def test_thirteen_tricks_played_give_the_result(tricks: str) -> None:
    board = record(f"md|2{MD}|mb|1N|mb|p|mb|p|mb|p|{ALL_TO_NORTH}{tricks}")
    assert board.result == Result(Contract.parse("1NT W"), 0)
    assert len(board.cards) == 52
    assert not board.claimed


def test_play_that_breaks_off_has_no_result() -> None:
    board = record(f"md|1{MD}|mb|7S|mb|p|mb|p|mb|p|pc|HA|")
    assert (board.contract, board.result) == (SEVEN_SPADES, None)


def test_tricks_without_any_card_are_a_result_but_no_claim() -> None:
    board = record(f"md|1{MD}|mb|7S|mb|p|mb|p|mb|p|mc|13|")
    assert board.result == Result(SEVEN_SPADES, 13)
    assert not board.claimed


def test_calls_and_cards_may_be_run_together() -> None:
    board = record(f"md|1{MD}|mb|1Sd!rp|mb|7S!ppp|pc|HAD2C2S10|")
    assert [call.call.value for call in board.calls] == ["1S", "X", "XX", "P", "7S", "P", "P", "P"]
    assert [n for n, call in enumerate(board.calls) if call.alerted] == [1, 4]
    assert board.cards == (Card.HA, Card.D2, Card.C2, Card.ST)


def test_an_explanation_may_run_over_a_line_end() -> None:
    board = record(f"md|1{MD}|mb|2H|an|Both Maj\r\nors, 5!h|mb|p|")
    assert board.calls[0] == RecordedCall(Call.BID_2H, explanation="Both Majors, 5♥")


def test_commands_for_the_viewer_are_passed_over() -> None:
    text = f"%%|x|\ufeffmd|1{MD}|nt|a page of text\nin lines|3d||ha|y|tu||bg|blue|sv|b|4d||hs|SA|\x1a"
    assert record(text).vulnerability is Vulnerability.BOTH


def test_several_boards_one_after_the_other() -> None:
    boards = records(
        f"pn|A,B,C,D|st||md|1{MD}|ah|Board 1|sv|o|\npn|E,F,G,H|st||md|2{MD}|ah|Board 2|sv|n|mb|p|\nmd|3{MD}|ah|Board 3|"
    )
    assert [(b.number, b.dealer, b.players[2]) for b in boards] == [
        (1, Seat.SOUTH, "A"),
        (2, Seat.WEST, "E"),
        (3, Seat.NORTH, "E"),  # names hold until others are told
    ]


def test_names_may_follow_the_cards_of_a_board() -> None:
    board = record(f"md|1{MD}|sv|o|pn|A,B,C,D|mb|p|")
    assert board.players == ("C", "D", "A", "B")
    assert board.calls == (RecordedCall(Call.PASS),)


BROADCAST = f"""vg|Cup, the final,Segment 2,I,17,18,Reds,10,Blues,5|\r
rs|7SS=,7SSx-1,PASS,|\r
pn|OS,OW,ON,OE,CS,CW,CN,CE|pg||\r
qx|o17|st||md|1{MD}|sv|o|mb|7S|mb|p|mb|p|mb|p|pg||\r
pc|hA|pc|d2|pc|c2|pc|s2|pg||\r
mc|13|pg||\r
qx|c17|md|1{MD}|sv|0|pg||\r
qx|o18|st||md|4{MD}|sv|n|mb|p|mb|p|mb|p|mb|p|pg||\r
qx|c18|st||md|4{MD}|sv|n|mb|p|pg||\r
"""


def test_a_broadcast_has_rooms_names_event_and_results() -> None:
    boards = records(BROADCAST.splitlines(keepends=True))
    assert [(b.number, b.room, b.players[0]) for b in boards] == [
        (17, "Open", "ON"),
        (17, "Closed", "CN"),
        (18, "Open", "ON"),
        (18, "Closed", "CN"),
    ]
    assert {(b.event, b.scoring) for b in boards} == {("Cup, the final, Segment 2", "IMP")}
    # The closed room's board 17 has no auction: its contract comes from `rs`. Nothing is told of 18 there.
    doubled = Contract.parse("7SX S")
    assert [b.result for b in boards] == [Result(SEVEN_SPADES, 13), Result(doubled, 12), Result(None), None]
    assert [b.contract for b in boards] == [SEVEN_SPADES, doubled, None, None]


def test_an_auction_that_breaks_off_takes_its_contract_from_the_results() -> None:
    board = record(f"rs|7SS=|qx|o1|md|1{MD}|mb|1S|mb|p|mb|7S|")
    assert (board.contract, board.result) == (SEVEN_SPADES, Result(SEVEN_SPADES, 13))


def test_text_may_come_in_pieces_of_any_size() -> None:
    for size in (1, 7, 1000):
        pieces = [BROADCAST[at : at + size] for at in range(0, len(BROADCAST), size)]
        assert records(pieces) == records(BROADCAST)


def test_results_are_found_by_the_list_of_board_numbers() -> None:
    boards = records(
        f"vg|Pairs,BBO,P,1,2,,,,|rs|7SS=,,1NW-7,|bn|5,9|pg||qx|o9|pn|A,B,C,D|md|2{MD}|qx|o5|pn|E,F,G,H|md|1{MD}|"
    )
    assert [(b.number, str(b.result), b.players[2], b.scoring) for b in boards] == [
        (9, "1NT W -7", "A", "MP"),
        (5, "7S S =", "E", "MP"),
    ]


def test_four_names_told_for_a_board_of_the_closed_room_are_its_players() -> None:
    boards = records(f"pn|A,B,C,D|qx|c1|pn|E,F,G,H|md|1{MD}|qx|o1|md|1{MD}|")
    assert [b.players[2] for b in boards] == ["E", "A"]


def test_a_second_broadcast_forgets_the_first() -> None:
    boards = records(f"{BROADCAST}vg|Other|qx|o17|md|1{MD}|")
    assert boards[-1] == BoardRecord(
        number=17, deal=SUIT_EACH, dealer=Seat.SOUTH, players=("", "", "", ""), event="Other", room="Open"
    )


def test_a_board_of_which_nothing_is_told_is_no_record() -> None:
    assert records("qx|o1|pg||qx|c1|st||pg||") == []
    assert records("") == []


def test_boards_come_while_the_text_still_runs() -> None:
    """A reader that waited for the end would never answer."""

    def endless() -> Iterable[str]:
        while True:
            yield f"qx|o1|md|1{MD}|mb|p|"

    boards = read(endless())
    assert next(boards) == next(boards)


def test_the_numbers_of_the_boards_may_be_told_apart() -> None:
    """`qx` counts 1 and 2, `bn` has the numbers 11 and 12; so has `rs`, by their places."""
    head = "vg|Cup,Final,I,1,2,Reds,0,Blues,0|rs|7SS=,7SS-1,PASS,|"
    boards = f"qx|o1|md|1{MD}|qx|c1|md|1{MD}|qx|o2|ah|Board 12|md|1{MD}|"
    found = records(f"{head}bn|11,12|{boards}")
    assert [(each.number, each.room, str(each.result)) for each in found] == [
        (11, "Open", "7S S ="),
        (11, "Closed", "7S S -1"),
        (12, "Open", "PASS"),
    ]
    assert {(each.home, each.visitors) for each in found} == {("Reds", "Blues")}
    assert [each.number for each in records(f"{head}bn|1,2|{boards.replace('ah|Board 12|', '')}")] == [1, 1, 2]


def test_words_in_letters_of_two_bytes_do_not_cost_the_board() -> None:
    """In Big5 the second byte of a letter may be that of the bar."""
    words = "\u529f\u80fd\u529f".encode("big5")
    assert b"|" not in words
    barred = "\u9ec3".encode("big5")[:1] + b"|"  # a lead byte and 0x7C
    text = f"md|1{MD}|nt|".encode() + words + barred + words + b"|mb|7S|an|" + barred + words + b"|mb|p|mb|p|mb|p|"
    (board,) = read([text])
    assert isinstance(board, BoardRecord)
    assert board.contract == SEVEN_SPADES
