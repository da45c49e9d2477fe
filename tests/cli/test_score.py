"""`arbitro score`: expected scores are read off the table of Law 77."""

import pytest

from tests.cli.terminal import answer, arbitro


@pytest.mark.parametrize(
    ("args", "expected"),
    [
        (["4HX N +1", "--vul", "none"], ("4HX", "N", 11, 240 + 300 + 50 + 100)),
        (["3NT-2 W", "--board", "7"], ("3NT", "W", 7, 200)),  # board 7: both vulnerable
        (["6S", "S", "=", "--vul", "ns"], ("6S", "S", 12, 180 + 500 + 750)),
        (["1C E =", "--vul", "ew"], ("1C", "E", 7, -(20 + 50))),
        (["3NT", "W", "-2", "--vul", "both"], ("3NT", "W", 7, 200)),  # a negative number as an argument
        (["7NTXX W -13", "--vul", "both"], ("7NTXX", "W", 0, 2 * (200 + 12 * 300))),
        (["PASS", "--vul", "none"], ("PASS", None, 0, 0)),
    ],
)
def test_json_has_contract_declarer_tricks_and_score_and_nothing_else(args: list[str], expected: object) -> None:
    found = answer(arbitro("score", *args, "--json"))
    assert list(found) == ["contract", "declarer", "tricks", "score_ns"]
    assert tuple(found.values()) == expected


def test_people_read_it_in_words() -> None:
    said = arbitro("score", "4HX N +1", "--vul", "none").stdout
    assert "4♥× by North, made with 1 overtrick: 11 tricks" in said
    assert "North-South score 690" in said


def test_the_side_that_scores_is_named() -> None:
    assert "East-West score 300" in arbitro("score", "6S", "S", "-3", "--vul", "ns").stdout


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["4H N ="], "--vul"),
        (["4H N =", "--vul", "some"], "some"),
        (["4H N =", "--vul", "none", "--board", "1"], "together"),
        (["4H N =", "--board", "0"], "board number"),
        (["4H N", "--vul", "none"], "tricks"),
        (["8H N =", "--vul", "none"], "8"),
        (["4H N +5", "--vul", "none"], "impossible number of tricks"),
        (["", "--vul", "none"], "not say"),
        (["4H N =", "--vulnerable", "none"], "--vulnerable"),
        (["4H N =", "--vul"], "--vul"),
        ([], "RESULT"),
    ],
)
def test_a_problem_is_said_on_standard_error_with_exit_code_2(args: list[str], said: str) -> None:
    result = arbitro("score", *args)
    assert result.exit_code == 2
    assert said in result.stderr
    assert result.stdout == ""


def test_with_json_a_problem_is_json_too() -> None:
    result = arbitro("score", "4H N +9", "--vul", "none", "--json")
    assert result.exit_code == 2
    assert '"kind":"impossible-tricks"' in result.stderr
