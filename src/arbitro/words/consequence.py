"""Consequences under a pack in words: each ground with its article, each question with what has to be weighed."""

from fractions import Fraction

from arbitro.book.clause import Clause
from arbitro.book.problem import ProblemsFound
from arbitro.regulations.consequence import Amount, AmountUnit, Figure, Ground, Open
from arbitro.regulations.loader import OPEN
from arbitro.scoring.rounding import exact_text
from arbitro.words import DEFAULT, message
from arbitro.words.ruling import say_article, say_weigh


def say_ground(ground: Ground, language: str = DEFAULT) -> str:
    """One step, with the article it rests on; that the Laws leave it open is nothing to rest on."""
    figures = {name: figure(value) for name, value in ground.figures.items()}
    says = message(ground.id, language, **figures)
    if not ground.source or ground.source.startswith(OPEN):
        return says
    return message("consequence-ground", language, says=says, source=say_source(ground.source, ground.pack, language))


def say_open(question: Open, language: str = DEFAULT) -> str:
    """A question as the director hears it, and what it weighs."""
    lines = [message(f"open-{question.id}", language)]
    lines += (message("ruling-weigh", language, what=what) for what in say_weigh(question.weigh, language))
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
    number = amount.number * (100 if amount.unit is AmountUnit.TOP else 1)
    return message(f"amount-{amount.unit.value}", language, number=exact_text(number))


def figure(value: Figure) -> str | int:
    return exact_text(value) if isinstance(value, Fraction) else value
