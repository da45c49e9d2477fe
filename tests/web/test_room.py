"""The organiser's running event: the room live, corrections with their history, the clock, the end, files."""

import json
import re
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from arbitro.bridge.seats import Side
from arbitro.contest.facts.event import Penalised, Spot
from arbitro.contest.facts.outcome import Recorded
from arbitro.contest.facts.state import at_table
from arbitro.office.actor import Actor, Role
from arbitro.office.demo.people import people
from arbitro.office.ending import PostScore
from arbitro.office.fact import Warned
from arbitro.office.results import DisputeResult, EnterResult
from arbitro.office.room.sitting import contestants_at
from arbitro.office.room.tables import contest_of
from arbitro.office.seating import BeginRound, EndRound, NoteArrival
from arbitro.words import message
from tests.cli.terminal import answer, arbitro
from tests.server.process import wait_until
from tests.web.keyboard import enter
from tests.web.site import Site, accessible, looked_over
from tests.web.small_event import DIRECTOR, small_event

SCORER = Actor(Role.SCORER, "demo/scorer")
ROUND = 4  # of the demo: one result confirmed, two waiting, nine missing


def card(page: Page, table: int) -> Locator:
    return page.get_by_role("link", name=re.compile(rf"^Table {table}\b"))


def recorded(site: Site, event: str, table: int, board: int, round: int = ROUND) -> Recorded | None:
    phase = contest_of(site.office.event(event)).phases[""]
    return phase.results.get(at_table(Spot(round=round, table=table)), {}).get((board, ""))


def test_the_room_lives_while_results_come_in(site: Site) -> None:
    event = site.demo()
    page = site.desk(site.organiser()).open(f"/events/{event}/room")
    expect(card(page, 1)).to_contain_text("between boards")
    expect(card(page, 2)).to_contain_text("to be confirmed")
    expect(card(page, 3)).to_contain_text("director")  # who is called
    expect(card(page, 4)).to_contain_text("Board 1")
    expect(page.get_by_text("1 of 12 results")).to_be_visible()
    at = Spot(round=ROUND, table=1)
    site.office.do(EnterResult(at=at, board=16, recorded=Recorded(result="3NT S =")), SCORER, event)
    expect(card(page, 1)).to_contain_text("finished")
    expect(page.get_by_text("2 of 12 results")).to_be_visible()
    looked_over(page)


def test_a_round_that_ends_with_missing_results_says_which(site: Site) -> None:
    event = site.demo()
    page = site.desk(site.organiser()).open(f"/events/{event}/room")
    page.get_by_text("11 results are missing").click()
    expect(page.get_by_role("listitem").filter(has_text="board 21 (to be confirmed), board 22")).to_contain_text(
        "Table 2"
    )
    page.get_by_role("button", name="End round 4").click()
    toast = page.get_by_text("Round 4 is over; results are still missing from: Table 1, Table 2")
    expect(toast).to_be_visible()
    expect(page.get_by_role("button", name="Begin round 5")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name="End round 4")).to_be_visible()
    expect(page.get_by_text("1 of 12 results")).to_be_visible()


def test_a_correction_its_undo_and_the_history_by_keyboard_alone(site: Site) -> None:
    event = site.demo()
    page = site.desk(site.organiser()).open(f"/events/{event}/room")
    before = recorded(site, event, 1, 15)
    enter(card(page, 1))
    expect(page.get_by_role("heading", name="Table 1")).to_be_focused()
    edit = page.get_by_role("button", name="Correct board 15")
    enter(edit)
    box = page.get_by_label("Result of board 15")
    expect(box).to_be_focused()
    page.keyboard.type("9z")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Type it as on a score slip: 4SN=")).to_be_visible()
    accessible(page)
    page.keyboard.press("Control+a")
    page.keyboard.type("6sxe-3")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Board 15 is corrected.")).to_be_visible()
    expect(edit).to_be_focused()  # where one was
    assert recorded(site, event, 1, 15) == Recorded(result="6SX E -3")
    expect(page.get_by_role("region", name="Boards")).to_contain_text("6♠")
    enter(page.get_by_role("button", name="Undo"))
    expect(page.get_by_role("region", name="Boards")).not_to_contain_text("6♠")
    assert recorded(site, event, 1, 15) == before
    enter(page.get_by_role("button", name="Back to the room"))
    expect(card(page, 1)).to_be_focused()
    enter(page.get_by_role("link", name="History"))
    line = page.get_by_role("listitem").filter(has_text="corrected board 15 at table 1, round 4: 6♠× E −3 instead of")
    expect(line).to_contain_text("undone")
    expect(line.locator("s")).to_be_visible()
    expect(line.get_by_role("button")).to_have_count(0)
    expect(page.get_by_role("listitem").first).to_contain_text("Organiser undid no.")


def test_the_history_is_searched_and_undone_from_there(site: Site) -> None:
    event = site.demo()
    page = site.desk(site.organiser()).open(f"/events/{event}/history")
    lines = page.get_by_role("list", name="History").get_by_role("listitem")
    expect(lines.first).to_contain_text("called the director to table 3, round 4, board 23. lead out of turn")
    page.get_by_label("What").select_option("Results")
    page.get_by_label("Table").select_option("2")
    expect(lines).to_have_count(7)  # two boards in three rounds, and one that waits
    page.get_by_label("Table").select_option("All")
    page.get_by_label("Who is concerned").select_option("6")
    expect(lines.first).to_contain_text("to be confirmed")
    last = lines.filter(has_text="recorded").first
    at = re.search(r"board (\d+) at table (\d+), round (\d+)", last.inner_text())
    assert at
    board, table, round = map(int, at.groups())
    assert recorded(site, event, table, board, round)
    last.get_by_role("button").click()
    expect(lines.filter(has_text=f"recorded board {board} at table {table}").locator("s")).to_have_count(1)
    assert recorded(site, event, table, board, round) is None
    last.get_by_role("link", name="As it was then").click()
    expect(page).to_have_url(re.compile(r"version=\d+"))
    # who began a round cannot undo it below what was played since: the server says why
    page.goto(f"{site.url}/events/{event}/history?kind=rounds")
    lines.filter(has_text="began round 1").get_by_role("button").click()
    expect(page.get_by_role("status").filter(has_text="round")).to_be_visible()


def test_lateness_is_noted_proposed_and_given(site: Site) -> None:
    event, late = site.demo(ago=timedelta(minutes=12)), re.escape(site.house.names("demo/11-1"))
    page = site.desk(site.organiser()).open(f"/events/{event}/room?table=4")
    expect(page.get_by_role("region", name="Boards")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("missing$"))).to_have_count(0)  # a director notes it
    page.get_by_role("button", name="I direct this event myself").click()
    page.get_by_role("button", name=re.compile(f"^{late}.*: missing$")).click()
    expect(page.get_by_text("the clock is running").first).to_be_visible()
    page.get_by_role("button", name=re.compile(f"^{late}.*: has arrived$")).click()
    proposal = page.get_by_role("listitem").filter(has_text=re.compile(f"{late}.*What is the", re.DOTALL)).first
    expect(proposal).to_contain_text("The regulations set no amount")
    looked_over(page)
    proposal.get_by_label("Penalty (% of a top)").fill("10")
    proposal.get_by_role("button", name="Give the penalty").click()
    expect(page.get_by_text(re.compile(f"Penalty given: {late}"))).to_be_visible()
    expect(proposal).to_have_count(0)
    decided = (noted.fact for noted in site.office.event(event).history if isinstance(noted.fact, Penalised | Warned))
    assert [fact.contestant for fact in decided] == ["11"]
    # who directs corrects a disputed board from here, too
    at = Spot(round=ROUND, table=2)
    (opponents,) = contestants_at(site.office.event(event), at, Side.EW)
    opponent = Actor(Role.PLAYER, f"demo/{opponents}-1", opponents)
    site.office.do(DisputeResult(at=at, board=21), opponent, event)
    page.goto(f"{site.url}/events/{event}/desk")
    expect(page.get_by_text("The players disagree about the number of tricks")).to_be_visible()
    page.goto(f"{site.url}/events/{event}/room?table=2")
    page.get_by_role("button", name="Enter board 21").click()
    page.get_by_label("Result of board 21").fill("3nts=")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Board 21 is entered.")).to_be_visible()
    assert recorded(site, event, 2, 21) == Recorded(result="3NT S =")


@pytest.mark.parametrize("act", ["give", "leave"])
def test_a_tariff_proposes_what_is_given_or_left(site: Site, monkeypatch: pytest.MonkeyPatch, act: str) -> None:
    event = small_event(site)
    with monkeypatch.context() as earlier:
        earlier.setattr(site.office, "_clock", lambda: datetime.now(UTC) - timedelta(minutes=12))
        site.office.do(BeginRound(round=1), DIRECTOR, event)
    site.office.do(NoteArrival(contestant="1", round=1), DIRECTOR, event)
    page = site.desk(site.staff(event, Role.DIRECTOR)).open(f"/events/{event}/room")
    proposals = page.get_by_role("region", name="What the recorded times suggest")
    expect(proposals.get_by_role("button", name=re.compile("^Give the"))).to_be_visible()
    if act == "leave":
        proposals.get_by_role("button", name="Dismiss").click()
        expect(proposals).to_have_count(0)
        page.reload()
        expect(card(page, 1)).to_be_visible()
        expect(proposals).to_have_count(0)
    else:
        proposals.get_by_role("button", name=re.compile("^Give the")).click()
        expect(proposals).to_have_count(0)
    decided = [noted for noted in site.office.event(event).history if isinstance(noted.fact, Penalised | Warned)]
    assert len(decided) == (act == "give")


def test_wrong_seats_a_substitute_and_a_withdrawal(own_site: Site) -> None:
    event, leaves = own_site.demo(), own_site.house.names("demo/11-1")
    page = own_site.desk(own_site.organiser()).open(f"/events/{event}/room?table=4")
    page.get_by_text("Players in the wrong seats").click()
    page.get_by_role("button", name=re.compile("^Rotate the table")).click()
    page.get_by_role("button", name="Record these seats").click()
    expect(card(page, 4)).to_contain_text(re.compile(r"NS\s+7.*EW\s+11", re.DOTALL))
    page.get_by_label("North-South").select_option("3")  # who sits at table 5
    expect(page.get_by_text("They swap places with: Table 5.")).to_be_visible()
    page.get_by_role("button", name="Record these seats").click()
    expect(card(page, 5)).to_contain_text(re.compile(r"NS\s+7"))
    page.get_by_text("Substitute", exact=True).click()
    page.get_by_role("combobox", name="Player who leaves", exact=True).select_option(leaves)
    box = page.get_by_role("combobox", name="Player who comes in")
    box.fill(people().staff["scorer"])
    page.get_by_role("option", name=people().staff["scorer"]).click()
    page.get_by_role("button", name="Substitute from round 4").click()
    expect(card(page, 4)).to_contain_text(people().staff["scorer"])
    accessible(page)


def test_the_next_round_is_drawn_and_begun_from_the_room(site: Site) -> None:
    event = site.demo_of_teams()
    page = site.desk(site.organiser()).open(f"/events/{event}/seating")
    expect(page.get_by_text("Line-ups still missing")).to_be_visible()
    page.get_by_role("button", name="Begin round 2").click()
    expect(page.get_by_role("button", name="Begin round 2 without them")).to_be_visible()
    page.get_by_role("link", name="Room", exact=True).click()
    expect(page.get_by_role("link", name=re.compile("^Table 1, "))).to_have_count(2)  # both rooms
    page.get_by_role("button", name="Begin round 2").click()
    page.get_by_role("button", name="Begin round 2 without them").click()  # not every captain has handed in a line-up
    page.get_by_role("button", name="End round 2").click()
    page.get_by_role("button", name="Draw round 3").click()
    expect(page.get_by_role("button", name="Begin round 3")).to_be_visible()


WRONG_CLOCK = """const now = Date.now;
window.ahead = 3_600_000;
Date.now = () => now() + window.ahead;"""
SILENT = """window.tones = 0;
class Node { frequency = {}; gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  connect(next) { return next; } start() { window.tones++; } stop() {} }
window.AudioContext = class { currentTime = 0; async resume() {} async close() {}
  createOscillator() { return new Node(); } createGain() { return new Node(); } };"""
# So late that ten seconds less than five minutes are not over yet, whatever the page's own clock says.
TO_THE_WARNING = """() => {
  const [minutes, seconds] = document.querySelector("[role=timer]").innerText.split(":").map(Number);
  window.ahead += (minutes * 60 + seconds - 5 * 60 + 2) * 1000;
}"""


def test_the_clock_is_stopped_and_goes_on_longer_and_every_screen_has_its_time(site: Site) -> None:
    """A round of two boards has 15 minutes, of which four are over; the phone's own clock is an hour wrong."""
    event = site.demo(timedelta(minutes=4))
    device = site.phone(site.player(event, "demo/1-1"))
    device.context.add_init_script(WRONG_CLOCK)
    timer = device.open(f"/events/{event}/play").get_by_role("timer")
    expect(timer).to_contain_text(re.compile(r"(11:00|10:\d\d)"))
    page = site.desk(site.organiser()).open(f"/events/{event}/room")
    page.get_by_text("Change the time").click()
    page.get_by_role("button", name="Stop the clock").click()
    expect(timer).to_contain_text("The clock is stopped")
    page.get_by_role("button", name="Start the clock again").click()
    expect(timer).not_to_contain_text("The clock is stopped")
    page.get_by_label("Minutes").fill("20")
    page.get_by_role("button", name="More time for round 4").click()
    expect(timer).to_contain_text(re.compile(r"(31:00|30:\d\d)"))
    page.get_by_role("button", name="Delay round 5 and the following rounds").click()
    looked_over(page)
    device.context.set_offline(True)
    expect(timer).not_to_have_text(timer.inner_text())  # it counts on
    wall = site.desk()
    wall.context.add_init_script(WRONG_CLOCK + SILENT)
    page = wall.open(f"/events/{event}/wall?show=clock")
    page.get_by_role("button", name="Sound on").click()
    assert page.evaluate("tones") == 2  # to hear that it is on
    wall.context.set_offline(True)  # an answer of the server puts the page's clock right
    page.evaluate(TO_THE_WARNING)
    wait_until(lambda: page.evaluate("tones") == 4)
    expect(page.get_by_role("timer")).to_have_text(re.compile(r"^4:5\d$"))


def test_the_end_step_by_step(site: Site) -> None:
    event = site.demo()
    director = Actor(Role.DIRECTOR, "demo/director")
    site.office.do(EndRound(round=ROUND), director, event)
    site.office.do(PostScore(), director, event)
    page = site.desk(site.organiser()).open(f"/events/{event}/room")
    end = page.get_by_role("region", name="The end")
    expect(end).to_contain_text("Score posted at")
    end.get_by_text("Correct a result").click()
    end.get_by_label("Round").select_option("1")
    end.get_by_role("button", name=re.compile("^Correct board")).first.click()
    end.get_by_role("button", name="Not played").click()
    end.get_by_role("button", name="Correct", exact=True).first.click()
    expect(page.get_by_text(re.compile(r"Board \d+ is corrected\."))).to_be_visible()
    end.get_by_role("button", name="End the correction period now").click()
    end.get_by_role("button", name="Make the ranking final").click()
    expect(end).to_contain_text("The ranking is final")
    looked_over(page)


def test_publicity_files_and_the_journal(site: Site, tmp_path: Path) -> None:
    event = site.demo()
    page = site.desk(site.organiser()).open(f"/events/{event}/publish")
    page.get_by_label("At once").check()
    expect(page.get_by_text("Results are public at once.")).to_be_visible()
    assert site.office.event(event).publicity == "live"
    expect(page.get_by_label("Address of the event")).to_have_value(f"{site.url}/events/{event}")
    kept = {}
    for name in ("Boards and results (PBN)", "Rankings (CSV)", "Results (CSV)", "Everything (JSON)", "Journal"):
        with page.expect_download() as download:
            page.get_by_role("link", name=name).click()
        kept[name] = tmp_path / download.value.suggested_filename
        download.value.save_as(kept[name])
    assert "[Deal " in kept["Boards and results (PBN)"].read_text()
    assert kept["Rankings (CSV)"].read_text().count("\n") == 14
    told = json.loads(kept["Everything (JSON)"].read_text())
    assert told["name"] == message("demonstration-pairs")
    other = tmp_path / "other.db"
    answer(arbitro("journal", "import", str(other), str(kept["Journal"]), "--json"))
    proved = answer(arbitro("journal", "verify", str(other), "--json"))
    assert proved["facts"] == site.office.event(event).version
    own = site.house.settings.database
    assert arbitro("journal", "verify", own, "--against", str(kept["Journal"])).exit_code == 0
