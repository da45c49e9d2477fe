"""`arbitro regulations coverage`: each paragraph of the FIGB regulations with what carries it out."""

from collections import Counter

from msgspec import Struct

from arbitro.cli.terminal import out, print_json
from arbitro.cli.voice import Voice
from arbitro.regulations.coverage import OF, Paragraph, ParagraphStanding, paragraphs
from arbitro.words.packs import say_carried, say_title
from arbitro.words.ruling import say_article


class ParagraphAnswer(Struct, frozen=True):
    """One article or paragraph: what carries it out (functions, events of the Laws), its keys, or why nothing does."""

    article: str
    title: str
    standing: ParagraphStanding
    carried_by: tuple[str, ...]
    keys: tuple[str, ...]
    reason: str


class RegulationsCoverageAnswer(Struct, frozen=True):
    """`arbitro regulations coverage --json`."""

    pack: str
    paragraphs: tuple[ParagraphAnswer, ...]


def coverage(
    say: Voice,
    article: str,
    json: bool,
) -> None:
    chosen = paragraphs(f"art. {article}" if article[:1].isdigit() else article)
    if json:
        print_json(RegulationsCoverageAnswer(OF, tuple(_paragraph(paragraph, say) for paragraph in chosen)))
        return
    console = out()
    for paragraph in chosen:
        title = say_title(paragraph.article, say.language)
        console.print(f"{say_article(paragraph.article, OF, say.language)}: {title}", style="bold")
        for line in say_carried(paragraph, say.language):
            console.print(f"  {line}")
    counts = Counter(paragraph.standing for paragraph in chosen)
    console.print(
        say(
            "regulations-counts",
            done=counts[ParagraphStanding.CARRIED],
            **{"not": counts[ParagraphStanding.NOT_EXECUTABLE]},
            missing=counts[ParagraphStanding.MISSING],
        )
    )


def _paragraph(paragraph: Paragraph, say: Voice) -> ParagraphAnswer:
    title = say_title(paragraph.article, say.language)
    return ParagraphAnswer(
        paragraph.article, title, paragraph.standing, paragraph.carried_by, paragraph.keys, paragraph.reason
    )
