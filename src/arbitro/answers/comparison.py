"""The same facts under every edition of the Laws: three replies, and where they differ."""

from itertools import combinations

from msgspec import Struct
from msgspec.structs import replace

from arbitro.answers.problems import ProblemsReply
from arbitro.answers.ruling import QuestionReply, RulingReply, reply
from arbitro.book.edition import ALL, Edition
from arbitro.laws.case.request import Request
from arbitro.laws.study.diff import Moved, Sides, bare, clause_changes, sides_of
from arbitro.regulations.loader import Find, load
from arbitro.words import DEFAULT, LANGUAGES
from arbitro.words.ruling import say_effect

AnyReply = QuestionReply | RulingReply | ProblemsReply
NOTHING = Sides((), ())


class EditionReply(Struct, frozen=True):
    """What one edition says; problems where it does not know the event or an answer."""

    edition: int
    reply: AnyReply


class Contrast(Struct, frozen=True):
    """Two editions: alike if the same is asked, or the same follows, whatever the numbers of the clauses.

    `asks` and `effects` are sentences that only the one or the other has.
    """

    editions: tuple[int, int]
    alike: bool
    status: tuple[str, str]
    asks: Sides
    effects: Sides
    clauses: Sides
    moved: tuple[Moved, ...]


class ComparisonReply(Struct, frozen=True):
    """The replies of every edition, the oldest first, and every two of them side by side."""

    editions: tuple[EditionReply, ...]
    contrasts: tuple[Contrast, ...]


def comparison_reply(request: Request, find: Find = load) -> ComparisonReply:
    language = request.language if request.language in LANGUAGES else DEFAULT
    replies = {edition: reply(replace(request, edition=int(edition)), find) for edition in ALL}
    return ComparisonReply(
        tuple(EditionReply(int(edition), answer) for edition, answer in replies.items()),
        tuple(
            _contrast(earlier, replies[earlier], other, replies[other], language)
            for earlier, other in combinations(ALL, 2)
        ),
    )


def _contrast(first: Edition, here: AnyReply, second: Edition, there: AnyReply, language: str) -> Contrast:
    asks = sides_of(_asked(here), _asked(there))
    effects, clauses = NOTHING, NOTHING
    moved: tuple[Moved, ...] = ()
    if isinstance(here, RulingReply) and isinstance(there, RulingReply):
        known = {bare(effect) for effect in here.ruling.effects} & {bare(effect) for effect in there.ruling.effects}
        effects = Sides(*(_only(side, known, language) for side in (here, there)))
        clauses, moved = clause_changes(here.ruling.clauses, there.ruling.clauses, first, second)
    status = _status(here), _status(there)
    alike = status[0] == status[1] != ProblemsReply.__struct_config__.tag and not asks and not effects
    return Contrast((int(first), int(second)), alike, status, asks, effects, clauses, moved)


def _asked(answer: AnyReply) -> tuple[str, ...]:
    return (answer.said.ask,) if isinstance(answer, QuestionReply) else ()


def _only(ruled: RulingReply, known: set[str], language: str) -> tuple[str, ...]:
    return tuple(say_effect(effect, language) for effect in ruled.ruling.effects if bare(effect) not in known)


def _status(answer: AnyReply) -> str:
    return str(answer.__struct_config__.tag)
