"""What `arbitro deal` prints with `--json`, and the file that it keeps a secret in."""

from typing import Annotated

from msgspec import Meta, Struct

from arbitro.formats.json import WrittenBoard


class DealAnswer(Struct, frozen=True, omit_defaults=True):
    """`arbitro deal --json`; with `--reveal`, also what the boards were committed with."""

    boards: tuple[WrittenBoard, ...]
    commitment: str = ""
    event: str = ""


class CommitAnswer(Struct, frozen=True):
    """`arbitro deal --commit FILE --json`: what to publish before the session."""

    commitment: str
    event: str
    boards: int


class Secret(Struct, frozen=True, forbid_unknown_fields=True):
    """The file that `arbitro deal --commit` writes: to keep secret until the session is over."""

    secret: str  # hexadecimal
    event: str
    boards: Annotated[int, Meta(ge=1)]
