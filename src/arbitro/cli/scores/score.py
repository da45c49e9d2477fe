"""`arbitro score`: what a result scores (Law 77)."""

from typing import Annotated

import typer

from arbitro.book.problem import refuse
from arbitro.bridge.board import vulnerability_of
from arbitro.bridge.contract import Result
from arbitro.bridge.seats import Vulnerability
from arbitro.cli.drawing.sheet import say_result, say_score
from arbitro.cli.terminal import Json, arguments, out, print_json, voice
from arbitro.formats.json import scored


def score(
    ctx: typer.Context,
    result: Annotated[list[str], typer.Argument(help="Contract, declarer and tricks: 4HX N +1", metavar="RESULT")],
    vul: Annotated[str | None, typer.Option(help="Who is vulnerable: none, ns, ew, both.")] = None,
    board: Annotated[int | None, typer.Option(help="The board number, which tells who is vulnerable.")] = None,
    json: Json = False,
) -> None:
    """Score a result.

    The result is a contract, who played it, and = or the tricks over (+1) or
    under (-2); or PASS.

    \b
    Examples:
      arbitro score "4HX N +1" --vul both
      arbitro score 3NT-2 W --board 7
      arbitro score 6♠ S = --vul ns --json
      arbitro score PASS --vul none
    """
    told = Result.parse(" ".join(arguments(result)))
    vulnerability = _vulnerability(vul, board)
    answer = scored(told, vulnerability)
    if json:
        print_json(answer)
        return
    say = voice(ctx)
    sentence = f"{say_result(told, say)}. {say(f'board-vulnerable-{vulnerability.value}')}."
    out().print(sentence)
    out().print(say_score(answer.score_ns, say) + ".", style="bold")


def _vulnerability(vul: str | None, board: int | None) -> Vulnerability:
    if vul is not None and board is not None:
        raise refuse("options-together", found="--vul", expected="--board")
    if vul is not None:
        return Vulnerability.parse(vul)
    if board is not None:
        return vulnerability_of(board)
    raise refuse("vulnerability-not-told", expected="--vul --board")
