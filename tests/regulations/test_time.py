"""Articles 4.1 and 8: time, lateness, slow play, forfeits, records. Worked cases are in cases/time.toml."""

import tomllib
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.book.problem import ProblemsFound
from arbitro.bridge.seats import Seat, Side
from arbitro.cli.penalty.scale import match_scale
from arbitro.laws.procedure import procedures
from arbitro.laws.rule import Ruled, run
from arbitro.regulations import Key, Pack, keys, load, parse_pack
from arbitro.regulations.consequence import Amount, Consequence, Unit
from arbitro.regulations.force_majeure import amendment
from arbitro.regulations.forfeit import FORFEIT_FORMS, ForfeitForm, forfeit, forfeit_award
from arbitro.regulations.home import home_and_away, is_balanced
from arbitro.regulations.lateness import LATE_FORMS, LateForm, lateness
from arbitro.regulations.records import (
    Contest,
    Medium,
    hand_record,
    record_penalty,
    result_checkers,
    result_record,
    result_writers,
)
from arbitro.regulations.slow_play import AT_FAULT, AtFault, overrun, slow_match, slow_pair
from arbitro.regulations.time import clock, time_allowed
from arbitro.scoring.victory_points import Continuous, victory_points
from arbitro.words import LANGUAGES
from arbitro.words.consequence import say_ground, say_open

WBF, FIGB = load("wbf"), load("figb_2017")
CASES = tomllib.loads((Path(__file__).parent / "cases" / "time.toml").read_text("utf-8"))


def cases(subject: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", CASES[subject], ids=lambda case: case["id"])


def derived(*lines: str) -> Pack:
    return parse_pack("\n".join(('extends = "figb_2017"', *lines)), "mine")


def exact(values: list[str]) -> tuple[Fraction, ...]:
    return tuple(map(Fraction, values))


def kinds(trouble: pytest.ExceptionInfo[ProblemsFound]) -> list[str]:
    return [problem.kind for problem in trouble.value.problems]


def asked(found: Consequence) -> list[str]:
    return [question.id for question in found.asks]


# -- time (8.1)


@cases("time")
def test_time_of_the_worked_cases(case: Any) -> None:
    found = time_allowed(case["args"].pop("form"), pack=FIGB, **case["args"])
    assert (found.minutes, found.limit) == exact([case["minutes"], case["limit"]])


@pytest.mark.parametrize("row", CASES["table"]["rows"], ids=lambda row: f"{row[0]} boards")
def test_the_printed_tables(row: list[int]) -> None:
    boards, *minutes = row
    without, behind = (time_allowed("teams", boards, FIGB, screens=screens) for screens in (False, True))
    assert [without.minutes, without.limit, behind.minutes, behind.limit] == minutes


@given(boards=st.integers(1, 200), screens=st.booleans(), name=st.sampled_from(["wbf", "figb_2017"]))
def test_more_boards_never_take_less_time(boards: int, screens: bool, name: str) -> None:
    for form in ("pairs", "teams"):
        shorter, longer = (
            time_allowed("pairs" if form == "pairs" else "teams", n, load(name), screens=screens)
            for n in (boards, boards + 1)
        )
        assert shorter.minutes < longer.minutes
        assert shorter.limit >= shorter.minutes


def test_a_pack_may_name_the_lengths_that_its_times_are_for() -> None:
    pack = derived("time.lengths = [8, 16]")
    assert time_allowed("teams", 16, pack).minutes == 120
    with pytest.raises(ProblemsFound) as trouble:
        time_allowed("teams", 12, pack)
    assert kinds(trouble) == ["match-length"]
    with pytest.raises(ProblemsFound) as trouble:
        time_allowed("pairs", 0, pack)
    assert kinds(trouble) == ["match-boards"]


@pytest.mark.parametrize(
    ("minutes", "said"), [("60", "60"), ("105/2", "52:30"), ("421/60", "7:01"), ("1/7", "1/7"), ("-3", "-3")]
)
def test_minutes_are_said_with_their_seconds(minutes: str, said: str) -> None:
    assert clock(Fraction(minutes)) == said


# -- lateness (8.3)


@cases("late")
def test_lateness_of_the_worked_cases(case: Any) -> None:
    args = case["args"]
    found = lateness(args.pop("form"), Fraction(args.pop("minutes")), FIGB, **args)
    penalty = case.get("penalty")
    assert found.penalty == (None if penalty is None else Amount(Fraction(penalty[0]), Unit(penalty[1])))
    assert found.warning is case.get("warning", False)
    assert not found.asks
    if "whom" in case:
        assert found.whom == case["whom"]


def test_what_matters_and_was_not_told_is_asked() -> None:
    found = lateness("pairs", Fraction(4), FIGB)
    assert found.warning
    assert asked(found) == ["sanctioned_before"]
    assert asked(lateness("pairs", Fraction(4), FIGB, round_number=2)) == ["late_before"]
    assert asked(lateness("pairs", Fraction(6), FIGB)) == []


@pytest.mark.parametrize("form", LATE_FORMS)
def test_without_a_tariff_the_director_judges(form: LateForm) -> None:
    for number in (1, 2):
        found = lateness(form, Fraction(6), WBF, round_number=number)
        assert found.penalty is None
        assert asked(found) == ["late_penalty"]
        assert found.asks[0].weigh
        assert found.articles == ("open, 90B1",)
        assert not lateness(form, Fraction(), WBF, round_number=number).asks


@pytest.mark.parametrize(("minutes", "share"), [("7", "0.1"), ("10", "0.1"), ("11", "0.2")])
def test_the_other_reading_counts_only_the_excess(minutes: str, share: str) -> None:
    pack = derived('time.late.counted = "excess"')
    found = lateness("pairs", Fraction(minutes), pack, sanctioned=False)
    assert found.penalty == Amount(Fraction(share), Unit.TOP)
    before = lateness("pairs", Fraction(7), pack, sanctioned=True)  # no minutes are free
    assert before.penalty == Amount(Fraction(1, 5), Unit.TOP)


late = st.fractions(0, 200, max_denominator=60)
PACKS = {
    "wbf": WBF,
    "figb_2017": FIGB,
    "excess": derived('time.late.counted = "excess"'),
    "no warning": derived('time.late.warning_minutes = "none"'),
}
packs = st.sampled_from(sorted(PACKS))


@given(
    form=st.sampled_from(LATE_FORMS),
    minutes=late,
    more=late,
    pack=packs,
    number=st.integers(1, 9),
    sanctioned=st.sampled_from([None, True, False]),
    before=st.sampled_from([None, 0, 1, 5]),
    early=st.booleans(),
)
def test_later_is_never_cheaper(
    form: LateForm,
    minutes: Fraction,
    more: Fraction,
    pack: str,
    number: int,
    sanctioned: bool | None,
    before: int | None,
    early: bool,
) -> None:
    found = [
        lateness(
            form, m, PACKS[pack], round_number=number, sanctioned=sanctioned, late_before=before, brown_sticker=early
        )
        for m in (minutes, minutes + more)
    ]
    costs = [(one.penalty.number if one.penalty else 0, one.warning) for one in found]
    assert costs[0] <= costs[1]
    assert all(one.why or one.asks for one in found)


@given(minutes=late, before=st.integers(0, 5))
def test_a_pair_that_was_sanctioned_or_late_before_never_pays_less(minutes: Fraction, before: int) -> None:
    first = lateness("pairs", minutes, FIGB, sanctioned=False)
    again = lateness("pairs", minutes, FIGB, sanctioned=True)
    assert (again.penalty.number if again.penalty else 0) >= (first.penalty.number if first.penalty else 0)
    costs = [lateness("pairs", minutes, FIGB, round_number=4, late_before=n).penalty for n in (before, before + 1)]
    assert (costs[0].number if costs[0] else 0) <= (costs[1].number if costs[1] else 0)


@pytest.mark.parametrize(
    ("args", "kind"),
    [
        ({"minutes": Fraction(-1)}, "minutes-range"),
        ({"round_number": 0}, "round-number"),
        ({"late_before": -1}, "count-range"),
    ],
)
def test_impossible_lateness_is_refused(args: Any, kind: str) -> None:
    given_args: dict[str, Any] = {"form": "pairs", "minutes": Fraction(1), "pack": FIGB} | args
    with pytest.raises(ProblemsFound) as trouble:
        lateness(**given_args)
    assert kinds(trouble) == [kind]


# -- slow play (8.2)


@cases("slow")
def test_slow_matches_of_the_worked_cases(case: Any) -> None:
    args = case["args"]
    result = exact(args.pop("result")) if "result" in args else None
    share = Fraction(args.pop("share")) if "share" in args else None
    found = slow_match(
        "vp",
        Fraction(args.pop("late")),
        FIGB,
        share=share,
        result=None if result is None else (result[0], result[1]),
        **args,
    )
    assert found.total == Amount(Fraction(case["total"]), Unit.VP)
    each = case.get("each")
    assert found.each == (None if each is None else tuple(Amount(one, Unit.VP) for one in exact(each)))
    assert found.after == (exact(case["after"]) if "after" in case else None)
    assert found.to_adjust == case.get("to_adjust", 0)
    assert not found.asks


def test_how_the_blame_is_shared_is_asked() -> None:
    found = slow_match("vp", Fraction(5), FIGB, result=(Fraction(12), Fraction(8)))
    assert found.total == Amount(Fraction(1), Unit.VP)
    assert (found.each, found.after) == (None, None)
    assert asked(found) == ["slow_share"]
    assert found.asks[0].weigh


def test_there_is_no_tariff_for_imps_unless_a_pack_sets_one() -> None:
    found = slow_match("imps", Fraction(5), FIGB, share=Fraction(1))
    assert found.total is None
    assert asked(found) == ["slow_match_penalty"]
    pack = derived("scoring.penalty.slow_team_imps = 2")
    priced = slow_match("imps", Fraction(9, 2), pack, share=Fraction(1, 2))
    assert priced.total == Amount(Fraction(10), Unit.IMPS)
    assert asked(slow_match("imps", Fraction(), FIGB, removed=1)) == ["slow_board_removed"]
    assert asked(slow_match("vp", Fraction(1), WBF, removed=1)) == ["slow_match_penalty", "slow_board_removed"]


def test_a_pack_may_ask_for_a_warning_first() -> None:
    pack = derived("time.slow.warning = true")
    assert slow_match("vp", Fraction(5), pack, share=Fraction(1), warned=False).total is None
    assert slow_match("vp", Fraction(5), pack, share=Fraction(1), warned=True).total == Amount(Fraction(1), Unit.VP)
    assert asked(slow_match("vp", Fraction(), pack, removed=1)) == ["slow_warned"]


def test_the_scale_is_that_of_the_scheduled_boards() -> None:
    found = slow_match("vp", Fraction(), FIGB, removed=1, share=Fraction(1))
    assert "slow-scale-scheduled" in [ground.id for ground in found.why]


@pytest.mark.parametrize(
    ("elapsed", "granted", "over"),
    [("135", None, "0"), ("136", None, "1"), ("136", "0", "6"), ("131", "2", "0"), ("269/2", "2", "5/2")],
)
def test_the_clock_starts_when_the_tolerance_granted_is_over(elapsed: str, granted: str | None, over: str) -> None:
    allowed = time_allowed("teams", 16, FIGB, screens=True)
    told = None if granted is None else Fraction(granted)
    assert overrun(Fraction(elapsed), allowed, FIGB, told).minutes == Fraction(over)


def test_the_other_reading_counts_from_the_time_itself() -> None:
    allowed = time_allowed("teams", 16, FIGB, screens=True)
    assert overrun(Fraction(136), allowed, derived('time.slow.clock = "time"')).minutes == 6
    with pytest.raises(ProblemsFound) as trouble:
        overrun(Fraction(136), allowed, FIGB, Fraction(6))
    assert kinds(trouble) == ["tolerance-range"]


@given(
    minutes=late,
    more=late,
    removed=st.integers(0, 6),
    compared=st.integers(0, 6),
    share=st.fractions(0, 1, max_denominator=20),
)
def test_two_teams_share_the_whole_penalty_and_later_is_never_cheaper(
    minutes: Fraction, more: Fraction, removed: int, compared: int, share: Fraction
) -> None:
    compared = min(compared, removed)
    first, second = (
        slow_match("vp", m, FIGB, removed=removed, compared=compared, share=share, result=(Fraction(12), Fraction(8)))
        for m in (minutes, minutes + more)
    )
    assert first.total is not None
    assert second.total is not None
    assert first.total.number <= second.total.number
    assert first.after is not None
    assert 20 - sum(first.after) == first.total.number
    another = slow_match("vp", minutes, FIGB, removed=removed + 1, compared=compared, share=share)
    assert another.total is not None
    assert another.total.number == first.total.number + 1


def test_slow_pairs_are_a_proposal_that_the_director_may_change() -> None:
    found = slow_pair(FIGB, boards=2, at_fault="first")
    assert found.each == (Amount(Fraction(1, 5), Unit.TOP), Amount(Fraction(), Unit.TOP))
    assert found.proposed
    assert asked(found) == ["slow_pair_penalty"]
    own = slow_pair(FIGB, boards=2, amounts=(Fraction(1, 10), Fraction(1, 20)))
    assert own.each == (Amount(Fraction(1, 5), Unit.TOP), Amount(Fraction(1, 10), Unit.TOP))
    assert not own.proposed
    assert not own.asks
    assert asked(slow_pair(FIGB, boards=1)) == ["slow_pair_at_fault"]
    assert asked(slow_pair(WBF, boards=1, at_fault="both")) == ["slow_pair_penalty"]
    assert slow_pair(FIGB, boards=0, removed=1).to_adjust == 1


@given(boards=st.integers(0, 9), removed=st.integers(0, 3), at=st.sampled_from([None, *AT_FAULT]))
def test_a_pair_without_fault_is_never_fined(boards: int, removed: int, at: AtFault | None) -> None:
    found = slow_pair(FIGB, boards=boards, removed=removed, at_fault=at)
    if found.each is not None:
        fined = [bool(one.number) for one in found.each]
        assert fined == [at != "second", at != "first"]


@pytest.mark.parametrize(
    ("args", "kind"),
    [
        ({"late": Fraction(-1)}, "minutes-range"),
        ({"removed": 1, "compared": 2}, "boards-removed"),
        ({"share": Fraction(3, 2)}, "percent-range"),
    ],
)
def test_impossible_slow_play_is_refused(args: Any, kind: str) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        slow_match(**({"scored": "vp", "late": Fraction(1), "pack": FIGB} | args))
    assert kinds(trouble) == [kind]


def test_impossible_amounts_for_pairs_are_refused() -> None:
    for boards, removed in ((-1, 0), (1, -1)):
        with pytest.raises(ProblemsFound):
            slow_pair(FIGB, boards=boards, removed=removed)
    with pytest.raises(ProblemsFound):
        slow_pair(FIGB, boards=1, amounts=(Fraction(2), Fraction()))


# -- forfeits (8.3)


@cases("forfeit")
def test_a_match_is_lost_when_the_limit_is_reached_and_not_before(case: Any) -> None:
    args, limit = case["args"], Fraction(case["limit"])
    form = args.pop("form")
    for minutes, lost in ((limit, True), (limit - Fraction(1, 60), False), (limit + 1, True)):
        found = forfeit(form, minutes, FIGB, **args)
        assert (found.forfeited, found.limit) == (lost, limit)
        assert not found.asks


def test_the_narrower_reading_for_knockouts() -> None:
    pack = derived('time.forfeit.first_of = "event"')
    assert forfeit("knockout", Fraction(20), pack, boards=16, match=1, stanza=1).limit == Fraction(125, 2)
    assert forfeit("knockout", Fraction(20), pack, boards=16, match=2, stanza=1).limit == 15
    assert asked(forfeit("knockout", Fraction(20), pack, boards=16, stanza=1)) == ["match_number"]


@pytest.mark.parametrize(
    ("form", "args", "question"),
    [
        ("round_robin", {}, "match_number"),
        ("round_robin", {"match": 1}, "match_boards"),
        ("knockout", {"boards": 16}, "stanza_number"),
        ("knockout", {"stanza": 1}, "match_boards"),
        ("pairs", {}, "has_forfeited"),
        ("individual", {}, "has_forfeited"),
    ],
)
def test_what_a_forfeit_needs_is_asked(form: ForfeitForm, args: Any, question: str) -> None:
    found = forfeit(form, Fraction(30), FIGB, **args)
    assert found.forfeited is None
    assert asked(found) == [question]


def test_a_pair_that_does_not_appear_is_as_one_that_withdraws() -> None:
    assert forfeit("pairs", Fraction(30), FIGB).as_withdrawal
    assert not forfeit("pairs", Fraction(30), WBF).as_withdrawal


@given(
    form=st.sampled_from(FORFEIT_FORMS),
    minutes=late,
    more=late,
    boards=st.sampled_from([None, 1, 8, 20, 64]),
    screens=st.booleans(),
    match=st.sampled_from([None, 1, 2]),
    stanza=st.sampled_from([None, 1, 2]),
    pack=packs,
)
def test_what_is_lost_stays_lost(
    form: ForfeitForm,
    minutes: Fraction,
    more: Fraction,
    boards: int | None,
    screens: bool,
    match: int | None,
    stanza: int | None,
    pack: str,
) -> None:
    first, second = (
        forfeit(form, m, PACKS[pack], boards=boards, screens=screens, match=match, stanza=stanza)
        for m in (minutes, minutes + more)
    )
    assert (first.forfeited is None) == (second.forfeited is None) == bool(first.asks)
    assert not first.forfeited or second.forfeited
    if form == "knockout" and stanza == 1 and first.limit is not None and pack != "wbf":
        assert first.limit >= 60


@cases("award")
def test_awards_of_the_worked_cases(case: Any) -> None:
    found = forfeit_award(
        FIGB,
        match_scale(FIGB, 16, case["scale"]),
        own=exact(case.get("own", [])),
        against=exact(case.get("against", [])),
        event_over=True,
    )
    assert (found.vp, found.imps) == (Fraction(case["vp"]), case["imps"])
    assert (found.loser_vp, found.loser_imps) == (Fraction(), Fraction())
    assert (found.last_place, found.final) == (False, True)


def test_an_award_is_provisional_until_the_event_is_over() -> None:
    found = forfeit_award(FIGB, match_scale(FIGB, 16))
    assert not found.final
    assert "forfeit-provisional" in [ground.id for ground in found.why]


def test_last_place_when_staying_away_in_the_last_round_would_still_pay() -> None:
    scale = match_scale(FIGB, 16)
    unknown = forfeit_award(FIGB, scale, last_round=True)
    assert unknown.last_place is None
    assert asked(unknown) == ["points_enough"]
    assert forfeit_award(FIGB, scale, last_round=True, points_enough=True).last_place is True
    assert forfeit_award(FIGB, scale, last_round=True, points_enough=False).last_place is False
    assert forfeit_award(FIGB, scale, last_round=False, points_enough=True).last_place is False
    assert forfeit_award(WBF, match_scale(WBF, 16), last_round=True).last_place is False


vps = st.lists(st.decimals(0, 20, places=2).map(Fraction), max_size=6)


@given(own=vps, against=vps, boards=st.integers(3, 40))
def test_an_award_is_at_least_the_share_and_its_margin_earns_it(
    own: list[Fraction], against: list[Fraction], boards: int
) -> None:
    found = forfeit_award(FIGB, match_scale(FIGB, boards, "continuous"), own=own, against=against)
    assert 12 <= found.vp <= 20
    assert victory_points(Continuous(), boards, found.imps).ours >= found.vp
    assert not found.imps or victory_points(Continuous(), boards, found.imps - 1).ours < found.vp
    better = forfeit_award(FIGB, match_scale(FIGB, boards, "continuous"), own=own, against=[*against, Fraction(20)])
    assert better.vp >= found.vp


def test_victory_points_beyond_the_stake_are_refused() -> None:
    with pytest.raises(ProblemsFound) as trouble:
        forfeit_award(FIGB, match_scale(FIGB, 16), own=[Fraction(21)])
    assert kinds(trouble) == ["vp-range"]


def test_a_smaller_share_of_an_organiser_is_a_match_lost() -> None:
    pack = derived('scoring.forfeit.team = "40%"')
    found = forfeit_award(pack, match_scale(pack, 16, "discrete"))
    assert (found.vp, found.imps) == (Fraction(8), -7)


def test_impossible_forfeits_are_refused() -> None:
    with pytest.raises(ProblemsFound):
        forfeit("swiss", Fraction(-1), FIGB)
    with pytest.raises(ProblemsFound):
        forfeit("knockout", Fraction(1), FIGB, stanza=0)


# -- who may change a penalty (note to 8)


@pytest.mark.parametrize(
    ("in_charge", "force_majeure", "allowed", "questions"),
    [
        (True, True, True, []),
        (False, True, False, []),
        (True, False, False, []),
        (None, False, False, []),
        (True, None, None, ["force_majeure"]),
        (None, None, None, ["director_in_charge", "force_majeure"]),
    ],
)
def test_only_the_director_in_charge_and_only_for_force_majeure(
    in_charge: bool | None, force_majeure: bool | None, allowed: bool | None, questions: list[str]
) -> None:
    found = amendment(FIGB, in_charge=in_charge, force_majeure=force_majeure)
    assert (found.allowed, asked(found)) == (allowed, questions)
    assert found.final is (allowed is True)
    assert amendment(WBF, in_charge=in_charge, force_majeure=force_majeure).allowed is True


# -- records (8.4, 8.5, 79.1)


def seats(text: str) -> tuple[Seat, ...]:
    return Side(text).seats if text in ("NS", "EW") else tuple(map(Seat.parse, text))


@cases("hands")
def test_who_writes_down_the_hands(case: Any) -> None:
    found = hand_record(FIGB, Contest(case["contest"]), seats(case["stationary"]))
    assert (found.writers, found.checkers) == (seats(case["writers"]), seats(case["checkers"]))
    assert found.articles == ("art. 8.4",)


def test_where_nobody_says_who_writes_it_is_asked() -> None:
    assert asked(hand_record(WBF, Contest.PAIRS)) == ["record_writer"]
    assert asked(result_record(WBF, Medium.PAPER, Contest.PAIRS)) == ["result_writer"]


def test_the_penalty_for_a_wrong_hand_record_is_at_most_a_tenth_of_a_top_for_both_pairs() -> None:
    assert asked(record_penalty("hands", FIGB)) == ["record_penalty_ordered"]
    assert record_penalty("hands", FIGB, ordered=False).penalty is None
    assert asked(record_penalty("hands", FIGB, ordered=True)) == ["record_penalty"]
    found = record_penalty("hands", FIGB, ordered=True, share=Fraction(1, 10))
    assert found.both_pairs
    assert found.penalty == found.most == Amount(Fraction(1, 10), Unit.TOP)
    with pytest.raises(ProblemsFound):
        record_penalty("hands", FIGB, ordered=True, share=Fraction(11, 100))
    assert record_penalty("hands", WBF, ordered=True).most is None


def test_tn8_5_1_a_wrong_lead_costs_one_pair_at_most_a_twentieth() -> None:
    found = record_penalty("lead", FIGB, ordered=True, share=Fraction(1, 20))
    assert not found.both_pairs
    assert found.penalty is not None
    assert found.penalty.number * 24 == Fraction("1.2")
    with pytest.raises(ProblemsFound):
        record_penalty("lead", FIGB, ordered=True, share=Fraction(1, 10))


def test_who_enters_the_result_and_who_confirms_it() -> None:
    assert result_writers(Medium.DEVICE, Contest.PAIRS, Side.EW.seats) == Side.NS.seats  # TN79.1-1
    assert Seat.SOUTH not in result_checkers(Seat.NORTH, screens=False)
    assert result_checkers(Seat.NORTH, screens=True) == (Seat.EAST,)  # TN79.1-2
    assert result_checkers(Seat.SOUTH, screens=True) == (Seat.WEST,)
    assert result_writers(Medium.PAPER, Contest.TEAMS, Side.EW.seats) == Side.NS.seats
    assert result_record(FIGB, Medium.DEVICE, Contest.TEAMS).checkers == Side.EW.seats
    assert result_record(FIGB, Medium.PAPER, Contest.PAIRS, Side.EW.seats).writers == Side.EW.seats


# -- places (3) and home and away (4.1)


@pytest.mark.parametrize(("same_session", "effect"), [(True, "return_to_seats"), (False, None)])
def test_tn3_a_change_of_seats_needs_permission_within_a_session_only(same_session: bool, effect: str | None) -> None:
    change = procedures()["seat_changed", FIGB[keys.LAWS_EDITION]]
    answers = {"same_session@NS": same_session, "seat_change_permitted@NS": False}
    ruled = run(change, change.examples[0], FIGB, answers)
    assert isinstance(ruled, Ruled)
    told = [getattr(one, "text", None) for one in ruled.ruling.effects]
    assert (effect in told) if effect else not any(told)


def test_tn4_1_1_of_seven_matches_three_or_four_are_at_home() -> None:
    teams = "ABCDEFGH"
    schedule = [(one, other) for at, one in enumerate(teams) for other in teams[at + 1 :]]
    drawn = home_and_away(schedule)
    for team in teams:
        assert sum(home == team for home, _ in drawn) in (3, 4)
    assert is_balanced(drawn, FIGB)
    assert not is_balanced(schedule, FIGB)  # A is always at home
    assert is_balanced(schedule, WBF)


matches = st.lists(
    st.tuples(st.sampled_from("ABCDEFG"), st.sampled_from("ABCDEFG")).filter(lambda one: one[0] != one[1]), max_size=40
)


@given(matches)
def test_any_schedule_can_be_balanced(schedule: list[tuple[str, str]]) -> None:
    drawn = home_and_away(schedule)
    assert [set(match) for match in drawn] == [set(match) for match in schedule]
    assert is_balanced(drawn, FIGB)


def test_a_team_does_not_meet_itself() -> None:
    with pytest.raises(ProblemsFound) as trouble:
        home_and_away([("A", "A")])
    assert kinds(trouble) == ["team-meets-itself"]


# -- decisions on unclear text, and words

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
    *(hand_record(pack, contest) for pack in BOTH for contest in Contest),
    *(result_record(pack, medium, Contest.PAIRS) for pack in BOTH for medium in Medium),
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
