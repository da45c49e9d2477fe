"""`arbitro neuberg`: matchpoints at the size of a full field."""

from msgspec import Struct

from arbitro.book.problem import refuse
from arbitro.cli.terminal import out, print_json
from arbitro.cli.voice import Voice
from arbitro.scoring.matchpoints import top as top_of
from arbitro.scoring.neuberg import neuberg as by_neuberg
from arbitro.scoring.notation import read_number
from arbitro.scoring.rounding import exact_text


class NeubergAnswer(Struct, frozen=True):
    """`arbitro neuberg --json`: what points among so many results are worth in a field of that size."""

    points: str
    results: int
    field: int
    top: int
    neuberg: str


def neuberg(
    say: Voice,
    points: str,
    results: int,
    field: int,
    scale: int,
    json: bool,
) -> None:
    own = read_number(points, "9")
    most = top_of(results, scale)
    if not 0 <= own <= most:
        raise refuse("points-of-results", found=points, expected=f"0 … {most}")
    value = by_neuberg(own, results, field, scale)
    answer = NeubergAnswer(exact_text(own), results, field, top_of(field, scale), exact_text(value))
    if json:
        print_json(answer)
        return
    out().print(say("quick-neuberg", points=answer.neuberg, top=answer.top), style="bold")
