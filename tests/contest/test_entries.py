"""Entries: everything that is wrong at once, eligibility, substitutes."""

from typing import Any

import pytest

from arbitro.book.problem import Place, ProblemsFound
from arbitro.contest.contestant import Contestant, Individual, Member, Pair, Team
from arbitro.contest.entry.eligibility import (
    EntryConditions,
    compared,
    conditions,
    ineligible,
    substituted,
    with_substitute,
)
from arbitro.contest.entry.entries import entry_problems
from arbitro.regulations import load, parse_pack
from arbitro.regulations.substitution import Replaced

WBF, FIGB = load("wbf"), load("figb_2017")
OPEN = conditions(WBF)


def member(id: str, **told: Any) -> Member:
    return Member(id, f"Player {id}", **told)


WOMEN = [member(f"w{n}", sex="F", born=1950 + 10 * n, category="ABC"[n % 3], club="Roma", number=f"1{n}") for n in range(6)]  # fmt: skip  # noqa: E501
MEN = [member(f"m{n}", sex="M", born=1950 + 10 * n, category="ABC"[n % 3], club="Milano") for n in range(6)]
UNTOLD = member("x")
REGISTER = {one.id: one for one in (*WOMEN, *MEN, UNTOLD)}


def found(*contestants: Contestant, asked: EntryConditions = OPEN) -> list[tuple[str, str]]:
    return [(problem.kind, problem.found) for problem in entry_problems(contestants, REGISTER, asked)]


def pair(id: str, one: str, other: str) -> Pair:
    return Pair(id, (one, other))


# -- problems


def test_entries_in_order_have_no_problems() -> None:
    assert found(pair("1", "w0", "m0"), pair("2", "w1", "w2")) == []
    assert found(Team("1", "Reds", ("w0", "w1", "m0", "m1"), "m0"), Team("2", "Blues", ("w2", "w3", "m2", "m3"))) == []
    assert found(Individual("1", "w0"), Individual("2", "w1")) == []


def test_a_player_in_two_pairs_is_told_with_the_other_pair() -> None:
    contestants = [pair("1", "w0", "m0"), pair("2", "m1", "w0")]
    (problem,) = entry_problems(contestants, REGISTER, OPEN)
    assert (problem.kind, problem.found, problem.expected) == ("player-in-two", "Player w0", "1")
    assert problem.where == Place(index=2)


def test_all_problems_are_told_at_once_with_their_places() -> None:
    contestants: list[Contestant] = [
        pair("1", "w0", "nobody"),
        pair("1", "w0", "m1"),
        pair(" ", "m2", "m2"),
        pair("4", "", "m3"),
        Team("5", "Reds", ("w1", "w2", "w3"), "nowhere"),
        Team("6", " reds ", ("m4", "m5")),
        Team("7", "", ("w4", "w5", "x", "m0")),
    ]
    places = [Place(file="e.csv", line=line) for line in range(2, 9)]
    problems = entry_problems(contestants, REGISTER, OPEN, places)
    assert [(problem.kind, problem.where.line) for problem in problems] == [
        ("unknown-member", 2),
        ("entry-no-id", 4),
        ("entry-same-player", 4),
        ("entry-no-player", 5),
        ("team-size", 6),
        ("unknown-member", 6),
        ("team-size", 7),
        ("team-no-name", 8),
        ("entry-twice", 3),
        ("player-in-two", 3),
        ("team-name-twice", 7),
        ("entry-kinds", None),
    ]


@pytest.mark.parametrize(("size", "right"), [(3, False), (4, True), (6, True), (8, True), (9, False)])
def test_a_team_has_four_to_eight_players(size: int, right: bool) -> None:
    players = tuple(one.id for one in (*WOMEN, *MEN)[:size])
    assert (found(Team("1", "Reds", players)) == []) is right


def test_a_pack_may_set_other_sizes() -> None:
    pack = parse_pack('extends = "wbf"\n[teams]\nplayers_most = 6\n', "mine")
    team = Team("1", "Reds", tuple(one.id for one in (*WOMEN, *MEN)[:7]))
    assert [p.expected for p in entry_problems([team], REGISTER, conditions(pack))] == ["4 … 6"]


def test_a_captain_who_does_not_play_need_not_meet_the_conditions_but_must_be_known() -> None:
    women = conditions(WBF, formation="women")
    team = Team("1", "Reds", ("w0", "w1", "w2", "w3"), "m0")
    assert team.plays_without_captain
    assert found(team, asked=women) == []
    assert found(Team("1", "Reds", ("w0", "w1", "w2", "w3"), "nobody"), asked=women) == [("unknown-member", "nobody")]


def test_the_event_says_who_enters() -> None:
    assert found(pair("1", "w0", "m0"), asked=conditions(WBF, kind="team")) == [("entry-kind", "pair")]


# -- eligibility


def kinds(contestant: Contestant, **asked: Any) -> list[str]:
    return [problem.kind for problem in ineligible(contestant, REGISTER, conditions(WBF, **asked))]


@pytest.mark.parametrize(
    ("asked", "contestant", "wrong"),
    [
        ({"formation": "mixed"}, pair("1", "w0", "m0"), []),
        ({"formation": "mixed"}, pair("1", "w0", "w1"), ["entry-pair-not-mixed"]),
        ({"formation": "mixed"}, pair("1", "w0", "x"), ["entry-sex-unknown"]),
        ({"formation": "mixed"}, Team("1", "R", ("w0", "w1", "m0", "m1")), []),
        ({"formation": "mixed"}, Team("1", "R", ("w0", "m2", "m0", "m1", "m3")), ["entry-team-not-mixed"]),
        ({"formation": "mixed"}, Individual("1", "w0"), []),
        ({"formation": "women"}, pair("1", "w0", "w1"), []),
        ({"formation": "women"}, pair("1", "w0", "m1"), ["entry-not-woman"]),
        ({"formation": "women"}, pair("1", "x", "m1"), ["entry-sex-unknown", "entry-not-woman"]),
        ({"born_until": 1960}, pair("1", "w0", "w1"), []),
        ({"born_until": 1959}, pair("1", "w0", "w1"), ["entry-too-young"]),
        ({"born_since": 2000}, pair("1", "w5", "m5"), []),
        ({"born_since": 2001}, pair("1", "w5", "x"), ["entry-too-old", "entry-born-unknown"]),
        ({"categories": ("A", "B", "C"), "highest": "B"}, pair("1", "w1", "w2"), []),
        ({"categories": ("A", "B", "C"), "highest": "B"}, pair("1", "w0", "w2"), ["entry-category-barred"]),
        ({"categories": ("A", "B", "C"), "lowest": "B"}, pair("1", "w0", "w2"), ["entry-category-barred"]),
        ({"categories": ("A", "B"), "lowest": "B"}, pair("1", "x", "w2"), ["entry-category-unknown"] * 2),
        ({"clubs": ("Roma",)}, pair("1", "w1", "m1"), ["entry-club"]),
        ({"clubs": ("Roma", "Milano")}, pair("1", "w1", "m1"), []),
        ({"numbered": True}, pair("1", "w1", "m1"), ["entry-no-number"]),
    ],
)
def test_conditions_and_why_somebody_does_not_meet_them(
    asked: dict[str, Any], contestant: Contestant, wrong: list[str]
) -> None:
    assert kinds(contestant, **asked) == wrong


@pytest.mark.parametrize(
    ("asked", "wrong"),
    [
        ({"highest": "Z"}, ["entry-category"]),
        ({"categories": ("A", "B"), "highest": "B", "lowest": "A"}, ["entry-categories-crossed"]),
        ({"born_until": 1960, "born_since": 1961, "lowest": "Z"}, ["entry-category", "entry-years-crossed"]),
    ],
)
def test_conditions_that_nobody_could_meet_are_refused(asked: dict[str, Any], wrong: list[str]) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        conditions(WBF, **asked)
    assert [problem.kind for problem in trouble.value.problems] == wrong


# -- substitutes


@pytest.mark.parametrize(("into", "beside"), [("m0", "higher"), ("m1", "equal"), ("m2", "lower"), ("x", None)])
def test_the_category_of_a_substitute_beside_the_players(into: str, beside: str | None) -> None:
    assert compared(REGISTER[into], REGISTER["w1"], ("A", "B", "C")) == beside


def test_a_substitute_from_the_register_is_judged_by_art_4_2() -> None:
    asked = conditions(FIGB, categories=("A", "B", "C"))
    told: dict[str, Any] = {"played_before": False, "approved": True}
    few = Replaced(boards=24, replaced=12)
    two = pair("1", "w1", "m1")
    assert substituted(two, "m1", "m4", REGISTER, asked, few, FIGB, **told).original == "keeps_place"
    higher = substituted(two, "m1", "m0", REGISTER, asked, few, FIGB, **told)  # TN4.2-4
    assert (higher.allowed, higher.original, higher.partner_disqualified) == (False, "disqualified", True)
    many = substituted(two, "m1", "m4", REGISTER, asked, Replaced(24, 13), FIGB, **told)  # TN4.2-1
    assert (many.original, many.substitute) == ("eliminated", "inherits")


def test_no_emergency_makes_a_mixed_pair_anything_else() -> None:
    asked = conditions(FIGB, formation="mixed", categories=("A", "B", "C"))
    few = Replaced(boards=24, replaced=3)
    two = pair("1", "w1", "m1")
    broken = substituted(two, "m1", "w2", REGISTER, asked, few, FIGB, approved=True, emergency=True)
    assert broken.allowed is False
    assert "substitute-formation" in [ground.id for ground in broken.why]
    kept = substituted(two, "m1", "m0", REGISTER, asked, few, FIGB, approved=True, emergency=True)
    assert kept.allowed is True


def test_a_substitute_must_be_known_and_take_the_place_of_somebody() -> None:
    with pytest.raises(ProblemsFound) as trouble:
        with_substitute(pair("1", "w1", "m1"), "w2", "m1")
    assert [problem.kind for problem in trouble.value.problems] == ["entry-not-of", "entry-same-player"]
    with pytest.raises(ProblemsFound):
        substituted(pair("1", "w1", "m1"), "m1", "nobody", REGISTER, OPEN, Replaced(24, 1), FIGB)
