"""Penalty cards that already lay there when something else was done, beside the card that it is about."""

from collections.abc import Collection

from arbitro.answers.hearing.facts.kinds import LEADS_OUT_OF_TURN
from arbitro.answers.hearing.game.plays import AND
from arbitro.answers.hearing.reading import Reading
from arbitro.answers.hearing.text.tokens import Item
from arbitro.bridge.cards import Card

BESIDE = LEADS_OUT_OF_TURN | {
    "premature_play", "fifth_card", "several_cards_at_once", "play_before_corrected_lead", "defender_exposed_card",
    "card_retracted",
}  # fmt: skip
"""Where such cards are told apart from one that was led, played or shown."""
OPEN = frozenset({"lay-open", "penalty-card"})
ALREADY = frozenset({"lay-already"})
PLAYED = frozenset({"play", "lead", "played-word", "discard"})
BETWEEN = frozenset({",", "/"}) | AND
FAR = 10  # tokens from a card to the words that say so
CLOSE = 4  # tokens from a verb of playing to its card
GAP = 3  # tokens between two such cards


def lying(reading: Reading, what: str) -> tuple[Card, ...]:
    """`He already had the ♣5 out as a penalty card`, `ha anche il 5♣ penalizzato`, `mai avea pe masă ♣5`: those to
    which both the word that they lay there and the word that they did so already are nearest; not all that are told."""
    rows = _rows(reading)
    if what not in BESIDE:
        return ()
    near = [(_far(reading, row, OPEN, rows), _far(reading, row, ALREADY, rows), row) for row in rows]
    told = [
        (is_open + before, row)
        for is_open, before, row in near
        if is_open <= FAR and before <= FAR and _is_held(reading, row)
    ]
    best = min(told, key=lambda one: one[0], default=None)
    found = tuple(item.value for item in best[1]) if best else ()
    return found if {*reading.story.cards} - {*found} else ()


def _is_held(reading: Reading, row: tuple[Item, ...]) -> bool:
    """Not: `the ♥A is on the table already`, `ha già messo l’A♥ sul tavolo`, of a card that was just played."""
    story, at = reading.story, row[0].first
    if story.says("penalty-card"):
        return True
    has = any(story.means(one, 1, "holding") for one in range(at - FAR, at) if one >= 0 and _is_with(reading, one, at))
    return has and not story.near(at - CLOSE, at - 1) & PLAYED


def _is_with(reading: Reading, one: int, other: int) -> bool:
    return reading.story.sentence(one) == reading.story.sentence(other)


def _far(reading: Reading, row: Collection[Item], names: Collection[str], rows: Collection[Collection[Item]]) -> int:
    """How many tokens these cards are from such a word of their sentence, no other card between."""
    story = reading.story
    first, last = min(item.first for item in row), max(item.last for item in row)
    others = [item.first for other in rows if other is not row for item in other]
    found = [
        max(concept.first - last, first - concept.last)
        for concept in story.concepts(names)
        if _is_with(reading, concept.first, first)
        and not any(min(concept.first, first) < at < max(concept.last, last) for at in others)
    ]
    return min(found, default=FAR + 1)


def _rows(reading: Reading) -> list[tuple[Item, ...]]:
    """The cards of the story, those together that are joined: `the ♣9 and the ♦Q`."""
    story = reading.story
    rows: list[tuple[Item, ...]] = []
    for item in story.of("card"):
        between = range(rows[-1][-1].last + 1, item.first) if rows else range(0)
        joined = rows and len(between) <= GAP and any(story.word(at) in BETWEEN for at in between)
        joined = joined and "but-word" not in story.near(between.start, between.stop - 1)
        rows = [*rows[:-1], (*rows[-1], item)] if joined else [*rows, (item,)]
    return rows
