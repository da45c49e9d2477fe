"""The flow charts speak the language of the reader: every answer and every effect in words."""

import pytest

from arbitro.answers.chart import chart_words
from arbitro.laws.case.effect import AnyEffect
from arbitro.laws.case.procedure import procedures
from arbitro.laws.study.explore import askings, trees
from arbitro.words import LANGUAGES, catalogue


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_of_every_chart_is_said(language: str) -> None:
    words = chart_words(language)
    answers = {
        (asking.question, branch.answer)
        for what, edition in procedures()
        for tree in trees(what, edition)
        for asking in askings(tree.root)
        for branch in asking.branches
    }
    assert len(answers) > 500
    known = catalogue(language)
    silent = [
        (id, name)
        for id, name in answers
        if words.answer(id, name) == name
        and not (name.isdecimal() or f"option-{id}-{name}" in known or f"chart-answer-{name}" in known)
    ]
    assert silent == []
    assert words.answer("forbidden_suits", "DS") == "♦, ♠"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_has_a_name_of_its_own(language: str) -> None:
    tags = {str(one.__struct_config__.tag) for one in AnyEffect.__args__}
    assert len({chart_words(language).effect(tag) for tag in tags}) == len(tags)
