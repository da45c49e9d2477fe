"""PBN written: games as they were, games in export format, records as games (PBN 2.1, chapter 2)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.book.problem import ProblemsFound
from arbitro.bridge.cards import Card
from arbitro.bridge.contract import Result
from arbitro.formats import pbn
from arbitro.formats.record import BoardRecord, RecordedCall, Rejected
from tests.strategies import auctions, board_numbers, hidden_deals, plays, seats, vulnerabilities

IMPORT = """% a program's own line
{first}
[Board "3"] ; about the board
[Play "W"]
sk ! h3 S4 s3
{draw trumps} C5=1= C2 C6 ^R CK
-  - - H6 +
[Note "1:a card"]
[Zebra "x"]
[Auction "N"] {hard to bid}
- - 1s?? {oh} Pass
2S=2= ; fine
pass =1= AP
[Note "2:raise"]
[Note "1:tired"]
[Apple "\\"y\\""]
[Vulnerable "Love"]
[Contract "2s"]
[OptimumResultTable "Declarer;Denomination\\2R;Result\\2R"]
N NT 7 N
S 10
[Unheard "of"]
  some rows
  of it
[Dealer "S"]
"""

EXPORT = """% a program's own line
{first}
[Event "?"]
[Site "?"]
[Date "?"]
[Board "3"]
; about the board
[West "?"]
[North "?"]
[East "?"]
[South "?"]
[Dealer "S"]
[Vulnerable "None"]
[Deal "?"]
[Scoring "?"]
[Declarer "?"]
[Contract "2S"]
[Result "?"]
[Apple "\\"y\\""]
[Zebra "x"]
[Auction "S"]
{hard to bid}
1S $4 {oh} Pass 2S =2= ; fine
Pass =1=
Pass Pass
[Note "1:tired"]
[Note "2:raise"]
[Play "W"]
SK $7 H3 S4 S3 {draw trumps}
C5 =1= C2 C6 ^R CK
- - - H6
+
[Note "1:a card"]
[OptimumResultTable "Declarer;Denomination\\2R;Result\\2R"]
N NT  7
N  S 10
[Unheard "of"]
some rows
of it

"""


def game(text: str) -> pbn.Game:
    (found,) = pbn.read_games(text.splitlines(keepends=True))
    assert isinstance(found, pbn.Game)
    return found


def test_a_free_game_in_export_format() -> None:
    assert pbn.exported(game(IMPORT)).text == EXPORT


def test_a_game_in_export_format_stays_as_it_is() -> None:
    assert pbn.exported(game(EXPORT)).text == EXPORT


def test_inherited_values_are_written_out() -> None:
    lines = '[Event "##Cup"]\n[Site "Rome"]\n\n[Site "#"]\n'.splitlines(keepends=True)
    _, second = pbn.read_games(lines)
    assert isinstance(second, pbn.Game)
    written = pbn.exported(second)
    assert (written["Event"], written["Site"]) == ("Cup", "Rome")


def values_of(found: pbn.Game) -> dict[str, str]:
    return {tag.name: tag.value for tag in found if tag.name != "Note"}


texts = st.text(st.characters(min_codepoint=32, max_codepoint=0x2FF, exclude_categories=["Cc", "Cs"]), max_size=12)
plain_texts = texts.map(lambda text: text.strip()).filter(lambda text: text != "?" and not text.startswith("#"))


@st.composite
def records(draw: st.DrawFn) -> BoardRecord:
    """Records of every degree of completeness that PBN can tell."""
    fields = {
        "number": draw(st.none() | board_numbers),
        "vulnerability": draw(st.none() | vulnerabilities),
        "players": tuple(draw(plain_texts) for _ in range(4)),
        "event": draw(plain_texts),
        "site": draw(plain_texts),
        "scoring": draw(plain_texts),
        "date": draw(st.sampled_from(["", "2001.12.31", "2001.??.??"])),
        "room": draw(st.sampled_from(["", "Open", "Closed"])),
    }
    told = draw(st.sampled_from(["deal", "auction", "play"]))
    if told == "deal":
        return BoardRecord(deal=draw(hidden_deals()), dealer=draw(st.none() | seats), **fields)  # type: ignore[arg-type]
    if told == "auction":
        auction = draw(auctions())
        calls = tuple(draw(recorded(RecordedCall(call))) for call in auction.calls)
        result = Result(None) if auction.is_passed_out else None
        return BoardRecord(
            dealer=auction.dealer,
            calls=calls,
            contract=auction.contract,
            result=result,
            **fields,  # type: ignore[arg-type]
        )
    play = draw(plays())
    return BoardRecord(
        deal=play.deal,
        contract=play.contract,
        cards=play.cards,
        result=play.result,
        claimed=play.claimed is not None,
        **fields,  # type: ignore[arg-type]
    )


def recorded(call: RecordedCall) -> st.SearchStrategy[RecordedCall]:
    return st.just(call) | st.builds(RecordedCall, st.just(call.call), st.just(True), texts)


@given(st.lists(records(), max_size=3))
def test_records_come_back(written: list[BoardRecord]) -> None:
    text = "".join(pbn.write(written))
    assert text.startswith("% PBN 2.1\n% EXPORT\n")
    assert list(pbn.read(text.splitlines(keepends=True) if "\x85" not in text else split(text))) == written


def split(text: str) -> list[str]:
    """Lines as files have them: `splitlines` knows more line ends than files do."""
    return [line + "\n" for line in text.split("\n")[:-1]]


@given(records())
def test_a_record_is_written_in_export_format(written: BoardRecord) -> None:
    made = pbn.as_game(written)
    again = pbn.exported(made)
    assert values_of(again) == values_of(made)
    assert pbn.record(again) == pbn.record(made)
    mandatory = [tag.name for tag in made.tags[:15]]
    assert mandatory == (
        [
            "Event",
            "Site",
            "Date",
            "Board",
            "West",
            "North",
            "East",
            "South",
            "Dealer",
            "Vulnerable",
            "Deal",
            "Scoring",
            "Declarer",
            "Contract",
            "Result",
        ]
    )


def test_what_pbn_would_take_for_inheritance_is_refused() -> None:
    with pytest.raises(ProblemsFound) as raised:
        pbn.as_game(BoardRecord(number=4, event="##x"))
    (problem,) = raised.value.problems
    assert (problem.kind, problem.where.tag, problem.where.board) == ("reserved-text", "Event", "4")


def test_cards_need_a_contract() -> None:
    with pytest.raises(ProblemsFound) as raised:
        pbn.as_game(BoardRecord(cards=(Card.SA,)))
    assert raised.value.problems[0].kind == "cards-without-contract"


@st.composite
def mutations(draw: st.DrawFn) -> str:
    """A good file with a few characters changed, left out or put in."""
    text = draw(st.sampled_from([IMPORT, EXPORT])) + "\n" + "".join(pbn.write([draw(records())]))
    for _ in range(draw(st.integers(1, 6))):
        at = draw(st.integers(0, len(text)))
        new = draw(st.text(st.sampled_from('[]{}"\\;%#^=$!?*+-:.\n NESWCDHXPass10234AKQJT'), max_size=3))
        text = text[:at] + new + text[at + draw(st.integers(0, 4)) :]
    return text


def test_a_last_row_may_end_before_the_column_of_its_leader() -> None:
    text = '[Board "3"]\n[Contract "2S"]\n[Declarer "S"]\n[Play "W"]\nSK H3 S4 S3\nC5 C2 C6 CK\n- H6 +\n'
    game = next(iter(pbn.read_games(text.splitlines(keepends=True))))
    assert isinstance(game, pbn.Game)
    assert pbn.record(game).cards[:4] == (Card.SK, Card.H3, Card.S4, Card.S3)


@given(mutations())
def test_a_damaged_file_is_read_or_refused(text: str) -> None:
    for item in pbn.read_games(split(text + "\n"), file="x", strict=False):
        if isinstance(item, Rejected):
            assert all(problem.where.file == "x" and problem.where.line for problem in item.problems)
            continue
        pbn.exported(item)
        try:
            found = pbn.record(item)
        except ProblemsFound as trouble:
            places = [problem.where for problem in trouble.problems]
        else:
            places = []
            assert found.auction is None or found.contract is None or found.auction.contract in {None, found.contract}
        assert all(where.file == "x" and where.line for where in places)


@given(mutations())
def test_export_keeps_the_data(text: str) -> None:
    for item in pbn.read_games(split(text + "\n"), strict=False):
        if isinstance(item, Rejected):
            continue
        try:
            found = pbn.record(item)
        except ProblemsFound:
            continue
        assert pbn.record(pbn.exported(item)) == found


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    assert all(isinstance(item, BoardRecord | Rejected) for item in pbn.read(split(text + "\n"), strict=False))
