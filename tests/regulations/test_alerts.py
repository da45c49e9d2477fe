"""Alerts, the stop card, pre-alerts and bidding cards (appendix 3, art. 18, definitions)."""

import tomllib
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from arbitro.book.problem import ProblemsFound
from arbitro.bridge.auction import Auction
from arbitro.bridge.calls import Call
from arbitro.bridge.seats import SEATS, Seat
from arbitro.regulations import Pack, keys, load, parse_pack
from arbitro.regulations.alerts import Alert, Called, Showing, alert
from arbitro.regulations.key import Key
from arbitro.regulations.pre_alerts import Leads, Practised, card_habit, pre_alerts
from arbitro.regulations.systems.agreement import HandShown, Shape
from arbitro.regulations.systems.meanings import read_meanings
from arbitro.words.consequence import say_ground, say_open

FIGB, WBF = load("figb_2017"), load("wbf")
CASES: list[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "cases" / "alerts.toml").read_text(encoding="utf-8")
)["case"]


def judged(case: dict[str, Any], *, screens: bool, pack: Pack = FIGB) -> Alert:
    told = Called.of(case["auction"], meaning=case.get("meaning", ""), screens=screens, answers=case.get("answers", {}))
    return alert(told, pack)


@pytest.mark.parametrize("case", CASES, ids=[case.get("id", case["name"]) for case in CASES])
@pytest.mark.parametrize("screens", [False, True])
def test_calls_with_and_without_screens(case: dict[str, Any], screens: bool) -> None:
    found = judged(case, screens=screens)
    assert found.asks == ()
    assert found.alerted is case["screens" if screens else "alerted"]
    article = case.get("article_screens", case["article"]) if screens else case["article"]
    assert found.articles[0] == article
    assert bool(found.shown) is found.alerted


def test_the_cases_are_all_there() -> None:
    named = {case["id"] for case in CASES if "id" in case}
    assert named == {f"TA3-{n}" for n in range(1, 13)} | {"TA3-12b", "TA3-12c"}
    assert sum("id" not in case for case in CASES) >= 40


DECISIONS: list[tuple[str, Key[object], object]] = [
    ("D50", keys.LEVEL_WITH_SCREENS, False),
    ("D50", keys.SELF_PROTECTION, True),
    ("D51", keys.OTHERS_WITH_SCREENS, True),
    ("D52", keys.ALERT_NOT_FORCING, "jump_shifts"),
    ("D53", keys.ALERT_NATURAL_RANGES, True),
    ("D49", keys.CLUB_PSYCHES, "banned"),
    ("D59", keys.AGREED_PSYCHES, "brown_sticker"),
]


@pytest.mark.parametrize(("decision", "key", "default"), DECISIONS, ids=[row[0] for row in DECISIONS])
def test_decisions_on_unclear_articles_are_values_with_a_note(decision: str, key: Key[object], default: object) -> None:
    assert FIGB[key] == default, decision
    assert FIGB.setting(key).note, decision


def own(text: str) -> Pack:
    return parse_pack(f'extends = "figb_2017"\n{text}\n', "ours")


def case_named(id: str) -> dict[str, Any]:
    return next(case for case in CASES if case.get("id") == id)


@pytest.mark.parametrize(
    ("text", "id", "screens", "alerted"),
    [
        ("[alerts]\nnatural_ranges = false", "TA3-2", False, False),
        ("[alerts]\nnatural_ranges = false", "TA3-12b", False, False),
        ("[alerts.exempt]\nlevel_with_screens = true", "TA3-4", True, False),
        ("[alerts.exempt]\nothers_with_screens = false", "TA3-9", True, True),
        ("[alerts.exempt]\nothers_with_screens = false", "TA3-9", False, False),
        ("[alerts.exempt]\njump_overcall_most = 9", "TA3-9", False, True),
        ("[alerts.exempt]\nnotrump = [12, 14]", "TA3-2", False, False),
        ("[alerts.exempt]\nlevel = 5", "TA3-4", False, True),
        ("[alerts.exempt]\ntwo_level_least = 21", "TA3-12c", False, True),
        ("[alerts]\nnew_suit = false", "TA3-12", False, False),
        ('[alerts]\nnot_forcing = "none"\nnew_suit = false', "TA3-11", False, False),
    ],
)
def test_every_key_decides(text: str, id: str, screens: bool, alerted: bool) -> None:
    found = judged(case_named(id), screens=screens, pack=own(text))
    assert found.alerted is alerted
    assert {asked.id for asked in found.asks} <= {"alert_special"}


def test_the_printed_text_of_2_3_would_have_every_response_alerted_that_is_not_forcing() -> None:
    raised = Called.of("N: 1C P 2C", meaning="4+C 6-9", answers={"forcing": False, "special": False})
    assert alert(raised, FIGB).alerted is False
    assert alert(raised, own('[alerts]\nnot_forcing = "responses"')).alerted is True


def test_the_first_round_may_be_counted_from_the_opening() -> None:
    splinter = Called.of("N: P P P 1H P 4C", meaning="0-1C 4+H")
    assert alert(splinter, FIGB).alerted is False
    assert alert(splinter, own('[alerts.exempt]\nfirst_round = "from_opening"')).alerted is True


def test_jump_overcalls_may_be_exempt_only_if_natural() -> None:
    jump = Called.of("N: 1S 3C", meaning="5+H 5+D 6-10 two-suited")
    assert alert(jump, own("[alerts.exempt]\njump_overcall_natural = true")).alerted is True


# -- who shows the card ----------------------------------------------------------------------------------------------


def test_ta3_14_without_screens_partner_shows_it_to_his_right_hand_opponent() -> None:
    found = alert(Called.of("N: 2D", meaning="6+H 6-10 / 6+S 6-10"), FIGB)
    assert found.shown == (Showing(Seat.SOUTH, Seat.EAST, True),)


@pytest.mark.parametrize(("caller", "mates"), [("N", "NE SW"), ("E", "EN WS"), ("S", "SW NE"), ("W", "WS EN")])
def test_with_screens_both_show_it_each_to_his_screenmate(caller: str, mates: str) -> None:
    found = alert(Called.of(f"{caller}: 2C", meaning="22+ any", screens=True), FIGB)
    first, second = (tuple(map(Seat, pair)) for pair in mates.split())
    assert [(one.by, one.to, one.at_once) for one in found.shown] == [(*first, True), (*second, False)]


@given(dealer=st.sampled_from(SEATS))
def test_without_screens_it_is_shown_to_the_player_who_is_about_to_call(dealer: Seat) -> None:
    found = alert(Called(auction=(Call.BID_2C,), dealer=dealer, natural=False), FIGB)
    assert [one.to for one in found.shown] == [dealer.lho]


# -- the stop card ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("auction", "screens", "stop"),
    [
        ("N: 1S P 3C", False, True),
        ("N: 1S P 3C", True, False),
        ("N: 1S P 2C", False, False),
        ("N: 2S", False, True),
        ("N: 1H 1S", False, False),
        ("N: 1H 2S", False, True),
        ("N: 1S X", False, False),
        ("N: 1S P P", False, False),
    ],
)
def test_the_stop_card_comes_before_a_jump_without_screens(auction: str, screens: bool, stop: bool) -> None:
    found = alert(Called.of(auction, screens=screens), FIGB)
    assert found.stop is stop
    assert (found.pause, found.waits) == ((10, found.caller.lho) if stop else (None, None))
    assert alert(Called.of(auction, screens=screens), WBF).stop is False


# -- what is asked ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("auction", "meaning", "asks", "advised"),
    [
        ("N: 1H", "", {"alert_natural", "alert_special"}, True),
        ("N: 1NT", "", {"alert_exempt_range", "alert_natural"}, True),
        ("N: 1C 2S", "", {"alert_exempt_range"}, True),
        ("N: 1S P 3C", "5+C", {"alert_forcing", "alert_special"}, True),
        ("N: 1H X", "", {"alert_shows_length", "alert_natural", "alert_special"}, True),
    ],
)
def test_what_is_not_told_is_asked_and_in_doubt_a_call_is_alerted(
    auction: str, meaning: str, asks: set[str], advised: bool
) -> None:
    found = alert(Called.of(auction, meaning=meaning), FIGB)
    assert found.alerted is None
    assert {asked.id for asked in found.asks} == asks
    assert found.advised is advised


@pytest.mark.parametrize(
    ("auction", "meaning"),
    [("N: 1H", "5+H 11-19"), ("N: 1C", "2+C 11-20"), ("N: 1H P 2H", "3+H 6-10"), ("N: 1S P 1NT", "6-10")],
)
def test_a_natural_call_is_not_alerted_unless_somebody_finds_its_meaning_special(auction: str, meaning: str) -> None:
    found = alert(Called.of(auction, meaning=meaning), FIGB)
    assert (found.alerted, found.advised, [asked.id for asked in found.asks]) == (False, False, ["alert_special"])
    special = alert(Called.of(auction, meaning=meaning, answers={"special": True}), FIGB)
    assert (special.alerted, special.articles[0], special.asks) == (True, "appendix 3.2.2", ())


@pytest.mark.parametrize(("meaning", "alerted"), [("15-17", False), ("12-14", True), ("6-18", True)])
def test_a_range_of_1nt_is_natural_also_where_nothing_is_said_of_the_shape(meaning: str, alerted: bool) -> None:
    assert alert(Called.of("N: 1NT", meaning=meaning), FIGB).alerted is alerted


def test_the_laws_alone_leave_it_to_the_authority() -> None:
    found = alert(Called.of("N: 2C", meaning="22+ any"), WBF)
    assert (found.alerted, found.advised, [asked.kind for asked in found.asks]) == (None, False, ["judgment"])


def test_redress_weighs_self_protection_for_what_is_alerted_only_behind_screens() -> None:
    assert judged(case_named("TA3-4"), screens=True).self_protection is True
    assert judged(case_named("TA3-5"), screens=True).self_protection is False
    assert judged(case_named("TA3-3"), screens=True).self_protection is False


@st.composite
def called(draw: st.DrawFn) -> Called:
    """Any legal auction, and anything told about its last call."""
    auction = Auction(draw(st.sampled_from(SEATS)))
    for _ in range(draw(st.integers(1, 8))):
        if auction.is_over:
            break
        auction = auction.call(draw(st.sampled_from(auction.legal_calls)))
    low = draw(st.integers(0, 37))
    meaning = HandShown(low, draw(st.integers(low, 37)), shape=draw(st.sampled_from(Shape)))
    if meaning.shape is Shape.TWO_SUITED:
        meaning = HandShown(low, meaning.max_hcp)
    told = st.sampled_from([None, True, False])
    return Called(
        auction=auction.calls,
        dealer=auction.dealer,
        meanings=draw(st.sampled_from([(), (meaning,)])),
        screens=draw(st.booleans()),
        natural=draw(told),
        special=draw(told),
        forcing=draw(told),
        exempt_range=draw(told),
        shows_length=draw(told),
        swapped_with_pass=draw(told),
    )


@given(told=called(), pack=st.sampled_from([FIGB, WBF]), language=st.sampled_from(["en", "it", "ro"]))
def test_no_call_raises_and_every_reason_and_question_is_said(told: Called, pack: Pack, language: str) -> None:
    found = alert(told, pack)
    assert found.asks or found.alerted is not None
    assert not found.alerted or not found.asks
    assert all(say_ground(ground, language) for ground in found.why)
    assert all(say_open(asked, language) for asked in found.asks)


@given(told=called())
def test_with_screens_never_less_is_alerted_than_without(told: Called) -> None:
    without, behind = (alert(replace(told, screens=screens), FIGB).alerted for screens in (False, True))
    assert not (without and behind is False)


def test_screens_lift_exemptions_and_alert_the_rest_as_before() -> None:
    """Appendix 3: a bid above 3NT that is conventional in the first round is alerted, a jump overcall or not."""
    jump = Called.of("N: 1C 4C", meaning="0-10 5+H 5+S two-suited")
    assert all(alert(replace(jump, screens=screens), FIGB).alerted for screens in (False, True))


# -- meanings as text ------------------------------------------------------------------------------------------------


def test_a_meaning_is_read_from_text() -> None:
    (hand,) = read_meanings("5+♠ 0-1♦ 6-10")
    assert (hand.min_hcp, hand.max_hcp) == (6, 10)
    assert {suit.value: cards for suit, cards in hand.min_len.items()} == {"S": 5}
    assert {suit.value: cards for suit, cards in hand.max_len.items()} == {"D": 1}
    assert len(read_meanings("15-17 balanced / 20+")) == 2
    assert read_meanings(" ") == ()


@pytest.mark.parametrize("text", ["foo", "15-17 /", "shape 5555", "balanced any", "/"])
def test_what_is_no_meaning_is_refused(text: str) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        read_meanings(text)
    assert trouble.value.problems[0].kind == "meaning-form"


def test_everything_wrong_is_told_at_once() -> None:
    with pytest.raises(ProblemsFound) as trouble:
        Called.of("N: 1S 1H", meaning="foo")
    assert [problem.kind for problem in trouble.value.problems] == ["insufficient-bid", "meaning-form"]


@pytest.mark.parametrize(
    ("auction", "meaning", "kind"),
    [
        ("N:", "", "no-call"),
        ("N: P P P P P", "", "auction-over"),
        *(("N: 1S", text, "impossible-constraint") for text in ("7+S 7+H", "38+", "14+S", "6+H balanced")),
    ],
)
def test_impossible_calls_are_refused(auction: str, meaning: str, kind: str) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        Called.of(auction, meaning=meaning)
    assert trouble.value.problems[0].kind == kind


# -- before play -----------------------------------------------------------------------------------------------------


def practised(
    *leads: Leads, openings_from: int = 11, short_long: bool = False, minutes: int | None = None
) -> Practised:
    before = None if minutes is None else Fraction(minutes)
    return Practised(leads=leads, openings_from=openings_from, short_long=short_long, minutes_before=before)


@pytest.mark.parametrize(("minutes", "given", "laws"), [(2, True, ()), (0, True, ()), (-4, False, ("75", "40"))])
def test_tn0_1_the_opponents_are_told_before_play(minutes: int, given: bool, laws: tuple[str, ...]) -> None:
    found = pre_alerts(practised("reversed_leads", minutes=minutes), FIGB)
    assert (found.owed, found.given, found.laws) == (("reversed_leads",), given, laws)


@pytest.mark.parametrize(
    ("least", "owed", "policy"),
    [(9, True, False), (8, True, False), (10, True, False), (7, False, True), (11, False, False)],
)
def test_ta3_13_light_openings(least: int, owed: bool, policy: bool) -> None:
    found = pre_alerts(practised("standard", openings_from=least), FIGB)
    assert ("light_openings" in found.owed, found.systems_policy) == (owed, policy)


@pytest.mark.parametrize(
    ("pair", "owed"),
    [
        (practised("standard"), ()),
        (practised("other_leads"), ("other_leads",)),
        (practised("standard", "reversed_count_leads"), ("reversed_count_leads",)),
        (practised("standard", short_long=True), ("short_long",)),
        (
            practised("reversed_leads", openings_from=8, short_long=True),
            ("reversed_leads", "light_openings", "short_long"),
        ),
    ],
)
def test_what_is_owed_before_play(pair: Practised, owed: tuple[str, ...]) -> None:
    assert pre_alerts(pair, FIGB).owed == owed
    assert pre_alerts(pair, WBF).owed == ()


def test_what_a_pair_has_not_told_is_asked() -> None:
    found = pre_alerts(Practised(), FIGB)
    assert [asked.id for asked in found.asks] == [
        "pre_alert_leads",
        "pre_alert_openings_from",
        "pre_alert_short_long",
    ]


def test_the_organiser_names_further_agreements() -> None:
    pack = own('[alerts.pre]\nfurther = ["transfer openings"]')
    pair = Practised(leads=("standard",), openings_from=11, short_long=False, further=("transfer openings",))
    assert pre_alerts(pair, pack).owed == ("transfer openings",)
    with pytest.raises(ProblemsFound):
        pre_alerts(pair, FIGB)


# -- bidding cards ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("single", "packet", "admonition"), [(2, 2, True), (5, 0, False), (0, 5, False)])
def test_tn18_1_2_cards_taken_now_in_one_way_now_in_another(single: int, packet: int, admonition: bool) -> None:
    found = card_habit(single, packet, FIGB)
    assert (found.admonition, found.articles) == (admonition, ("art. 18.1(b)",))


def test_without_a_rule_the_director_judges_mixed_cards() -> None:
    found = card_habit(1, 1, WBF)
    assert (found.mixed, found.admonition, len(found.asks)) == (True, False, 1)
    with pytest.raises(ProblemsFound):
        card_habit(-1, 1, WBF)


@pytest.mark.parametrize(
    "text",
    [
        "[alerts.exempt]\nnotrump = [18, 15]",
        "[alerts.exempt]\nlevel = 8",
        "[alerts.pre]\nitems = ['encrypted']",
        "[alerts.pre]\nfurther = ['']",
        "[alerts]\nnot_forcing = true",
    ],
)
def test_impossible_settings_are_refused(text: str) -> None:
    with pytest.raises(ProblemsFound):
        own(text)
