"""Every key is read by some code, and every figure of an authority is a key."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import arbitro
from arbitro.regulations import EditionKey, Key, keys

SOURCE = Path(arbitro.__file__).parent
ROOM = SOURCE / "regulations"
NOT_READERS = {ROOM / "conflicts.py", ROOM / "loader.py"}  # they check values; they do not apply them
NAMES = {name for subject in keys.SUBJECTS for name, key in vars(subject).items() if isinstance(key, Key | EditionKey)}


def modules(folder: Path) -> Iterator[Path]:
    return (file for file in sorted(folder.rglob("*.py")) if ROOM / "keys" not in file.parents)


def names_in(file: Path) -> set[str]:
    """Every name that a module uses, by itself or of a module; what it only imports does not count."""
    tree = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
    return {
        node.attr if isinstance(node, ast.Attribute) else node.id
        for node in tree
        if isinstance(node, ast.Name | ast.Attribute)
    }


def test_every_key_is_read_outside_the_list_of_keys() -> None:
    used = set[str]().union(*(names_in(file) for file in modules(SOURCE) if file not in NOT_READERS))
    assert sorted(NAMES - used) == []


def test_the_list_of_keys_is_complete() -> None:
    assert len(NAMES) == len(keys.KEYS) > 200


# -- figures

PLAIN = {0, 1, 2, 100}  # nothing, one, the other of two, per cent
ELSEWHERE: dict[tuple[str, int], str] = {
    ("coverage.py", 3): "names that are suggested",
    ("loader.py", 3): "names that are suggested",
    ("sequence.py", 4): "players at a table",
    ("systems/category.py", 3): "a category is called so",
    ("systems/category.py", 4): "a category is called so",
    ("systems/colour.py", 3): "suits of a three-suiter",
    ("systems/meanings.py", 64): "alternatives that are told apart",
    ("systems/terms.py", 3): "a king in Milton Work points",
    ("time.py", 60): "seconds of a minute",
}


def figures(file: Path) -> Iterator[tuple[str, float]]:
    """The numbers of a module, but for those that are a place in a list or a number of digits."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    inside = {id(part) for node in ast.walk(tree) if isinstance(node, ast.Subscript) for part in ast.walk(node.slice)}
    name = file.relative_to(ROOM).as_posix()
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and type(node.value) in (int, float) and id(node) not in inside:
            assert isinstance(node.value, int | float)
            yield name, node.value


@pytest.mark.parametrize("file", [f for f in modules(ROOM) if f.name != "readers.py"], ids=lambda f: f.stem)
def test_no_figure_of_an_authority_stands_in_code(file: Path) -> None:
    found = {figure for figure in figures(file) if figure[1] not in PLAIN}
    assert found - set(ELSEWHERE) == set()


def test_the_list_of_other_figures_has_nothing_too_many() -> None:
    found = {figure for file in modules(ROOM) for figure in figures(file)}
    assert set(ELSEWHERE) <= found
