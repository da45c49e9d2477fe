"""Articles and paragraphs of regulations in words: their titles, and what carries them out."""

import re

from arbitro.regulations.coverage import Paragraph, ParagraphStanding
from arbitro.regulations.loader import SHIPPED
from arbitro.regulations.pack import Pack
from arbitro.words import DEFAULT, message


def say_pack(pack: Pack, language: str = DEFAULT) -> str:
    """What is shipped in the reader's language, a club's own as it calls itself."""
    return message(f"title-of-pack-{pack.name}", language) if pack.name in SHIPPED else pack.title


def say_title(article: str, language: str = DEFAULT) -> str:
    """The title of a paragraph: `art. 8.3(a)1` has its own in each language."""
    return message(f"paragraph-{re.sub('[^a-z0-9]+', '-', article).strip('-')}", language)


def say_carried(paragraph: Paragraph, language: str = DEFAULT) -> list[str]:
    """Functions and events, keys, and the reason why it is not carried out, or not wholly: one line each."""
    lines = [" ".join(names) for names in (paragraph.carried_by, paragraph.keys) if names]
    if paragraph.reason:
        lines.append(message(f"coverage-reason-{paragraph.reason}", language))
    if paragraph.standing is ParagraphStanding.MISSING:
        lines.append(message("regulations-missing", language))
    return lines
