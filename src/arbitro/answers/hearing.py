"""From plain words to what happened: the events whose sentences, or what people say of them, fit best."""

from functools import cache

from msgspec import Struct

from arbitro.answers.entries import EventForm, event_forms
from arbitro.answers.form import FormField
from arbitro.answers.search import Phrase, PhraseIndex, PhraseMatch, best_of, tongue
from arbitro.book.edition import Edition
from arbitro.words import DEFAULT

MOST = 8  # events told
SECOND = 0.25  # what further phrases of an event add
FAINT = 0.3  # of the best: below it nothing is told


class Heard(Struct, frozen=True):
    """An event that may be meant, the likeliest first: `sure` is one for the best and less for the others."""

    what: str
    law: str
    title: str
    text: str
    sure: float
    heard: str  # the phrase that fits best
    fields: tuple[FormField, ...]


@cache
def _index(edition: Edition, language: str) -> PhraseIndex:
    said = tongue(language).events
    phrases = [Phrase(event.what, event.text) for event in event_forms(edition, language)]
    phrases += (
        Phrase(event.what, text) for event in event_forms(edition, language) for text in said.get(event.what, ())
    )
    return PhraseIndex(phrases, language)


@cache
def _events(edition: Edition, language: str) -> dict[str, EventForm]:
    return {event.what: event for event in event_forms(edition, language)}


def hear(text: str, edition: Edition, language: str = DEFAULT) -> tuple[Heard, ...]:
    """The events that a story may be about, the likeliest first; none if nothing in it says anything."""
    heard = best_of(_index(edition, language).search(text))
    scores = {what: _score(matches) for what, matches in heard.items()}
    best = max(scores.values(), default=0.0)
    ranked = sorted(scores, key=lambda what: -scores[what])[:MOST]
    events = _events(edition, language)
    return tuple(
        Heard(
            what,
            events[what].law,
            events[what].title,
            events[what].text,
            round(scores[what] / best, 2),
            heard[what][0].phrase.text,
            events[what].fields,
        )
        for what in ranked
        if scores[what] >= FAINT * best
    )


def _score(matches: list[PhraseMatch]) -> float:
    """The best phrase, and a little of what the others have besides."""
    best, *others = matches
    new = [match for match in others if match.terms - best.terms]
    return best.score + SECOND * max((match.score for match in new), default=0.0)
