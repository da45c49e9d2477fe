"""JSON: what is written is read again, and a board that contradicts itself is not accepted."""

from collections.abc import Iterator
from contextlib import suppress

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.book.problem import Problem, ProblemsFound
from arbitro.bridge.contract import Result
from arbitro.bridge.play import Play
from arbitro.formats.json import WrittenBoard, read, write
from arbitro.formats.record import BoardRecord, RecordedCall, Rejected
from tests.strategies import auctions, deals, vulnerabilities

DEAL = "N:KQJ.432.432.5432 T98.KQJ.765.J876 A765.A765.A8.AT9 432.T98.KQJT9.KQ"
NAMES = st.text(max_size=8)


@st.composite
def records(draw: st.DrawFn) -> BoardRecord:
    """A finished auction, and the play as far as chance lets it go."""
    auction = draw(auctions(finished=True))
    deal = draw(deals)
    contract = auction.contract
    cards = []
    result: Result | None = Result(None)
    if contract:
        play = Play.begin(deal, contract)
        for _ in range(draw(st.integers(0, 52))):
            play = play.play(draw(st.sampled_from(play.legal_cards)))
        cards = list(play.cards)
        result = play.result
        if result is None and draw(st.booleans()):
            result = play.claim(draw(st.integers(play.tricks_won, play.tricks_won + 13 - len(cards) // 4))).result
    return BoardRecord(
        number=draw(st.integers(1, 99)),
        deal=deal,
        dealer=auction.dealer,
        vulnerability=draw(vulnerabilities),
        players=(draw(NAMES), "", draw(NAMES), ""),
        calls=tuple(RecordedCall(call, draw(st.booleans()), draw(NAMES)) for call in auction.calls),
        contract=contract,
        cards=tuple(cards),
        result=result,
        claimed=bool(cards) and len(cards) < 52 and result is not None,
        event=draw(NAMES),
        room=draw(st.sampled_from(("", "Open", "Closed"))),
    )


@given(st.lists(records(), max_size=2))
def test_what_is_written_is_read_again(boards: list[BoardRecord]) -> None:
    assert list(read("".join(write(boards)).encode())) == boards


def problems(*boards: WrittenBoard) -> Iterator[Problem]:
    for item in read(msgspec.json.encode({"boards": boards}), file="a.json", strict=False):
        if isinstance(item, Rejected):
            yield from item.problems


def told(**fields: object) -> WrittenBoard:
    return msgspec.convert({"number": 7, "deal": DEAL, **fields}, WrittenBoard)


def calls(text: str) -> list[dict[str, str]]:
    return [{"call": call} for call in text.split()]


ONE_NOTRUMP = calls("1NT P P P")


@pytest.mark.parametrize(
    ("board", "kind"),
    [
        (told(number=0), "board-number"),
        (told(deal="N:AK"), "bad-deal"),
        (told(deal="N:A... A... - -"), "card-held-twice"),
        (told(contract="4H"), "contract-without-declarer"),
        (told(contract="9H", declarer="N"), "bad-level"),
        (told(contract="1NT", declarer="S", tricks=14), "bad-tricks"),
        (told(tricks=3), "tricks-without-contract"),
        (told(contract="PASS", tricks=3), "tricks-passed-out"),
        (told(dealer="S", auction=calls("1NT 1NT")), "insufficient-bid"),
        (told(dealer="S", auction=ONE_NOTRUMP, contract="2NT", declarer="S"), "contract-against-auction"),
        (told(dealer="S", auction=ONE_NOTRUMP, contract="PASS"), "contract-against-auction"),
        (told(dealer="S", auction=ONE_NOTRUMP, play=["SA"]), "card-not-held"),
        (told(dealer="S", auction=ONE_NOTRUMP, play=["DK", "H2"]), "must-follow-suit"),
    ],
)
def test_a_board_that_contradicts_itself_is_rejected_with_its_place(board: WrittenBoard, kind: str) -> None:
    (found,) = problems(board)
    assert found.kind == kind
    assert (found.where.file, found.where.board) == ("a.json", str(board.number))


def test_a_result_must_agree_with_the_play() -> None:
    board = told(contract="1NT", declarer="S", tricks=13, play=["DK", "D2", "D5", "D8"])  # West wins the first trick
    assert [problem.kind for problem in problems(board)] == ["bad-claim"]


def test_the_next_board_is_read_after_a_bad_one_unless_strict() -> None:
    data = msgspec.json.encode({"boards": [told(tricks=3), told()]})
    first, second = read(data, strict=False)
    assert isinstance(first, Rejected)
    assert isinstance(second, BoardRecord)
    with pytest.raises(ProblemsFound):
        next(read(data))


@pytest.mark.parametrize("data", [b"", b"[]", b"{}", b'{"boards":1}', b"\xff\xfe", b'{"boards":[{]}'])
def test_what_is_not_a_file_of_boards_is_one_problem(data: bytes) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        list(read(data, file="a.json", strict=False))
    assert [problem.kind for problem in trouble.value.problems] == ["bad-json"]


def test_a_field_that_does_not_exist_is_not_passed_over() -> None:
    (found,) = read(b'{"boards":[{"colour":"red"}]}', strict=False)
    assert isinstance(found, Rejected)
    assert found.problems[0].kind == "bad-json-board"
    assert found.problems[0].where.index == 1


@given(st.binary(max_size=60))
def test_no_bytes_raise_anything_but_problems(data: bytes) -> None:
    for content in (data, b'{"boards":[' + data + b"]}"):
        with suppress(ProblemsFound):
            assert all(isinstance(item, BoardRecord | Rejected) for item in read(content, strict=False))
