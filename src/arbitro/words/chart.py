"""The labels of a flow chart in a language."""

from arbitro.bridge.calls import CALL_BY_TEXT
from arbitro.bridge.seats import SEAT_BY_TEXT
from arbitro.laws.chart import Words
from arbitro.laws.procedure import questions
from arbitro.words import DEFAULT, catalogue, message
from arbitro.words.ruling import say_call, say_event, say_party, say_value

YES_NO = {"True": True, "False": False}


def chart_words(language: str = DEFAULT) -> Words:
    def question(id: str, kind: str) -> str:
        topic = message(f"topic-{kind}" if kind else "about-this", language)
        party = say_party(questions()[id][0].put_to.value, language)
        return message(f"question-{id}", language, seat=party, about=topic, call=topic)

    def answer(id: str, name: str) -> str:
        if name in YES_NO:
            return say_value(YES_NO[name], language)
        option = f"option-{id}-{name}"
        if catalogue(language).has_message(option):
            return message(option, language)
        if name in SEAT_BY_TEXT:
            return say_value(SEAT_BY_TEXT[name], language)
        return say_call(CALL_BY_TEXT[name], language) if name in CALL_BY_TEXT else name.replace("_", " ")

    return Words(
        question,
        answer,
        lambda tag: tag.replace("_", " "),
        lambda what: say_event(what, language),
        message("chart-situation", language),
    )
