"""`python -m tests.laws.coverage_table` writes docs/coverage.md: what is carried out, by law, edition and kind."""

from collections.abc import Iterator
from pathlib import Path

from arbitro.book.contents import LAWS, ClauseKind
from arbitro.book.edition import ALL
from arbitro.laws.case.index import index
from arbitro.laws.study.coverage import ClauseStanding, Coverage, coverage
from arbitro.words import message

PAGE = Path(__file__).parent.parent.parent / "docs" / "coverage.md"
DONE = (ClauseStanding.CITED, ClauseStanding.CARRIED)


def page() -> str:
    return "\n".join(
        [
            "# Coverage of the Laws",
            "",
            "For each law that has a file, each edition and each kind of clause: how many clauses some branch of a",
            "procedure cites or a function carries out, and after the plus sign how many are listed as not executable,",
            "which only clauses of procedure and reference may be. `arbitro laws 27 --json` names them one by one.",
            "Recomputed by a test; written by `python -m tests.laws.coverage_table`.",
            "",
            f"| law | edition | {' | '.join(kind.value for kind in ClauseKind)} | missing |",
            f"|---:|---:|{'---:|' * len(ClauseKind)}---:|",
            *_rows(),
            "",
            "## Readings of ours",
            "",
            "Where the text is silent or open, the file of the law names the reading that it follows.",
            "`arbitro laws 27`, the page of the law and a ruling that cites the clause say it.",
            "",
            "| law | clause | reading |",
            "|---:|---|---|",
            *_readings(),
            "",
        ]
    )


def _rows() -> Iterator[str]:
    for law in map(str, LAWS):
        for edition in ALL:
            one = coverage(law, edition)
            cells = " | ".join(_cell(one, kind) for kind in ClauseKind)
            yield f"| {law} | {edition} | {cells} | {len(one.missing) or '–'} |"


def _readings() -> Iterator[str]:
    for decision in index().decisions:
        clauses = ", ".join(f"{clause} ({edition})" for edition, clause in decision.clauses.items())
        yield f"| {decision.law} | {clauses} | {message(f'decision-{decision.law}-{decision.name}')} |"


def _cell(one: Coverage, kind: ClauseKind) -> str:
    counts = one.count()
    done = sum(counts.get((kind, standing), 0) for standing in DONE)
    not_executable = counts.get((kind, ClauseStanding.NOT_EXECUTABLE), 0)
    if not done and not not_executable:
        return "–"
    return f"{done} + {not_executable}" if not_executable else str(done)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
