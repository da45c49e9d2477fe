"""What the regulations make of something, as the terminal tells it."""

from collections.abc import Iterable

from arbitro.answers.consequence import ConsequenceAnswer
from arbitro.cli.terminal import out
from arbitro.cli.voice import Voice


def tell(say: Voice, result: Iterable[str], answer: ConsequenceAnswer) -> None:
    """The result, the way to it, and what is still to be told."""
    for line in result:
        out().print(line, style="bold")
    for ground in answer.why:
        out().print(f"  {ground.text}")
    for question in answer.asks:
        out().print(say("penalty-ask", question=question.text.replace("\n", " ")))
