"""Line-ups: two captains, blind or with the right of choice, and the director between them."""

from playwright.sync_api import Page, expect

from arbitro.contest.contestant import Team
from arbitro.contest.facts.event import Paired, Spot
from arbitro.contest.plan import PhasePlan, Plan
from arbitro.office.actor import Actor, Role
from arbitro.office.people import CreateEvent, Enter
from arbitro.office.room.lineups import stanza_of
from arbitro.office.room.tables import contest_of
from arbitro.office.seating import BeginRound, DrawRound
from tests.web.keyboard import tab_to
from tests.web.site import PHONE, Site, accessible, looked_over

ORGANISER = Actor(Role.ORGANISER, "organiser")
KEY = Spot(round=1, table=1)
REDS = ("Red 1", "Red 2", "Red 3", "Red 4", "Red 5")
BLUES = ("Blue 1", "Blue 2", "Blue 3", "Blue 4")


SWISS = PhasePlan(system="swiss", scoring="victory_points", rounds=1, boards=8)
KNOCKOUT = PhasePlan(system="knockout", scoring="imps", rounds=1, boards=12, stanzas=2)


def evening(site: Site, pack: str, phase: PhasePlan = SWISS) -> str:
    """Reds against Blues, in a Swiss at home; persons have their names for ids. The first of each is its captain."""
    plan = Plan(name="Teams", form="teams", phases=(phase,))
    event = site.office.do(CreateEvent(name="Teams", date="2026-05-14", plan=plan, pack=pack), ORGANISER).event
    teams = (Team("R", "Reds", REDS), Team("B", "Blues", BLUES))
    site.office.do(Enter(contestants=teams), ORGANISER, event)
    site.office.do(DrawRound(pairings=(Paired(1, "R", "B"),) if phase is SWISS else ()), ORGANISER, event)
    return event


def captain(site: Site, event: str, person: str, phone: bool = True) -> Page:
    token = site.player(event, person)
    device = site.phone(token) if phone else site.desk(token)
    return device.open(f"/events/{event}/captain")


def field(page: Page, *players: str) -> None:
    for player in players:
        page.get_by_role("button", name=player, exact=True).click()


def handed_in(site: Site, event: str) -> dict[str, list[tuple[str, str, tuple[str, ...]]]]:
    found = stanza_of(site.office.event(event), KEY, 1).lineups
    return {
        team: [(pair.room, pair.side.value, pair.players) for pair in one.pairs] for team, one in sorted(found.items())
    }


def test_blind_line_ups_are_sealed_until_both_are_in(site: Site) -> None:
    event = evening(site, "wbf")
    reds, blues = captain(site, event, "Red 1"), captain(site, event, "Blue 1")
    expect(reds.get_by_role("status").filter(has_text="Blind")).to_be_visible()
    accessible(reds)
    field(reds, "Red 1", "Red 5", "Red 3", "Red 4")
    reds.get_by_role("button", name="Red 4 sits out").click()  # tapped again
    field(reds, "Red 2")
    accessible(reds)
    reds.get_by_role("button", name="Hand in the line-up").click()
    expect(reds.get_by_text("Handed in and sealed")).to_be_visible()
    expect(blues.get_by_text("Red 5")).to_have_count(0)
    # the organiser sees whose is missing, and begins no round without it unawares
    room = site.desk(site.organiser()).open(f"/events/{event}/room")
    expect(room.get_by_text("Line-ups still missing: Blues")).to_be_visible()
    room.get_by_role("button", name="Begin round 1").click()
    expect(room.get_by_role("button", name="Begin round 1 without them")).to_be_visible()
    accessible(room)
    assert not contest_of(site.office.event(event)).phases[""].last_begun
    # a sealed one may be changed
    reds.get_by_role("button", name="Change the line-up").click()
    reds.get_by_role("button", name="Red 5 sits out").click()
    field(reds, "Red 4")
    reds.get_by_role("button", name="Hand in the new line-up").click()
    expect(reds.get_by_text("Red 1 – Red 4")).to_be_visible()
    field(blues, *BLUES)
    blues.get_by_role("button", name="Hand in the line-up").click()
    for page in (reds, blues):
        expect(page.get_by_text("Both line-ups are in")).to_be_visible()
        expect(page.get_by_text("Red 1 – Red 4")).to_be_visible()
        expect(page.get_by_text("Blue 3 – Blue 4")).to_be_visible()
        expect(page.get_by_role("button", name="Change the line-up")).to_have_count(0)
    accessible(blues)
    expect(room.get_by_text("Line-ups still missing")).to_have_count(0)
    assert handed_in(site, event) == {
        "B": [("open", "EW", ("Blue 1", "Blue 2")), ("closed", "NS", ("Blue 3", "Blue 4"))],
        "R": [("open", "NS", ("Red 1", "Red 4")), ("closed", "EW", ("Red 3", "Red 2"))],
    }


def test_the_team_with_the_right_of_choice_sees_the_other_line_up_first(site: Site) -> None:
    event = evening(site, "figb_2017")  # North-South in the open room has it (appendix 5.1)
    reds, blues = captain(site, event, "Red 1", phone=False), captain(site, event, "Blue 1", phone=False)
    expect(reds.get_by_text("You have the right of choice. Your opponents hand in first")).to_be_visible()
    expect(reds.get_by_role("button", name="Hand in the line-up")).to_have_count(0)
    expect(blues.get_by_text("You hand in first. Reds have the right of choice")).to_be_visible()
    # by keyboard alone
    for name in (*BLUES, "Hand in the line-up"):
        button = blues.get_by_role("button", name=name, exact=True)
        tab_to(blues, button)
        blues.keyboard.press("Enter")
    expect(blues.get_by_text("Reds have seen it: only the director can allow a change")).to_be_visible()
    expect(blues.get_by_role("button", name="Change the line-up")).to_have_count(0)
    expect(reds.get_by_text("This is your opponents’ line-up")).to_be_visible()
    expect(reds.get_by_text("Blue 1 – Blue 2")).to_be_visible()
    accessible(reds)
    field(reds, "Red 2", "Red 3", "Red 4", "Red 5")
    reds.get_by_role("button", name="Hand in the line-up").click()
    expect(blues.get_by_text("Red 2 – Red 3")).to_be_visible()
    # the director finds them seated so
    desk = site.desk(site.staff(event, Role.DIRECTOR)).open(f"/events/{event}/captain")
    desk.get_by_role("button", name="Confirm that the players sit like this").click()
    expect(desk.get_by_text("The players sit as in the line-ups.")).to_be_visible()
    accessible(desk)


def test_after_the_lot_the_captains_pick_stanzas_in_turn(site: Site) -> None:
    event = evening(site, "figb_2017", KNOCKOUT)
    desk = site.desk(site.staff(event, Role.DIRECTOR)).open(f"/events/{event}/captain")
    desk.get_by_role("button", name="Draw lots").click()
    expect(desk.get_by_text("won the draw")).to_be_visible()
    winner = site.office.event(event).allotted[KEY].picks
    assert winner is not None
    one, other = ("Red 1", "Blue 1") if winner.winner == "R" else ("Blue 1", "Red 1")
    first, second = captain(site, event, one), captain(site, event, other)
    expect(second.get_by_text("turn to choose a stanza")).to_be_visible()
    expect(second.get_by_role("button", name="Stanza 2")).to_have_count(0)
    accessible(first)
    first.get_by_role("button", name="Stanza 2").click()
    # of two stanzas the other is the opponents'
    expect(second.get_by_role("region", name="Stanza 1")).to_contain_text("You have the right of choice")
    expect(first.get_by_role("region", name="Stanza 2")).to_contain_text("You have the right of choice")
    expect(first.get_by_role("region", name="Stanza 1")).to_contain_text("You hand in first")


def test_a_captain_gives_the_code_on_his_sheet_and_nobody_else_sees_the_sealed_line_up(site: Site) -> None:
    event = evening(site, "wbf")
    sheet = site.desk(site.organiser()).open(f"/events/{event}/print/captains")
    code = sheet.get_by_role("listitem").filter(has_text="Reds").locator(".code")
    expect(code).to_be_visible()
    accessible(sheet)
    phone = site.phone()
    page = phone.open(f"/tables/{site.table_code(event, 1, room='open')}")
    page.get_by_role("button", name="Red 1", exact=True).click()
    page.get_by_role("link", name="Hand in the line-up").click()
    expect(page.get_by_role("button", name="Red 1", exact=True)).to_have_count(0)
    looked_over(page, PHONE)
    page.get_by_label("Captain’s code").fill("xxxxxx")
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_label("Captain’s code").fill(code.inner_text().upper())
    page.get_by_role("button", name="Sign in").click()
    field(page, "Red 1", "Red 2", "Red 3", "Red 4")
    page.get_by_role("button", name="Hand in the line-up").click()
    expect(page.get_by_text("Handed in and sealed")).to_be_visible()
    expect(page.get_by_text("Red 1 – Red 2")).to_be_visible()
    looker_on = phone_of_player(site, event, "Red 1")
    expect(looker_on.get_by_text("Handed in and sealed")).to_be_visible()
    expect(looker_on.get_by_text("Red 1 – Red 2")).to_have_count(0)


def phone_of_player(site: Site, event: str, person: str) -> Page:
    """Of somebody who is signed in as a captain, without his code."""
    token = site.house.accounts.give(person, Role.PLAYER, event=event, contestant="R")
    return site.phone(token).open(f"/events/{event}/captain")


def test_a_captain_who_does_not_play_scans_his_sheet(site: Site) -> None:
    event = evening(site, "wbf")
    code = site.house.accounts.captain_codes(event, ("R", "B"), "organiser")["R"]
    page = site.phone().open(f"/events/{event}/captain?code={code}")
    field(page, "Red 1", "Red 2", "Red 3", "Red 4")
    expect(page.get_by_role("button", name="Hand in the line-up")).to_be_enabled()
    assert "code" not in page.url


def test_a_player_of_the_closed_room_lands_there(site: Site) -> None:
    event = evening(site, "wbf")
    site.office.do(BeginRound(round=1), ORGANISER, event)
    page = site.phone().open(f"/tables/{site.table_code(event, 1, room='closed')}")
    page.get_by_role("button", name="Blue 3", exact=True).click()
    expect(page.get_by_role("heading", name="Round 1, Table 1")).to_contain_text("closed room")
    expect(page.get_by_role("group", name="Which room are you in?")).to_have_count(0)
    own = page.locator(".own")
    expect(own).to_contain_text("North-South")  # where the guests sit there
    expect(own).to_contain_text("Blue 3")
    page.get_by_role("button", name="Enter board 1").click()
    for name in ("4", "spades", "North", "No lead", "just made +420"):
        page.get_by_role("dialog").get_by_role("button", name=name, exact=name == "4").click()
    page.get_by_role("button", name="Send", exact=True).click()
    expect(page.get_by_text("Sent. Now one of your opponents")).to_be_visible()
    assert [at.room for at, _ in site.office.event(event).waiting] == ["closed"]


def test_a_player_who_is_not_captain_looks_on(site: Site) -> None:
    event = evening(site, "wbf")
    page = captain(site, event, "Red 2")
    expect(page.get_by_text("Blind")).to_be_visible()
    expect(page.get_by_role("button", name="Hand in the line-up")).to_have_count(0)
