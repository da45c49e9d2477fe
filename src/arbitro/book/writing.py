"""Text as it is compared and searched; and how long what people write may be, where it is more than a line."""

from typing import Annotated
from unicodedata import combining, normalize

from msgspec import Meta

Remark = Annotated[str, Meta(max_length=500)]
Prose = Annotated[str, Meta(max_length=4000)]
FileText = Annotated[str, Meta(max_length=500_000)]


def is_name(text: str) -> bool:
    """Whether people can read it on one line: not blank, without line ends and other signs that are not shown."""
    return bool(text.strip()) and text.isprintable()


def folded(text: str) -> str:
    """Small letters without accents."""
    if text.isascii():
        return text.casefold()
    return "".join(letter for letter in normalize("NFKD", text.casefold()) if not combining(letter))
