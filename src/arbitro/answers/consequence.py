"""Consequences under a pack as a reply: each ground with its sentence, each question with its own.

Exact numbers are texts: `2.4`, `20`.
"""

from collections.abc import Callable, Iterable
from typing import Literal, TypedDict

from msgspec import Struct, structs

from arbitro.book.problem import refuse
from arbitro.regulations.consequence import Amount, AmountUnit, Consequence, Ground, Open
from arbitro.regulations.pack import Pack
from arbitro.scoring.rounding import exact_text
from arbitro.words import DEFAULT
from arbitro.words.consequence import figure, say_ground, say_open

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
DISCRETION = frozenset({
    "late_penalty", "slow_match_penalty", "slow_board_removed", "slow_pair_penalty", "seating_penalty",
    "seating_remedy", "substitution_penalty", "withdrawal_remedy", "fouling_penalty", "mixed_cards", "record_writer",
    "result_writer",
})  # fmt: skip
"""What the regulations leave to the director, in words or in figures of his own."""
UNITS: dict[AmountUnit, Literal["percent_of_top", "vp", "imps"]] = {
    AmountUnit.TOP: "percent_of_top",
    AmountUnit.VP: "vp",
    AmountUnit.IMPS: "imps",
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


class WrittenQuestion(Open, frozen=True, kw_only=True):
    """What has to be told before the outcome is complete, with its sentence; it is answered under its `key`."""

    key: str
    text: str


class ConsequenceAnswer(Struct, frozen=True, kw_only=True):
    """What every such answer has. `article` settled the matter; `articles` are all that were applied."""

    regulations: str
    article: str
    articles: tuple[str, ...]
    why: tuple[WrittenGround, ...]
    asks: tuple[WrittenQuestion, ...]


class AnswerFields(TypedDict):
    """The fields that every answer has."""

    regulations: str
    article: str
    articles: tuple[str, ...]
    why: tuple[WrittenGround, ...]
    asks: tuple[WrittenQuestion, ...]


def shared(pack: Pack, language: str, *consequences: Consequence, decided: str | None = None) -> AnswerFields:
    """The grounds and questions of one consequence, or of several that belong together.

    `decided`: what the director has decided where the regulations leave it to him.
    """
    grounds = [ground for consequence in consequences for ground in consequence.why]
    asks = [question for consequence in consequences for question in consequence.asks]
    if decided is not None:
        left = [question for question in asks if question.id not in DISCRETION]
        if left == asks:
            raise refuse("nothing-to-decide", found=decided)
        asks = left
        grounds.append(Ground("director-decided", {"decided": decided}))
    articles = tuple(dict.fromkeys(article for consequence in consequences for article in consequence.articles))
    cited = [ground.source for ground in grounds if ground.source and ground.id not in ASIDES]
    return AnswerFields(
        regulations=pack.name,
        article=cited[-1] if cited else next(iter(articles), ""),
        articles=articles,
        why=written_grounds(grounds, language),
        asks=written_questions(asks, language),
    )


def written(amount: Amount) -> WrittenAmount:
    number = amount.number * (100 if amount.unit is AmountUnit.TOP else 1)
    return WrittenAmount(exact_text(number), UNITS[amount.unit])


def written_or_none(amount: Amount | None) -> WrittenAmount | None:
    return None if amount is None else written(amount)


def written_grounds(
    grounds: Iterable[Ground], language: str = DEFAULT, say: Callable[[Ground, str], str] = say_ground
) -> tuple[WrittenGround, ...]:
    return tuple(
        WrittenGround(
            ground.id,
            ground.source,
            ground.pack,
            {name: figure(value) for name, value in ground.figures.items()},
            say(ground, language),
        )
        for ground in grounds
    )


def written_questions(questions: Iterable[Open], language: str = DEFAULT) -> tuple[WrittenQuestion, ...]:
    return tuple(written_question(question, say_open(question, language)) for question in questions)


def written_question(question: Open, text: str) -> WrittenQuestion:
    return WrittenQuestion(**structs.asdict(question), key=question.identity, text=text)
