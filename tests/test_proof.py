"""The page of figures: what a part of the tests has tried again is replaced, and nothing else."""

from tests.proof import HEADING, ROOT, Figures, folders, page


def figures(**counts: int) -> Figures:
    """By the names of their files."""
    found = Figures()
    for name, count in counts.items():
        found.counts[f"tests/{name}.py", f"counted in {name}"] = count
    return found


def lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.startswith(("- command", "| counted"))]


def test_a_part_replaces_its_own_figures_and_no_others() -> None:
    first = page(HEADING, figures(a=1, b=2), 10, "one")
    second = page(first, figures(b=3), 10, "two")
    assert lines(second) == [
        "- command: `one`", "| counted in a | 1 | `tests/a.py` |",
        "- command: `two`", "| counted in b | 3 | `tests/b.py` |",
    ]  # fmt: skip
    assert lines(page(second, figures(a=4), 10, "three"))[0] == "- command: `two`"
    assert lines(page(second, figures(c=5), 10, "two"))[2:] == lines(page(HEADING, figures(c=5), 10, "two"))
    assert second.count("\n\n- command") == 2


def test_the_whole_proof_leaves_no_test_out() -> None:
    covered = [
        path
        for folder in folders()
        for path in ([ROOT / folder] if folder.endswith(".py") else (ROOT / folder).rglob("test_*.py"))
    ]
    assert sorted(covered) == sorted((ROOT / "tests").rglob("test_*.py"))
