"""Consequences as the terminal writes them: values for programs, sentences for people."""

import re
from collections.abc import Iterable, Sequence
from fractions import Fraction

from rich.console import Console

from arbitro.book.problem import refuse
from arbitro.cli.figures import read_number
from arbitro.cli.voice import Voice
from arbitro.words.consequence import ConsequenceAnswer

EXAMPLE = "12, 3:20, 7.5"


def tell(console: Console, say: Voice, result: Iterable[str], answer: ConsequenceAnswer) -> None:
    """The result, the way to it, and what is still to be told."""
    for line in result:
        console.print(line, style="bold")
    for ground in answer.why:
        console.print(f"  {ground.text}")
    for question in answer.asks:
        console.print(say("penalty-ask", question=question.text.replace("\n", " ")))


def read_minutes(text: str) -> Fraction:
    """Minutes, also with seconds: `12`, `3:20`, `7.5`."""
    timed = re.fullmatch(r"\s*([0-9]{1,9}):([0-5][0-9])\s*", text)
    if timed:
        return int(timed[1]) + Fraction(int(timed[2]), 60)
    if not re.fullmatch(r"\s*[0-9]{1,9}([.,/][0-9]{1,9})?\s*", text):
        raise refuse("bad-minutes", found=text, expected=EXAMPLE)
    return read_number(text, EXAMPLE)


def read_numbers(text: str, example: str) -> tuple[Fraction, ...]:
    """Several numbers with blanks or semicolons between them."""
    return tuple(read_number(word, example) for word in text.replace(";", " ").split())


def read_two(text: str, example: str) -> tuple[Fraction, Fraction]:
    """Two numbers, those of the first and the second side."""
    found: Sequence[Fraction] = read_numbers(text, example)
    if len(found) != 2:
        raise refuse("bad-number", found=text, expected=example)
    return found[0], found[1]


def read_percent(text: str, example: str = "10") -> Fraction:
    return read_number(text, example) / 100
