"""From a template and its data to a document, alike on every machine: no font of the system, no date, no network."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal

import msgspec

HERE = Path(__file__).parent
FONTS, SHEETS = HERE / "fonts", HERE / "sheets"
SHARP = 144  # points of a picture to the inch


def pdf(template: str, data: object) -> bytes:
    """The document as a PDF."""
    return _set(template, data, "pdf")[0]


def pictures(template: str, data: object, form: Literal["svg", "png"], sharp: int = SHARP) -> tuple[bytes, ...]:
    """Its pages as pictures."""
    return tuple(_set(template, data, form, sharp))


def _set(template: str, data: object, form: Literal["pdf", "svg", "png"], sharp: int = SHARP) -> Sequence[bytes]:
    from typst import compile

    document: Any = compile(  # several pages of pictures come as a list
        SHEETS / f"{template}.typ",
        root=SHEETS,
        font_paths=[FONTS],
        ignore_system_fonts=True,
        format=form,
        ppi=sharp,
        sys_inputs={"data": msgspec.json.encode(data).decode()},
        timestamp=0,
    )
    return document if isinstance(document, list) else [document]
