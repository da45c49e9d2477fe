"""Articles 4.2-4.5, 5, 16.2, 76, 81.1, 87.1. Worked cases are in cases/seating.toml."""

import tomllib
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.book.problem import ProblemsFound
from arbitro.bridge.seats import SEATS, Seat, Side
from arbitro.regulations import SHIPPED, Pack, load, parse_pack
from arbitro.regulations.consequence import Amount, Consequence
from arbitro.regulations.fouling import fouling
from arbitro.regulations.score_sheet import opened_score_sheet
from arbitro.regulations.seating import SEATING_FORMS, SeatingForm, checks, extra_boards, numbering, wrong_seating
from arbitro.regulations.spectators import ROOMS, WATCHERS, Room, Watcher, watching
from arbitro.regulations.substitution import (
    CATEGORIES,
    SUBSTITUTION_FORMS,
    Category,
    Replaced,
    SubstitutionForm,
    substitution,
)
from arbitro.regulations.withdrawal import (
    TEAM_FORMS,
    PairForm,
    TeamForm,
    unplayed_match,
    withdrawn_pair,
    withdrawn_team,
)
from arbitro.scoring.award_scale import match_scale
from arbitro.scoring.regulated import ScaleName
from arbitro.words import LANGUAGES
from arbitro.words.consequence import say_ground, say_open

WBF, FIGB = load("wbf"), load("figb_2017")
PACKS = st.sampled_from(SHIPPED)
MAYBE = st.sampled_from([True, False, None])
CASES = tomllib.loads((Path(__file__).parent / "cases" / "seating.toml").read_text("utf-8"))


def cases(subject: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", CASES[subject], ids=lambda case: case["id"])


def derived(*lines: str) -> Pack:
    return parse_pack("\n".join(('extends = "figb_2017"', *lines)), "mine")


def plain(value: object) -> Any:
    """A field as the cases write it: `none`, `true`, an amount as a text."""
    if isinstance(value, Amount):
        return str(float(value.number)).removesuffix(".0")
    return value


def matches(found: Consequence, case: dict[str, Any]) -> None:
    for name, expected in case.get("found", {}).items():
        value = plain(getattr(found, name))
        if isinstance(expected, str) and value in (True, False):
            value = str(value).lower()
        if value is None:
            assert expected in ("none", "", 0), name
        else:
            assert value == expected, name
    assert set(case.get("why", ())) <= {ground.id for ground in found.why}
    assert [question.id for question in found.asks] == case.get("asks", [])


def kinds(trouble: pytest.ExceptionInfo[ProblemsFound]) -> list[str]:
    return [problem.kind for problem in trouble.value.problems]


def is_said(found: Consequence) -> None:
    """Every ground and question has its sentence in every language."""
    for language in LANGUAGES:
        for ground in found.why:
            assert say_ground(ground, language)
        for question in found.asks:
            assert say_open(question, language)


# -- wrong seats (5.2)


@cases("seating")
def test_wrong_seats(case: Any) -> None:
    args = dict(case["args"])
    if "stake" in args:
        args["stake"] = Fraction(args["stake"])
    matches(wrong_seating(args.pop("form"), FIGB, **args), case)


@cases("extra")
def test_extra_boards_of_a_knock_out(case: Any) -> None:
    for boards, extra in case["rows"]:
        assert extra_boards(boards, FIGB) == extra
        assert extra_boards(boards, WBF) is None


def test_the_readings_of_unclear_words_can_be_changed() -> None:
    stands = derived("[seating]", 'stanzas = "stands"', "penalty_unit = 0")
    found = wrong_seating("swiss", stands, stanzas=2, stanza=1, boards=20, stake=Fraction(20), on_sheet=True)
    assert found.void is False
    assert found.penalty is not None
    assert found.penalty.number == Fraction(10, 3)
    played = derived("[scoring.vp]", 'boards = "played"')
    assert wrong_seating("swiss", played, stanzas=2, stanza=1, boards=20, on_sheet=False).scale_boards == 10
    scheduled = derived("[seating]", 'extra_boards = "scheduled"')
    found = wrong_seating("knockout", scheduled, stanzas=4, boards=64, replay_possible=False)
    assert found.extra_boards == 8
    award = derived("[seating]", 'last_round = "award"')
    facts = {"on_sheet": True, "replay_possible": True, "last_round": True, "secures_place": True}
    assert wrong_seating("swiss", award, stake=Fraction(20), **facts).replay == "should"


def test_without_a_regulation_the_director_is_asked() -> None:
    for form in SEATING_FORMS:
        found = wrong_seating(form, WBF)
        assert [question.id for question in found.asks] == ["seating_remedy"]
        assert found.void is None
    found = wrong_seating("swiss", WBF, stanzas=2)
    assert [question.id for question in found.asks] == ["seating_penalty"]


@pytest.mark.parametrize(
    ("args", "kind"),
    [
        ({"stanzas": 0}, "stanza-number"),
        ({"stanzas": 2, "stanza": 3}, "stanza-number"),
        ({"stanza": 0}, "stanza-number"),
        ({"boards": 0}, "match-boards"),
        ({"boards": 16, "stanza_boards": 17}, "stanza-boards"),
        ({"stake": Fraction(0)}, "vp-range"),
    ],
)
def test_impossible_matches_are_refused(args: dict[str, Any], kind: str) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        wrong_seating("swiss", FIGB, **args)
    assert kinds(trouble) == [kind]


@given(
    name=PACKS,
    form=st.sampled_from(SEATING_FORMS),
    stanzas=st.integers(1, 6),
    data=st.data(),
    each=st.integers(1, 40),
    stake=st.sampled_from([None, Fraction(2), Fraction(20), Fraction(30)]),
    told=st.tuples(MAYBE, MAYBE, MAYBE, MAYBE),
    last_round=st.booleans(),
)
def test_wrong_seats_always_have_an_answer(
    name: str,
    form: SeatingForm,
    stanzas: int,
    data: st.DataObject,
    each: int,
    stake: Fraction | None,
    told: tuple[bool | None, bool | None, bool | None, bool | None],
    last_round: bool,
) -> None:
    pack = load(name)
    on_sheet, at_fault, replay_possible, secures_place = told
    found = wrong_seating(
        form,
        pack,
        stanzas=stanzas,
        stanza=data.draw(st.integers(1, stanzas)),
        boards=each * stanzas,
        stake=stake,
        on_sheet=on_sheet,
        at_fault=at_fault,
        replay_possible=replay_possible,
        last_round=last_round,
        secures_place=secures_place,
    )
    is_said(found)
    assert found.asks or found.void is not None
    if form == "knockout":
        assert found.penalty is None
        assert found.award is None


def test_who_is_at_fault_never_gets_more() -> None:
    def award(on_sheet: bool, at_fault: bool) -> Fraction:
        found = wrong_seating(
            "swiss", FIGB, stake=Fraction(20), on_sheet=on_sheet, at_fault=at_fault, replay_possible=False
        )
        assert found.award is not None
        return found.award.number

    assert award(True, True) == award(True, False) == award(False, True) < award(False, False)


# -- places that stay (5.1), checks (81.1)


def test_tn5_1_1_who_needs_it_takes_the_line_that_stays() -> None:
    """Howell of 8 pairs: number 8 sits still; pair 5 needs that place."""
    pairs = [f"Pair {number}" for number in range(1, 9)]
    found = numbering(pairs, {8}, {"Pair 5"}, FIGB)
    assert found.numbers["Pair 5"] == 8
    assert found.numbers["Pair 8"] == 5
    assert sorted(found.numbers.values()) == list(range(1, 9))
    assert [ground.id for ground in found.why] == ["seating-right"]
    assert found.articles == ("art. 5.1",)
    is_said(found)


def test_where_it_is_not_a_right_the_director_is_asked() -> None:
    found = numbering(["A", "B"], {2}, {"A"}, WBF)
    assert dict(found.numbers) == {"A": 1, "B": 2}
    assert [question.id for question in found.asks] == ["fixed_place"]
    is_said(found)


def test_there_are_only_so_many_places_that_stay() -> None:
    with pytest.raises(ProblemsFound) as trouble:
        numbering(["A", "B", "C"], {3}, {"A", "B"}, FIGB)
    assert kinds(trouble) == ["fixed-places"]
    with pytest.raises(ProblemsFound) as trouble:
        numbering(["A", "B", "C"], {3}, {"D"}, FIGB)
    assert kinds(trouble) == ["unknown-pair"]


@given(count=st.integers(1, 20), data=st.data())
def test_everybody_keeps_one_number_and_those_who_need_it_stay(count: int, data: st.DataObject) -> None:
    pairs = [str(number) for number in range(1, count + 1)]
    stationary = data.draw(st.sets(st.integers(1, count), min_size=1))
    needing = data.draw(st.sets(st.sampled_from(pairs), max_size=len(stationary)))
    found = numbering(pairs, stationary, needing, FIGB)
    assert sorted(found.numbers.values()) == list(range(1, count + 1))
    assert {found.numbers[one] for one in needing} <= stationary
    moved = [pair for pair in pairs if found.numbers[pair] != int(pair)]
    assert len(moved) <= 2 * len(needing)


def test_the_checks_before_a_round() -> None:
    found = checks(FIGB)
    assert found.checks == ("seating", "direction", "players", "boards")
    assert found.articles == ("art. 81.1",)
    is_said(found)
    assert checks(WBF).checks == ()


# -- substitutes (4.2)

IN_ORDER: dict[str, Any] = {"category": "equal", "played_before": False, "approved": True}


@cases("substitution")
def test_substitutes(case: Any) -> None:
    facts = {} if case.get("untold") else IN_ORDER | case.get("facts", {})
    matches(substitution(Replaced(**case["args"]), FIGB, **facts), case)


def test_readings_of_the_article_on_substitutes_can_be_changed() -> None:
    missed_two_of_five = Replaced(boards=20, replaced=40, sessions=6, qualifying=5)
    sessions = derived("[substitution]", 'final_rules = "sessions"')
    assert substitution(missed_two_of_five, sessions, **IN_ORDER).original == "keeps_place"
    more = derived("[substitution]", 'own_right_many_by = "more_than"')
    assert substitution(missed_two_of_five, more, **IN_ORDER).substitute == "no_rights"
    out = derived("[substitution]", 'sessions_broken = "eliminated"')
    too_long = Replaced(boards=20, replaced=21, sessions=5, qualifying=3)
    found = substitution(too_long, out, **IN_ORDER)
    assert (found.allowed, found.original, found.substitute) == (True, "eliminated", "qualifies")


def test_the_laws_alone_ask_for_the_director_only() -> None:
    found = substitution(Replaced(boards=24, replaced=24), WBF)
    assert [question.id for question in found.asks] == ["substitution_authorised"]
    assert substitution(Replaced(boards=24, replaced=24), WBF, approved=True).original == "keeps_place"
    found = substitution(Replaced(boards=24, replaced=1), WBF, approved=False)
    assert (found.allowed, found.original, found.penalty) == (False, None, True)
    assert [question.id for question in found.asks] == ["substitution_penalty"]


@pytest.mark.parametrize(
    ("args", "expected"),
    [
        ({"boards": 0, "replaced": 0}, ["count-range"]),
        ({"boards": 0, "replaced": 0, "sessions": 0}, ["count-range", "count-range"]),
        ({"boards": 24, "replaced": 25}, ["boards-replaced"]),
        ({"boards": 24, "replaced": -1}, ["boards-replaced"]),
        ({"boards": 24, "replaced": 5, "substituted": 6}, ["boards-replaced"]),
        ({"boards": 24, "replaced": 5, "sessions": 2, "qualifying": 3}, ["qualifying-sessions"]),
    ],
)
def test_impossible_substitutions_are_refused(args: dict[str, Any], expected: list[str]) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        Replaced(**args)
    assert kinds(trouble) == expected


@given(
    name=PACKS,
    boards=st.integers(1, 30),
    sessions=st.integers(1, 8),
    data=st.data(),
    form=st.sampled_from(SUBSTITUTION_FORMS),
    category=st.sampled_from([*CATEGORIES, None]),
    told=st.tuples(MAYBE, MAYBE, st.booleans(), st.booleans()),
)
def test_a_substitution_always_has_an_answer(
    name: str,
    boards: int,
    sessions: int,
    data: st.DataObject,
    form: SubstitutionForm,
    category: Category | None,
    told: tuple[bool | None, bool | None, bool, bool],
) -> None:
    pack = load(name)
    qualifying = data.draw(st.integers(0, sessions))
    replaced = data.draw(st.integers(0, boards * (qualifying or sessions)))
    played_before, approved, emergency, formation_kept = told
    found = substitution(
        Replaced(boards, replaced, sessions, qualifying),
        pack,
        form=form,
        category=category,
        played_before=played_before,
        approved=approved,
        emergency=emergency,
        formation_kept=formation_kept,
    )
    is_said(found)
    assert found.asks or None not in (found.allowed, found.original, found.substitute)


HARDER = ("keeps_place", "not_in_final", "eliminated", "disqualified")
BETTER = ("no_rights", "qualifies", "inherits")


@given(
    boards=st.integers(1, 30),
    sessions=st.integers(1, 8),
    data=st.data(),
    emergency=st.booleans(),
)
def test_longer_replaced_is_never_better_for_the_player(
    boards: int, sessions: int, data: st.DataObject, emergency: bool
) -> None:
    qualifying = data.draw(st.sampled_from([0, *range(2, sessions + 1)]))
    total = boards * (qualifying or sessions)
    fewer, more = sorted(data.draw(st.tuples(st.integers(0, total), st.integers(0, total))))
    shorter, longer = (
        substitution(Replaced(boards, n, sessions, qualifying), FIGB, emergency=emergency, **IN_ORDER)
        for n in (fewer, more)
    )
    assert shorter.original is not None
    assert longer.original is not None
    assert HARDER.index(shorter.original) <= HARDER.index(longer.original)
    if emergency:  # otherwise a breach takes everything from the substitute too
        assert BETTER.index(str(shorter.substitute)) <= BETTER.index(str(longer.substitute))


# -- withdrawals (4.3, 4.4, 4.5)


@cases("pair")
def test_a_pair_or_player_withdraws(case: Any) -> None:
    args = dict(case["args"])
    if "own" in args:
        args["own"] = Fraction(args["own"])
    pack = derived(case["pack"]) if "pack" in case else FIGB
    found = withdrawn_pair(pack, **args)
    assert found.withdrawn is not None
    assert found.others is not None
    assert (found.withdrawn * case["top"], found.others * case["top"]) == (
        Fraction(case["withdrawn"]),
        Fraction(case["others"]),
    )
    is_said(found)


def test_between_sessions_nothing_is_adjusted_and_a_new_pair_plays_for_the_session() -> None:
    found = withdrawn_pair(FIGB, during_session=False)
    assert (found.withdrawn, found.others, found.replacement) == (None, None, "session_prizes")
    assert withdrawn_pair(WBF, during_session=False).replacement == "open"
    is_said(found)


def test_the_rules_of_the_event_go_first_in_other_movements() -> None:
    found = withdrawn_pair(FIGB, during_session=True, other_movement=True)
    assert [question.id for question in found.asks] == ["event_has_rule"]
    found = withdrawn_pair(FIGB, during_session=True, other_movement=True, event_rule=True)
    assert (found.withdrawn, found.asks) == (None, ())
    found = withdrawn_pair(WBF, during_session=True, other_movement=True, event_rule=False)
    assert [question.id for question in found.asks] == ["withdrawal_remedy"]


def test_a_share_is_a_share() -> None:
    with pytest.raises(ProblemsFound) as trouble:
        withdrawn_pair(FIGB, during_session=True, own=Fraction(64))
    assert kinds(trouble) == ["percent-range"]


@given(
    name=PACKS,
    form=st.sampled_from(["pairs", "individual"]),
    told=st.tuples(MAYBE, MAYBE),
    other=st.booleans(),
    own=st.one_of(st.none(), st.fractions(0, 1)),
)
def test_a_withdrawal_of_a_pair_always_has_an_answer(
    name: str, form: PairForm, told: tuple[bool | None, bool | None], other: bool, own: Fraction | None
) -> None:
    pack = load(name)
    found = withdrawn_pair(pack, form=form, during_session=told[0], event_rule=told[1], other_movement=other, own=own)
    is_said(found)
    if found.others is not None:
        assert found.others >= Fraction(60, 100)
        assert own is None or not found.own_if_better or found.others >= own


@cases("team")
def test_an_unplayed_match(case: Any) -> None:
    args: dict[str, Any] = {
        name: [Fraction(vp) for vp in one] if isinstance(one, list) else one for name, one in case["args"].items()
    }
    scale = match_scale(FIGB, case["boards"], case.get("scale"))
    found = unplayed_match(FIGB, scale, **args)
    assert (found.vp, found.imps) == (Fraction(case["vp"]), case["imps"])
    assert found.final is args.get("event_over", False)
    is_said(found)


@pytest.mark.parametrize("form", TEAM_FORMS)
def test_a_team_withdraws(form: TeamForm) -> None:
    found = withdrawn_team(form, FIGB, boards=16)
    assert found.last_place is (form != "knockout")
    assert found.award is (form == "round_robin")
    assert bool(found.asks) is (form == "knockout")
    assert withdrawn_team(form, WBF, boards=16).last_place is False
    is_said(found)


def test_the_length_of_the_match_is_asked_for_the_award() -> None:
    assert [question.id for question in withdrawn_team("round_robin", FIGB).asks] == ["match_boards"]
    assert withdrawn_team("swiss", FIGB).asks == ()


def test_victory_points_are_within_the_scale() -> None:
    with pytest.raises(ProblemsFound) as trouble:
        unplayed_match(FIGB, match_scale(FIGB, 16), own=[Fraction(21)])
    assert kinds(trouble) == ["vp-range"]


VPS = st.lists(st.integers(0, 2000).map(lambda n: Fraction(n, 100)), max_size=6)


@given(
    name=PACKS,
    boards=st.sampled_from([8, 10, 16, 20, 32]),
    scale=st.sampled_from(["continuous", "discrete"]),
    own=VPS,
    against=VPS,
    over=st.booleans(),
)
def test_an_unplayed_match_is_worth_sixty_per_cent_at_least(
    name: str, boards: int, scale: ScaleName, own: list[Fraction], against: list[Fraction], over: bool
) -> None:
    pack = load(name)
    played = match_scale(pack, boards, scale)
    found = unplayed_match(pack, played, own=own, against=against, event_over=over)
    assert found.vp >= 12
    assert found.vp == 12 or over
    better = unplayed_match(pack, played, own=[*own, Fraction(20)], against=against, event_over=over)
    assert better.vp >= found.vp
    assert better.imps is not None
    assert found.imps is not None
    assert better.imps >= found.imps
    is_said(found)


# -- a score sheet (16.2), fouled boards (87.1), spectators (76)


@cases("sheet")
def test_a_score_sheet_opened_early(case: Any) -> None:
    found = opened_score_sheet(FIGB, **case["args"])
    assert str(found.fixed).lower() == case["fixed"]
    if "points" in case:
        points = [share * case["top"] for share in (found.offenders, found.opponents) if share is not None]
        assert points == [Fraction(one) for one in case["points"]]
    assert [question.id for question in found.asks] == case.get("asks", [])
    is_said(found)


def test_the_laws_fix_nothing_for_a_score_sheet() -> None:
    found = opened_score_sheet(WBF, local=True)
    assert found.fixed is False
    is_said(found)


@cases("fouled")
def test_cards_in_a_wrong_pocket(case: Any) -> None:
    misplaced = [Seat(letter) for letter in case["misplaced"]]
    found = fouling(misplaced, FIGB, duplicating=case["duplicating"])
    assert [side.value for side in found.sides] == case["sides"]
    assert found.penalty is not None
    assert found.penalty.number * 14 == Fraction(case["points"])
    is_said(found)


@given(name=PACKS, misplaced=st.sets(st.sampled_from(SEATS)), duplicating=MAYBE)
def test_only_those_whose_own_cards_are_misplaced_pay(
    name: str, misplaced: set[Seat], duplicating: bool | None
) -> None:
    pack = load(name)
    found = fouling(misplaced, pack, duplicating=duplicating)
    assert set(found.sides) == {seat.side for seat in misplaced}
    assert (found.penalty is not None) is (pack is FIGB and duplicating is not None and bool(misplaced))
    is_said(found)


def test_what_is_not_set_or_told_of_a_fouled_board_is_asked() -> None:
    assert [one.id for one in fouling([Seat.NORTH], FIGB).asks] == ["while_duplicating"]
    found = fouling([Seat.NORTH], WBF)
    assert ([one.id for one in found.asks], found.sides) == (["fouling_penalty"], (Side.NS,))


@cases("watching")
def test_who_may_watch(case: Any) -> None:
    found = watching(FIGB, **case["args"])
    assert str(found.allowed).lower() == case["allowed"]
    assert set(case.get("why", ())) <= {ground.id for ground in found.why}
    assert [question.id for question in found.asks] == case.get("asks", [])
    assert found.bound


def test_questions_come_in_the_order_in_which_they_matter() -> None:
    assert [one.id for one in watching(FIGB).asks] == ["watcher"]
    assert [one.id for one in watching(FIGB, who="captain").asks] == ["captain_registered"]
    assert [one.id for one in watching(FIGB, who="captain", named=True).asks] == ["room"]
    assert [one.id for one in watching(WBF).asks] == ["director_permits"]
    assert watching(WBF, permitted=True).allowed is True


@given(
    name=PACKS,
    who=st.sampled_from([*WATCHERS, None]),
    room=st.sampled_from([*ROOMS, None]),
    told=st.tuples(MAYBE, MAYBE, st.booleans(), st.booleans(), st.booleans()),
)
def test_whether_somebody_may_watch_is_known_or_asked(
    name: str,
    who: Watcher | None,
    room: Room | None,
    told: tuple[bool | None, bool | None, bool, bool, bool],
) -> None:
    pack = load(name)
    named, permitted, own_team, event_allows, returning = told
    found = watching(
        pack,
        who=who,
        room=room,
        named=named,
        permitted=permitted,
        own_team=own_team,
        event_allows=event_allows,
        returning=returning,
    )
    assert (found.allowed is None) is bool(found.asks)
    is_said(found)
