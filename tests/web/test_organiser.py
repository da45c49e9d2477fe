"""The organiser: from nothing to a running event; members, entries, seating, draws, deals, staff."""

import re
from datetime import date, timedelta
from pathlib import Path

from playwright.sync_api import Page, expect

from arbitro.contest.facts.state import Contest, Phase, Strand
from arbitro.contest.plan import PhasePlan, Plan
from arbitro.journal.register import Person
from arbitro.office.actor import Actor, Role
from arbitro.office.demo import pairs_of_last_week
from arbitro.office.people import CreateEvent, Enter
from arbitro.office.room.tables import contest_of
from arbitro.office.seating import BeginRound, SeatSection
from arbitro.server.keeping import Keeper
from arbitro.server.running import now
from arbitro.words import message
from tests.contest.small import contestant
from tests.web.keyboard import tab_to_next
from tests.web.site import PASSWORD, Site, looked_over

ORGANISER = Actor(Role.ORGANISER, "organiser")
PAIRS = [f"North {number} - South {number}" for number in range(1, 14)]


def event_of(page: Page) -> str:
    page.wait_for_url(re.compile(r"/events/[^/]+/"))
    return page.url.split("/events/")[1].split("/")[0]


def contest(site: Site, event: str) -> Contest:
    return contest_of(site.office.event(event))


def only_phase(site: Site, event: str) -> Phase:
    return contest(site, event).phases[""]


def created(site: Site, plan: Plan) -> str:
    return site.office.do(CreateEvent(name=plan.name, date="2026-05-14", plan=plan), ORGANISER).event


def of_pairs(site: Site, number: int, rounds: int = 13) -> str:
    event = created(site, Plan(name="Pairs", form="pairs", phases=(PhasePlan(rounds=rounds, boards=2),)))
    if number:
        site.office.do(
            Enter(contestants=tuple(contestant("pairs", str(one)) for one in range(1, number + 1))), ORGANISER, event
        )
    return event


def test_from_nothing_to_thirteen_pairs_that_play(own_site: Site) -> None:
    code = own_site.house.accounts.invite(Role.ORGANISER, "", "")
    page = own_site.desk().open(f"/invitations/{code}")
    page.get_by_label("Name").fill("Organiser")
    page.get_by_label("A new password").fill(PASSWORD)
    page.get_by_role("button", name="Accept").click()
    page.get_by_role("link", name="New event").click()
    page.get_by_label("Name of the event").fill("Tuesday")
    page.get_by_role("button", name="Create the event").click()

    event = event_of(page)
    first = page.get_by_role("combobox", name="Player 1")
    first.fill("North 1")
    first.press("Enter")
    second = page.get_by_role("combobox", name="Player 2")
    expect(second).to_be_focused()
    second.fill("South 1")
    expect(page.get_by_text("Not in the register")).to_have_count(2)
    second.press("Enter")
    expect(page.get_by_text("Entered: North 1 – South 1")).to_be_visible()
    expect(first).to_be_focused()
    page.get_by_role("button", name="Paste a list").click()
    page.get_by_label("Entries, one per line").fill("\n".join(PAIRS[1:]))
    page.get_by_role("button", name="Check it first").click()
    page.get_by_role("button", name="Enter all 12").click()
    expect(page.get_by_role("heading", name="13 pairs")).to_be_visible()

    page.get_by_role("link", name="Next: Seating").click()
    expect(page.get_by_role("radio", name=re.compile("Howell best"))).to_be_checked()
    expect(page.get_by_text("Sits out: 1 North 1 – South 1")).to_be_visible()
    looked_over(page)
    page.get_by_role("button", name="Next round").click()
    expect(page.get_by_text("Sits out: 2 North 2 – South 2")).to_be_visible()
    page.get_by_text("Who has which number").click()
    page.get_by_label("Number of North 2 – South 2").fill("1")
    page.get_by_label("Number of North 2 – South 2").press("Tab")
    expect(page.get_by_text("Sits out: 2 North 1 – South 1")).to_be_visible()
    page.get_by_role("button", name="Use this seating").click()
    expect(page.get_by_text("Seating done: 13 contestants, 6 tables, 13 rounds.")).to_be_visible()
    page.get_by_role("button", name="Begin round 1").click()
    expect(page.get_by_role("link", name="Next: Room")).to_be_visible()

    phase = only_phase(own_site, event)
    assert phase.last_begun == {Strand(1, ""): 1}
    assert phase.seatings[Strand(1, "")][0].bearers[1] == "2"
    assert not own_site.office.event(event).deals  # nobody has asked for any

    page.get_by_role("link", name="Staff", exact=True).click()
    page.get_by_role("button", name="I direct this event myself").click()
    expect(page.get_by_role("cell", name="director", exact=True)).to_be_visible()
    page.get_by_role("button", name="Invite: scorer").click()
    expect(page.get_by_label("Link for: scorer")).to_have_value(re.compile("/invitations/."))
    link = page.get_by_label("Link for: scorer").input_value()
    expect(page.get_by_role("img", name="Code of the invitation: scorer")).to_be_visible()
    looked_over(page)
    scorer = own_site.phone().open(link.removeprefix(own_site.url))
    scorer.get_by_label("Name").fill("Scorer")
    scorer.get_by_role("button", name="Accept").click()
    expect(page.get_by_role("button", name="Dismiss Scorer as scorer")).to_be_visible()
    page.get_by_role("button", name="Dismiss Scorer as scorer").click()
    expect(page.get_by_text("Scorer is no longer scorer.")).to_be_visible()
    expect(page.get_by_role("button", name="Dismiss Scorer as scorer")).to_have_count(0)


def test_pasted_entries_tell_everything_that_is_wrong_at_once(own_site: Site) -> None:
    event = of_pairs(own_site, 0)
    own_site.office.journal.register.put(
        Person("a", "Anna", "101"), Person("b", "Bea", "102"), Person("c", "Anna", "103")
    )
    page = own_site.phone(own_site.organiser()).open(f"/events/{event}/entries")
    page.get_by_role("button", name="Paste a list").click()
    text = page.get_by_label("Entries, one per line")
    text.fill("Anna - Bea\n102 - 101\n999 - Carla\nDora")
    page.get_by_role("button", name="Check it first").click()
    alert = page.get_by_role("alert")
    expect(alert.get_by_role("listitem").filter(has_text="Anna")).not_to_have_count(0)
    expect(alert.get_by_role("listitem").filter(has_text="999")).to_have_count(1)
    assert alert.get_by_role("listitem").count() >= 3
    looked_over(page)
    assert not contest(own_site, event).entries
    text.fill("101 - Bea\nCarla - Dora")
    expect(alert).to_have_count(0)
    page.get_by_role("button", name="Check it first").click()
    expect(page.get_by_role("row", name=re.compile("Carla.*new.*Dora.*new"))).to_be_visible()
    page.get_by_role("button", name="Enter all 2").click()
    expect(page.get_by_role("heading", name="2 pairs")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("Nobody has entered yet.")).to_be_visible()


def test_the_register(own_site: Site, tmp_path: Path) -> None:
    created(own_site, Plan(name="Bea’s friends", form="pairs", phases=(PhasePlan(rounds=3, boards=2),)))
    page = own_site.desk(own_site.organiser()).open("/members")
    page.get_by_role("button", name="Add a member").click()
    page.get_by_label("Name", exact=True).fill("Anna")
    page.get_by_label("Number", exact=True).fill("101")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("listitem").filter(has_text=re.compile("Anna.*101"))).to_be_visible()
    page.get_by_role("button", name="Paste a list").click()
    page.get_by_label("Members, one per line").fill("Anna Maria;101\nBea;102\n;103")
    page.get_by_role("button", name="Check it first").click()
    expect(page.get_by_role("alert")).to_contain_text("There is one problem")
    looked_over(page)
    page.get_by_label("Members, one per line").fill("Anna Maria;101\nBea;102")
    page.get_by_role("button", name="Check it first").click()
    expect(page.get_by_role("row", name="Anna Maria 101 changed")).to_be_visible()
    page.get_by_role("button", name="Add 2 members").click()
    expect(page.get_by_role("button", name="Change Anna Maria")).to_be_visible()
    page.get_by_label("Search by name or number").fill("102")
    expect(page.get_by_role("button", name="Change Anna Maria")).to_have_count(0)
    page.get_by_role("button", name="Change Bea").click()
    page.get_by_role("button", name="Delete for good …").click()
    looked_over(page)
    expect(page.get_by_text("“Bea’s friends”").first).to_be_visible()  # where the name stands besides
    page.get_by_label(re.compile("Also remove “bea”")).check()
    page.get_by_role("button", name="Delete for good", exact=True).click()
    expect(page.get_by_role("status").filter(has_text="removed from 2 records")).to_be_visible()
    page.get_by_role("dialog").get_by_role("button", name="Close", exact=True).last.click()
    expect(page.get_by_text("No member has that name.")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download CSV").click()
    download.value.save_as(tmp_path / "members.csv")
    told = (tmp_path / "members.csv").read_text(encoding="utf-8")
    assert "Anna Maria;101" in told
    assert "Bea" not in told


def test_who_leaves_who_comes_late_and_who_takes_over(site: Site) -> None:
    event = of_pairs(site, 5, rounds=5)
    site.office.do(SeatSection(), ORGANISER, event)
    site.office.do(BeginRound(round=1), ORGANISER, event)
    page = site.desk(site.organiser()).open(f"/events/{event}/entries")
    expect(page.get_by_text("Play has begun")).to_be_visible()
    page.get_by_role("combobox", name="Player 1").fill("Late")
    page.get_by_role("combobox", name="Player 2").fill("Later")
    page.get_by_role("button", name="Add a pair").click()
    expect(page.get_by_role("heading", name="6 pairs")).to_be_visible()
    substitute = page.get_by_role("button", name=re.compile("Substitute in ")).first
    substitute.click()
    page.get_by_role("combobox", name="Player who comes in").fill("Newcomer")
    looked_over(page)
    page.get_by_role("dialog").get_by_role("button", name="Substitute").click()
    expect(page.get_by_role("listitem").filter(has_text="Newcomer")).to_be_visible()
    page.get_by_role("button", name=re.compile("Withdraw ")).nth(1).click()
    expect(page.get_by_role("heading", name="5 pairs")).to_be_visible()
    page.get_by_role("button", name="Undo").last.click()
    expect(page.get_by_role("heading", name="6 pairs")).to_be_visible()
    page.get_by_role("link", name="Next: Seating").click()
    page.get_by_role("button", name="Fill the half table from round 2").click()
    expect(page.get_by_text("Seating done: 6")).to_be_visible()
    assert set(only_phase(site, event).seatings[Strand(1, "")][-1].bearers.values()) == {*"123456"}


def test_a_bad_file_of_deals_is_told_in_full(site: Site, tmp_path: Path) -> None:
    event = of_pairs(site, 0, rounds=2)
    page = site.desk(site.organiser()).open(f"/events/{event}/deals")
    expect(page.get_by_role("heading", name="0 of 4 boards have deals")).to_be_visible()
    bad = tmp_path / "bad.pbn"
    bad.write_text(
        '[Board "1"]\n[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]\n\n'
        '[Board "2"]\n[Deal "N:AKQJT98765432... AKQJT98765432... ..AKQJT98765432. ...AKQJT98765432"]\n\n'
        '[Board "9"]\n[Deal "N:.AKQJT98765432.. AKQJT98765432... ..AKQJT98765432. ...AKQJT98765432"]\n'
    )
    page.get_by_label("Or a file").set_input_files(bad)
    page.get_by_role("button", name="Use these deals").click()
    problems = page.get_by_role("alert").get_by_role("listitem")
    for board in ("2", "3", "4", "9"):
        expect(problems.filter(has_text=re.compile(rf"\b{board}\b"))).not_to_have_count(0)
    assert not site.office.event(event).deals
    looked_over(page)

    page.get_by_label("North").fill("AKQJT98765432...")
    page.get_by_label("East").fill(".AKQJT98765432..")
    page.get_by_label("South").fill("..AKQJT98765432.")
    page.get_by_role("button", name="Save this deal").click()
    expect(page.get_by_text("1: entered by hand")).to_be_visible()
    page.get_by_role("button", name="Make 3 deals").click()
    expect(page.get_by_role("heading", name="4 of 4 boards have deals")).to_be_visible()
    page.get_by_text("Replace these deals").click()  # as long as nobody has played
    page.get_by_role("button", name="Remove these deals").click()
    expect(page.get_by_role("heading", name="0 of 4 boards have deals")).to_be_visible()
    page.get_by_role("button", name="Make them with a public check code").click()
    expect(page.get_by_role("heading", name="4 of 4 boards have deals")).to_be_visible()
    expect(page.get_by_role("heading", name="Check codes")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="PBN for the dealing machine").click()
    download.value.save_as(tmp_path / "deals.pbn")
    assert (tmp_path / "deals.pbn").read_text(encoding="utf-8").count("[Deal ") == 4


def test_eight_teams_with_a_draw_changed_by_hand(site: Site) -> None:
    page = site.desk(site.organiser()).open("/events/new")
    page.get_by_label("Name of the event").fill("League")
    page.get_by_label("Who plays").select_option("teams")
    expect(page.get_by_label("System")).to_have_value("swiss")
    page.get_by_label("Rounds").fill("3")
    page.get_by_role("button", name="Add a phase").click()
    expect(page.get_by_label("System").nth(1)).to_have_value("knockout")
    looked_over(page)
    page.get_by_role("button", name="Create the event").click()
    event = event_of(page)
    page.get_by_label("Name of the team").fill("Team 1")
    for number in range(1, 5):
        page.get_by_role("combobox", name=f"Player {number}").fill(f"Player 1-{number}")
    page.get_by_role("button", name="Add a player").click()
    page.get_by_role("combobox", name="Player 5").fill("Player 1-5")
    page.get_by_role("combobox", name="Captain").fill("Player 1-2")
    page.get_by_role("combobox", name="Player 5").press("Enter")
    expect(page.get_by_text("Player 1-2 (captain)")).to_be_visible()
    page.get_by_role("button", name="Paste a list").click()
    page.get_by_label("Entries, one per line").fill(
        "\n".join(f"Team {team};" + ";".join(f"P{team}-{at}" for at in range(1, 5)) for team in range(2, 9))
    )
    page.get_by_role("button", name="Check it first").click()
    page.get_by_role("button", name="Enter all 7").click()
    expect(page.get_by_role("heading", name="8 teams")).to_be_visible()
    page.get_by_role("link", name="Next: Seating").click()
    page.get_by_role("button", name="Draw round 1").click()
    expect(page.get_by_text("is the home team by lot").first).to_be_visible()

    def drawn() -> dict[int, tuple[str, str]]:
        phase = contest(site, event).phases["Qualifying"]
        return {one.table: (one.home, one.away) for one in phase.pairings("", 1)}

    before = drawn()
    page.get_by_role("button", name="Change by hand").click()
    page.get_by_label("Table 1: Visitors").select_option(before[2][1])
    looked_over(page)
    page.get_by_role("button", name="Save this round").click()
    expect(page.get_by_text("Paired by hand.")).to_have_count(2)
    assert drawn() == before | {1: (before[1][0], before[2][1]), 2: (before[2][0], before[1][1])}
    page.get_by_role("button", name="Begin round 1").click()
    expect(page.get_by_role("button", name="Draw round 2")).to_be_visible()


def test_the_next_of_a_series_the_archive_and_an_end(site: Site) -> None:
    before = pairs_of_last_week(site.office, now(), message)
    page = site.desk(site.organiser()).open(f"/events/{before}/publish")
    page.get_by_label("Weekly series").fill(f"Series of {before}")
    page.get_by_label("Time", exact=True).fill("20:15")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Series saved")).to_be_visible()
    page.goto(site.url)
    line = page.get_by_role("listitem").filter(has_text=f"Series of {before}")
    expect(line).to_be_visible()
    looked_over(page)
    line.get_by_role("button", name="Create the next one").click()
    event = event_of(page)
    old, new = site.office.event(before), site.office.event(event)
    assert (new.series, new.time) == (f"Series of {before}", "20:15")
    assert date.fromisoformat(new.created.date) - date.fromisoformat(old.created.date) == timedelta(days=7)
    assert contest_of(new).plan.phases == contest_of(old).plan.phases
    assert contest_of(new).entries == {}
    page.goto(f"{site.url}/events/{event}/publish")
    page.get_by_role("button", name="Move to the archive").click()
    expect(page.get_by_text("The event is in the archive")).to_be_visible()
    page.goto(f"{site.url}/archive")
    shelved = page.locator(f"a[href='/events/{event}/room']")
    expect(shelved).to_be_visible()
    looked_over(page)
    page.goto(f"{site.url}/events/{event}/publish")
    page.get_by_role("button", name="Delete …").click()
    expect(page.get_by_text("The journal on the club’s computer keeps what happened")).to_be_visible()
    page.get_by_role("button", name="Delete Club pairs").click()
    expect(page.get_by_role("heading", name="Archive")).to_be_visible()
    expect(shelved).to_have_count(0)
    assert event not in site.office.events()


def test_the_front_page_tells_organisers_how_the_record_is_kept(own_site: Site) -> None:
    page = own_site.desk(own_site.organiser()).open("/")
    expect(page.get_by_role("heading", name="The record")).to_be_visible()
    expect(page.get_by_text("There is no copy yet.")).to_be_visible()
    Keeper(own_site.house).copy_if_due()
    page.reload()
    expect(page.get_by_text("1 evening copy is kept with the file")).to_be_visible()
    looked_over(page)
    stranger = own_site.phone().open("/")
    expect(stranger.get_by_role("heading", name="Without an event")).to_be_visible()
    expect(stranger.get_by_role("heading", name="The record")).to_have_count(0)


def test_the_whole_way_by_keyboard_alone(own_site: Site) -> None:
    own_site.office.journal.register.put(Person("a", "Anna", "101"), Person("b", "Bea", "102"))
    page = own_site.desk(own_site.organiser()).open("/")
    expect(page.get_by_role("link", name="New event")).to_be_visible()
    tab_to_next(page, "New event")
    page.keyboard.press("Enter")
    expect(page.get_by_label("Name of the event")).to_be_visible()
    page.get_by_role("main").focus()
    page.keyboard.press("Tab")
    page.keyboard.type("Friday")
    page.keyboard.press("Enter")
    event = event_of(page)
    expect(page.get_by_role("heading", name="Entries")).to_be_visible()
    tab_to_next(page, "Paste a list")
    page.keyboard.press("Tab")
    page.keyboard.type("10")
    offered = page.get_by_role("listbox", name="Player 1").get_by_role("option")
    expect(offered).to_have_count(2)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("option", name="Bea 102")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Enter")
    expect(page.get_by_role("combobox", name="Player 1")).to_have_value("Bea")
    page.keyboard.type("Carla")
    page.keyboard.press("Enter")
    for number in range(2, 5):
        expect(page.get_by_role("combobox", name="Player 1")).to_have_value("")
        expect(page.get_by_role("combobox", name="Player 1")).to_be_focused()
        page.keyboard.type(f"N{number}")
        page.keyboard.press("Enter")
        page.keyboard.type(f"S{number}")
        page.keyboard.press("Enter")
        expect(page.get_by_text(f"Entered: N{number} – S{number}")).to_be_visible()
    assert contest(own_site, event).entries["1"].contestant.players[0] == "b"
    tab_to_next(page, "Next: Seating")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Use this seating")).to_be_visible()
    tab_to_next(page, "Use this seating")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Begin round 1")).to_be_visible()
    page.get_by_role("main").focus()
    tab_to_next(page, "Begin round 1")
    page.keyboard.press("Enter")
    expect(page.get_by_role("link", name="Next: Room")).to_be_visible()
    assert only_phase(own_site, event).last_begun == {Strand(1, ""): 1}
