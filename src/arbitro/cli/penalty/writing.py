"""Consequences as the terminal writes them: values for programs, sentences for people."""

import re
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Literal, TypedDict

from rich.console import Console

from arbitro.book.problem import refuse
from arbitro.cli.figures import exact_text, read_number
from arbitro.cli.penalty.answers import ConsequenceAnswer, WrittenAmount, WrittenGround, WrittenQuestion
from arbitro.cli.voice import Voice
from arbitro.regulations.consequence import Amount, Consequence, Unit
from arbitro.regulations.pack import Pack
from arbitro.words.consequence import say_ground, say_open

EXAMPLE = "12, 3:20, 7.5"
ASIDES = (  # told after what settles the matter
    "time-tolerance",
    "substitute-notice",
    "alert-one-side",
    "alert-self-protection",
    "alert-card-partner",
    "alert-card-screens",
    "alert-stop",
    "psych-doubt",
    "psych-redress",
    "psych-no-damage",
)
UNITS: dict[Unit, Literal["percent_of_top", "vp", "imps"]] = {
    Unit.TOP: "percent_of_top",
    Unit.VP: "vp",
    Unit.IMPS: "imps",
}


class Shared(TypedDict):
    """The fields that every answer has."""

    regulations: str
    article: str
    articles: tuple[str, ...]
    why: tuple[WrittenGround, ...]
    asks: tuple[WrittenQuestion, ...]


def shared(pack: Pack, say: Voice, *consequences: Consequence) -> Shared:
    """The grounds and questions of one consequence, or of several that belong together."""
    grounds = [ground for one in consequences for ground in one.why]
    asks = [question for one in consequences for question in one.asks]
    articles = tuple(dict.fromkeys(article for one in consequences for article in one.articles))
    cited = [ground.source for ground in grounds if ground.source and ground.id not in ASIDES]
    return Shared(
        regulations=pack.name,
        article=cited[-1] if cited else next(iter(articles), ""),
        articles=articles,
        why=tuple(
            WrittenGround(
                ground.id,
                ground.source,
                ground.pack,
                {name: exact_text(one) if isinstance(one, Fraction) else one for name, one in ground.figures.items()},
                say_ground(ground, say.language),
            )
            for ground in grounds
        ),
        asks=tuple(
            WrittenQuestion(
                one.id, one.kind, one.put_to, one.source, one.pack, one.weigh, one.options, say_open(one, say.language)
            )
            for one in asks
        ),
    )


def written(amount: Amount) -> WrittenAmount:
    number = amount.number * (100 if amount.unit is Unit.TOP else 1)
    return WrittenAmount(exact_text(number), UNITS[amount.unit])


def written_or_none(amount: Amount | None) -> WrittenAmount | None:
    return None if amount is None else written(amount)


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
