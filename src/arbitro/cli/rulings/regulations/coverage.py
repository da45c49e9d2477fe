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
    found = paragraphs(f"art. {article}" if article[:1].isdigit() else article)
    if json:
        print_json(RegulationsCoverageAnswer(OF, tuple(_paragraph(one, say) for one in found)))
        return
    console = out()
    for one in found:
        title = say_title(one.article, say.language)
        console.print(f"{say_article(one.article, OF, say.language)}: {title}", style="bold")
        for line in say_carried(one, say.language):
            console.print(f"  {line}")
    counts = Counter(one.standing for one in found)
    console.print(
        say(
            "regulations-counts",
            done=counts[ParagraphStanding.CARRIED],
            **{"not": counts[ParagraphStanding.NOT_EXECUTABLE]},
            missing=counts[ParagraphStanding.MISSING],
        )
    )


def _paragraph(one: Paragraph, say: Voice) -> ParagraphAnswer:
    title = say_title(one.article, say.language)
    return ParagraphAnswer(one.article, title, one.standing, one.carried_by, one.keys, one.reason)
