"""Decisions on unclear text of articles 4.1 and 8, and every ground and question in every language."""

from fractions import Fraction

import pytest

from arbitro.regulations import Key, keys
from arbitro.regulations.consequence import Consequence
from arbitro.regulations.force_majeure import amendment
from arbitro.regulations.forfeit import FORFEIT_FORMS, forfeit, forfeit_award
from arbitro.regulations.lateness import LATE_FORMS, lateness
from arbitro.regulations.records import (
    Medium,
    RecordedContest,
    hand_record,
    record_penalty,
    result_record,
)
from arbitro.regulations.slow_play import overrun, slow_match, slow_pair
from arbitro.regulations.time import time_allowed
from arbitro.scoring.award_scale import match_scale
from arbitro.words import LANGUAGES
from arbitro.words.consequence import say_ground, say_open
from tests.regulations.time_cases import FIGB, WBF, derived

DECISIONS: list[tuple[str, Key[object], object]] = [
    ("D02", keys.HOME_DIFFERENCE, 1),
    ("D11", keys.TIME_LENGTHS, None),
    ("D12", keys.SLOW_PAIR, Fraction(1, 10)),
    ("D13", keys.SLOW_CLOCK, "tolerance"),
    ("D14", keys.SLOW_TEAM_IMPS, None),
    ("D15", keys.VP_BOARDS, "scheduled"),
    ("D16", keys.LATE_COUNTED, "whole"),
    ("D17", keys.FORFEIT_KNOCKOUT, "every_match"),
    ("D18", keys.FORFEIT_IMPS_CONTINUOUS, "smallest"),
    ("D19", keys.FORFEIT_LAST_ROUND, "last_place"),
    ("D20", keys.LATE_INDIVIDUAL, "as_pairs"),
]


@pytest.mark.parametrize(("decision", "key", "default"), DECISIONS, ids=[row[0] for row in DECISIONS])
def test_decisions_on_unclear_articles_are_values_with_a_note(decision: str, key: Key[object], default: object) -> None:
    assert FIGB[key] == default, decision
    assert FIGB.setting(key).note, decision


BOTH = (WBF, FIGB)
TOLD = (None, True, False)
EVERY: list[Consequence] = [
    *(
        lateness(
            form,
            Fraction(minutes),
            pack,
            round_number=number,
            sanctioned=sanctioned,
            late_before=before,
            brown_sticker=True,
        )
        for form in LATE_FORMS
        for minutes in (0, 4, 7)
        for pack in (WBF, FIGB, derived('time.late.counted = "excess"'))
        for number in (1, 2)
        for sanctioned in (None, True)
        for before in (None, 1)
    ),
    *(
        slow_match(scored, Fraction(minutes), pack, removed=removed, compared=removed // 2, share=share, warned=False)
        for scored in ("vp", "imps")
        for minutes in (0, 5)
        for pack in (
            WBF,
            FIGB,
            derived("scoring.penalty.slow_team_imps = 2"),
            derived("time.slow.warning = true", 'scoring.vp.boards = "played"'),
        )
        for removed in (0, 2)
        for share in (None, Fraction(1, 3))
    ),
    *(slow_pair(pack, boards=n, at_fault=at, removed=n) for pack in BOTH for n in (0, 2) for at in (None, "both")),
    slow_pair(FIGB, boards=2, amounts=(Fraction(1, 10), Fraction(1, 20))),
    *(
        forfeit(form, Fraction(20), pack, boards=12, match=match, stanza=stanza)
        for form in FORFEIT_FORMS
        for pack in BOTH
        for match in (None, 1, 2)
        for stanza in (None, 1, 2)
    ),
    *(
        forfeit_award(
            pack,
            match_scale(pack, 16, "discrete"),
            own=[Fraction(13)],
            against=[Fraction(12)],
            last_round=True,
            points_enough=enough,
        )
        for pack in BOTH
        for enough in (None, True)
    ),
    *(
        amendment(pack, in_charge=one, force_majeure=two)
        for pack in BOTH
        for one in (None, True, False)
        for two in (None, True, False)
    ),
    *(hand_record(pack, contest) for pack in BOTH for contest in RecordedContest),
    *(result_record(pack, medium, RecordedContest.PAIRS) for pack in BOTH for medium in Medium),
    *(
        record_penalty(what, pack, ordered=ordered, share=share)
        for what in ("hands", "lead")
        for pack in BOTH
        for ordered in TOLD
        for share in (None, Fraction(1, 20))
    ),
    *(overrun(Fraction(140), time_allowed("teams", 16, FIGB, screens=True), pack) for pack in BOTH),
    overrun(Fraction(140), time_allowed("teams", 16, FIGB), derived('time.slow.clock = "time"')),
    slow_match("vp", Fraction(5), derived("time.slow.warning = true")),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ground_and_question_is_said_in_every_language(language: str) -> None:
    grounds = {ground.id: ground for found in EVERY for ground in found.why}
    questions = {question.id: question for found in EVERY for question in found.asks}
    assert len(grounds) > 45
    assert len(questions) > 12
    for ground in grounds.values():
        assert say_ground(ground, language)
    for question in questions.values():
        assert question.source
        assert "?" in say_open(question, language)


def test_every_consequence_names_its_article() -> None:
    for found in EVERY:
        settled = [ground for ground in found.why if not ground.id.endswith(("in-time", "provisional"))]
        assert all(ground.source for ground in settled), found
