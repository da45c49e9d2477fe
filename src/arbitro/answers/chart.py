"""Flow charts in a language, as a graph and laid out for a page; with the way that a ruling took."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from arbitro.bridge.cards import SUIT_BY_TEXT, Suit
from arbitro.bridge.seats import SEAT_BY_TEXT, Seat
from arbitro.laws.case.procedure import Procedure, questions
from arbitro.laws.case.question import Party
from arbitro.laws.case.request import Prepared
from arbitro.laws.case.trail import Walk, walks
from arbitro.laws.study.chart import Box, ChartWords, Tell, boxes, flow, path, spine
from arbitro.laws.study.picture import CUT, Picture, way_taken, whole
from arbitro.words import DEFAULT, catalogue, message
from arbitro.words.ruling import say_event, say_fields, say_party, say_topic, say_value

YES_NO = {"True": True, "False": False}
LETTERS: Mapping[str, Mapping[str, Seat | Suit]] = {
    "seen_by": SEAT_BY_TEXT,
    "misplaced_hands": SEAT_BY_TEXT,
    "forbidden_suits": SUIT_BY_TEXT,
    "demanded_suit": SUIT_BY_TEXT,
    "suit_led_then": SUIT_BY_TEXT,
    "suit_under_way": SUIT_BY_TEXT,
}
"""Questions whose answers are several seats or suits, named by their letters."""


class ChartNode(Struct, frozen=True):
    """A box: a question under its clause, a fork by the situation, a ruling, or the event that another law takes on."""

    id: int
    kind: Literal["question", "situation", "ruling", "referral"]
    lines: tuple[str, ...]
    clause: str
    refers_to: str
    lit: bool


class ChartEdge(Struct, frozen=True):
    """From a question or a situation to what follows; `label` has the answers that lead there."""

    start: int
    end: int
    label: str
    lit: bool


class ChartReply(Struct, frozen=True):
    """What a procedure does, as a graph that begins with node 0, and where its boxes stand: all of them, and
    those of the way taken, if there is one."""

    what: str
    law: str
    edition: int
    title: str
    nodes: tuple[ChartNode, ...]
    edges: tuple[ChartEdge, ...]
    whole: Picture
    way: Picture | None


class PathReply(Struct, frozen=True):
    """The charts of the procedures that a case went through, one after the other, with its way lit."""

    charts: tuple[ChartReply, ...]


def chart_words(language: str = DEFAULT) -> ChartWords:
    def question(id: str, kind: str) -> str:
        topic = message(f"topic-{kind}" if kind else "about-this", language)
        party = say_party(questions(id)[0].put_to.value, language)
        who = say_party(Party.OFFENDER.value, language)
        return message(f"question-{id}", language, seat=party, about=topic, call=topic, who=who)

    def answer(id: str, name: str) -> str:
        if name in YES_NO:
            return say_value(YES_NO[name], language)
        for message_id in (f"option-{id}-{name}", f"chart-answer-{name}"):
            if message_id in catalogue(language):
                return message(message_id, language)
        if id in LETTERS:
            return ", ".join(say_value(LETTERS[id][letter], language) for letter in name)
        return say_topic(name, language)

    return ChartWords(
        question,
        answer,
        lambda tag: message(f"chart-effect-{tag}", language),
        lambda what: say_event(what, language),
        message("chart-situation", language),
    )


def drawing(
    procedure: Procedure, language: str = DEFAULT, walked: Walk | None = None, tell: Tell | None = None
) -> tuple[Box, ...]:
    """The boxes of a procedure, with the way of a walk lit; `tell`: how a situation is named, told in full without."""
    step = flow(procedure.what, procedure.edition, tell or teller(language), walked)
    return boxes(step, chart_words(language), path(step, spine(walked)) if walked else {})


def teller(language: str = DEFAULT) -> Tell:
    """Tells all that a situation has."""
    return lambda situation: ", ".join(say_fields(situation, language))


def title(procedure: Procedure, language: str = DEFAULT) -> str:
    return f"{procedure.law} ({procedure.edition}): {say_event(procedure.what, language)}"


def chart_reply(procedure: Procedure, language: str = DEFAULT, walked: Walk | None = None) -> ChartReply:
    drawn = drawing(procedure, language, walked)
    return ChartReply(
        procedure.what,
        procedure.law,
        int(procedure.edition),
        title(procedure, language),
        tuple(_node(number, box) for number, box in enumerate(drawn)),
        tuple(
            ChartEdge(number, to, label, box.lit_way == to)
            for number, box in enumerate(drawn)
            for label, to in box.ways
        ),
        whole(drawn, CUT),
        way_taken(drawn, CUT) if walked else None,
    )


def _node(number: int, box: Box) -> ChartNode:
    kind: Literal["question", "situation", "ruling", "referral"] = "ruling"
    if box.refers_to:
        kind = "referral"
    elif box.kind == "question":
        kind = "question" if box.clause else "situation"
    return ChartNode(number, kind, box.lines, box.clause, box.refers_to, box.lit)


def path_reply(prepared: Prepared, language: str = DEFAULT) -> PathReply:
    """The way that a case has taken so far."""
    way = walks(prepared.procedure, prepared.situation, prepared.regulations, {**prepared.log, **prepared.answers})
    return PathReply(tuple(chart_reply(walk.procedure, language, walk) for walk in way))
