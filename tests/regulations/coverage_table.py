"""`python -m tests.regulations.coverage_table` writes docs/regulations-coverage.md: what carries out each paragraph."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from arbitro.regulations.coverage import Paragraph, ParagraphStanding, paragraphs
from arbitro.words.packs import say_title

PAGE = Path(__file__).parent.parent.parent / "docs" / "regulations-coverage.md"


def page() -> str:
    found = paragraphs()
    counts = Counter(one.standing for one in found)
    return "\n".join(
        [
            "# Coverage of the supplementary regulations",
            "",
            "Each article and appendix paragraph of the supplementary regulations of the Italian federation (2017),",
            "with the function or the event of the Laws that carries it out and the keys of the pack that come from",
            "it, or the reason why it is not executable; with both, it is carried out in part.",
            "`arbitro regulations coverage --json` is the same for programs. Recomputed by a test; written by",
            "`python -m tests.regulations.coverage_table`.",
            "",
            f"{len(found)} paragraphs: {counts[ParagraphStanding.CARRIED]} carried out, "
            f"{counts[ParagraphStanding.NOT_EXECUTABLE]} not executable, {counts[ParagraphStanding.MISSING]} missing.",
            "",
            "| paragraph | title | carried out by | keys |",
            "|---|---|---|---|",
            *_rows(found),
            "",
        ]
    )


def _rows(found: tuple[Paragraph, ...]) -> Iterator[str]:
    for one in found:
        by = [f"`{name.removeprefix('arbitro.')}`" for name in one.carried_by]
        if one.reason:
            by.append(f"*{one.reason}*")
        keys = " ".join(f"`{key}`" for key in one.keys) or "–"
        yield f"| {one.article} | {say_title(one.article)} | {' '.join(by) or '–'} | {keys} |"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
