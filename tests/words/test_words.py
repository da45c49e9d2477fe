"""Every problem and every sentence of the terminal has its message, and no message is left over (house rule 10)."""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor
from hypothesis import given
from hypothesis import strategies as st

import arbitro
from arbitro.book.problem import Place, Problem, ProblemsFound
from arbitro.words import LANGUAGES, catalogue, message, say, say_place
from arbitro.words.letters import NOTATIONS

pytestmark = pytest.mark.xdist_group("words")  # what they share takes seconds to make

SOURCE = Path(arbitro.__file__).parent
PREFIX = "problem-"
OF_PAGES = "web-"  # see test_pages
SELDOM = "problem-without-words"  # for a kind that came from a newer program

# Calls that take the kind of a problem, and the place of the kind among their arguments.
TAKES_KIND = {
    "Problem": 0, "refuse": 0, "refused": 0, "_problem": 0, "add": 0, "complain": 0,
    "_complain": 1, "_at": 2, "Stretch": 2,
}  # fmt: skip


@cache
def nodes() -> tuple[ast.AST, ...]:
    """Of all sources, those that may have something to do with words."""
    modules = (ast.parse(path.read_text(encoding="utf-8")) for path in SOURCE.rglob("*.py"))
    telling = (ast.Constant, ast.JoinedStr, ast.Call)
    return tuple(node for module in modules for node in ast.walk(module) if isinstance(node, telling))


def literals(node: ast.AST) -> Iterator[str]:
    """The texts that an expression can be; `*` for what an f-string fills in."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values)
    elif isinstance(node, ast.IfExp):
        yield from literals(node.body)
        yield from literals(node.orelse)


@cache
def kinds_given() -> frozenset[str]:
    found: set[str] = set()
    for node in nodes():
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            at = TAKES_KIND.get(name)
            if at is not None and len(node.args) > at:
                found.update(kind for kind in literals(node.args[at]) if kind)
    return frozenset(found)


@cache
def texts() -> frozenset[str]:
    return frozenset(text for node in nodes() for text in literals(node))


def any_of(patterns: Iterable[str]) -> re.Pattern[str]:
    """Finds a word that is one of these, where `*` stands for anything."""
    words = "|".join(re.escape(pattern).replace(r"\*", r"\S*") for pattern in patterns)
    return re.compile(rf"(?<!\S)(?:{words})(?!\S)")


class Arguments(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def parsed(language: str) -> dict[str, fluent.Resource]:
    """The files of a language, by name."""
    files = sorted((SOURCE / "words" / language).glob("*.ftl"))
    return {path.name: FluentParser().parse(path.read_text(encoding="utf-8")) for path in files}


@cache
def entries(language: str) -> Mapping[str, set[str]]:
    """Every message of a language with the arguments that it uses; fails on what is not a message."""
    found: dict[str, set[str]] = {}
    for name, file in parsed(language).items():
        for entry in file.body:
            assert not isinstance(entry, fluent.Junk), f"{name}: {entry.content}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                arguments = Arguments()
                arguments.visit(entry)
                found[entry.id.name] = arguments.names
    return found


def without_words(asked: Iterable[str], language: str) -> list[str]:
    """The ids that are asked for and not there."""
    known, text = entries(language), " ".join(entries(language))
    return [one for one in sorted(asked) if one not in known and not ("*" in one and any_of([one]).search(text))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_problem_has_a_message(language: str) -> None:
    assert without_words((PREFIX + kind for kind in kinds_given()), language) == []
    assert len(kinds_given()) > 50  # the search itself works


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_left_over(language: str) -> None:
    said = any_of(text for text in texts() if "*" in text and text.strip("*-") and text != PREFIX + "*")
    ids = [(id, id.removeprefix(PREFIX)) for id in entries(language) if id != SELDOM and not id.startswith(OF_PAGES)]
    assert [id for id, kind in ids if not {id, kind} & texts() and not (said.search(id) or said.search(kind))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_arguments(language: str) -> None:
    here, english = entries(language), entries("en")
    assert set(here) == set(english)
    # a law's title may or may not depend on the edition
    assert [id for id in here if here[id] != english[id] and not id.startswith("law-title-")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said_as_fluent_says_it(language: str) -> None:
    """The catalogue is looked through for ids and plain messages are filled in without Fluent: both by its rules."""
    whole = FluentBundle([language], use_isolating=False)
    for file in parsed(language).values():
        whole.add_resource(file)
    messages = entries(language)
    assert set(catalogue(language)) == set(messages)
    values: tuple[str | int, ...] = (0, 1, 2, 20, -1234, " two words ")
    for id, names in messages.items():
        for value in values:
            args = dict.fromkeys(names, value)
            expected, errors = whole.format_pattern(whole.get_message(id).value, args)
            text = message(id, language, **args)
            assert (text, errors) == (expected, []), id
            assert text
            assert not set("{}$\u2068\u2069") & set(text), id


def test_problems_are_said_with_found_and_expected_only() -> None:
    said = {"found", "expected"} | {f"{field}-{notation}" for field in ("found", "expected") for notation in NOTATIONS}
    for id, names in entries("en").items():
        if id.startswith(PREFIX) and id != SELDOM:
            assert names <= said, id


# Expressions `….value` that are of the game, by their last name; roles, units and the like are words of the program.
OF_THE_GAME = {
    "call", "card", "claimer", "forbidden", "offender", "other", "owner", "played", "player", "pocket", "questioned",
    "seat", "side", "suit", "turn",
}  # fmt: skip
AMONG_ARGUMENTS = {"Problem": (2, 3), "refused": (3, 4), "_problem": (3, 4)}  # found, expected


def _of_the_game(node: ast.AST) -> bool:
    """Whether an expression is a card, call, seat, side or suit in notation, or several of them."""
    for inner in ast.walk(node):
        if isinstance(inner, ast.Attribute) and inner.attr == "value":
            of = inner.value.value if isinstance(inner.value, ast.Subscript) else inner.value
            name = of.attr if isinstance(of, ast.Attribute) else getattr(of, "id", "")
            if name.removesuffix("s") in OF_THE_GAME:
                return True
    return False


def in_notation() -> Iterator[tuple[str, str]]:
    """Every kind of problem that is given something of the game, and as what."""
    for node in nodes():
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        given = {word.arg: word.value for word in node.keywords}
        for field, place in zip(("found", "expected"), AMONG_ARGUMENTS.get(name, ()), strict=False):
            if len(node.args) > place:
                given[field] = node.args[place]
        for field in ("found", "expected"):
            if TAKES_KIND.get(name) == 0 and field in given and _of_the_game(given[field]):
                yield from ((kind, field) for kind in literals(node.args[0]) if "*" not in kind)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_calls_and_seats_of_a_problem_are_said_in_the_reader_s_letters(language: str) -> None:
    raw = [(kind, field) for kind, field in in_notation() if field in entries(language)[PREFIX + kind]]
    assert [one for one in raw if one != ("card-not-held", "expected")] == []  # which selects on it
    assert len(set(in_notation())) > 40  # the search itself works


@pytest.mark.parametrize(
    ("problem", "said"),
    [
        (Problem("lead-not-held", found="SK"), "♠R era del dichiarante o del morto"),
        (Problem("not-a-defender", found="N", expected="W E"), "Nord non è un difensore; i difensori sono Ovest, Est."),
        (Problem("insufficient-bid", found="1NT", expected="2C"), "1SA non è più alta di 2♣"),
        (Problem("must-follow-suit", found="DQ", expected="S"), "♦D"),
        (Problem("card-not-held", found="SK", expected="AQ.J..T"), "♠ A D"),
        (Problem("auction-not-over", found="W: 1S P"), "Ovest: 1♠ Passo"),
        (Problem("enters-result", found="EW", expected="NS"), "Est-Ovest"),
        (Problem("seat-of-side", found="me", expected="N S"), "me"),  # what is none of these stays as it is
    ],
)
def test_what_was_found_in_italian_letters(problem: Problem, said: str) -> None:
    assert said in say(problem, "it")


def test_a_problem_is_said_with_its_place_from_the_file_inwards() -> None:
    place = Place(file="games.pbn", line=12, board="7", tag="Play", seat="N", index=3)
    said = say(Problem("card-played-twice", place, "SA"))
    assert said == "games.pbn, line 12, board 7, Play, North, no. 3: The card ♠A has already been played."


def test_a_problem_of_two_hands_names_both() -> None:
    assert say_place(Place(seat="N E")) == "North, East"


def test_a_kind_without_message_is_still_said() -> None:
    said = say(Problem("never-heard-of", found="this", expected="that"))
    assert all(part in said for part in ("never-heard-of", "this", "that"))


def test_an_unknown_language_is_a_problem() -> None:
    with pytest.raises(ProblemsFound) as trouble:
        catalogue("xx")
    assert trouble.value.problems[0].kind == "unknown-language"


def test_a_missing_argument_or_message_is_an_error_and_not_half_a_sentence() -> None:
    with pytest.raises(LookupError):
        message("board-title")
    with pytest.raises(LookupError):
        message("no-such-message")


@given(found=st.text(), expected=st.text())
def test_what_was_found_stands_in_the_sentence_unchanged(found: str, expected: str) -> None:
    assert f"“{found}”" in say(Problem("bad-card", found=found, expected=expected))


@pytest.mark.parametrize(("boards", "said"), [(1, "The board matches"), (2, "All 2 boards match")])
def test_numbers_agree_with_their_nouns(boards: int, said: str) -> None:
    assert message("deal-checked", boards=boards, commitment="9f86").startswith(said)
