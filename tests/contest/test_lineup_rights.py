"""Appendix 5: who has the right of choice. Worked cases are in cases/lineup.toml."""

import tomllib
from collections.abc import Mapping
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.book.problem import Problem, ProblemsFound, gathered
from arbitro.contest.lineup.allocation import LEAVE, Choice, Leave, Picks, Take, allocated, first_pick
from arbitro.contest.lineup.match import LINEUP_FORMS, Lot, Match, draw_lot, rest_of_session, stanza_in
from arbitro.contest.lineup.rights import Rights, extra_rights, rights, sudden_death_right
from arbitro.regulations import load, parse_pack
from arbitro.regulations.consequence import Consequence
from arbitro.regulations.lateness import lateness
from arbitro.words import LANGUAGES
from arbitro.words.consequence import say_ground, say_open

WBF, FIGB = load("wbf"), load("figb_2017")
CASES = tomllib.loads((Path(__file__).parent / "cases" / "lineup.toml").read_text("utf-8"))["case"]


def choice(text: str) -> Choice:
    if text == "leave":
        return LEAVE
    session, _, number = text.rpartition(".")
    return Take(stanza_in(int(session), int(number)) if session else int(number))


def shown(found: Rights) -> str:
    return " ".join("-" if right.blind else right.team or "?" for right in found.stanzas)


def is_said(found: Consequence) -> None:
    """Every ground and question has its sentence in every language."""
    for language in LANGUAGES:
        for text in [say_ground(one, language) for one in found.why] + [say_open(one, language) for one in found.asks]:
            assert text
            assert not set("{}$") & set(text)


def found(case: Mapping[str, Any]) -> Rights:
    return rights(
        Match("X", "Y", **case["match"]),
        FIGB,
        announced=case.get("announced"),
        in_time=case.get("in_time", True),
        forms=case.get("forms", True),
        brown_sticker=case.get("brown_sticker", ()),
        lot=Lot(case["lot"]) if "lot" in case else None,
        choices=[choice(pick) for pick in case.get("picks", ())],
        last=Lot(case["last"]) if "last" in case else None,
    )


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_the_cases_of_the_appendix(case: Mapping[str, Any]) -> None:
    if "problem" in case:
        with pytest.raises(ProblemsFound) as trouble:
            found(case)
        assert " ".join(problem.kind for problem in trouble.value.problems) == case["problem"]
        return
    outcome = found(case)
    assert shown(outcome) == case["rights"]
    assert set(case.get("why", ())) <= {ground.id for ground in outcome.why}
    assert [question.id for question in outcome.asks] == case.get("asks", [])
    assert all(article.startswith("appendix 5") for article in outcome.articles)
    is_said(outcome)


def test_a_pair_with_brown_sticker_conventions_is_late_five_minutes_before_the_others() -> None:
    """TA5-4: set for 15:00, there at 14:58."""
    late = lateness("teams_vp", Fraction(-2), FIGB, brown_sticker=True)
    assert late.minutes == 3
    assert late.penalty is not None
    assert late.penalty.number == Fraction(6, 10)


# -- the picks, explored completely


def explored(picks: Picks) -> list[Picks]:
    """Every state that can follow."""
    reached = [picks]
    for each in reached:
        reached += (each.after(option) for option in each.options)
    return reached


def test_stanzas_of_a_session_belong_together() -> None:
    assert [rest_of_session(stanza) for stanza in range(1, 7)] == [2, 1, 4, 3, 6, 5]
    assert [stanza_in(session, number) for session, number in product((1, 2, 3), (1, 2))] == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("stanzas", range(1, 7))
def test_of_any_number_of_stanzas_every_way_of_picking_gives_each_to_one_team(stanzas: int) -> None:
    ends = set()
    for picks in explored(first_pick(Match("X", "Y", stanzas=stanzas), "X", FIGB)):
        assert (picks.turn is None) == (not picks.options) == (not picks.left)
        assert set(picks.rights) | set(picks.left) == set(range(1, stanzas + 1))
        if picks.turn is None:
            shares = [*picks.rights.values()]
            assert abs(shares.count("X") - shares.count("Y")) == stanzas % 2
            ends.add(tuple(shares))
    # every division into equal, or nearly equal, parts can come out; one stanza is the winner's
    every = [way for way in product("XY", repeat=stanzas) if abs(way.count("X") - way.count("Y")) <= 1]
    assert ends == (set(every) if stanzas > 1 else {("X",)})


@pytest.mark.parametrize("sessions", [1, 2, 3])
def test_in_sessions_of_two_each_team_has_one_stanza_of_every_session(sessions: int) -> None:
    match = Match("X", "Y", stanzas=2 * sessions, sessions=True)
    states = explored(first_pick(match, "Y", FIGB))
    for picks in states:
        assert not any(isinstance(option, Leave) for option in picks.options)
        if picks.turn is None:
            assert len(picks.chosen) == sessions
            for first in range(1, 2 * sessions, 2):
                assert {picks.rights[first], picks.rights[first + 1]} == {"X", "Y"}
        else:
            assert picks.turn == ("Y", "X")[len(picks.chosen) % 2]
    assert any(picks.turn is None for picks in states)


def test_what_is_not_offered_is_refused_in_every_state() -> None:
    every: list[Choice] = [*(Take(stanza) for stanza in range(7)), LEAVE]
    for picks in explored(first_pick(Match("X", "Y", stanzas=5), "X", FIGB)):
        for one in every:
            if one not in picks.options:
                with pytest.raises(ProblemsFound):
                    picks.after(one)


def test_without_the_rule_of_the_last_three_an_odd_number_is_picked_in_turn() -> None:
    picks = allocated(Match("X", "Y", stanzas=3), "X", [Take(2), Take(3)], WBF)
    assert picks.rights == {1: "X", 2: "X", 3: "Y"}


def test_sessions_may_be_picked_stanza_by_stanza_where_a_pack_says_so() -> None:
    pack = parse_pack('extends = "figb_2017"\n[lineup]\nsessions = "each"\n', "mine")
    match = Match("X", "Y", stanzas=4, sessions=True)
    picks = allocated(match, "X", [Take(1), Take(3), Take(2)], pack)
    assert picks.rights == {1: "X", 2: "X", 3: "Y", 4: "Y"}


# -- lots


def test_a_lot_from_a_seed_is_the_same_whoever_is_at_home_and_differs_from_draw_to_draw() -> None:
    one, other = Match("X", "Y", stanzas=3), Match("Y", "X", stanzas=3)
    won = {draw_lot(one, str(seed)).winner for seed in range(40)}
    assert won == {"X", "Y"}
    for seed in map(str, range(40)):
        assert draw_lot(one, seed) == draw_lot(other, seed)
    assert any(draw_lot(one, str(s), "extra").winner != draw_lot(one, str(s)).winner for s in range(40))


def test_with_one_seed_for_a_whole_round_no_team_wins_every_draw_by_its_name() -> None:
    won = {draw_lot(Match("A", f"T{number}"), "round 1").winner == "A" for number in range(40)}
    assert won == {True, False}


def test_a_seed_is_told_with_the_draw() -> None:
    match = Match("X", "Y")
    outcome = rights(match, FIGB, lot=draw_lot(match, "17 March"))
    assert "code 17 March" in say_ground(outcome.why[0])


# -- ties (A5.4)


@pytest.mark.parametrize("form", LINEUP_FORMS)
def test_extra_stanzas_by_lot_then_reversed_then_a_new_draw(form: str) -> None:
    match = Match("X", "Y", form)  # type: ignore[arg-type]
    assert shown(extra_rights(match, FIGB, lot=Lot("Y"))) == "Y X"
    assert shown(extra_rights(match, FIGB, stanzas=1, lot=Lot("Y"))) == "Y"
    assert shown(sudden_death_right(match, FIGB, lot=Lot("X"))) == "X"
    for outcome in (extra_rights(match, FIGB), sudden_death_right(match, FIGB)):
        assert set(shown(outcome)) <= {"?", " "}
        assert [question.id for question in outcome.asks] == ["lineup_lot"]
        is_said(outcome)


def test_in_a_tie_too_the_only_team_with_brown_sticker_pairs_has_no_right() -> None:
    match = Match("X", "Y")
    assert shown(extra_rights(match, FIGB, brown_sticker=["Y"])) == "X X"
    assert shown(sudden_death_right(match, FIGB, lot=Lot("Y"), brown_sticker=["Y"])) == "X"
    assert shown(extra_rights(match, FIGB, lot=Lot("Y"), brown_sticker=["X", "Y"])) == "Y X"


def test_a_pack_may_have_blind_tie_breaks() -> None:
    pack = parse_pack('extends = "figb_2017"\n[lineup]\nextra = "blind"\nsudden_death = "blind"\n', "mine")
    assert shown(extra_rights(Match("X", "Y"), pack)) == "- -"
    assert shown(sudden_death_right(Match("X", "Y"), pack)) == "-"


# -- whatever is asked


@given(
    form=st.sampled_from(LINEUP_FORMS),
    stanzas=st.integers(1, 9),
    sessions=st.booleans(),
    double=st.booleans(),
    brown=st.sets(st.sampled_from("XY")),
    pack=st.sampled_from((WBF, FIGB)),
    data=st.data(),
)
def test_with_every_draw_and_pick_told_every_right_is_determined(
    form: str, stanzas: int, sessions: bool, double: bool, brown: set[str], pack: Any, data: st.DataObject
) -> None:
    match = Match("X", "Y", form, stanzas, sessions and stanzas % 2 == 0, double)  # type: ignore[arg-type]
    announced = data.draw(st.sampled_from((None, "open_ns", "blind", "lot", "alternate", "alternate_blind")))
    choices: list[Choice] = []
    problems: list[Problem] = []
    outcome: Rights | None = None
    with gathered(problems):
        outcome = rights(match, pack, announced=announced, brown_sticker=brown, lot=Lot("X"), last=Lot("Y"))
    if problems:
        assert [problem.kind for problem in problems] == ["lineup-option"]
        return
    assert outcome is not None
    while outcome.picks is not None and outcome.picks.turn is not None:
        choices.append(data.draw(st.sampled_from(outcome.picks.options)))
        outcome = rights(match, pack, announced=announced, brown_sticker=brown, lot=Lot("X"), choices=choices)
    assert not outcome.asks
    assert all(right.is_determined for right in outcome.stanzas)
    assert [right.stanza for right in outcome.stanzas] == [*match.numbers]
    if len(brown) == 1 and pack is FIGB:
        assert not brown & {right.team for right in outcome.stanzas}
    is_said(outcome)


@pytest.mark.parametrize(
    ("told", "kinds"),
    [
        ({"home": "X", "away": "X"}, ["team-meets-itself"]),
        ({"home": "X", "away": "Y", "stanzas": 0}, ["count-range"]),
        ({"home": "X", "away": "X", "stanzas": 3, "sessions": True}, ["team-meets-itself", "lineup-sessions"]),
    ],
)
def test_an_impossible_match_is_refused_with_all_its_problems(told: dict[str, Any], kinds: list[str]) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        Match(**told)
    assert [problem.kind for problem in trouble.value.problems] == kinds
