"""Tags added to a game; everything else stays as it is, byte for byte."""

from collections.abc import Iterable, Sequence
from io import StringIO

from msgspec import Struct
from msgspec.structs import replace

from arbitro.formats.pbn.game import Game, Tag
from arbitro.formats.pbn.stretches import stretches
from arbitro.formats.pbn.writer import pair


class NewTag(Struct, frozen=True):
    name: str
    value: str
    section: Sequence[str] = ()  # its lines


def added(game: Game, tags: Iterable[NewTag]) -> Game:
    """The game with these tags after its last one; those that it has are left alone."""
    end = "\r\n" if "\r\n" in game.text else "\n"
    own = next(stretches(StringIO(game.text, newline="\n"))).text  # up to the empty line; comments may follow it
    line_end = own.find("\n", len(own.rstrip())) + 1
    text, rest = (own[:line_end], game.text[line_end:]) if line_end else (own + end, "")
    new = []
    for tag in tags:
        if tag.name not in game:
            at = len(text)
            text += pair(tag.name, tag.value)
            after = len(text)
            text += end + "".join(line + end for line in tag.section)
            new.append(Tag(tag.name, tag.value, text[after:], at, after))
    return replace(game, text=text + rest, tags=(*game.tags, *new)) if new else game
