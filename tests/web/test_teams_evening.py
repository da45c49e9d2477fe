"""An evening of four teams in the browser: two matches of four boards, from the page of the organiser to the wall.

In the first round the home team of table 1 makes the only game, 10 IMPs, and that of table 2 three of them:

    10 IMPs over 4 boards       15.00 – 5.00: a third of the most that is counted, 15√4 = 30, is half of the ten VPs
    32 IMPs, which is beyond    20.00 – 0.00
"""

from collections.abc import Iterator

from playwright.sync_api import Locator, Page, expect

from arbitro.contest.contestant import Team
from arbitro.contest.facts.event import Room
from arbitro.office.actor import Actor, Role
from arbitro.office.admission import captained
from arbitro.office.people import Appoint
from arbitro.office.room.tables import contest_of
from arbitro.office.subjects import AnyCommand
from tests.office.desk import result
from tests.web.site import Site, looked_over
from tests.web.test_organiser import event_of

SCORER = Actor(Role.SCORER, "scorer")
TEAMS = ("Blues", "Golds", "Greens", "Reds")
GAME, DOWN, OUT = "4S N =", "4S N -1", "Pass"


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def entered(page: Page) -> str:
    """A Swiss of four teams, by the pages alone."""
    page.get_by_label("Name of the event").fill("Teams")
    page.get_by_label("Who plays").select_option("teams")
    page.get_by_label("Rounds").fill("2")
    page.get_by_label("Boards in a match").fill("4")
    button(page, "Create the event").click()
    event = event_of(page)
    button(page, "Paste a list").click()
    lines = (";".join((team, *(f"{team} {one}" for one in range(1, 5)))) for team in TEAMS)
    page.get_by_label("Entries, one per line").fill("\n".join(lines))
    button(page, "Check it first").click()
    button(page, "Enter all 4").click()
    page.get_by_role("link", name="Next: Seating").click()
    return event


def drawn(site: Site, event: str, round: int) -> list[tuple[str, str]]:
    """The names of who meets, by tables, the home team first."""
    contest = contest_of(site.office.event(event))
    names = {id: team.name for id, entry in contest.entries.items() if isinstance(team := entry.contestant, Team)}
    return [(names[one.home], names[one.away]) for one in contest.phases[""].pairings("", round)]


def sits_down(site: Site, event: str, name: str, room: Room) -> Page:
    """By the code of a room of table 1."""
    page = site.phone().open(f"/tables/{site.table_code(event, 1, room=room)}")
    button(page, name).click()
    return page


def hands_in(site: Site, event: str, page: Page, team: str) -> None:
    """With the code on the captain's sheet."""
    page.get_by_role("link", name="Hand in the line-up").click()
    teams = captained(site.office.event(event))
    person = next(one for one in teams if site.house.names(one) == f"{team} 1")
    codes = site.house.accounts.captain_codes(event, teams.values(), "organiser")
    page.get_by_label("Captain’s code").fill(codes[teams[person]])
    button(page, "Sign in").click()
    for one in (3, 1, 2, 4):
        button(page, f"{team} {one}").click()
    button(page, "Hand in the line-up").click()


def enter(north: Page, east: Page, board: int, *keys: str) -> None:
    """One enters, the other confirms; both go on."""
    button(north, f"Enter board {board}").click()
    for key in keys:
        north.get_by_role("dialog").get_by_role("button", name=key, exact=key == "4").click()
    button(north, "Send").click()
    expect(east.get_by_text(f"Board {board}: is this right?").first).to_be_visible()
    button(east, "Confirm").click()
    expect(north.get_by_role("button", name=f"{board} done")).to_be_visible()


def slips(table: int, room: str, *results: str) -> Iterator[AnyCommand]:
    for board, told in enumerate(results, 1):
        yield result(1, table, board, told, room=room)


def test_an_evening_of_teams(site: Site) -> None:
    page = site.desk(site.organiser()).open("/events/new")
    event = entered(page)
    button(page, "Draw round 1").click()
    expect(button(page, "Begin round 1")).to_be_visible()
    (first, second), (third, fourth) = drawn(site, event, 1)

    # two captains, blind
    home, away = (sits_down(site, event, f"{team} 1", "open") for team in (first, second))
    hands_in(site, event, home, first)
    expect(home.get_by_text("Handed in and sealed")).to_be_visible()
    expect(away.get_by_text(f"{first} 3")).to_have_count(0)
    hands_in(site, event, away, second)
    for captain in (home, away):
        expect(captain.get_by_text("Both line-ups are in")).to_be_visible()
        expect(captain.get_by_text(f"{first} 3 – {first} 1")).to_be_visible()
        button(captain, "Close").click()  # of what says so, which covers others on a phone

    # the open room on two phones, the others by the scorer
    button(page, "Begin round 1").click()
    button(page, "Begin round 1 without them").click()
    page.get_by_role("link", name="Room", exact=True).first.click()
    for player in (home, away):
        player.get_by_role("link", name="Play", exact=True).click()
        expect(player.get_by_role("heading", name="Round 1, Table 1")).to_be_visible()
    enter(home, away, 1, "4", "spades", f"North {first} 3 – {first} 1", "No lead", "just made")
    for board in (2, 3, 4):
        button(home, f"Continue with board {board}").click()
        enter(home, away, board, "Passed out")
    site.office.do(Appoint(person=SCORER.person, role=SCORER.role), Actor(Role.ORGANISER, "organiser"), event)
    for told in (
        *slips(1, "closed", DOWN, OUT, OUT, OUT),
        *slips(2, "open", GAME, GAME, GAME, OUT),
        *slips(2, "closed", DOWN, DOWN, DOWN, OUT),
    ):
        site.office.do(told, SCORER, event)
    expect(page.get_by_text("Every table has finished.")).to_be_visible()
    button(page, "End round 1").click()

    # the ranking
    spectator = site.phone().open(f"/events/{event}")
    rows = spectator.get_by_role("table").locator("tbody tr")
    expect(rows).to_contain_text([third, first, second, fourth])
    expect(rows.locator("td:last-child")).to_have_text(["20", "15", "5", "0"])

    # the next round, changed by hand
    button(page, "Draw round 2").click()
    page.get_by_role("link", name="Seating", exact=True).click()
    button(page, "Change by hand").click()
    page.get_by_label("Table 1: Home").select_option(label=third)
    page.get_by_label("Table 1: Visitors").select_option(label=fourth)
    minded = page.get_by_role("list", name="Please note")
    expect(minded).to_contain_text(f"{third} and {fourth} meet again; they met in round 1.")
    looked_over(page)
    button(page, "Save this round").click()
    expect(page.get_by_text("Paired by hand.").first).to_be_visible()
    expect(minded).to_contain_text("meet again")
    assert drawn(site, event, 2)[0] == (third, fourth)
    button(page, "Begin round 2").click()
    button(page, "Begin round 2 without them").click()

    # what everybody sees
    spectator.get_by_role("link", name="Matches").click()
    expect(spectator.get_by_role("region", name="Round 2").get_by_text("under way")).to_have_count(2)
    cross = spectator.get_by_role("region", name="Cross table").get_by_role("table")
    expect(cross.get_by_role("cell")).to_have_text(
        ["", "", "", "20", "", "", "15", "", "", "5", "", "", "0", "", "", ""]
    )
