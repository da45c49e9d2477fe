"""Written cases at a live table: slips, and claims to their end, by the house and by a director. South deals."""

from pathlib import Path

import pytest

from arbitro.bridge.calls import CALL_BY_TEXT
from arbitro.bridge.seats import SEATS
from arbitro.laws.case.ruling import Plain
from arbitro.office.live.act import GiveRuling
from arbitro.table import event as at
from arbitro.table.state import BoardPhase
from tests.office.evening import OPENER, Evening, evening

N, E, S, W = SEATS
BY_WHOM = pytest.mark.parametrize("directing", ["house", "person"])
EVERY_MODE = pytest.mark.parametrize("mode", ["strict", "permissive"])


def said(table: Evening, question: str, answer: Plain) -> None:
    """A question of judgment: by the director, or by all four where there is none."""
    assert table.board.asked is not None
    assert (table.board.asked.question.identity, table.board.asked.to) == (question, ())
    if table.table.setting.directing is at.Directing.PERSON:
        table.act(OPENER, at.OptionChosen(question, answer))
        return
    for seat in SEATS:
        table.act(seat.value, at.Opinion(seat, question, answer))


def ruled(table: Evening) -> tuple[str, ...]:
    """The clauses of the ruling: the house gives it as soon as it can."""
    if table.table.setting.directing is at.Directing.PERSON:
        table.act(OPENER, GiveRuling())
    return table.table.rulings[-1].clauses


def noticed(table: Evening, player: str, kind: str) -> None:
    """At a strict table whoever says that he meant something else has drawn attention himself."""
    if table.table.setting.mode is at.Mode.PERMISSIVE:
        assert not table.table.halted
        table.act(player, at.AttentionCalled(S, kind))
    assert table.table.halted


@BY_WHOM
@EVERY_MODE
def test_an_unintended_call_is_replaced(tmp_path: Path, mode: str, directing: str) -> None:
    """25A1, 25A3: without rectification; West calls over 1H."""
    with evening(tmp_path, mode=mode, directing=directing) as table:
        table.seat_all()
        table.calls("S:1S")
        table.act("S", at.CallSubstituted(S, CALL_BY_TEXT["1H"]))
        noticed(table, "S", "change_of_call")
        said(table, "unintended@1S", True)
        assert ruled(table)[0].startswith("25A")
        assert [call.text for call in table.table.bidding.calls] == ["1H"]
        table.calls("W:1S")
        assert [call.text for call in table.table.bidding.calls] == ["1H", "1S"]


@BY_WHOM
def test_a_call_that_was_meant_stands_unless_the_next_player_accepts_the_other(tmp_path: Path, directing: str) -> None:
    """25B1, 25B2: West is asked, and nobody else; he says no, and South's first call stands."""
    with evening(tmp_path, directing=directing) as table:
        table.seat_all()
        table.calls("S:1S")
        table.act("S", at.CallSubstituted(S, CALL_BY_TEXT["1H"]))
        said(table, "unintended@1S", False)
        assert [seat for seat in SEATS if table.board.seen_by(seat).question] == [W]
        assert table.kinds("E", at.OptionChosen("accepted@1H", True, E)) == ["not-asked"]
        table.act("W", at.OptionChosen("accepted@1H", False, W))
        assert table.board.asked is not None
        assert table.board.asked.question.id == "comparable"  # 26: with 1H, which is withdrawn
        assert [call.text for call in table.table.bidding.calls] == ["1S"]


@BY_WHOM
@EVERY_MODE
def test_an_unintended_designation_is_changed(tmp_path: Path, mode: str, directing: str) -> None:
    """45C4(b): West has led a diamond, East has not played."""
    with evening(tmp_path, mode=mode, directing=directing) as table:
        table.seat_all()
        table.calls("S:1NT P P P")
        table.cards("W:D3")
        if mode == "permissive":
            table.act("N", at.DummyLaidDown(N))
        table.act("S", at.Designated("D5"))
        table.act("S", at.DesignationReplaced("DK"))
        noticed(table, "S", "designation_changed")
        said(table, "unintended_designation@D5", True)
        assert "45C4(b)" in ruled(table)
        assert [placed.card.value for placed in table.table.trick] == ["D3", "DK"]
        table.cards("E:D8")


def test_play_goes_on_after_a_claim_if_all_four_want_it(tmp_path: Path) -> None:
    """68D2(b) of 2017: then the claim is void."""
    with evening(tmp_path) as table:
        table.seat_all()
        table.calls("S:1NT P P P")
        table.cards("W:D3")
        table.act("S", at.Claimed(S, 7))
        for seat in (N, E, S):
            table.act(seat.value, at.PlayOnWanted(seat))
            assert table.table.phase is BoardPhase.CLAIM
        table.act("W", at.PlayOnWanted(W))
        assert (table.table.phase, table.table.claim) == (BoardPhase.PLAY, None)
        table.play_out()
        assert table.table.result is not None


def test_before_2017_nobody_may_ask_to_play_on(tmp_path: Path) -> None:
    with evening(tmp_path, edition=2007) as table:
        table.seat_all()
        table.calls("S:1NT P P P")
        table.cards("W:D3")
        table.act("S", at.Claimed(S, 7))
        assert "play_on_wanted" not in table.board.seen_by(N).options.acts


@BY_WHOM
def test_a_contested_claim_is_ruled_to_its_end(tmp_path: Path, directing: str) -> None:
    """70A. East has the lead with ♣K J and claims both of the last two tricks; South holds ♣Q 9. Whichever he leads,
    one of them loses to the queen: declarer, who has ten tricks, makes eleven, four more than 1NT."""
    with evening(tmp_path, directing=directing) as table:
        table.seat_all()
        table.calls("S:1NT P P P")
        for _ in range(9 * 4):
            turn = table.table.turn
            player = S if turn is N else turn
            table.act(player.value, at.CardEvent(turn, table.board.seen_by(player).options.cards[0]))
        table.cards("N:CA E:C5 S:C4 W:C3 N:D5 E:D8 S:D2 W:C6")
        assert [str(table.table.hand(seat)) for seat in (E, S)] == ["...KJ", "...Q9"]
        assert (table.table.won, table.table.turn) == (10, E)
        table.act("E", at.Claimed(E, 2, "the rest are mine"))
        table.act("S", at.Objected(S))
        said(table, "asked_to_play_on@NS", False)
        assert "70A" in ruled(table)
        assert (table.table.phase, str(table.table.result)) == (BoardPhase.OVER, "1NT S +4")
        table.ready()
