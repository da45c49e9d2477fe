"""Stories for programs: one JSON object a line in, one a line out, with what each may be about."""

from typing import Any

import msgspec
from msgspec import Struct

from arbitro.answers.hearing import LONGEST, hear
from arbitro.book.edition import E2017, Edition
from arbitro.book.problem import Place, refuse
from arbitro.words import DEFAULT


class ToldStory(Struct, frozen=True):
    """What happened, in plain words. `id` comes back with the answer."""

    story: str
    id: str | int | None = None
    edition: int | str = int(E2017)


class Candidate(Struct, frozen=True):
    """What a story may be about, how sure that is against the best, and what it tells of it."""

    what: str
    law: str
    sure: float
    facts: dict[str, Any]


class Candidates(Struct, frozen=True):
    """The answer to one story, the likeliest first."""

    id: str | int | None
    candidates: tuple[Candidate, ...]


def read_story(line: bytes | str, *, number: int | None = None) -> ToldStory:
    """A story from its line."""
    where = Place(line=number, tag="story")
    try:
        told = msgspec.json.decode(line, type=ToldStory)
    except (msgspec.DecodeError, RecursionError) as error:
        raise refuse("request-form", found=error, where=where) from None
    if len(told.story) > LONGEST:
        raise refuse("text-too-long", found=told.story[:20], expected=LONGEST, where=where)
    return told


def candidates(told: ToldStory, language: str = DEFAULT) -> Candidates:
    heard = hear(told.story, Edition.parse(told.edition), language).events
    return Candidates(told.id, tuple(Candidate(one.what, one.law, one.sure, one.facts) for one in heard))
