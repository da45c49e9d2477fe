"""Results and scores as sentences."""

from arbitro.bridge.contract import Result
from arbitro.bridge.seats import Side
from arbitro.cli.voice import Voice
from arbitro.words.letters import say_contract


def say_result(result: Result, voice: Voice) -> str:
    """`4♥X by North, made with 1 overtrick: 11 tricks`."""
    contract = result.contract
    if contract is None:
        return voice("board-passed-out")
    return voice(
        "board-made" if result.over > 0 else "board-down" if result.over < 0 else "board-just-made",
        contract=say_contract(contract, voice.language),
        declarer=voice.seat(contract.declarer),
        over=abs(result.over),
        tricks=result.tricks,
    )


def say_score(score_ns: int, voice: Voice) -> str:
    """The score for the side that has it."""
    side = Side.NS if score_ns >= 0 else Side.EW
    if not score_ns:
        return voice("board-score-nothing")
    return voice("board-score", side=voice(f"side-{side.value.lower()}"), points=str(abs(score_ns)))
