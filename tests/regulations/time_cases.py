"""What the tests of articles 4.1 and 8 share: the worked cases of cases/time.toml, packs, and what was asked."""

import tomllib
from fractions import Fraction
from functools import cache
from pathlib import Path

import pytest
from hypothesis import strategies as st

from arbitro.book.problem import ProblemsFound
from arbitro.regulations import Pack, load, parse_pack
from arbitro.regulations.consequence import Consequence

WBF, FIGB = load("wbf"), load("figb_2017")
CASES = tomllib.loads((Path(__file__).parent / "cases" / "time.toml").read_text("utf-8"))


def cases(subject: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", CASES[subject], ids=lambda case: case["id"])


@cache
def derived(*lines: str) -> Pack:
    return parse_pack("\n".join(('extends = "figb_2017"', *lines)), "mine")


def exact(values: list[str]) -> tuple[Fraction, ...]:
    return tuple(map(Fraction, values))


def kinds(trouble: pytest.ExceptionInfo[ProblemsFound]) -> list[str]:
    return [problem.kind for problem in trouble.value.problems]


def asked(found: Consequence) -> list[str]:
    return [question.id for question in found.asks]


late = st.fractions(0, 200, max_denominator=60)
PACKS = {
    "wbf": WBF,
    "figb_2017": FIGB,
    "excess": derived('time.late.counted = "excess"'),
    "no warning": derived('time.late.warning_minutes = "none"'),
}
packs = st.sampled_from(sorted(PACKS))
