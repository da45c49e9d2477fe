"""`arbitro imps`: a difference of scores in IMPs."""

import re

from msgspec import Struct

from arbitro.book.problem import refuse
from arbitro.cli.terminal import out, print_json
from arbitro.cli.voice import Voice
from arbitro.scoring.imps import imps as imps_of


class ImpsAnswer(Struct, frozen=True):
    """`arbitro imps --json`."""

    difference: int
    imps: int


def imps(
    say: Voice,
    scores: tuple[str, ...],
    json: bool,
) -> None:
    points = [_whole(word) for word in scores]
    if len(points) > 2:
        raise refuse("too-many-scores", found=len(points), expected=2)
    difference = points[0] - sum(points[1:])
    answer = ImpsAnswer(difference, imps_of(difference))
    if json:
        print_json(answer)
        return
    out().print(
        say("quick-imps", difference=f"{difference:+}", imps=f"{answer.imps:+}" if answer.imps else "0"),
        style="bold",
    )


def _whole(text: str) -> int:
    """A whole number."""
    plain = text.strip().replace("−", "-")
    if not re.fullmatch(r"[+-]?[0-9]{1,9}", plain):
        raise refuse("bad-number", found=text, expected="620")
    return int(plain)
