"""What the documentation shows is what the program does."""

import doctest
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [page for page in sorted(ROOT.glob("docs/**/*.md")) if ">>> " in page.read_text(encoding="utf-8")]


def test_there_are_pages_with_examples() -> None:
    assert PAGES


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_examples_of_the_documentation_are_true(page: Path) -> None:
    if ">>> from arbitro.analysis" in page.read_text(encoding="utf-8") and find_spec("endplay") is None:
        pytest.skip("endplay is not installed for this Python")
    outcome = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert outcome.attempted
    assert not outcome.failed
