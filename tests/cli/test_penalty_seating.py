"""`arbitro penalty seating|substitute|withdrawal|fouled|score-sheet|watching`: outcome, article and why."""

import shlex
from typing import Any

import pytest

from tests.cli.terminal import answer, arbitro

FIGB = ("--regulations", "figb_2017")


def asked(command: str) -> Any:
    return answer(arbitro("penalty", *shlex.split(command), *FIGB, "--json"))


def test_a_match_of_one_stanza_in_wrong_seats() -> None:
    found = asked("seating --form swiss --on-sheet --cannot-replay")
    assert found["award"] == {"amount": "7", "unit": "vp"}
    assert (found["void"], found["replay"], found["article"]) == (True, "no", "art. 5.2(a)1")
    assert asked("seating --form swiss --not-on-sheet --not-at-fault --cannot-replay")["award"]["amount"] == "10"


def test_a_void_stanza_and_the_penalty_leave_so_many_victory_points() -> None:
    """TN5.2-3: 13.41 and 6.59 on the scale of 20 boards, less 3.5 each."""
    found = asked("seating --form round_robin --stanzas 2 --stanza 2 --boards 20 --imps 14 --on-sheet")
    assert found["penalty"] == {"amount": "3.5", "unit": "vp"}
    assert (found["scale_boards"], found["after"]) == (20, ["9.91", "3.09"])
    assert asked("seating --form swiss --stanzas 2 --boards 20 --imps -14 --not-on-sheet")["after"] == ["6.59", "13.41"]


def test_extra_boards_of_a_knock_out_go_by_those_in_right_seats() -> None:
    """TN5.2-4."""
    assert asked("seating --form knockout --stanzas 4 --boards 64 --cannot-replay")["extra_boards"] == 6


@pytest.mark.parametrize(
    ("command", "allowed", "original", "taking_over"),
    [
        ("--boards 24 --replaced 13", True, "eliminated", "inherits"),
        ("--boards 24 --replaced 12", True, "keeps_place", "no_rights"),
        ("--boards 20 --replaced 20 --qualifying 3", True, "keeps_place", "no_rights"),
        ("--boards 20 --replaced 40 --qualifying 5", True, "not_in_final", "qualifies"),
        ("--boards 24 --replaced 1 --formation-broken", False, "disqualified", "disqualified"),
    ],
)
def test_substitutes(command: str, allowed: bool, original: str, taking_over: str) -> None:
    found = asked(f"substitute {command} --category equal --not-played-before --approved")
    assert (found["allowed"], found["original"], found["substitute"]) == (allowed, original, taking_over)


def test_what_is_missing_comes_back_as_questions() -> None:
    found = asked("substitute --boards 24 --replaced 13")
    assert [one["id"] for one in found["asks"]] == [
        "substitution_authorised",
        "substitute_category",
        "substitute_played_before",
    ]
    assert found["asks"][1]["options"] == ["lower", "equal", "higher"]
    told = arbitro("penalty", "substitute", "--boards", "24", "--replaced", "13", *FIGB)
    assert "Has the director approved the substitution?" in told.stdout


def test_a_pair_withdraws() -> None:
    """TN4.3-1, TN4.3-2."""
    found = asked("withdrawal --form pairs --during-session --top 14")
    assert (found["withdrawn_points"], found["others_points"]) == ("0", "8.4")
    found = asked("withdrawal --form pairs --during-session --top 14 --own-percent 64")
    assert (found["others_percent"], found["others_points"]) == ("64", "8.96")
    assert asked("withdrawal --form pairs --between-sessions")["replacement"] == "session_prizes"


def test_a_team_withdraws() -> None:
    """TN4.4-1."""
    own, against = "13.52 8.24 15.00 10.91 17.03 6.48", "14.18 12.03 18.66 11.76"
    found = asked(f'withdrawal --form round_robin --boards 16 --own "{own}" --against "{against}" --event-over')
    assert (found["vp"], found["imps"], found["final"], found["last_place"]) == ("14", 16, True, True)
    assert asked("withdrawal --form swiss")["vp"] is None
    assert [one["id"] for one in asked("withdrawal --form round_robin")["asks"]] == ["match_boards"]


def test_cards_in_a_wrong_pocket() -> None:
    """TN87.1-1, -2, -3."""
    found = asked("fouled --misplaced NE --at-table --top 14")
    assert (found["sides"], found["points"]) == (["NS", "EW"], "1.4")
    assert asked("fouled --misplaced N,S --at-table --top 14")["sides"] == ["NS"]
    assert asked("fouled --misplaced NE --duplicating --top 14")["points"] == "2.8"


def test_a_score_sheet_opened_early() -> None:
    """TN16.2-1, -2."""
    found = asked("score-sheet --local --top 14")
    assert (found["offenders_points"], found["opponents_points"]) == ("5.6", "8.4")
    assert asked("score-sheet --not-local")["fixed"] is False


def test_who_may_watch() -> None:
    """TN76-1, TN76-2."""
    assert asked("watching --who team_member --room open")["allowed"] is False
    assert asked("watching --who team_member --room open --other-team")["allowed"] is True
    assert asked("watching --who captain --room open --not-named")["why"][1]["id"] == "watch-not-named"


@pytest.mark.parametrize(
    ("command", "kind"),
    [
        ("seating --form swiss --stanzas 2 --stanza 3", "stanza-number"),
        ("seating --form swiss --stanzas 2 --boards 20 --on-sheet --imps many", "bad-number"),
        ("substitute --boards 24 --replaced 25", "boards-replaced"),
        ("withdrawal --form pairs --during-session --own-percent 120", "percent-range"),
        ("withdrawal --form pairs --top 0", "bad-number"),
        ("withdrawal --form round_robin --boards 16 --own 21", "vp-range"),
        ("withdrawal --form round_robin --boards 16 --own lots", "bad-number"),
        ("fouled --misplaced XY", "bad-seat"),
        ("fouled --misplaced N --top 0", "bad-number"),
        ("score-sheet --top 0", "bad-number"),
    ],
)
def test_bad_input_is_told(command: str, kind: str) -> None:
    result = arbitro("penalty", *shlex.split(command), *FIGB, "--json")
    assert result.exit_code == 2
    assert f'"{kind}"' in result.stderr
