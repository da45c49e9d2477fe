"""What speaks for an event: concepts that come together, from `signs.toml`."""

from functools import cache
from importlib.resources import files

from msgspec import Struct

from arbitro.book.shelf import read


class Signs(Struct, frozen=True, forbid_unknown_fields=True):
    """`signs`: concepts that a story must have, or with a - in front must not; `deed`: those that tell who did it;
    `often`: how much more than others, or less, directors meet the event."""

    signs: tuple[str, ...]
    deed: tuple[str, ...] = ()
    often: float = 1.0


@cache
def signs() -> dict[str, Signs]:
    name = "signs.toml"
    return read(
        files("arbitro.answers.hearing").joinpath(name).read_text(encoding="utf-8"), dict[str, Signs], file=name
    )
