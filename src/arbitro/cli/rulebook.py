"""The regulations and the edition that a command goes by."""

from pathlib import Path
from typing import Annotated

import typer

from arbitro.book.edition import Edition
from arbitro.cli.voice import clean
from arbitro.regulations import SHIPPED, Pack, keys, load, parse_pack

DEFAULT = "wbf"

Regulations = Annotated[
    str,
    typer.Option("--regulations", help=f"{', '.join(SHIPPED)}, or a file of your own (.toml).", metavar="PACK"),
]
EditionYear = Annotated[
    str | None, typer.Option("--edition", help="The Laws of 1997, 2007 or 2017; else as the regulations say.")
]


def regulations(name: str) -> Pack:
    """A pack that comes with the program, or one from a file."""
    if name in SHIPPED or not (name.endswith(".toml") or Path(name).is_file()):
        return load(name)
    return parse_pack(Path(name).read_text("utf-8"), clean(Path(name).name))


def edition(year: str | None, pack: Pack) -> Edition:
    return pack[keys.LAWS_EDITION] if year is None else Edition.parse(year)
