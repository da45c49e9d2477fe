"""A5.0: the line-ups of a stanza, every transition explored; what is wrong with a line-up; who sees what when."""

from collections.abc import Iterator
from itertools import product

import pytest
from msgspec.structs import replace

from arbitro.book.problem import ProblemsFound
from arbitro.bridge.seats import Side
from arbitro.contest.contestant import Team
from arbitro.contest.lineup.lineup import Fielded, Lineup, lineup_problems, seated
from arbitro.contest.lineup.rights import Right
from arbitro.contest.lineup.stanza import (
    Changed,
    Determined,
    FoundSeated,
    HandedIn,
    LineupEvent,
    LineupOnlooker,
    Stanza,
    StanzaPhase,
    fold,
    step,
    visible,
)
from arbitro.words import LANGUAGES, say

A = Team("A", "Reds", ("a1", "a2", "a3", "a4", "a5"), captain="coach")
B = Team("B", "Blues", ("b1", "b2", "b3", "b4"))
A1, A2 = (seated("A", two, ("a3", "a4"), side=Side.NS) for two in (("a1", "a2"), ("a1", "a5")))
B1, B2 = (seated("B", two, other, side=Side.EW) for two, other in ((("b1", "b2"), ("b3", "b4")), (("b1", "b3"), ("b2", "b4"))))  # fmt: skip  # noqa: E501
START = Stanza(1, A, B)

EVENTS: tuple[LineupEvent, ...] = (
    *(Determined(right) for right in (Right(1, "A"), Right(1, "B"), Right(1, blind=True), Right(1))),
    *(HandedIn(lineup) for lineup in (A1, A2, B1, B2)),
    *(Changed(lineup, permitted) for lineup, permitted in product((A1, A2, B1, B2), (False, True))),
    *(FoundSeated((one, other)) for one, other in product((A1, A2), (B1, B2))),
)


def explored() -> Iterator[tuple[Stanza, LineupEvent, Stanza | None]]:
    """Every state with every event; None where the event is refused."""
    seen, waiting = [START], [START]
    while waiting:
        state = waiting.pop()
        for event in EVENTS:
            after: Stanza | None
            try:
                after = step(state, event)
            except ProblemsFound:
                after = None
            if after is not None and after not in seen:
                seen.append(after)
                waiting.append(after)
            yield state, event, after


ALL = tuple(explored())
# the transitions of the table in the specification; changes stay where they are or give the choice back
FORWARD = {
    (StanzaPhase.RIGHT_PENDING, "Determined", StanzaPhase.FIRST_DECLARES),
    (StanzaPhase.RIGHT_PENDING, "Determined", StanzaPhase.BLIND),
    (StanzaPhase.FIRST_DECLARES, "HandedIn", StanzaPhase.SECOND_DECLARES),
    (StanzaPhase.SECOND_DECLARES, "HandedIn", StanzaPhase.LOCKED),
    (StanzaPhase.BLIND, "HandedIn", StanzaPhase.BLIND),
    (StanzaPhase.BLIND, "HandedIn", StanzaPhase.LOCKED),
    (StanzaPhase.LOCKED, "FoundSeated", StanzaPhase.PLAYING),
}
CHANGES = {
    (StanzaPhase.BLIND, "Changed", StanzaPhase.BLIND),
    (StanzaPhase.SECOND_DECLARES, "Changed", StanzaPhase.SECOND_DECLARES),
    (StanzaPhase.LOCKED, "Changed", StanzaPhase.LOCKED),
    (StanzaPhase.LOCKED, "Changed", StanzaPhase.SECOND_DECLARES),
}


def test_there_is_every_transition_of_the_appendix_and_no_other() -> None:
    found = {(state.phase, type(event).__name__, after.phase) for state, event, after in ALL if after is not None}
    assert found == FORWARD | CHANGES
    assert {state.phase for state, _, _ in ALL} == set(StanzaPhase)


def test_the_team_without_the_right_declares_first() -> None:
    for state, event, after in ALL:
        if isinstance(event, HandedIn) and state.phase is StanzaPhase.FIRST_DECLARES:
            assert state.right is not None
            assert (after is not None) == (event.lineup.team != state.right.team)
        if isinstance(event, HandedIn):
            assert (after is not None) == (event.lineup.team in state.due)


def test_nobody_hands_in_twice_and_nothing_changes_once_play_has_begun() -> None:
    for state, event, after in ALL:
        if state.phase is StanzaPhase.PLAYING:
            assert after is None
        if isinstance(event, HandedIn) and event.lineup.team in state.lineups:
            assert after is None


def test_a_line_up_that_was_seen_changes_only_with_permission() -> None:
    for state, event, after in ALL:
        if isinstance(event, Changed) and not event.permitted:
            assert (after is not None) == (state.phase is StanzaPhase.BLIND and event.lineup.team in state.lineups)


def test_after_a_permitted_change_the_team_with_the_right_chooses_again() -> None:
    events: list[LineupEvent] = [Determined(Right(1, "B")), HandedIn(A1), HandedIn(B1), Changed(A2, permitted=True)]
    state = fold(START, events)
    assert state.phase is StanzaPhase.SECOND_DECLARES
    assert visible(state, "B") == (A2,)
    assert fold(state, [HandedIn(B2)]).phase is StanzaPhase.LOCKED
    assert fold(START, [*events[:3], Changed(B2, permitted=True)]).phase is StanzaPhase.LOCKED


def test_the_right_that_is_not_determined_determines_nothing() -> None:
    assert [after for state, event, after in ALL if event == Determined(Right(1)) and after] == []


def test_players_must_sit_as_declared_before_play_begins() -> None:
    for state, event, after in ALL:
        if isinstance(event, FoundSeated) and state.phase is StanzaPhase.LOCKED:
            assert (after is not None) == (set(event.lineups) == set(state.lineups.values()))
    locked = fold(START, [Determined(Right(1, blind=True)), HandedIn(A1), HandedIn(B1)])
    turned = seated("A", ("a2", "a1"), ("a4", "a3"), side=Side.NS)  # partners choose their seats (Law 5, art. 3)
    assert step(locked, FoundSeated((B1, turned))).phase is StanzaPhase.PLAYING
    with pytest.raises(ProblemsFound) as trouble:
        step(locked, FoundSeated((A2, B2)))
    assert [(p.kind, p.found) for p in trouble.value.problems] == [
        ("lineup-seated-otherwise", "A"),
        ("lineup-seated-otherwise", "B"),
    ]


# -- who sees what


def test_every_view_in_every_state() -> None:
    for state in {id(state): state for state, _, _ in ALL}.values():
        for viewer in ("A", "B", LineupOnlooker.DIRECTOR, LineupOnlooker.PUBLIC):
            seen = {lineup.team for lineup in visible(state, viewer)}
            assert all(state.lineups[lineup.team] == lineup for lineup in visible(state, viewer))
            if state.phase in (StanzaPhase.LOCKED, StanzaPhase.PLAYING):
                assert seen == {"A", "B"}
                continue
            assert seen & {viewer} == set(state.lineups) & {viewer}  # one's own, always
            others = seen - {viewer}
            if state.phase is StanzaPhase.SECOND_DECLARES:
                assert state.right is not None
                assert bool(others) == (viewer in (state.right.team, LineupOnlooker.DIRECTOR))
            else:
                assert not others  # sealed, for the director as well


def test_a_sealed_line_up_is_opened_when_both_are_in() -> None:
    state = fold(START, [Determined(Right(1, blind=True)), HandedIn(B1)])
    assert [visible(state, who) for who in ("A", "B", LineupOnlooker.PUBLIC)] == [(), (B1,), ()]
    assert visible(fold(state, [HandedIn(A1)]), LineupOnlooker.PUBLIC) == (A1, B1)


def test_who_is_not_of_the_match_is_refused() -> None:
    with pytest.raises(ProblemsFound):
        visible(START, "C")
    with pytest.raises(ProblemsFound):
        step(START, Determined(Right(1, "C")))


# -- a line-up by itself


def kinds(lineup: Lineup, substitutes: tuple[str, ...] = ()) -> list[str]:
    return [problem.kind for problem in lineup_problems(lineup, A, Side.NS, substitutes)]


@pytest.mark.parametrize(
    ("lineup", "wrong"),
    [
        (A1, []),
        (seated("A", ("a1", "a2"), ("a2", "a4"), side=Side.NS), ["lineup-both-rooms"]),
        (seated("A", ("a1", "a1"), ("a3", "a4"), side=Side.NS), ["lineup-player-twice"]),
        (seated("A", ("a1", "b1"), ("a3", "a4"), side=Side.NS), ["lineup-not-member"]),
        (seated("A", ("a1", "coach"), ("a3", "a4"), side=Side.NS), ["lineup-captain"]),
        (seated("A", ("a1", "a2"), ("a3", "a4"), side=Side.EW), ["lineup-side", "lineup-side"]),
        (Lineup("A", (Fielded("open", Side.NS, ("a1", "a2")),)), ["lineup-rooms"]),
        (replace(A1, team="B"), ["lineup-team"]),
        (
            Lineup("A", (Fielded("open", Side.NS, ("a1", "x")), Fielded("open", Side.EW, ("a1", "coach")))),
            ["lineup-rooms", "lineup-side", "lineup-player-twice", "lineup-not-member", "lineup-captain"],
        ),
    ],
)
def test_everything_that_is_wrong_with_a_line_up_is_told_at_once(lineup: Lineup, wrong: list[str]) -> None:
    assert kinds(lineup) == wrong


def test_a_substitute_plays_when_the_director_has_admitted_him() -> None:
    lineup = seated("A", ("a1", "s"), ("a3", "a4"), side=Side.NS)
    assert kinds(lineup) == ["lineup-not-member"]
    assert kinds(lineup, ("s",)) == []
    with_him = Stanza(1, A, B, {"A": ("s",)})
    assert step(step(with_him, Determined(Right(1, "B"))), HandedIn(lineup)).phase is StanzaPhase.SECOND_DECLARES


def test_a_wrong_line_up_changes_nothing() -> None:
    state = step(START, Determined(Right(1, "B")))
    with pytest.raises(ProblemsFound):
        step(state, HandedIn(seated("A", ("a1", "a1"), ("b1", "a4"), side=Side.NS)))
    assert state.lineups == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_said(language: str) -> None:
    said = set()
    for state, event, after in ALL:
        if after is None:
            with pytest.raises(ProblemsFound) as trouble:
                step(state, event)
            said |= {say(problem, language) for problem in trouble.value.problems}
    assert len(said) > 8
    assert not any(set("{}$_") & set(text) for text in said)
