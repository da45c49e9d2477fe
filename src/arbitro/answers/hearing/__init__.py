"""From plain words to what happened: the events that a story may be about, with the facts that it tells."""

from collections.abc import Iterable
from functools import cache
from math import exp, fsum, log, log1p, sqrt
from typing import Any, NamedTuple

from msgspec import Struct

from arbitro.answers.entries import EventForm, event_forms
from arbitro.answers.form import FormField
from arbitro.answers.hearing.facts.filling import facts
from arbitro.answers.hearing.reading import Reading
from arbitro.answers.hearing.signs import signs
from arbitro.answers.hearing.text.concepts import vocabulary
from arbitro.answers.hearing.text.tokens import tokens
from arbitro.answers.hearing.weighing.candidates import Candidates
from arbitro.answers.hearing.weighing.several import parts
from arbitro.answers.hearing.weighing.weights import add, summed, weights
from arbitro.book.edition import Edition
from arbitro.laws.case.account import Account, Board, Happening
from arbitro.laws.case.index import index
from arbitro.laws.case.question import AnswerKind
from arbitro.words import DEFAULT

LONGEST = 2000  # characters of a story
MOST = 8  # events told
SOFT = 0.7  # what phrases count that fit in part
OWN = 4.0  # how much more a phrase counts that is all of the story
SECOND = 0.15  # what a second sign adds
DECISIVE, STRONG = "!", 1.6  # a sign that leaves little doubt
SENTENCES = 20  # of a story that may tell of several things
SCORED = 0.6  # what the logarithm of a score counts beside the weights
NET = 3  # events that are always told
FAINT = 0.02  # of the best: below it no more are told


class Heard(Struct, frozen=True):
    """An event that may be meant, the likeliest first: `sure` is one for the best and less for the others.

    `facts`: what the story tells of it. The same as a request takes it: `situation` by fields, `answers` by questions.
    """

    what: str
    law: str
    title: str
    text: str
    sure: float
    facts: dict[str, Any]
    situation: dict[str, Any]
    answers: dict[str, Any]
    fields: tuple[FormField, ...]


class Hearing(Struct, frozen=True):
    """What was heard in a story. `several`: where it tells of more than one thing, each of them, in its order, and
    `account`: the same as an account of the board; `unread`: the words that mean nothing to the reader."""

    language: str  # in which it was told
    events: tuple[Heard, ...]
    several: tuple[Heard, ...]
    account: Account | None
    unread: tuple[str, ...]


class _Sign(NamedTuple):
    of: str
    needs: frozenset[str]
    bars: frozenset[str]
    weight: float


class _Phrase(NamedTuple):
    of: str
    terms: frozenset[str]
    whole: float


@cache
def _signs() -> tuple[_Sign, ...]:
    """Every sign, and how much it counts: a concept that few events share counts for more."""
    written = [
        (
            what,
            [part for part in sign.lstrip(DECISIVE).split() if part[0] != "-"],
            [part[1:] for part in sign.split() if part[0] == "-"],
            STRONG ** (len(sign) - len(sign.lstrip(DECISIVE))),
        )
        for what, of in signs().items()
        for sign in of.signs
    ]
    rarity = _rarity((what, needs) for what, needs, *_ in written)
    return tuple(
        _Sign(what, frozenset(needs), frozenset(bars), weight * fsum(rarity[name] for name in needs))
        for what, needs, bars, weight in written
    )


def _rarity(written: Iterable[tuple[str, Iterable[str]]]) -> dict[str, float]:
    under: dict[str, set[str]] = {}
    things: set[str] = set()
    for what, names in written:
        things.add(what)
        for name in names:
            under.setdefault(name, set()).add(what)
    return {name: log(1 + len(things) / len(of)) for name, of in under.items()}


@cache
def _phrases(edition: Edition, language: str) -> tuple[tuple[_Phrase, ...], dict[str, float]]:
    """The sentence of every event and what people say of it besides."""
    words = vocabulary(language)
    said = [(event.what, event.text) for event in event_forms(edition, language)]
    said += ((what, text) for what, texts in words.tongue.events.items() for text in texts)
    terms = [(what, words.meaning(tokens(text)).terms) for what, text in said]
    rarity = _rarity(terms)
    return tuple(_Phrase(what, each, fsum(rarity[term] for term in each)) for what, each in terms if each), rarity


@cache
def _events(edition: Edition, language: str) -> dict[str, EventForm]:
    return {event.what: event for event in event_forms(edition, language)}


@cache
def names_of(edition: Edition) -> dict[str, tuple[str, ...]]:
    """The fields of each event and the questions that it may ask."""
    asks = {event.what: tuple(ask.id for ask in event.asks) for event in index().procedures if event.edition == edition}
    return {
        what: tuple(dict.fromkeys((*(field.name for field in event.fields), *asks[what])))
        for what, event in _events(edition, DEFAULT).items()
    }


@cache
def _yes_or_no(edition: Edition) -> dict[str, frozenset[str]]:
    """The questions of each event that are answered with yes or no."""
    kinds = (AnswerKind.YES_NO.value, AnswerKind.JUDGMENT.value)
    events = (event for event in index().procedures if event.edition == edition)
    return {event.what: frozenset(ask.id for ask in event.asks if ask.kind in kinds) for event in events}


def hear(text: str, edition: Edition, language: str = DEFAULT, *, board: int | None = None) -> Hearing:
    """The events that a story may be about, the likeliest first; none if nothing in it says anything.

    `language`: of the reader. In which one the story is told is seen from its words. `board`: where it is known.
    """
    reading = Reading(text[:LONGEST], language, board=board)  # every door refuses more
    several = _several(reading, edition, language)
    account = _account(several, reading, edition, language) if several else None
    events = _ranked(reading, edition, language)
    return Hearing(reading.story.language, events, several, account, reading.story.unread)


def _account(several: tuple[Heard, ...], reading: Reading, edition: Edition, language: str) -> Account:
    happened = tuple(Happening(one.what, one.situation, one.answers) for one in several)
    players = reading.players
    board = Board(
        dealer=players.dealer.value if players.dealer else "",
        declarer=players.declarer.value if players.declarer else "",
        vulnerability=reading.vulnerability or "",
    )
    return Account(happened, board, edition=int(edition), language=language)


def _ranked(reading: Reading, edition: Edition, language: str) -> tuple[Heard, ...]:
    events, scores = _events(edition, language), _weighed(reading, edition)
    ranked = sorted((what for what in scores if what in events), key=lambda what: (-scores[what], what))[:MOST]
    sure = {what: exp(scores[what] - scores[ranked[0]]) for what in ranked}
    kept = [what for place, what in enumerate(ranked) if place < NET or sure[what] >= FAINT]
    candidates = Candidates(reading)
    return tuple(_heard(events[what], sure[what], candidates, edition) for what in kept)


def _heard(event: EventForm, sure: float, candidates: Candidates, edition: Edition) -> Heard:
    names = names_of(edition)[event.what]
    several = {field.name for field in event.fields if field.many}
    told = facts(candidates, event.what, names)
    told = {name: value for name, value in told.items() if name not in several or isinstance(value, list)}
    fields = {field.name for field in event.fields}
    plain = _yes_or_no(edition)[event.what] - fields  # a field of another event may have the same name
    told = {name: value for name, value in told.items() if name not in plain or isinstance(value, bool)}
    situation = {name: value for name, value in told.items() if name in fields}
    if "auction" in fields:
        situation.pop("auction", None)
        if "dealer" in told:
            situation["auction"] = f"{told['dealer']}: {told.get('auction', '')}".strip()
    if "deal" in fields:  # goes only with the deal and its play
        situation.pop("denomination", None)
    answers = {name: value for name, value in told.items() if name in names and name not in fields}
    return Heard(event.what, event.law, event.title, event.text, round(sure, 2), told, situation, answers, event.fields)


def _several(reading: Reading, edition: Edition, language: str) -> tuple[Heard, ...]:
    """The things of a story that tells of several."""
    texts = reading.texts
    if not 1 < len(texts) <= SENTENCES:
        return ()
    signals = [reading.part(text, language).weighed for text in texts]
    cut = parts(signals, {what: event.law for what, event in _events(edition, language).items()})
    told = [_best(reading.part(" ".join(texts[first:last]), language), edition, language) for first, last in cut]
    heard = tuple(one for one in told if one)
    return heard if len(heard) == len(told) else ()


def _best(reading: Reading, edition: Edition, language: str) -> Heard | None:
    """The likeliest event; none where no more than words without a meaning are known."""
    events, told = _events(edition, language), _weighed(reading, edition)
    what = min((what for what in told if what in events), key=lambda what: (-told[what], what), default=None)
    return _heard(events[what], 1.0, Candidates(reading), edition) if what else None


def _weighed(reading: Reading, edition: Edition) -> dict[str, float]:
    """How likely each event is, as logarithms: what its signs say, and how often its signals have come with it."""
    said = _scores(reading, edition)
    if not said and not reading.signals:
        return {}
    signals = reading.weighed & weights().signals.keys()
    counted = [0] * len(weights().events)
    add(counted, signals)
    told = summed(counted, len(signals))
    for what, score in said.items():
        told[what] = told.get(what, 0.0) + SCORED * log1p(score)
    return told


def _scores(reading: Reading, edition: Edition) -> dict[str, float]:
    scores: dict[str, float] = {}
    seconds: dict[str, float] = {}
    signals = reading.signals
    for sign in _signs():
        if sign.needs <= signals and not sign.bars & signals:
            best = scores.get(sign.of, 0.0)
            scores[sign.of], seconds[sign.of] = (
                max(best, sign.weight),
                max(seconds.get(sign.of, 0.0), min(best, sign.weight)),
            )
    phrases, rarity = _phrases(edition, reading.story.language)
    asked = reading.story.meaning.terms
    soft: dict[str, float] = {}
    for phrase in phrases:
        shared = phrase.terms & asked
        if shared:
            heard = fsum(rarity[term] for term in shared)
            fit = heard * sqrt(heard / phrase.whole) * (OWN if phrase.terms == asked else 1)
            soft[phrase.of] = max(soft.get(phrase.of, 0.0), fit)
    return {
        what: scores.get(what, 0.0) + SECOND * seconds.get(what, 0.0) + SOFT * signs()[what].often * soft.get(what, 0.0)
        for what in {*scores, *soft}
    }
