"""The values that travel: their schemas are up to date, and what the commands print is what they say."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from arbitro.answers.problems import ProblemsReply
from arbitro.book.problem import Problem
from arbitro.cli.boards.answers import CommitAnswer, DealAnswer, Secret
from arbitro.cli.boards.check import CheckAnswer
from arbitro.cli.boards.convert import ConvertAnswer
from arbitro.cli.boards.demo import DemoAnswer
from arbitro.formats.json import ScoreAnswer, WrittenBoard
from tests.cli.terminal import BOARD_PBN, arbitro
from tests.schemas import FOLDER, TRAVELLERS, schema


@pytest.mark.parametrize("name", TRAVELLERS)
def test_the_schema_in_the_documentation_is_up_to_date(name: str) -> None:
    assert (FOLDER / f"{name}.json").read_bytes() == schema(TRAVELLERS[name]), "run `make tables`"


def test_there_is_no_other_file_among_the_schemas() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == set(TRAVELLERS)


def test_no_value_that_travels_has_a_field_of_any_type() -> None:
    def loose(part: Any) -> bool:
        if isinstance(part, dict):
            properties = part.get("properties", {})
            return any(not set(p) - {"default", "title"} for p in properties.values()) or any(map(loose, part.values()))
        return isinstance(part, list) and any(map(loose, part))

    for name, value in TRAVELLERS.items():
        assert not loose(msgspec.json.decode(schema(value))), name


def again(value: msgspec.Struct) -> Any:
    """A value as a program reads it."""
    return msgspec.json.decode(msgspec.json.encode(value))


EXAMPLES: list[tuple[type[msgspec.Struct], str]] = [
    (Problem, '{"kind":"bad-card","where":{"file":"a.pbn","line":3},"found":"1X","expected":"SA"}'),
    (ScoreAnswer, '{"contract":"4HX","declarer":"N","tricks":11,"score_ns":690}'),
    (ScoreAnswer, '{"contract":"PASS","declarer":null,"tricks":0,"score_ns":0}'),
    (CheckAnswer, '{"files":[{"file":"a.pbn","boards":2,"problems":[]}]}'),
    (
        DealAnswer,
        '{"boards":[{"number":1,"dealer":"N","vulnerability":"none","deal":"N:AKQ... - - -"}]}',
    ),
    (WrittenBoard, '{"auction":[{"call":"1NT"},{"call":"P","alerted":true}],"play":["SA","H2"]}'),
]


@pytest.mark.parametrize(("value", "example"), EXAMPLES)
def test_an_example_is_a_value_and_the_value_is_the_example(value: type[msgspec.Struct], example: str) -> None:
    plain = msgspec.json.decode(example)
    assert again(msgspec.convert(plain, value)) == plain


@pytest.mark.parametrize(
    ("value", "args"),
    [
        (ScoreAnswer, ("score", "3NT W -1", "--vul", "ew")),
        (DealAnswer, ("deal", "-n", "2")),
        (DemoAnswer, ("demo",)),
    ],
)
def test_what_a_command_prints_is_the_value_of_its_schema(value: type[msgspec.Struct], args: tuple[str, ...]) -> None:
    printed = msgspec.json.decode(arbitro(*args, "--json").stdout)
    assert again(msgspec.convert(printed, value)) == printed


def test_files_and_secrets_are_values_of_their_schemas(tmp_path: Path) -> None:
    source, target, secret = (tmp_path / name for name in ("a.pbn", "b.json", "secret.json"))
    source.write_text(BOARD_PBN)
    converted = arbitro("convert", str(source), str(target), "--json").stdout
    assert msgspec.json.decode(converted, type=ConvertAnswer) == ConvertAnswer(1, ())
    checked = msgspec.json.decode(arbitro("check", str(target), "--json").stdout, type=CheckAnswer)
    assert checked.files[0].boards == 1
    assert msgspec.json.decode(target.read_bytes(), type=DealAnswer).boards[0].number == 5
    committed = arbitro("deal", "--commit", str(secret), "-n", "2", "--json").stdout
    assert msgspec.json.decode(committed, type=CommitAnswer).boards == 2
    assert msgspec.json.decode(secret.read_bytes(), type=Secret).boards == 2
    problems = arbitro("score", "9", "--vul", "none", "--json").stderr
    assert msgspec.json.decode(problems, type=ProblemsReply).problems[0].kind == "result-without-tricks"
