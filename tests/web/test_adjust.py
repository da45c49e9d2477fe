"""The adjusted-score workshop: weights on sliders, what they do before and after, split and artificial scores."""

import re
from fractions import Fraction

import pytest
from playwright.sync_api import Page, expect

from arbitro.contest.contestant import Pair
from arbitro.contest.facts.event import Spot
from arbitro.contest.facts.outcome import Recorded
from arbitro.contest.facts.state import at_table
from arbitro.contest.plan import PhasePlan, Plan
from arbitro.office.actor import Actor, Role
from arbitro.office.deals import GiveDeals
from arbitro.office.fact import BoardKey, Dealt
from arbitro.office.office import Office
from arbitro.office.people import CreateEvent, Enter
from arbitro.office.results import EnterResult
from arbitro.office.room.plays import keys, plays
from arbitro.office.room.tables import contest_of
from arbitro.office.seating import BeginRound, SeatSection
from arbitro.scoring.outcome import Artificial, Average, Share, Weighted
from tests.web.keyboard import enter
from tests.web.rulings import answer
from tests.web.site import PHONE, Site, accessible

ORGANISER = Actor(Role.ORGANISER, "organiser")
BOARD = 1  # nobody is vulnerable
RESULTS = ("3S N =", "4S N =", "4S N -1")  # +140, +420, -50, as it was played
DEAL = "N:AKQ2.432.432.432 J43.AKQ.A65.A765 T987.J65.KQJ.KQJ 65.T987.T987.T98"


@pytest.fixture
def event(site: Site) -> str:
    """Six pairs, three rounds, three boards, each played at every table; only board 1 parts them."""
    return evening(site.office)


def evening(office: Office) -> str:
    plan = Plan(name="Six pairs", form="pairs", phases=(PhasePlan(rounds=3, boards=1),))
    id = office.do(CreateEvent(name=plan.name, date="2026-05-14", plan=plan), ORGANISER).event
    pairs = tuple(Pair(f"P{n}", (f"{n}a", f"{n}b")) for n in range(1, 7))
    office.do(Enter(contestants=pairs), ORGANISER, id)
    office.do(SeatSection(), ORGANISER, id)
    office.do(GiveDeals(deals=(Dealt(BoardKey(board=BOARD), DEAL),)), ORGANISER, id)
    for round in (1, 2, 3):
        office.do(BeginRound(round=round), ORGANISER, id)
    contest = contest_of(office.event(id))
    for key in keys(contest, contest.phases[""], 1):
        for play, result in zip(plays(contest, contest.phases[""], key), RESULTS, strict=True):
            written = Recorded(result=result if key.board == BOARD else "PASS")
            office.do(EnterResult(at=play.spot, board=key.board, recorded=written), ORGANISER, id)
    return id


def spot(site: Site, event: str) -> Spot:
    """Where board 1 became 3S."""
    contest = contest_of(site.office.event(event))
    return plays(contest, contest.phases[""], keys(contest, contest.phases[""], 1)[0])[0].spot


def recorded(site: Site, event: str) -> Recorded | None:
    results = contest_of(site.office.event(event)).phases[""].results
    return results.get(at_table(spot(site, event)), {}).get((BOARD, ""))


def opened(site: Site, event: str, more: str = "") -> Page:
    token, at = site.staff(event, Role.DIRECTOR), spot(site, event)
    where = f"round={at.round}&table={at.table}&board={BOARD}"
    page = site.desk(token).open(f"/events/{event}/desk/adjust?{where}{more}")
    expect(page.get_by_role("heading", name="What it does")).to_be_visible()
    return page


def weighed(page: Page, result: str, percent: int) -> None:
    page.get_by_label(f"Weight of {result}, slider").fill(str(percent))


def add(page: Page, typed: str) -> None:
    page.get_by_label("Another result").fill(typed)
    page.keyboard.press("Enter")
    expect(page.get_by_label("Another result")).to_have_value("")


def ruled(page: Page) -> None:
    """The score as a ruling under Law 12: against East-West, who broke a law, by the director himself, with damage and
    no fault of the others."""
    page.get_by_role("button", name="East-West", exact=True).click()
    page.get_by_role("button", name="Rule with this score").click()
    answer(page, "Why should the score be adjusted?", "1")
    answer(page, "on his own initiative", "1")
    answer(page, "damaged", "1")
    answer(page, "contributed to their own damage", "1")
    page.get_by_role("button", name="Apply to the board").click()
    expect(page.get_by_role("heading", name="Ruling 1")).to_be_visible()


def assigned_result(score: int, result: str) -> Weighted:
    return Weighted((Share(Fraction(1), score, result),))


def test_a_weighted_score_is_seen_before_it_is_given_and_then_counts(site: Site, event: str) -> None:
    """60 % of 4S made and 40 % of 4S one down, among +420 and -50 at the other tables: the first alone has 1 + 2 = 3 of
    4 matchpoints, the second 0 + 1 = 1, together 3/5 of 3 and 2/5 of 1: 2.2, and 1.8 for the opponents (12C1(c))."""
    page = opened(site, event)
    add(page, "4sn=")
    add(page, "4sn-1")
    weighed(page, "4♠ N −1", 40)  # of two the other has the rest
    expect(page.get_by_label("Weight of 4♠ N =, per cent")).to_have_value("60")
    expect(page.get_by_text("Sum 100%")).to_be_visible()
    after = page.get_by_role("row", name=re.compile("^After"))
    expect(after).to_contain_text("2.20")
    expect(after).to_contain_text("1.80")
    ranking = page.get_by_role("table", name="What changes in the ranking").get_by_role("row")
    shown = {row[0]: row[2] for row in (text.split("\t") for text in ranking.all_inner_texts()[1:])}
    assert len(shown) >= 2
    accessible(page)
    assert recorded(site, event) == Recorded(result=RESULTS[0])  # nothing so far
    ruled(page)
    weighted = Weighted((Share(Fraction(3, 5), 420, "4S N ="), Share(Fraction(2, 5), -50, "4S N -1")))
    assert recorded(site, event) == Recorded(ns=weighted, ew=weighted)
    expect(page.get_by_role("region", name="The score")).to_contain_text("60% 4♠ N = · 40% 4♠ N −1")
    page.goto(f"{site.url}/events/{event}")
    for who, place in shown.items():
        rank, percent = place.split()
        row = page.get_by_role("row").filter(has=page.get_by_role("link", name=who.strip(), exact=True))
        expect(row).to_contain_text(percent.rstrip("%"))
        expect(row).to_contain_text(rank.rstrip("."))


def test_a_single_outcome_is_a_ruling_too_and_its_draft_survives_a_reload(site: Site, event: str) -> None:
    """Law 12 gives the score: with its clauses, a report and the right to appeal."""
    page = opened(site, event)
    add(page, "4sn=")
    page.reload()
    expect(page.get_by_label("Weight of 4♠ N =, per cent")).to_have_value("100")
    ruled(page)
    expect(page.get_by_role("region", name="What applies")).to_contain_text("Law 12C1(a)")
    assert recorded(site, event) == Recorded(ns=assigned_result(420, "4S N ="), ew=assigned_result(420, "4S N ="))
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("region", name="What applies")).to_have_count(0)
    assert recorded(site, event) == Recorded(result=RESULTS[0])


def test_weights_beyond_100_per_cent_count_in_proportion(site: Site, event: str) -> None:
    page = opened(site, event)
    for typed in ("4sn=", "4sn-1", "3sn+1"):
        add(page, typed)
    weighed(page, "4♠ N −1", 50)
    expect(page.get_by_text("Sum 150%")).to_be_visible()
    expect(page.get_by_text("Counts as 2/3 = 66.67%")).to_be_visible()
    accessible(page)
    page.get_by_role("button", name="Make it 100%").click()
    expect(page.get_by_text("Sum 100%")).to_be_visible()
    page.get_by_label("Weight of 3♠ N +1, per cent").fill("1/4")
    page.keyboard.press("Tab")
    expect(page.get_by_text("Sum 125%")).to_be_visible()
    ruled(page)
    found = recorded(site, event)
    assert found is not None
    assert isinstance(found.ns, Weighted)
    assert {share.score_ns: share.weight for share in found.ns.shares} == {
        420: Fraction(8, 15),
        -50: Fraction(4, 15),
        170: Fraction(1, 5),
    }


def test_a_split_score_is_for_a_ruling_that_leaves_it_open_and_an_artificial_one_is_law_12s(
    site: Site, event: str
) -> None:
    page = opened(site, event)
    page.set_viewport_size(PHONE)
    page.get_by_role("button", name="Split score").click()
    page.get_by_role("combobox", name="East-West", exact=True).select_option("average minus")
    add(page, "4sn=")
    expect(page.get_by_role("slider")).to_have_count(1)
    accessible(page)
    page.get_by_role("button", name="East-West", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("No law gives such a score by itself")
    expect(page.get_by_role("button", name="Rule with this score")).to_be_disabled()
    page.get_by_role("button", name="Artificial score").click()
    page.get_by_role("button", name="A+ / A−").click()
    accessible(page)
    page.get_by_role("button", name="Rule with this score").click()
    answer(page, "Why should the score be adjusted?", "3")  # no normal play
    answer(page, "on his own initiative", "1")
    page.get_by_role("button", name="Apply to the board").click()
    expect(page.get_by_role("heading", name="Ruling 1")).to_be_visible()
    assert recorded(site, event) == Recorded(ns=Artificial(Average.AVERAGE_PLUS), ew=Artificial(Average.AVERAGE_MINUS))


def test_the_solver_proposes_and_the_director_takes_over(site: Site, event: str) -> None:
    page = opened(site, event)
    page.get_by_role("button", name=re.compile(r"^4\s*spades N =$")).click()  # as at another table
    page.get_by_role("button", name="Compute a proposal").click()
    page.get_by_role("button", name="Use these weights").click()
    expect(page.get_by_text("Sum 100%")).to_be_visible()
    expect(page.get_by_label(re.compile("Weight of 4♠ N .*, slider"))).to_have_count(1)  # as the cards lie: one result
    expect(page.get_by_text("Par for North-South")).to_be_visible()


def test_the_workshop_hands_its_score_over_to_the_ruling_by_keyboard_alone(site: Site, event: str) -> None:
    page = opened(site, event, f"&return=/events/{event}/desk")
    page.get_by_label("Another result").focus()
    for typed in ("4sn=", "4sn-1"):
        page.keyboard.type(typed)
        page.keyboard.press("Enter")
        expect(page.get_by_label("Another result")).to_have_value("")
    page.get_by_label("Weight of 4♠ N −1, slider").focus()
    for _ in range(6):
        page.keyboard.press("ArrowRight")  # five per cent each
    expect(page.get_by_label("Weight of 4♠ N −1, per cent")).to_have_value("30")
    enter(page.get_by_role("button", name="Use this score in the ruling"))
    expect(page).to_have_url(f"{site.url}/events/{event}/desk")
    (kept,) = page.evaluate("Object.values(sessionStorage).map((text) => JSON.parse(text))")
    assert [(one["result"], one["ns"]) for one in kept["outcomes"]] == [("4S N =", "70"), ("4S N -1", "30")]


def test_a_table_without_the_board_says_so_and_offers_the_others(site: Site, event: str) -> None:
    page = site.desk(site.staff(event, Role.DIRECTOR)).open(f"/events/{event}/desk/adjust?round=3&table=9&board=1")
    expect(page.get_by_role("alert")).to_contain_text("Table 9 does not play board 1")
    page.get_by_role("button", name=re.compile("Table .*Board 1$")).first.click()
    expect(page.get_by_role("heading", name="What it does")).to_be_visible()
    page.get_by_role("button", name="Use the keypad").click()
    dialog = page.get_by_role("dialog")
    for name in ("3", "spades", "doubled", "South"):
        dialog.get_by_role("button", name=name, exact=True).click()
    accessible(page)
    dialog.get_by_role("button", name=re.compile("^−2 ")).click()
    expect(page.get_by_text("Weight of 3♠× S −2")).to_be_visible()
