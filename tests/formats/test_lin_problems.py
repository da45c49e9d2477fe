"""Every fault of a LIN file is named with its place, and spoils its own board only."""

import tracemalloc
from collections.abc import Iterable

import pytest

from arbitro.book.problem import Place, Problem, ProblemsFound
from arbitro.formats.lin import read
from arbitro.formats.record import BoardRecord, Rejected
from tests.formats.test_lin_reader import ALL_TO_NORTH, BROADCAST, MD, RANKS

GOOD = f"pn|A,B,C,D|md|1{MD}|ah|Board 1|sv|o|mb|7S|mb|p|mb|p|mb|p|\npc|HA|pc|D2|pc|C2|pc|S2|mc|13|pg||\n"
# As GOOD, but the twos of spades and hearts have changed places.
MIXED = f"md|1SAKQJT9876543H2,HAKQJT9876543S2,D{RANKS},C{RANKS}|mb|1N|mb|p|mb|p|mb|p|"


def problems(text: str | Iterable[str]) -> list[Problem]:
    found = read([text] if isinstance(text, str) else text, file="a.lin", strict=False)
    return [problem for board in found if isinstance(board, Rejected) for problem in board.problems]


@pytest.mark.parametrize(
    ("text", "kind", "tag", "found", "expected"),
    [
        (f"md|5{MD}|", "lin-dealer", "md", "5", "1 2 3 4"),
        (f"md|{MD}|", "lin-dealer", "md", "S", "1 2 3 4"),
        (f"md|1{MD},S2|", "lin-hands", "md", "5", "3, 4"),
        (f"md|1S1{RANKS},H{RANKS},D{RANKS},|", "bad-hand", "md", f"1{RANKS}", "SAKQHJ95CT8643"),
        (f"md|1{MD}|sv|x|", "bad-vulnerability", "sv", "x", "o n e b"),
        (f"md|1{MD}|sv|o|sv|n|", "told-twice", "sv", "n", "none"),
        (f"md|1{MD}|mb|8S|", "bad-call", "mb", "8S", "1C … 7N p d r"),
        (f"md|1{MD}|mb||", "bad-call", "mb", "", "1C … 7N p d r"),
        (f"md|1{MD}|mb|1Sq|", "bad-call", "mb", "1Sq", "1C … 7N p d r"),
        (f"md|1{MD}|mb|2S|mb|2H|", "insufficient-bid", "mb", "2H", "2S"),
        (f"md|1{MD}|mb|d|", "inadmissible-double", "mb", "X", ""),
        (f"md|1{MD}|mb|1S|mb|r|", "inadmissible-redouble", "mb", "XX", ""),
        (f"md|1{MD}|mb|pppp|mb|1S|", "auction-over", "mb", "1S", ""),
        (f"md|1{MD}|mb|1Spp|pc|HA|mb|p|", "auction-over", "mb", "p", ""),
        (f"md|2{MD}|mb|1Nppp|{ALL_TO_NORTH}mc|1|", "result-against-play", "mc", "1NT W -6", "1NT W -7"),
        (f"md|1{MD}|an|strong|mb|1C|", "explanation-without-call", "an", "strong", ""),
        ("ah|Board|mb|1C|", "auction-without-dealer", "mb", "1C", ""),
        (f"md|1{MD}|mb|1S|mb|p|pc|HA|", "auction-unfinished", "pc", "HA", "S: 1S P"),
        (f"md|1{MD}|pc|HA|", "play-without-contract", "pc", "HA", ""),
        (f"md|1{MD}|mc|0|", "play-without-contract", "mc", "0", ""),
        (f"md|1{MD}|mb|pppp|pc|HA|", "play-without-contract", "pc", "HA", ""),
        (f"md|1{MD}|mb|pppp|mc|7|", "tricks-passed-out", "mc", "7", "0"),
        (f"md|1S{RANKS},,,|mb|1Sppp|pc|HA|", "play-without-deal", "pc", "HA", ""),
        (f"md|1{MD}|mb|1Sppp|pc|H1|", "bad-card", "pc", "H1", "SA"),
        (f"md|1{MD}|mb|1Sppp|pc|C2|", "card-not-held", "pc", "C2", f".{RANKS}.."),
        (f"md|1{MD}|mb|1Sppp|pc|HA|pc|D2|pc|C2|pc|S2|pc|S2|", "card-played-twice", "pc", "S2", ""),
        (f"{MIXED}pc|HA|pc|D2|pc|C2|pc|SA|", "must-follow-suit", "pc", "SA", "H"),
        (f"md|1{MD}|mb|1Sppp|mc|14|", "bad-tricks", "mc", "14", "0 … 13"),
        (f"md|1{MD}|mb|1Sppp|mc|x|", "bad-tricks", "mc", "x", "0 … 13"),
        (f"md|1{MD}|mb|1Sppp|mc|7|mc|8|", "told-twice", "mc", "8", "7"),
        (f"md|1{MD}|mb|1Sppp|mc|7|pc|HA|", "play-over", "pc", "HA", ""),
        # One trick to the defence leaves twelve at most; one to declarer leaves one at least.
        (f"{MIXED}pc|HA|pc|D2|pc|C2|pc|H2|mc|13|", "bad-claim", "mc", "13", "0 … 12"),
        (f"md|1{MD}|mb|1Sppp|pc|HA|pc|D2|pc|C2|pc|S2|mc|0|", "bad-claim", "mc", "0", "1 … 13"),
        (f"qx|x1|md|1{MD}|", "lin-board-id", "qx", "x1", "o1, c1"),
        (f"qx|o0|md|1{MD}|", "lin-board-id", "qx", "o0", "o1, c1"),
        (f"qx|o1|md|1{MD}|ah|Board 2|", "told-twice", "ah", "2", "1"),
        (f"rs|7SN=|qx|o1|md|1{MD}|mb|7Sppp|", "contract-against-auction", "rs", "7S N =", "7S S"),
        (f"rs|7SS=|qx|o1|md|1{MD}|mb|pppp|", "contract-against-auction", "rs", "7S S =", "PASS"),
        (f"rs|PASS|qx|o1|md|1{MD}|mb|7Sppp|", "contract-against-auction", "rs", "PASS", "7S S"),
        (f"rs|1SS=|qx|o1|md|1{MD}|mb|7S|", "contract-against-auction", "rs", "1S S =", "7S"),
        (f"rs|7SS=|qx|o1|md|1{MD}|mb|7Sppp|mc|12|", "result-against-play", "rs", "7S S =", "7S S -1"),
        (f"rs|8SS=|qx|o1|md|1{MD}|", "bad-result", "rs", "8SS=", "4SNx="),
        (f"rs|7SS+1|qx|o1|md|1{MD}|", "impossible-tricks", "rs", "7SS+1", "-13 … +0"),
        ("pn|A,B,C,D,E,F,G,H,I|", "lin-names", "pn", "9", "4, 8"),
        ("bn|1,x|", "board-number", "bn", "x", "1 2 3 …"),
        ("vg|Cup,Final,I,a,b|", "lin-broadcast", "vg", "Cup,Final,I,a,b", "title,segment,I,1,16,team,0,team,0"),
        (f"md|1{MD}|mbp|", "lin-command", None, "mbp", "xx|…|"),
        (f"md|1{MD}||", "lin-command", None, "", "xx|…|"),
        (f"md|1{MD}|mb|7Sppp|mc|1", "lin-unclosed", "mc", "1", "|"),
        (f"md|1{MD}|mb|p\nmb|p|", "lin-unclosed", "mb", "p", "|"),
        ("a text about bridge", "lin-unclosed", None, "a text about bridge", "|"),
    ],
)
def test_each_fault_is_named(text: str, kind: str, tag: str | None, found: str, expected: str) -> None:
    (problem,) = problems(text)
    assert (problem.kind, problem.where.tag, problem.found, problem.expected) == (kind, tag, found, expected)
    assert (problem.where.file, problem.where.line) == ("a.lin", 1)


def test_every_fault_of_the_cards_is_told_at_once() -> None:
    spades, rest = f"S{RANKS}", f"H{RANKS}SA,D{RANKS[1:]},CX"
    assert {(p.kind, p.where.seat, p.found) for p in problems(f"md|1{spades},{rest}|")} == {
        ("hand-size", "W", "14"),
        ("card-held-twice", "S W", "SA"),
        ("hand-size", "N", "12"),
        ("bad-hand", "E", "X"),
    }


def test_a_card_twice_in_one_hand() -> None:
    (problem,) = problems(f"md|1S{RANKS}A,H{RANKS},D{RANKS},|")
    assert problem == Problem("card-twice", Place("a.lin", 1, None, "md", "S"), "SA")


def test_faults_of_different_commands_are_told_together() -> None:
    text = f"qx|o3|\nmd|1{MD}|\nsv|z|\nmb|9C|\npc|XX|\n"
    assert [(p.kind, p.where) for p in problems(text)] == [
        ("bad-vulnerability", Place("a.lin", 3, "o3", "sv")),
        ("bad-call", Place("a.lin", 4, "o3", "mb")),
        ("bad-card", Place("a.lin", 5, "o3", "pc")),
    ]


def test_a_fault_aside_does_not_hide_one_in_the_auction_or_the_results() -> None:
    text = f"rs|9S|\nqx|o1|md|1{MD}|sv|z|\nmb|1S|mb|1H|"
    assert [(p.kind, p.where.line) for p in problems(text)] == [
        ("bad-vulnerability", 2),
        ("bad-result", 1),
        ("insufficient-bid", 3),
    ]


def test_a_problem_of_a_call_or_card_names_seat_and_number() -> None:
    (call,) = problems(f"qx|c4|md|4{MD}|\nmb|p|\nmb|d|")
    assert call.where == Place("a.lin", 3, "c4", "mb", "S", 2)
    (card,) = problems(f"qx|c4|md|1{MD}|mb|7Sppp|\npc|HA|\npc|H2|")
    assert card.where == Place("a.lin", 3, "c4", "pc", "N", 2)


def test_a_problem_in_the_results_names_its_number_there() -> None:
    (problem,) = problems(BROADCAST.replace("mc|13|", "mc|12|").replace("7SS=,", "7SS-1,").replace("x-1", "x+2"))
    assert problem.where == Place("a.lin", 2, "c17", "rs", index=2)


def test_reading_goes_on_after_a_bad_board() -> None:
    bad = GOOD.replace("pc|C2", "pc|C9|pc|C2").replace("Board 1", "Board 2")
    found = list(read([GOOD, bad, GOOD.replace("Board 1", "Board 3")], strict=False))
    assert [b.number if isinstance(b, BoardRecord) else b.problems[0].kind for b in found] == [1, "card-not-held", 3]


def test_strict_reading_gives_the_good_boards_and_stops_at_the_bad_one() -> None:
    boards = read([GOOD, f"md|1{MD}|sv|z|mb|z|", GOOD], file="a.lin")
    assert isinstance(next(boards), BoardRecord)
    with pytest.raises(ProblemsFound) as caught:
        next(boards)
    assert [p.kind for p in caught.value.problems] == ["bad-vulnerability", "bad-call"]
    assert list(boards) == []


@pytest.mark.parametrize(
    ("damaged", "left"),
    [
        ("qxo2|", [3, 4]),  # stray text between two boards may be a part of either
        ("qx|o2\n", [1, 3, 4]),
        ("|qx|o2|", [3, 4]),
        ("qx|o2||", [1, 3, 4]),
    ],
)
def test_a_lost_or_extra_bar_spoils_only_the_boards_it_may_belong_to(damaged: str, left: list[int]) -> None:
    board = f"md|1{MD}|sv|o|mb|7S|mb|p|mb|p|mb|p|pg||\npc|HA|pc|D2|pg||\n"
    text = "".join(f"qx|o{n}|{board}" for n in range(1, 5))
    found = list(read([text.replace("qx|o2|", damaged)], strict=False))
    assert [b.number for b in found if isinstance(b, BoardRecord)] == left
    assert sum(isinstance(b, Rejected) for b in found) == 4 - len(left)


def test_a_board_whose_names_cannot_be_read_does_not_get_those_of_another() -> None:
    found = list(read([f"pn|A,B,C,D|md|1{MD}|pn|A,B,C,D,E,F,G,H,I|md|1{MD}|"], strict=False))
    names = [board.players if isinstance(board, BoardRecord) else None for board in found]
    assert names == [("C", "D", "A", "B"), None, ("", "", "", "")]


def _peak(text: Iterable[str]) -> int:
    """Bytes held at most while the text is read."""
    tracemalloc.start()
    try:
        for _ in read(text, strict=False):
            pass
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize(
    ("text", "times", "most"),
    [
        (GOOD, 400, 300_000),
        ("no bar at all " * 10_000, 100, 10_000_000),
        ("qx|o1|" + "pc|SA|" * 300, 30, 5_000_000),
        ("pc|SA|" * 3_000, 20, 20_000_000),
        ("a|" * 100, 100, 500_000),
    ],
    ids=["boards", "no bar", "bad boards", "one endless board", "no commands"],
)
def test_memory_does_not_grow_with_the_file(text: str, times: int, most: int) -> None:
    assert _peak(text for _ in range(times)) < most


@pytest.mark.parametrize(
    ("fault", "calls", "cards", "result"),
    [
        ("mb|2S|mb|2H|", 0, 0, None),
        ("mb|7S|mb|p|mb|p|mb|p|pc|HA|pc|HK|", 4, 0, None),
        ("mb|7S|mb|p|mb|p|mb|p|pc|HA|mc|99|", 4, 1, None),
    ],
)
def test_what_is_sound_is_given_beside_the_problems(fault: str, calls: int, cards: int, result: None) -> None:
    (board,) = read([f"pn|A,B,C,D|md|1{MD}|ah|Board 1|{fault}"], strict=False)
    assert isinstance(board, Rejected)
    assert board.problems
    assert board.sound is not None
    assert board.sound.deal.is_complete
    assert (len(board.sound.calls), len(board.sound.cards), board.sound.result) == (calls, cards, result)


def test_a_result_against_the_play_leaves_the_play() -> None:
    text = f"vg|x,,I,1,1,,,,|rs|7SS-1,|qx|o1|md|1{MD}|mb|7S|mb|p|mb|p|mb|p|mc|13|"
    (board,) = read([text], strict=False)
    assert isinstance(board, Rejected)
    assert board.sound
    assert str(board.sound.result) == "7S S ="


def test_bytes_of_any_kind_are_read_or_refused() -> None:
    assert all(isinstance(board, Rejected) for board in read([bytes(range(256))] * 3, strict=False))
