"""What PBN games say about their boards, and the contradictions in them (PBN 2.1, chapters 3-5)."""

import pytest

from arbitro.book.problem import Problem, ProblemsFound
from arbitro.bridge.calls import Call
from arbitro.bridge.cards import Card
from arbitro.bridge.contract import Contract, Result
from arbitro.bridge.deal import Deal
from arbitro.bridge.seats import Seat, Vulnerability
from arbitro.formats import pbn
from arbitro.formats.record import BoardRecord, RecordedCall, Rejected

# North has all spades, East all hearts, South all diamonds, West all clubs.
SUITS_DEAL = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"

WHOLE = f"""% PBN 2.1
% EXPORT
[Event "Cup"]
[Site "Rome"]
[Date "2020.02.29"]
[Board "7"]
[West "w"]
[North "n"]
[East "e"]
[South "s"]
[Dealer "S"]
[Vulnerable "All"]
[Deal "{SUITS_DEAL}"]
[Scoring "MP"]
[Declarer "N"]
[Contract "4SX"]
[Result "13"]
[Room "Open"]
[Score "NS 1390"]
[Auction "S"]
Pass Pass 4S =1= X
Pass Pass Pass
[Note "1:long spades"]
[Play "E"]
HA DA CA SA
HK DK CK SK
HQ DQ CQ SQ
HJ DJ CJ SJ
HT DT CT ST
H9 D9 C9 S9
H8 D8 C8 S8
H7 D7 C7 S7
H6 D6 C6 S6
H5 D5 C5 S5
H4 D4 C4 S4
H3 D3 C3 S3
H2 D2 C2 S2
"""


def record(text: str) -> BoardRecord:
    (found,) = pbn.read(text.splitlines(keepends=True))
    assert isinstance(found, BoardRecord)
    return found


def problems(text: str) -> list[Problem]:
    (found,) = pbn.read(text.splitlines(keepends=True), file="f.pbn", strict=False)
    return list(found.problems) if isinstance(found, Rejected) else []


def kinds(text: str) -> list[str]:
    return [problem.kind for problem in problems(text)]


def test_a_whole_game_is_read() -> None:
    found = record(WHOLE)
    contract = Contract.parse("4SX N")
    assert found.number == 7
    assert found.dealer is Seat.SOUTH
    assert found.vulnerability is Vulnerability.BOTH
    assert found.players == ("n", "e", "s", "w")
    assert found.deal == Deal.parse(SUITS_DEAL)
    assert found.calls[2] == RecordedCall(Call.BID_4S, True, "long spades")
    assert [recorded.call.value for recorded in found.calls] == ["P", "P", "4S", "X", "P", "P", "P"]
    assert found.contract == contract
    assert found.result == Result(contract, 13)
    assert found.cards[:8] == tuple(map(Card.parse, ["HA", "DA", "CA", "SA", "SK", "HK", "DK", "CK"]))
    assert not found.claimed
    assert (found.event, found.site, found.date, found.room, found.scoring) == (
        "Cup",
        "Rome",
        "2020.02.29",
        "Open",
        "MP",
    )


def test_unknown_values_are_not_told() -> None:
    assert record('[Event "?"]\n[Board ""]\n[Dealer "?"]\n[Deal "?"]\n[Contract "?"]\n[Result ""]\n') == BoardRecord()


@pytest.mark.parametrize(
    ("written", "meant"),
    [("None", "none"), ("Love", "none"), ("-", "none"), ("NS", "ns"), ("EW", "ew"), ("All", "both"), ("Both", "both")],
)
def test_vulnerability_has_several_names(written: str, meant: str) -> None:
    assert record(f'[Vulnerable "{written}"]\n').vulnerability is Vulnerability(meant)


def test_contract_and_result_follow_from_auction_and_play() -> None:
    lines = [
        line for line in WHOLE.splitlines() if not line.startswith(("[Contract", "[Declarer", "[Result", "[Dealer"))
    ]
    found = record("\n".join(lines) + "\n")
    assert found.contract == Contract.parse("4SX N")
    assert found.result == Result(Contract.parse("4SX N"), 13)
    assert found.dealer is Seat.SOUTH


def test_a_passed_out_board() -> None:
    found = record('[Dealer "W"]\n[Declarer ""]\n[Contract "Pass"]\n[Result ""]\n[Score "NS 0"]\n[Auction "W"]\nAP\n')
    assert found.result == Result(None)
    assert found.contract is None
    assert len(found.calls) == 4


@pytest.mark.parametrize(
    ("written", "tricks"), [("9", 9), ("NS 9", 9), ("EW 4", 9), ("NS 9 EW 4", 9), ("EW 4 NS 9", 9), ("^9", 9)]
)
def test_results_of_declarer_or_of_the_sides(written: str, tricks: int) -> None:
    found = record(f'[Declarer "N"]\n[Contract "3NT"]\n[Result "{written}"]\n')
    assert found.result == Result(Contract.parse("3NT N"), tricks)


def test_dashes_stand_before_the_dealer() -> None:
    found = record('[Dealer "E"]\n[Auction "N"]\n- 1C Pass Pass Pass\n')
    assert found.dealer is Seat.EAST
    assert found.contract == Contract.parse("1C E")


def test_annotations_need_no_space_and_all_pass_ends_the_auction() -> None:
    found = record('[Auction "N"]\npass 1nt!=1=$5 Pass?? {why} 3NT=2= AP\n[Note "1:15-17"]\n[Note "2:to play"]\n')
    assert [call.explanation for call in found.calls] == ["", "15-17", "", "to play", "", "", ""]
    assert [call.alerted for call in found.calls] == [False, True, False, True, False, False, False]
    assert found.contract == Contract.parse("3NT E")


def test_an_alert_may_go_without_explanation() -> None:
    assert record('[Auction "N"]\n2C =0= *\n').calls == (RecordedCall(Call.BID_2C, True),)


def test_an_auction_may_stop() -> None:
    found = record('[Auction "N"]\n1C Pass\n*\n')
    assert len(found.calls) == 2
    assert found.contract is None


PLAYED = f'[Deal "{SUITS_DEAL}"]\n[Declarer "N"]\n[Contract "4S"]\n[Result "13"]\n[Play "E"]\n'


def test_a_claim_stops_the_play() -> None:
    found = record(PLAYED + "HA DA CA SA\n- - - SK\n*\n")
    assert found.claimed
    assert found.cards == tuple(map(Card.parse, ["HA", "DA", "CA", "SA", "SK"]))


def test_play_may_go_on() -> None:
    found = record(PLAYED.replace("13", "?") + "HA DA + -\n")
    assert not found.claimed
    assert found.cards == (Card.HA, Card.DA)


def test_cards_after_a_gap_are_checked_but_have_no_order() -> None:
    assert record(PLAYED + "HA - CA SA\nHK - - -\n*\n").cards == (Card.HA,)
    assert kinds(PLAYED + "HA - CA SA\nHA - - -\n*\n") == ["card-played-twice"]


def test_an_end_position_names_only_the_trump_suit() -> None:
    text = '[Deal "N:A...2 .A..3 ..A.4 ...AK"]\n[Contract "S"]\n[Play "W"]\nCA C2 C3 C4\nCK SA HA DA\n'
    assert record(text).cards == tuple(map(Card.parse, ["CA", "C2", "C3", "C4", "CK", "SA", "HA", "DA"]))
    assert kinds(text + "CQ\n") == ["play-over"]


class TestIrregularities:
    """PBN 3.9: marked, they are no problem; the record holds neither such an auction nor such a play."""

    def test_insufficient_bids_are_marked(self) -> None:
        assert record('[Auction "N"]\n2C ^I 1D Pass *\n').calls == ()
        assert kinds('[Auction "N"]\n1C ^I 1D Pass *\n') == ["not-insufficient"]
        assert kinds('[Auction "N"]\n2C 1D Pass *\n') == ["insufficient-bid"]

    def test_players_may_be_skipped(self) -> None:
        assert record('[Auction "N"]\n2C ^S 3D Pass Pass Pass\n[Contract "3D"]\n[Declarer "S"]\n').contract is not None

    def test_an_irregular_declarer_need_not_agree_with_the_auction(self) -> None:
        text = '[Auction "N"]\n1C Pass Pass Pass\n[Contract "1C"]\n[Declarer "{}S"]\n'
        assert record(text.format("^")).contract == Contract.parse("1C S")
        assert kinds(text.format("")) == ["declarer-against-auction"]

    def test_revokes_are_marked(self) -> None:
        deal = '[Deal "N:AK...2 .AK..3 ..AK.4 ...AK5"]\n[Contract "NT"]\n[Play "W"]\n'
        assert record(deal + "CA C2 ^R HA C4\n*\n").cards == ()
        assert kinds(deal + "CA C2 HA C4\n*\n") == ["must-follow-suit"]
        assert kinds(deal + "CA C2 ^R C3 C4\n*\n") == ["not-a-revoke"]

    def test_leads_out_of_turn_are_marked(self) -> None:
        assert record(PLAYED + "HA ^L DA CA SA\n*\n").cards == ()
        assert kinds(PLAYED + "^L HA DA CA SA\n*\n") == ["not-out-of-turn"]

    def test_an_irregular_result_need_not_agree_with_the_play(self) -> None:
        assert record(WHOLE.replace('[Result "13"]', '[Result "^11"]')).result == Result(Contract.parse("4SX N"), 11)


class TestProblems:
    """Each contradiction by itself; WHOLE has none."""

    @pytest.mark.parametrize(
        ("old", "new", "kind", "tag"),
        [
            ('[Board "7"]', '[Board "x"]', "board-number", "Board"),
            ('[Board "7"]', '[Board "0"]', "board-number", "Board"),
            ('[Dealer "S"]', '[Dealer "Q"]', "bad-seat", "Dealer"),
            ('[Dealer "S"]', '[Dealer "N"]', "dealer-against-auction", "Auction"),
            ('[Auction "S"]', '[Auction "Q"]', "bad-seat", "Auction"),
            ('"All"', '"some"', "bad-vulnerability", "Vulnerable"),
            ('"All"', '"None"', "score-against-result", "Score"),
            ('[Score "NS 1390"]', '[Score "NS 1190"]', "score-against-result", "Score"),
            ('[Score "NS 1390"]', '[Score "EW 1390"]', "score-against-result", "Score"),
            ('[Score "NS 1390"]', '[Score "a lot"]', "bad-tag-value", "Score"),
            ('[Score "NS 1390"]', '[OptimumScore "N/S 3"]', "bad-tag-value", "OptimumScore"),
            ('"2020.02.29"', '"yesterday"', "bad-tag-value", "Date"),
            ('[Contract "4SX"]', '[Contract "4S"]', "contract-against-auction", "Contract"),
            ('[Contract "4SX"]', '[Contract "8S"]', "bad-contract", "Contract"),
            ('[Declarer "N"]', '[Declarer "E"]', "declarer-against-auction", "Declarer"),
            ('[Declarer "N"]', '[Declarer "x"]', "bad-seat", "Declarer"),
            ('[Result "13"]', '[Result "12"]', "result-against-play", "Result"),
            ('[Result "13"]', '[Result "14"]', "bad-tricks", "Result"),
            ('[Result "13"]', '[Result "many"]', "bad-tag-value", "Result"),
            ('[Result "13"]', '[Result "NS 13 EW 1"]', "tricks-not-thirteen", "Result"),
            ("4S =1= X", "3Z =1= X", "bad-call", "Auction"),
            ("4S =1= X", "4S =2= X", "note-missing", "Auction"),
            ("Pass Pass Pass\n", "Pass Pass Pass Pass\n", "auction-over", "Auction"),
            ("Pass Pass Pass\n", "Pass Pass Pass * 1C\n", "after-end", "Auction"),
            ("Pass Pass 4S", "Pass X 4S", "inadmissible-double", "Auction"),
            ("Pass Pass 4S", "! Pass Pass 4S", "annotation-of-nothing", "Auction"),
            ("4S =1= X", "4S =x= X", "bad-call", "Auction"),
            ('"1:long spades"', '"long spades"', "bad-note", "Note"),
            ('[Room "Open"]', '[Note "1:x"]', "note-misplaced", "Note"),
            ('[Play "E"]', '[Play "S"]', "wrong-leader", "Play"),
            ("HK DK CK SK", "HK DK CK XX", "bad-card", "Play"),
            ("HK DK CK SK", "HK DK CK SA", "card-played-twice", "Play"),
            ("HA DA CA SA", "SA DA CA HA", "card-not-held", "Play"),
            ("H2 D2 C2 S2", "H2 D2 C2 S2\nH2", "play-over", "Play"),
            ("H2 D2 C2 S2", "H2 D2 C2\n* S2", "after-end", "Play"),
            (SUITS_DEAL, "N:AK...", "bad-deal", "Deal"),
            (SUITS_DEAL, SUITS_DEAL.replace(".AKQ", ".AKX", 1), "bad-holding", "Deal"),
            (SUITS_DEAL, SUITS_DEAL.replace("5432.. ", "5433.. ", 1), "card-twice", "Deal"),
            (SUITS_DEAL, SUITS_DEAL.replace("N:AKQ", "N:KQ"), "hand-size", "Deal"),
            ('[Room "Open"]', '[Room "Open"]\n[Site "Oslo"]', "tag-twice", "Site"),
            ('[Room "Open"]', '[Room "Open"]\n[Hidden "NX"]', "bad-tag-value", "Hidden"),
            ('[Room "Open"]', '[Room "Open"]\n[ScoreTable "A;B"]\n1 2 3', "table-row-short", "ScoreTable"),
            ('[Room "Open"]', '[Room "Open"]\n[ScoreTable "A\\x;B"]', "bad-table-header", "ScoreTable"),
        ],
    )
    def test_it_is_found_with_its_place(self, old: str, new: str, kind: str, tag: str) -> None:
        assert WHOLE.count(old) == 1 or old.startswith("Pass Pass Pass")
        text = WHOLE.replace(old, new)
        found = [problem for problem in problems(text) if problem.kind == kind]
        assert found, problems(text)
        where = found[0].where
        assert (where.file, where.tag) == ("f.pbn", tag)
        assert where.line is not None
        changed = [n for n, (a, b) in enumerate(zip(WHOLE.splitlines(), text.splitlines(), strict=False), 1) if a != b]
        if tag in new or tag in old:
            assert where.line in range(changed[0], changed[0] + 3)
        with pytest.raises(ProblemsFound):
            record(text)

    def test_a_card_held_twice_is_named_with_its_holders(self) -> None:
        text = f'[Deal "{SUITS_DEAL.replace(" .AKQ", " A.AK", 1)}"]\n'
        (problem,) = problems(text)
        assert (problem.kind, problem.found, problem.where.seat) == ("card-held-twice", "SA", "N E")

    def test_the_line_of_a_call_and_of_a_card(self) -> None:
        text = '[Auction "N"]\n1C Pass\n{ a\ncomment }\nPass 9X\n'
        (problem,) = problems(text)
        assert (problem.kind, problem.found, problem.where.line) == ("bad-call", "9X", 5)
        (problem,) = problems(PLAYED + "HA DA CA SA\nHK DK CK S9\nHQ DQ CQ S9\n*\n")
        assert (problem.kind, problem.where.line, problem.where.seat) == ("card-played-twice", 8, "N")

    def test_declarer_of_a_passed_out_board(self) -> None:
        assert kinds('[Contract "Pass"]\n[Declarer "N"]\n') == ["declarer-passed-out"]
        assert kinds('[Contract "Pass"]\n[Result "9"]\n') == ["tricks-passed-out"]

    def test_a_result_must_be_possible_when_play_stops(self) -> None:
        text = PLAYED.replace("13", "{}") + "HA DA CA SA\nHK DK CK SK\n*\n"
        assert kinds(text.format(2)) == kinds(text.format(13)) == []
        assert kinds(text.format(1)) == ["result-against-play"]

    def test_a_bad_board_does_not_stop_the_next(self) -> None:
        text = '[Board "x"]\n\n[Board "2"]\n'
        first, second = pbn.read(text.splitlines(keepends=True), strict=False)
        assert isinstance(first, Rejected)
        assert isinstance(second, BoardRecord)
        assert second.number == 2


class TestTables:
    """PBN 5.2."""

    def test_columns_and_rows(self) -> None:
        text = '[ScoreTable "-Rank\\3R;Names\\12L;+Score"]\n 1 "A \\"x\\" - B"  50\n 2 - -\n'
        (game,) = pbn.read_games(text.splitlines(keepends=True))
        assert isinstance(game, pbn.Game)
        findings = pbn.Findings(game)
        read = pbn.table(game.tags[0], findings)
        assert read is not None
        assert not findings
        assert read.columns == (
            pbn.TagColumn("Rank", 3, "R", "-"),
            pbn.TagColumn("Names", 12, "L"),
            pbn.TagColumn("Score", order="+"),
        )
        assert read.column("Names") == ('A "x" - B', "-")
        assert read.column("Score") == ("50", "-")
