"""Consequences under a pack in words: each ground with its article, each question with what has to be weighed.

Exact numbers are texts: `2.4`, `20`.
"""

from collections.abc import Iterable
from fractions import Fraction
from typing import Literal, TypedDict

from msgspec import Struct

from arbitro.book.clause import Clause
from arbitro.book.problem import ProblemsFound
from arbitro.regulations.consequence import Amount, Consequence, Figure, Ground, Open, Unit
from arbitro.regulations.loader import OPEN
from arbitro.regulations.pack import Pack
from arbitro.scoring.rounding import exact_text
from arbitro.words import DEFAULT, message
from arbitro.words.ruling import say_article

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


class WrittenAmount(Struct, frozen=True):
    """A penalty; shares of a top in percent."""

    amount: str
    unit: Literal["percent_of_top", "vp", "imps"]


class WrittenGround(Struct, frozen=True):
    """One step of the way: its id, the figures, the article and pack it rests on, and the sentence."""

    id: str
    source: str
    pack: str
    figures: dict[str, str | int]
    text: str


class WrittenQuestion(Struct, frozen=True):
    """What has to be told before the outcome is complete."""

    id: str
    kind: str
    put_to: str
    source: str
    pack: str
    weigh: tuple[str, ...]
    options: tuple[str, ...]
    text: str


class ConsequenceAnswer(Struct, frozen=True, kw_only=True):
    """What every such answer has. `article` settled the matter; `articles` are all that were applied."""

    regulations: str
    article: str
    articles: tuple[str, ...]
    why: tuple[WrittenGround, ...]
    asks: tuple[WrittenQuestion, ...]


class Shared(TypedDict):
    """The fields that every answer has."""

    regulations: str
    article: str
    articles: tuple[str, ...]
    why: tuple[WrittenGround, ...]
    asks: tuple[WrittenQuestion, ...]


def shared(pack: Pack, language: str, *consequences: Consequence) -> Shared:
    """The grounds and questions of one consequence, or of several that belong together."""
    grounds = [ground for one in consequences for ground in one.why]
    asks = [question for one in consequences for question in one.asks]
    articles = tuple(dict.fromkeys(article for one in consequences for article in one.articles))
    cited = [ground.source for ground in grounds if ground.source and ground.id not in ASIDES]
    return Shared(
        regulations=pack.name,
        article=cited[-1] if cited else next(iter(articles), ""),
        articles=articles,
        why=written_grounds(grounds, language),
        asks=written_questions(asks, language),
    )


def written(amount: Amount) -> WrittenAmount:
    number = amount.number * (100 if amount.unit is Unit.TOP else 1)
    return WrittenAmount(exact_text(number), UNITS[amount.unit])


def written_or_none(amount: Amount | None) -> WrittenAmount | None:
    return None if amount is None else written(amount)


def written_grounds(grounds: Iterable[Ground], language: str = DEFAULT) -> tuple[WrittenGround, ...]:
    return tuple(
        WrittenGround(
            ground.id,
            ground.source,
            ground.pack,
            {name: _figure(one) for name, one in ground.figures.items()},
            say_ground(ground, language),
        )
        for ground in grounds
    )


def written_questions(questions: Iterable[Open], language: str = DEFAULT) -> tuple[WrittenQuestion, ...]:
    return tuple(
        WrittenQuestion(
            one.id, one.kind, one.put_to, one.source, one.pack, one.weigh, one.options, say_open(one, language)
        )
        for one in questions
    )


def say_ground(ground: Ground, language: str = DEFAULT) -> str:
    """One step, with the article it rests on."""
    figures = {name: _figure(value) for name, value in ground.figures.items()}
    says = message(ground.id, language, **figures)
    if not ground.source:
        return says
    return message("consequence-ground", language, says=says, source=say_source(ground.source, ground.pack, language))


def say_open(question: Open, language: str = DEFAULT) -> str:
    """A question as the director hears it, and what it weighs."""
    lines = [message(f"open-{question.id}", language)]
    for one in question.weigh:
        what = message(f"weigh-{one.removeprefix('weigh_')}", language)
        lines.append(message("ruling-weigh", language, what=what))
    return "\n".join(lines)


def say_source(source: str, pack: str, language: str = DEFAULT) -> str:
    """The article of a pack, a clause of the Laws, or the clause that leaves the matter open."""
    if source.startswith(OPEN):
        return message("cited-open", language, clause=source.removeprefix(OPEN))
    try:
        return message("cited-clause", language, clause=Clause(source).text)
    except ProblemsFound:
        return say_article(source, pack, language)


def say_amount(amount: Amount, language: str = DEFAULT) -> str:
    """`20% of a top`, `2.4 VP`, `3 IMPs`."""
    number = amount.number * (100 if amount.unit is Unit.TOP else 1)
    return message(f"amount-{amount.unit.value}", language, number=exact_text(number))


def _figure(value: Figure) -> str | int:
    return exact_text(value) if isinstance(value, Fraction) else value
