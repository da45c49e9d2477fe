"""An appeal from the player's form to the committee's decision, and what becomes of the ranking."""

from fractions import Fraction

from playwright.sync_api import Locator, Page, expect

from arbitro.contest.contestant import Pair
from arbitro.contest.facts.event import Spot
from arbitro.contest.facts.outcome import Recorded
from arbitro.contest.facts.state import at_table
from arbitro.contest.plan import PhasePlan, Plan
from arbitro.laws.shared.appeal import Act, AppealStage
from arbitro.office.actor import Actor, Role
from arbitro.office.ending import PostScore
from arbitro.office.people import Appoint, CreateEvent, Enter
from arbitro.office.results import EnterResult
from arbitro.office.room.tables import contest_of
from arbitro.office.rulings import Rule, TellRuling
from arbitro.office.seating import BeginRound, EndRound, SeatSection
from arbitro.office.seeing.report import report
from arbitro.office.subjects import AnyCommand
from arbitro.scoring.outcome import Share, Weighted
from tests.contest.small import HOWELL
from tests.office.rulings import REVOKE
from tests.web.site import Site, accessible

ORGANISER, DIRECTOR = Actor(Role.ORGANISER, "organiser"), Actor(Role.DIRECTOR, "director")
SCORER = Actor(Role.SCORER, "scorer")
FIRST = Spot(round=1, table=1)  # pair 4 North-South against pair 1


def evening(site: Site) -> str:
    """Four pairs, three rounds of a board. At the first table two tricks went to pair 4 for a revoke (64A1)."""
    plan = Plan(name="Tuesday", form="pairs", phases=(PhasePlan(rounds=3, boards=1),))
    event = site.office.do(CreateEvent(name="Tuesday", date="2026-05-14", plan=plan), ORGANISER).event
    pairs = tuple(Pair(str(n), (f"{n} N", f"{n} S")) for n in range(1, 5))

    def do(command: AnyCommand, actor: Actor) -> None:
        site.office.do(command, actor, event)

    for actor in (DIRECTOR, SCORER):
        do(Appoint(person=actor.person, role=actor.role), ORGANISER)
    do(Enter(contestants=pairs), ORGANISER)
    do(SeatSection(movement=HOWELL), ORGANISER)
    for round in (1, 2, 3):
        do(BeginRound(round=round), DIRECTOR)
        phase = contest_of(site.office.event(event)).phases[""]
        for there in sorted(at for at in phase.tables if at.round == round):
            for board in phase.boards_at(there):
                told = "4S S -1" if (round, there.table) == (1, 1) else "4S N ="
                at = Spot(round=round, table=there.table)
                do(EnterResult(at=at, board=board, recorded=Recorded(result=told)), SCORER)
        if round == 1:
            do(Rule(at=FIRST, board=1, request=REVOKE), DIRECTOR)
            for who in ("1", "4"):
                do(TellRuling(number=1, contestant=who), DIRECTOR)
        do(EndRound(round=round), DIRECTOR)
    do(PostScore(), ORGANISER)
    return event


def held(site: Site, event: str) -> Recorded:
    return contest_of(site.office.event(event)).phases[""].results[at_table(FIRST)][1, ""]


def stage(site: Site, event: str) -> AppealStage:
    return report(site.office.event(event), 1).appeal.stage


def row(page: Page, player: str) -> Locator:
    return page.get_by_role("row").filter(has_text=player)


def test_from_the_players_form_to_the_committee_and_the_ranking(site: Site) -> None:
    event = evening(site)
    assert held(site, event) == Recorded(result="4S S +1")
    committee_token = site.staff(event, Role.COMMITTEE)
    player = site.phone(site.player(event, "1 N")).open(f"/events/{event}/appeals")
    ruling = player.get_by_role("link", name="Ruling 1")
    expect(ruling).to_be_visible()
    accessible(player)
    ruling.click()
    expect(player.get_by_role("heading", name="Ruling 1", level=1)).to_be_visible()
    expect(player.get_by_text("Appeal (the contestant, the captain): until")).to_be_visible()  # 92B
    accessible(player)
    player.get_by_label("Why do you appeal?").fill("It was no revoke.")
    player.get_by_label("The facts").check()
    send = player.get_by_role("button", name="Appeal against the ruling")
    expect(send).to_be_disabled()  # the partner has to be asked (92D)
    player.get_by_role("group", name="Does your partner agree").get_by_label("Yes").check()
    send.click()
    expect(player.get_by_role("heading", name="Appeal against ruling 1")).to_be_visible()
    expect(player.get_by_text("with the director", exact=True)).to_be_visible()
    assert stage(site, event) is AppealStage.REQUESTED
    player.get_by_text("Withdraw the appeal").first.click()
    accessible(player)
    player.get_by_role("button", name="Withdraw the appeal").press("Enter")
    expect(send).to_be_visible()
    assert stage(site, event) is AppealStage.RULED
    player.get_by_label("Why do you appeal?").fill("It was no revoke: I had no spade.")
    player.get_by_label("The facts").check()
    player.get_by_role("group", name="Does your partner agree").get_by_label("Yes").check()
    send.press("Enter")
    expect(player.get_by_text("with the director", exact=True)).to_be_visible()

    director = site.desk(site.staff(event, Role.DIRECTOR)).open(f"/events/{event}/appeals/1")
    expect(director.get_by_text("It was no revoke: I had no spade.")).to_be_visible()
    accessible(director)
    director.get_by_role("button", name="Refer it to the committee").click()
    expect(director.get_by_text("with the committee", exact=True)).to_be_visible()
    expect(player.get_by_text("with the committee", exact=True)).to_be_visible()  # at once

    # of two tables and three boards, two of them level: a top is two thirds in all, a bottom one third
    wall = site.desk().open(f"/events/{event}")
    expect(row(wall, "1 N")).to_contain_text("33.33")
    expect(row(wall, "4 N")).to_contain_text("66.67")
    committee = site.desk(committee_token).open(f"/events/{event}/appeals")
    committee.get_by_role("link", name="Ruling 1").click()
    committee.get_by_label("The score of the board becomes").check()
    committee.get_by_label("Outcome 1").fill("4ss-1")
    expect(committee.get_by_role("region", name="What it would change")).to_contain_text("4♠ S −1")
    expect(row(committee, "1 N").last).to_contain_text("66.67")
    accessible(committee)
    assert held(site, event) == Recorded(result="4S S +1")  # nothing yet
    committee.get_by_label("The decision and its reasons").fill("No revoke is proved.")
    committee.get_by_label("Deposit").select_option(label="Returned")
    committee.get_by_role("button", name="Record this decision").click()
    expect(committee.get_by_text("No revoke is proved. The deposit is returned.")).to_be_visible()
    assert held(site, event) == Recorded(result="4S S -1")
    assert stage(site, event) is AppealStage.DECIDED_BY_COMMITTEE
    expect(player.get_by_text("No revoke is proved.")).to_be_visible()
    expect(row(wall, "1 N")).to_contain_text("66.67")
    expect(row(wall, "4 N")).to_contain_text("33.33")
    accessible(player)


def test_the_director_writes_an_appeal_down_and_weighs_outcomes_by_keyboard(site: Site) -> None:
    event = evening(site)
    page = site.desk(site.staff(event, Role.DIRECTOR)).open(f"/events/{event}/appeals/1")
    page.get_by_label("Who appeals?").focus()
    page.keyboard.type("1")
    page.keyboard.press("Tab")
    page.keyboard.type("The revoke did not matter.")
    page.keyboard.press("Tab")  # what it is about
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_label("The law", exact=True)).to_be_checked()
    page.keyboard.press("Tab")
    page.keyboard.press("Space")  # the partner agrees
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Decide the appeal")).to_be_visible()
    page.get_by_label("The score of the board becomes").focus()
    page.keyboard.press("Space")
    page.keyboard.press("Tab")
    page.keyboard.type("4ss=")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # another outcome
    page.get_by_label("Outcome 2", exact=True).fill("4ss-1")
    page.get_by_label("Weight of outcome 1").fill("60")
    expect(page.get_by_text("The weights add up to 60%")).to_be_visible()
    page.get_by_label("Weight of outcome 2").fill("40")
    expect(page.get_by_role("region", name="What it would change")).to_contain_text("60% 4♠")
    accessible(page)
    page.get_by_label("The decision and its reasons").fill("Ten tricks often, nine otherwise.")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_text("decided by the director", exact=True)).to_be_visible()
    given = held(site, event).ns
    assert given == Weighted((Share(Fraction(3, 5), 420, "4S S ="), Share(Fraction(2, 5), -50, "4S S -1")))


def test_who_has_nothing_to_do_with_it_sees_nothing(site: Site) -> None:
    event = evening(site)
    page = site.phone(site.player(event, "2 N")).open(f"/events/{event}/appeals")
    expect(page.get_by_text("There are no rulings that concern you.")).to_be_visible()
    accessible(page)
    page.goto(f"{site.url}/events/{event}/appeals/1")
    expect(page.get_by_text("There is no such ruling, or it does not concern you.")).to_be_visible()
    assert report(site.office.event(event), 1).appeal.steps == ()
    assert Act.REQUEST in {step.act for step in report(site.office.event(event), 1).appeal.next}
