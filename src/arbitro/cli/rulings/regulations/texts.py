"""`arbitro regulations read` and `search`: what each paragraph of the FIGB regulations says."""

from arbitro.answers.regulations import SaidParagraph, found_paragraphs, said_paragraph
from arbitro.cli.tables import LABEL, print_text
from arbitro.cli.terminal import out, print_json
from arbitro.cli.voice import Voice
from arbitro.regulations.coverage import paragraphs
from arbitro.words.packs import paragraph_text


def read(
    say: Voice,
    article: str,
    json: bool,
) -> None:
    chosen = paragraphs(f"art. {article}" if article[:1].isdigit() else article)
    _tell(tuple(said_paragraph(one.article, say.language) for one in chosen), say, json)


def search(
    say: Voice,
    words: tuple[str, ...],
    json: bool,
) -> None:
    sought = " ".join(words)
    found = found_paragraphs(sought, say.language)
    if not found and not json:
        out().print(say("web-book-nothing", sought=sought))
    _tell(found, say, json)


def _tell(told: tuple[SaidParagraph, ...], say: Voice, json: bool) -> None:
    if json:
        print_json(told)
        return
    for paragraph in told:
        out().print(f"{paragraph.number:{LABEL}} {paragraph.title}", style="bold")
        print_text("", paragraph_text(paragraph.article, say.language))
