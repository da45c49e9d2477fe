"""Regulations in words: what keys mean; the titles of paragraphs, what they say, and what carries them out."""

import re

from arbitro.bridge.calls import CALL_BY_TEXT
from arbitro.regulations.coverage import Paragraph, ParagraphStanding
from arbitro.regulations.loader import SHIPPED
from arbitro.regulations.pack import Pack
from arbitro.regulations.texts import BRACED, figure, paragraph_texts
from arbitro.words import DEFAULT, message, written
from arbitro.words.letters import say_call


def say_pack(pack: Pack, language: str = DEFAULT) -> str:
    """What is shipped in the reader's language, a club's own as it calls itself."""
    return message(f"title-of-pack-{pack.name}", language) if pack.name in SHIPPED else pack.title


def say_key(key: str, language: str = DEFAULT) -> str:
    """What a key of a pack decides: `time.late.pair`."""
    return message(f"key-{key.replace('.', '-')}", language)


def say_title(article: str, language: str = DEFAULT) -> str:
    """The title of a paragraph: `art. 8.3(a)1` has its own in each language."""
    return message(f"paragraph-{re.sub('[^a-z0-9]+', '-', article).strip('-')}", language)


def say_number(article: str, language: str = DEFAULT) -> str:
    """A paragraph as it is cited: `art. 8.3`, `appendice 4.3`; what has no number by its title."""
    work, _, number = article.partition(" ")
    if work == "appendix":
        return message("source-appendix", language, number=number)
    return article if number else say_title(article, language)


def paragraph_text(article: str, language: str = DEFAULT) -> str:
    """What a paragraph says."""
    return BRACED.sub(
        lambda cited: cited[1] if cited[1][0].isdigit() else say_number(cited[1], language),
        marked_paragraph(article, language),
    )


def marked_paragraph(article: str, language: str = DEFAULT) -> str:
    """The same with its citations in braces: paragraphs, and clauses of the Laws."""
    return BRACED.sub(lambda braced: _filled(braced, language), paragraph_texts(language)[article])


def _filled(braced: re.Match[str], language: str) -> str:
    value = figure(braced[1])
    if value is None:
        return braced[0]
    call = CALL_BY_TEXT.get(value)
    return say_call(call, language) if call else written(value, language)


def say_carried(paragraph: Paragraph, language: str = DEFAULT) -> list[str]:
    """Functions and events, keys, and the reason why it is not carried out, or not wholly: one line each."""
    lines = [" ".join(names) for names in (paragraph.carried_by, paragraph.keys) if names]
    if paragraph.reason:
        lines.append(message(f"coverage-reason-{paragraph.reason}", language))
    if paragraph.standing is ParagraphStanding.MISSING:
        lines.append(message("regulations-missing", language))
    return lines
