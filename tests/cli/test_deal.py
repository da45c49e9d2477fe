"""`arbitro deal`."""

import re
from pathlib import Path

import pytest

from arbitro.bridge.board import dealer_of, vulnerability_of
from arbitro.bridge.deal import Deal
from arbitro.bridge.evaluation import hcp, is_balanced
from tests.cli.terminal import answer, arbitro


@pytest.mark.parametrize("form", ["pbn", "lin", "diagram", "json"])
def test_the_same_seed_deals_the_same_boards(form: str) -> None:
    first, again, other = (
        arbitro("deal", "-n", "3", "--seed", seed, "--format", form).stdout for seed in ("a", "a", "b")
    )
    assert first == again != other


def test_every_board_has_a_complete_deal_and_the_marks_of_its_number() -> None:
    boards = answer(arbitro("deal", "-n", "17", "--first", "5", "--json"))["boards"]
    assert [board["number"] for board in boards] == list(range(5, 22))
    for board in boards:
        assert Deal.parse(board["deal"]).is_complete
        assert board["dealer"] == dealer_of(board["number"]).value
        assert board["vulnerability"] == vulnerability_of(board["number"]).value


def test_two_sessions_without_a_seed_differ() -> None:
    assert arbitro("deal", "-n", "2").stdout != arbitro("deal", "-n", "2").stdout


def test_a_board_is_the_same_whatever_else_is_dealt() -> None:
    whole = answer(arbitro("deal", "-n", "5", "--seed", "x", "--json"))["boards"]
    alone = answer(arbitro("deal", "--first", "4", "--seed", "x", "--json"))["boards"]
    assert alone == [whole[3]]


def test_constraints_hold() -> None:
    args = ("deal", "-n", "5", "--seed", "1", "-c", "S: 15-17 balanced", "-c", "N: 8+", "--json")
    for board in answer(arbitro(*args))["boards"]:
        deal = Deal.parse(board["deal"])
        assert 15 <= hcp(deal.south) <= 17
        assert is_balanced(deal.south)
        assert hcp(deal.north) >= 8


@pytest.mark.parametrize(
    ("constraint", "said"), [("S: 38", "No deal"), ("S: 37", "10 tries"), ("fog", "fog"), ("S: 17-15", "17-15")]
)
def test_a_constraint_that_cannot_be_met_is_a_problem(constraint: str, said: str) -> None:
    result = arbitro("deal", "-c", constraint, "--tries", "10")
    assert result.exit_code == 2
    assert said in result.stderr
    assert result.stdout == ""


def test_a_commitment_is_revealed_and_checked(tmp_path: Path) -> None:
    secret = str(tmp_path / "secret.json")
    committed = arbitro("deal", "--commit", secret, "-n", "4", "--event", "Club")
    published = committed.stdout.strip()
    assert re.fullmatch(r"[0-9a-f]{64}", published)
    assert Path(secret).stat().st_mode & 0o077 == 0
    revealed = arbitro("deal", "--reveal", secret, "--check", published, "--json")
    assert published in revealed.stderr
    found = answer(revealed)
    assert found["commitment"] == published
    assert len(found["boards"]) == 4
    assert found == answer(arbitro("deal", "--reveal", secret, "--json"))
    differs = arbitro("deal", "--reveal", secret, "--check", "0" * 64)
    assert differs.exit_code == 2
    assert published in differs.stderr
    assert differs.stdout == ""


def test_a_changed_secret_event_or_count_does_not_pass_the_check(tmp_path: Path) -> None:
    secret = tmp_path / "secret.json"
    published = arbitro("deal", "--commit", str(secret), "-n", "4", "--event", "Club").stdout.strip()
    kept = secret.read_text()
    for old, new in (('"Club"', '"club"'), ("4\n}", "5\n}"), ('"secret": "', '"secret": "00')):
        changed = kept.replace(old, new)
        if old.startswith('"secret'):
            changed = re.sub(r'("00[0-9a-f]{62})[0-9a-f]{2}"', r'\1"', changed)
        assert changed != kept
        secret.write_text(changed)
        assert arbitro("deal", "--reveal", str(secret), "--check", published).exit_code == 2


def test_a_secret_is_never_overwritten(tmp_path: Path) -> None:
    secret = tmp_path / "secret.json"
    assert arbitro("deal", "--commit", str(secret)).exit_code == 0
    kept = secret.read_bytes()
    result = arbitro("deal", "--commit", str(secret))
    assert result.exit_code == 2
    assert "exists" in result.stderr
    assert secret.read_bytes() == kept


@pytest.mark.parametrize(
    "content",
    [b"", b"\xff", b"{}", b'{"secret":"zz","event":"","boards":1}', b'{"secret":"aa","event":"","boards":1}'],
)
def test_a_bad_secret_is_a_problem(tmp_path: Path, content: bytes) -> None:
    secret = tmp_path / "secret.json"
    secret.write_bytes(content)
    result = arbitro("deal", "--reveal", str(secret))
    assert result.exit_code == 2
    assert result.stderr


@pytest.mark.parametrize(
    "args",
    [
        ("--check", "00"),
        ("--event", "Club"),
        ("--tries", "5"),
        ("--reveal", "s.json", "--seed", "1"),
        ("--reveal", "s.json", "--commit", "t.json"),
        ("--reveal", "s.json", "-n", "3"),
        ("--commit", "t.json", "--constraint", "S: 12+"),
    ],
)
def test_options_that_do_not_go_together_are_refused(args: tuple[str, ...]) -> None:
    result = arbitro("deal", *args)
    assert result.exit_code == 2
    assert "--" in result.stderr


@pytest.mark.parametrize(("name", "begin"), [("s.pbn", "["), ("s.lin", "pn|"), ("s.json", "{"), ("s.txt", "Board 1")])
def test_the_name_of_the_output_tells_the_format(tmp_path: Path, name: str, begin: str) -> None:
    target = tmp_path / name
    assert arbitro("deal", "-o", str(target)).exit_code == 0
    lines = [line for line in target.read_text().splitlines() if line and not line.startswith("%")]
    assert lines[0].startswith(begin)
