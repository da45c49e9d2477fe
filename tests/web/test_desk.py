"""The director's desk: calls, rulings that change the score as the law says, reports, penalties."""

from fractions import Fraction

import pytest
from playwright.sync_api import expect

from arbitro.contest.facts.event import Spot
from arbitro.contest.facts.outcome import Recorded
from arbitro.contest.facts.state import at_table
from arbitro.contest.plan import PhasePlan, Plan
from arbitro.office.actor import Actor, Role
from arbitro.office.calls import CallDirector
from arbitro.office.people import Appoint, CreateEvent, Enter
from arbitro.office.results import EnterResult
from arbitro.office.room.tables import contest_of
from arbitro.office.seating import BeginRound, SeatSection
from arbitro.scoring.outcome import Share, Weighted
from tests.contest.small import HOWELL
from tests.office.desk import entrant
from tests.office.rulings import INSUFFICIENT, ruling
from tests.web.keyboard import press, tab_to_next
from tests.web.rulings import answer, asked
from tests.web.site import PHONE, Site, accessible, fits

ORGANISER = Actor(Role.ORGANISER, "organiser")
SCORER = Actor(Role.SCORER, "scorer")
AT = Spot(round=1, table=1)


@pytest.fixture
def evening(site: Site) -> str:
    """Round 1, board 1, nobody vulnerable: pair 4 goes down in four spades against pair 1; pair 2 makes it at the other
    table. Table 1 calls."""
    office = site.office
    plan = Plan(name="Tuesday", form="pairs", phases=(PhasePlan(rounds=3, boards=1),))
    event = office.do(CreateEvent(name="Tuesday", date="2026-05-14", plan=plan), ORGANISER).event
    office.do(Enter(contestants=tuple(entrant("pairs", str(n)) for n in range(1, 5))), ORGANISER, event)
    office.do(SeatSection(movement=HOWELL), ORGANISER, event)
    office.do(BeginRound(round=1), ORGANISER, event)
    office.do(Appoint(person=SCORER.person, role=SCORER.role), ORGANISER, event)
    for table, told in ((1, "4S S -1"), (2, "4S N =")):
        entered = EnterResult(at=Spot(round=1, table=table), board=1, recorded=Recorded(result=told))
        office.do(entered, SCORER, event)
    office.do(CallDirector(at=AT, board=1, about="insufficient bid"), SCORER, event)
    return event


def recorded(site: Site, event: str) -> Recorded | None:
    return contest_of(site.office.event(event)).phases[""].results[at_table(AT)].get((1, ""))


def test_an_established_revoke_moves_two_tricks(site: Site, evening: str) -> None:
    """East wins the revoke trick himself, his side wins more: two tricks for North-South (64A1). Nine and two are
    eleven tricks: 450 beats the 420 of the other table, and the board turns round."""
    page = site.desk(site.staff(evening, Role.DIRECTOR)).open(f"/events/{evening}/desk")
    page.get_by_role("link", name="Rule at a table").click()
    page.get_by_role("button", name="Table 1, Board 1").click()
    page.get_by_label("In your own words").fill("established revoke")
    page.get_by_role("button", name="A revoke is established").first.click()
    page.get_by_role("button", name="Continue").click()  # declarer is known from the result
    expect(page.get_by_role("alert")).to_contain_text("Offender, Number of the trick")
    page.get_by_role("group", name="Offender").get_by_role("button", name="East").click()
    page.get_by_role("group", name="Number of the trick").get_by_role("button", name="8").click()
    answer(page, "Did East win the revoke trick", "1")
    asked(page, "How many tricks did East-West win after")
    page.get_by_role("button", name="3", exact=True).click()
    asked(page, "still damaged after the transfer of tricks")
    page.get_by_role("button", name="No", exact=True).click()
    # what was taken for granted can be asked after all
    page.get_by_role("button", name="Had East already revoked").click()
    asked(page, "already revoked")
    page.get_by_role("button", name="no", exact=True).click()
    apply = page.get_by_role("region", name="Apply to board 1")
    expect(apply.get_by_role("row", name="Before").first).to_contain_text("−1")
    after = apply.get_by_role("row", name="After").first
    expect(after).to_contain_text("+1")
    ranking = apply.get_by_role("region", name="What changes in the ranking")
    expect(ranking.get_by_role("row").filter(has_text="100.00%").filter(has_text="0.00%")).to_have_count(4)
    accessible(page)
    assert recorded(site, evening) == Recorded(result="4S S -1")  # nothing yet
    apply.get_by_role("button", name="Apply to the board").click()
    expect(page.get_by_role("heading", name="Ruling 1")).to_be_visible()
    assert recorded(site, evening) == Recorded(result="4S S +1")
    expect(page.get_by_role("region", name="The score")).to_contain_text("+1")
    expect(page.get_by_role("region", name="What applies")).to_contain_text("Law 64A1")
    accessible(page)
    page.get_by_label("Language of the report").select_option("it")
    expect(page.get_by_role("heading", name="Decisione 1")).to_be_visible()
    page.set_viewport_size(PHONE)
    accessible(page)
    assert fits(page)


def test_an_insufficient_bid_from_the_call_to_the_report_by_keyboard_alone(site: Site, evening: str) -> None:
    """Two hearts in place of one heart, not artificial: the call stands and nothing else follows (27B1(a)), but the
    director looks at the board again after the play (27D)."""
    page = site.desk(site.staff(evening, Role.DIRECTOR)).open(f"/events/{evening}/desk")
    expect(page).to_have_title("(1) Tuesday · Arbitro")
    press(page, "I am on my way")
    expect(page.get_by_text("Director is there")).to_be_visible()
    page.get_by_role("main").focus()
    tab_to_next(page, "Rule at a table")
    press(page, "Give a ruling")
    expect(page.get_by_role("list", name="Possibly")).to_be_visible()  # from the words of the call
    press(page, "A bid was too low")
    press(page, "West", "1 spade")
    page.get_by_role("main").focus()
    press(page, "1 heart")
    answer(page, "East, do you accept 1♥?", "2")
    asked(page, "North, which legal call")
    press(page, "2 hearts")
    answer(page, "artificial", "2")
    expect(page.get_by_text("Nothing changes in the scores.")).to_be_visible()
    press(page, "Record the ruling")
    expect(page.get_by_role("heading", name="Ruling 1")).to_be_visible()
    assert recorded(site, evening) == Recorded(result="4S S -1")
    press(page, "I have told 4", "Reviewed")
    expect(page.get_by_role("button", name="Reviewed")).to_have_count(0)
    page.get_by_role("main").focus()
    press(page, "Director’s desk")
    expect(page.get_by_text("No calls for the director.")).to_be_visible()  # the ruling has answered it
    expect(page.get_by_text("Told: 4")).to_be_visible()
    page.set_viewport_size(PHONE)
    accessible(page)
    assert fits(page)


def test_what_a_ruling_left_for_the_end_of_play_is_opened_with_one_tap(site: Site, evening: str) -> None:
    """27D: 4S-1 was reached with the help of North's insufficient bid, else the opponents would have had 140: the score
    is adjusted by what the event knows, and the ruling cites both laws."""
    insufficient = {**INSUFFICIENT, "situation": {"auction": "W: 1S 1H"}}
    site.office.do(ruling(insufficient, AT), Actor(Role.DIRECTOR, "director"), evening)
    page = site.desk(site.staff(evening, Role.DIRECTOR)).open(f"/events/{evening}/rulings/1")
    page.get_by_role("link", name="Review it now").click()
    asked(page, "Could the outcome well have been different")
    page.keyboard.press("1")
    asked(page, "Can a result be assigned?")
    page.keyboard.press("1")
    asked(page, "What could have happened without the irregularity?")
    accessible(page)
    page.get_by_label("Another result").fill("3hw=")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Continue").click()
    answer(page, "East-West", "1")  # no error of their own
    page.get_by_role("button", name="Apply to the board").click()
    expect(page.get_by_role("heading", name="Ruling 2")).to_be_visible()
    applies = page.get_by_role("region", name="What applies")
    for clause in ("Law 27D", "Law 12C1(a)"):
        expect(applies).to_contain_text(clause)
    heard = Weighted((Share(Fraction(1), -140, "3H W ="),))
    assert recorded(site, evening) == Recorded(ns=heard, ew=heard)


def test_an_organiser_directs_himself_and_a_call_comes_while_he_looks(site: Site, evening: str) -> None:
    page = site.phone(site.organiser()).open(f"/events/{evening}/desk")
    page.get_by_role("button", name="I direct this event myself").click()
    page.get_by_role("button", name="I am on my way").click()
    expect(page.get_by_text("Organiser is there")).to_be_visible()
    site.office.do(CallDirector(at=Spot(round=1, table=2), board=1, about="slow"), SCORER, evening)
    expect(page.get_by_role("heading", name="Table 2")).to_be_visible()
    expect(page.get_by_role("status").filter(has_text="Table 2 calls the director.")).to_have_count(1)
    accessible(page)


def test_a_penalty_by_hand_rests_on_a_clause_and_can_be_taken_back(site: Site, evening: str) -> None:
    """A tenth of the top of the only board: pair 1 falls from 100 % to 90 %."""
    page = site.desk(site.staff(evening, Role.DIRECTOR)).open(f"/events/{evening}/desk")
    page.get_by_text("For offences not covered by the questions").click()
    page.get_by_role("combobox", name="Who").select_option("1")
    page.get_by_role("button", name="Give the penalty").click()
    expect(page.get_by_text("1 has been penalised.")).to_be_visible()
    penalties = contest_of(site.office.event(evening)).phases[""].penalties
    assert [(penalty.contestant, int(penalty.amount), penalty.clause) for penalty in penalties.values()] == [
        ("1", 10, "90B")
    ]
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("1 has been penalised.")).to_have_count(0)


def test_players_do_not_rule(site: Site, evening: str) -> None:
    page = site.phone().open(f"/events/{evening}/desk/rule?round=1&table=1&board=1")
    expect(page.get_by_text("Only the directors of this event take calls and give rulings.")).to_be_visible()
    accessible(page)
