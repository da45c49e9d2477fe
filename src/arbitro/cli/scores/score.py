"""`arbitro score`: what a result scores (Law 77)."""

from arbitro.book.problem import refuse
from arbitro.bridge.board import vulnerability_of
from arbitro.bridge.contract import Result
from arbitro.bridge.seats import Vulnerability
from arbitro.cli.drawing.words import say_result, say_score
from arbitro.cli.terminal import out, print_json
from arbitro.cli.voice import Voice
from arbitro.formats.json import scored
from arbitro.words.letters import typed_result


def score(say: Voice, result: tuple[str, ...], vul: str | None, board: int | None, json: bool) -> None:
    played = Result.parse(typed_result(" ".join(result), say.language))
    vulnerability = _vulnerability(vul, board)
    answer = scored(played, vulnerability)
    if json:
        print_json(answer)
        return
    sentence = f"{say_result(played, say)}. {say(f'board-vulnerable-{vulnerability.value}')}."
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
