"""The player's way on a phone: sit down, enter, confirm, through lost networks; every wrong turn with its way out."""

import re
from collections.abc import Mapping
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from arbitro.contest.contestant import Pair
from arbitro.contest.facts.event import ResultEntered, Spot
from arbitro.contest.facts.outcome import Recorded
from arbitro.contest.plan import PhasePlan, Plan
from arbitro.journal.register import Person
from arbitro.office.actor import Actor, Role
from arbitro.office.calls import TakeCall
from arbitro.office.deals import MakeDeals
from arbitro.office.demo.people import people
from arbitro.office.office import PREFIX
from arbitro.office.payload import read_fact
from arbitro.office.people import Appoint, CreateEvent, Enter
from arbitro.office.results import EnterResult
from arbitro.office.room.tables import contest_of
from arbitro.office.seating import BeginRound, EndRound, SeatSection
from arbitro.server.accounts import hashed
from tests.contest.small import movement
from tests.web.site import PHONE, Device, Site, accessible, fits, looked_over

ORGANISER, DIRECTOR, SCORER = (
    Actor(role, f"demo/{role.value}") for role in (Role.ORGANISER, Role.DIRECTOR, Role.SCORER)
)
TABLE, ROUND = 4, 4  # of the demo: nothing is entered there yet
# Answers of the server that are let go by their doors.
HELD = """() => {
    const [ask, doors] = [fetch, ["commands", "place"]];
    window.held = {};
    window.fetch = async (url, told) => {
        const [answer, door] = [await ask(url, told), new URL(url, location).pathname.split("/").at(-1)];
        if (doors.includes(door) && !held[door]) await new Promise((resolve) => (held[door] = resolve));
        return answer;
    };
}"""
NOTHING_WAITS = """() => new Promise((resolve) => {
    indexedDB.open("arbitro").onsuccess = ({ target: { result } }) => {
        const all = result.transaction("waiting").objectStore("waiting").count();
        all.onsuccess = () => resolve(result.close() || all.result === 0);
    };
})"""
SMALLEST: ViewportSize = {"width": 320, "height": 568}


class Table(NamedTuple):
    """Who sits at a table of the demo, and with which boards."""

    event: str
    spot: Spot
    ns: str
    ew: str
    boards: tuple[int, ...]
    names: Mapping[str, str]

    def person(self, seat: str) -> str:
        return f"demo/{self.ns if seat in 'NS' else self.ew}-{1 if seat in 'NE' else 2}"

    def name(self, seat: str) -> str:
        return self.names[self.person(seat)]

    @property
    def page(self) -> str:
        return f"/events/{self.event}/play"


@pytest.fixture
def table(site: Site) -> Table:
    return table_of(site)


def table_of(site: Site) -> Table:
    event = site.demo()
    phase = contest_of(site.office.event(event)).phases[""]
    at = next(at for at in phase.tables if (at.round, at.table) == (ROUND, TABLE))
    met = phase.tables[at]
    names = {one.id: one.name for one in site.office.journal.register if isinstance(one, Person)}
    return Table(event, Spot(round=ROUND, table=TABLE), met.ns[0], met.ew[0], phase.boards_at(at), names)


def phone_of(site: Site, table: Table, seat: str) -> Device:
    return site.phone(site.player(table.event, table.person(seat)))


def sit(site: Site, table: Table, seat: str) -> tuple[Device, Page]:
    """By the code on the table."""
    device = site.phone()
    page = device.open(f"/tables/{site.table_code(table.event, table.spot.table)}")
    page.get_by_role("button", name=table.name(seat)).click()
    expect(page.get_by_role("heading", name=f"Round {ROUND}, Table {TABLE}")).to_be_visible()
    return device, page


def button(page: Page | Locator, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def enter(page: Page, board: int, tricks: str = "just made +420", *, send: bool = True) -> None:
    """4 spades by North without a lead."""
    button(page, f"Enter board {board}").click()
    for name in ("4", "spades", "North", "No lead", tricks):
        pad(page).get_by_role("button", name=name, exact=name == "4").click()
    if send:
        button(page, "Send").click()
        expect(pad(page)).to_be_hidden()


def pad(page: Page) -> Locator:
    return page.get_by_role("dialog")


def results(site: Site, table: Table, board: int) -> list[str]:
    """What the journal has on a board at the table, corrections and all."""
    kept = site.office.journal.read(PREFIX + table.event)
    facts = (read_fact(one.kind, one.schema, one.payload) for one in kept)
    return [
        fact.recorded.result
        for fact in facts
        if isinstance(fact, ResultEntered) and (fact.at, fact.board) == (table.spot, board)
    ]


# -- four phones


def test_four_phones_one_of_them_offline_in_between(site: Site, table: Table) -> None:
    board = table.boards[0]
    (north, page), (_, south), (_, east) = (sit(site, table, seat) for seat in "NSE")
    west = phone_of(site, table, "W").open(table.page)
    expect(page.get_by_text("you", exact=True)).to_be_visible()
    expect(east.get_by_text("North-South enter the result")).to_be_visible()

    north.context.set_offline(True)
    enter(page, board)
    expect(page.get_by_text("Not sent yet")).to_be_visible()
    expect(page.get_by_text("4♠ N =").first).to_be_visible()
    expect(button(east, "Confirm")).to_be_hidden()
    north.context.set_offline(False)
    expect(page.get_by_text("Sent. Now one of your opponents")).to_be_visible()

    for opponent in (east, west):
        expect(opponent.get_by_text(f"Board {board}: is this right?").first).to_be_visible()
    expect(south.get_by_text("Sent. Now one of your opponents")).to_be_visible()
    button(east, "Confirm").click()
    for player in (page, south, east, west):
        expect(player.get_by_role("button", name=f"{board} done")).to_be_visible()
        expect(button(player, f"Continue with board {table.boards[1]}")).to_be_visible()
    assert results(site, table, board) == ["4S N ="]


def test_what_was_entered_while_the_server_was_away_arrives_once_after_the_page_was_closed(own_site: Site) -> None:
    table = table_of(own_site)
    board = table.boards[0]
    device, page = sit(own_site, table, "N")
    own_site.stop()
    enter(page, board)
    expect(page.get_by_text("Not sent yet")).to_be_visible()
    page.get_by_role("link", name="My card").click()
    expect(page.get_by_role("heading", name="My card")).to_be_visible()
    page.close()
    own_site.start()
    again, other = device.open(table.page), device.open(table.page)
    for one in (again, other):
        expect(one.get_by_text("Sent. Now one of your opponents")).to_be_visible()
        expect(one.get_by_text("Not sent yet")).to_be_hidden()
    button(phone_of(own_site, table, "E").open(table.page), "Confirm").click()
    expect(again.get_by_role("button", name=f"{board} done")).to_be_visible()
    assert results(own_site, table, board) == ["4S N ="]


def test_a_page_that_was_loaded_from_the_device_knows_the_round_without_the_server(site: Site, table: Table) -> None:
    device, page = sit(site, table, "N")
    device.context.route("**/api/**", lambda route: route.abort())
    page.reload()
    expect(page.get_by_role("heading", name=f"Round {ROUND}, Table {TABLE}")).to_be_visible()
    enter(page, table.boards[0])
    expect(page.get_by_text("Not sent yet")).to_be_visible()
    device.context.unroute_all()
    expect(page.get_by_text("Sent. Now one of your opponents")).to_be_visible()


def test_a_wrong_tap_is_corrected_at_once_and_a_sent_result_until_it_is_confirmed(site: Site, table: Table) -> None:
    page = phone_of(site, table, "N").open(table.page)
    enter(page, table.boards[0], "one overtrick", send=False)
    expect(pad(page).get_by_text("+450")).to_be_visible()
    expect(pad(page).get_by_text("−450")).to_be_visible()
    pad(page).get_by_role("group", name="So far").get_by_role("button", name="Declarer").click()
    for name in ("× doubled", "South"):
        pad(page).get_by_role("button", name=name).click()
    expect(pad(page).get_by_text("4♠× S +1", exact=True)).to_be_visible()
    button(page, "Send").click()
    button(page, "Correct it").click()
    pad(page).get_by_role("group", name="So far").get_by_role("button", name="Contract").click()
    pad(page).get_by_role("button", name="6", exact=True).click()
    expect(pad(page).get_by_role("group", name="Made").get_by_role("button")).to_have_count(2)
    expect(pad(page).get_by_role("group", name="Down").get_by_role("button")).to_have_count(12)
    pad(page).get_by_role("button", name="−2 2 down").click()
    button(page, "Send").click()
    expect(page.get_by_text("6♠× S −2", exact=True)).to_be_visible()
    east = phone_of(site, table, "E").open(table.page)
    expect(east.get_by_text("6♠× S −2", exact=True)).to_be_visible()


# -- the opponents


def test_an_opponent_confirms_on_the_same_phone_which_is_marked_and_shown_on_his_own(site: Site, table: Table) -> None:
    _, page = sit(site, table, "N")
    enter(page, table.boards[0])
    button(page, "Let them confirm on this phone").click()
    expect(pad(page).get_by_text(table.name("W"))).to_be_visible()
    accessible(page)
    button(pad(page), "Confirm").click()
    expect(page.get_by_role("button", name=f"{table.boards[0]} done")).to_be_visible()
    expect(page.locator("summary")).to_contain_text(table.name("N"))
    assert results(site, table, table.boards[0]) == ["4S N ="]
    marked = f"Entered and confirmed on phones of one side, by {table.name('N')}"
    _, west = sit(site, table, "W")
    west.get_by_role("button", name=f"{table.boards[0]} done").click()
    expect(west.get_by_text(marked)).to_be_visible()
    accessible(west)
    west.get_by_role("link", name="My card").click()
    expect(west.get_by_text("one side")).to_be_visible()
    phones = site.house.phones(table.event)
    assert set(phones.rooms) == {table.person(seat) for seat in "NW"}


def test_east_west_with_the_only_phone_let_north_south_enter_on_it(site: Site, table: Table) -> None:
    board, other = table.boards[:2]
    _, east = sit(site, table, "E")
    expect(east.get_by_text("North-South have no phone")).to_be_visible()
    enter(east, board)
    button(east, "Correct it").click()
    pad(east).get_by_role("group", name="So far").get_by_role("button", name="Tricks").click()
    pad(east).get_by_role("button", name="one overtrick").click()
    # it is heard of before the answer comes: what was there until then is not shown in between
    east.evaluate(HELD)
    button(east, "Send").click()
    east.wait_for_function("() => held.commands && held.place")
    east.evaluate("() => held.commands()")
    east.wait_for_function(NOTHING_WAITS)
    expect(east.get_by_text("4♠ N +1", exact=True)).to_be_visible()
    expect(button(east, "Confirm")).to_be_hidden()
    east.evaluate("() => held.place()")
    button(east, "Confirm").click()
    expect(east.get_by_role("button", name=f"{board} done")).to_be_visible()
    assert results(site, table, board) == ["4S N +1"]
    button(east, f"Continue with board {other}").click()
    _, north = sit(site, table, "N")  # who sees what was done in his name, and enters himself from now on
    north.get_by_role("button", name=f"{board} done").click()
    expect(north.get_by_text(f"Entered and confirmed on phones of one side, by {table.name('E')}")).to_be_visible()
    expect(east.get_by_text("North-South enter the result")).to_be_visible()
    expect(button(east, f"Enter board {other}")).to_be_hidden()


# -- who is who


def test_the_others_at_the_table_see_who_signs_in(site: Site, table: Table) -> None:
    _, north = sit(site, table, "N")
    expect(north.get_by_text("signed in on a phone")).to_be_hidden()
    _, south = sit(site, table, "S")
    expect(north.get_by_text(f"South ({table.name('S')}) is signed in on another phone.")).to_be_visible()
    for page in (north, south):
        expect(page.get_by_text("signed in on a phone")).to_have_count(1)
        looked_over(page, PHONE)


def test_a_second_phone_waits_for_a_yes_on_the_first_one(site: Site, table: Table) -> None:
    _, first = sit(site, table, "N")
    second = site.phone().open(f"/tables/{site.table_code(table.event, TABLE)}")
    second.get_by_role("button", name=table.name("N")).click()
    waits = second.get_by_role("status").filter(has_text="signed in on another phone")
    expect(waits).to_be_visible()
    (asked,) = site.house.accounts.ledger().asking.values()
    expect(waits.get_by_text(asked.number, exact=True)).to_be_visible()
    looked_over(second, PHONE)
    looked_over(first, PHONE)
    button(first, f"Yes, it shows {asked.number}").click()
    expect(second.get_by_role("heading", name=f"Round {ROUND}, Table {TABLE}")).to_be_visible()
    expect(button(first, f"Yes, it shows {asked.number}")).to_be_hidden()


def test_a_second_phone_gets_a_no_and_then_a_yes_from_the_director(site: Site, table: Table) -> None:
    _, first = sit(site, table, "N")
    code = f"/tables/{site.table_code(table.event, TABLE)}"
    second = site.phone().open(code)
    second.get_by_role("button", name=table.name("N")).click()
    button(first, "No").click()
    expect(second.get_by_role("alert").filter(has_text="was refused")).to_be_visible()
    second.get_by_role("button", name=table.name("N")).click()
    expect(second.get_by_role("status").filter(has_text="signed in on another phone")).to_be_visible()
    desk = site.desk(site.staff(table.event, Role.DIRECTOR)).open(f"/events/{table.event}/desk")
    desk.get_by_role("button", name=re.compile("^Yes, it shows")).click()
    expect(second.get_by_role("heading", name=f"Round {ROUND}, Table {TABLE}")).to_be_visible()


def test_from_the_front_page_with_the_code_typed(site: Site, table: Table) -> None:
    page = site.phone().open("/")
    code = site.table_code(table.event, TABLE)
    page.get_by_label("Code on the table card").fill(f"{code[:3].upper()} {code[3:]}")
    button(page, "Take a seat").click()
    button(page, table.name("N")).click()
    expect(page.get_by_role("heading", name=f"Round {ROUND}, Table {TABLE}")).to_be_visible()


def test_what_is_not_right_is_corrected_by_the_four_or_goes_to_the_director(site: Site, table: Table) -> None:
    north = phone_of(site, table, "N").open(table.page)
    enter(north, table.boards[0])
    east = phone_of(site, table, "E").open(table.page)
    button(east, "Not right").click()
    expect(east.get_by_text("They correct it on their phone")).to_be_visible()
    accessible(east)
    button(east, "It is right after all").click()
    expect(button(east, "Confirm")).to_be_visible()
    button(east, "Not right").click()
    assert site.office.event(table.event).waiting[table.spot, table.boards[0]].disputed is False
    button(north, "Correct it").click()
    pad(north).get_by_role("group", name="So far").get_by_role("button", name="Tricks").click()
    pad(north).get_by_role("button", name="−1 1 down").click()
    button(north, "Send").click()
    expect(east.get_by_text("4♠ N −1", exact=True)).to_be_visible()
    button(east, "Not right").click()
    waiting = east.get_by_role("region", name=f"Board {table.boards[0]}: is this right?")
    button(waiting, "Call the director").click()
    for page in (north, east):
        expect(page.get_by_text("The director will decide.")).to_be_visible()
    expect(button(north, "Cancel the call")).to_have_count(0)
    button(east, "Cancel the call").click()  # and the four have it again
    expect(button(north, "Correct it")).to_be_visible()
    button(east, "Not right").click()
    button(waiting, "Call the director").click()
    for page in (north, east):
        expect(page.get_by_text("The director will decide.")).to_be_visible()
        expect(page.get_by_text("The director was called")).to_be_visible()
    assert results(site, table, table.boards[0]) == []


def test_the_director_is_called_with_table_and_board_and_is_seen_coming(site: Site, table: Table) -> None:
    page = phone_of(site, table, "W").open(table.page)
    page.get_by_role("button", name=str(table.boards[1])).click()
    button(page, "Call the director").click()
    expect(pad(page).get_by_label("Board")).to_have_value(str(table.boards[1]))
    pad(page).get_by_label("Note").fill("revoke")
    button(pad(page), "Call the director").click()
    expect(page.get_by_text("The director was called")).to_be_visible()
    number, call = max(site.office.event(table.event).calls.items())
    assert (call.called.at, call.called.board, call.called.about) == (table.spot, table.boards[1], "revoke")
    button(page, "Call the director").click()
    button(pad(page), "Call the director").click()
    expect(pad(page).get_by_text("has already been called to this table")).to_be_visible()
    site.office.do(TakeCall(call=number), DIRECTOR, table.event)
    button(pad(page), "Close").click()
    expect(page.get_by_text(f"{people().staff['director']} is coming to your table.")).to_be_visible()


# -- wrong turns


def test_codes_that_lead_nowhere_or_to_another_table(site: Site, table: Table) -> None:
    device = site.phone()
    page = device.open("/tables/nothing")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("main").get_by_role("link", name="Events")).to_be_visible()
    accessible(page)

    page = device.open(f"/tables/{site.table_code(table.event, TABLE + 1)}")  # where somebody else sits
    page.get_by_label("Or enter your member number or name").fill("nobody")
    button(page, "Sign in").click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_label("Or enter your member number or name").fill(f"{table.ew}01")
    button(page, "Sign in").click()
    expect(page.get_by_role("alert")).to_contain_text(f"sits at table {TABLE} now")

    page = device.open(f"/tables/{site.table_code(table.event, TABLE)}")
    page.get_by_label("Or enter your member number or name").fill(f"{table.ew}01")
    button(page, "Sign in").click()
    expect(page.get_by_role("heading", name=f"Round {ROUND}, Table {TABLE}")).to_be_visible()
    page = device.open(f"/tables/{site.table_code(table.event, TABLE)}")
    button(page, f"Continue as {table.name('E')}").click()
    expect(page.get_by_role("heading", name=f"Round {ROUND}, Table {TABLE}")).to_be_visible()

    page = site.desk(site.organiser()).open(table.page)
    expect(page.get_by_text("does not play in this event")).to_be_visible()


def test_whoever_was_signed_out_loses_no_entry(site: Site, table: Table) -> None:
    device, page = sit(site, table, "N")
    token = next(one["value"] for one in device.context.cookies() if one["name"] == "arbitro")
    device.context.set_offline(True)
    site.house.accounts.revoke(hashed(token), "organiser")
    enter(page, table.boards[0])
    device.context.set_offline(False)
    expect(page.get_by_role("heading", name="No player of this event is signed in here")).to_be_visible()
    expect(page.get_by_text("One entry is saved on this phone")).to_be_visible()
    accessible(page)
    page.get_by_role("link", name="Sign in at the table").click()
    button(page, table.name("N")).click()
    expect(page.get_by_text("Sent. Now one of your opponents")).to_be_visible()
    assert len(site.office.event(table.event).waiting) == 3  # two of the demo, and this one


def test_a_board_that_has_a_result_already_says_so_and_keeps_what_was_entered(site: Site, table: Table) -> None:
    board = table.boards[0]
    device = phone_of(site, table, "N")
    page = device.open(table.page)
    expect(button(page, f"Enter board {board}")).to_be_visible()
    device.context.set_offline(True)
    enter(page, board)
    expect(page.get_by_text("Not sent yet")).to_be_visible()
    site.office.do(EnterResult(at=table.spot, board=board, recorded=Recorded(result="3NT W =")), SCORER, table.event)
    device.context.set_offline(False)
    refused = page.get_by_role("alert")
    expect(refused.get_by_role("heading", name=f"Not accepted: Board {board}: 4♠ N =")).to_be_visible()
    expect(page.get_by_role("button", name=f"{board} done")).to_be_visible()
    accessible(page)
    page.reload()
    button(refused, "Call the director").click()
    expect(pad(page).get_by_label("Note")).to_have_value(f"Board {board}: 4♠ N =")
    button(pad(page), "Close").click()
    button(refused, "OK").click()
    expect(refused).to_be_hidden()
    assert results(site, table, board) == ["3NT W ="]


def test_two_tabs_with_the_same_board(site: Site, table: Table) -> None:
    board = table.boards[0]
    device = phone_of(site, table, "N")
    first, second = device.open(table.page), device.open(table.page)
    enter(second, board, "one overtrick", send=False)
    first.bring_to_front()
    enter(first, board)
    expect(pad(second).get_by_text("Somebody has entered a result in the meantime")).to_be_visible()
    east = phone_of(site, table, "E").open(table.page)
    expect(east.get_by_text("4♠ N =", exact=True)).to_be_visible()
    second.bring_to_front()
    button(second, "Send").click()
    for page in (first, second, east):
        expect(page.get_by_text("4♠ N +1", exact=True)).to_be_visible()
    button(second, "Correct it").click()
    button(east, "Confirm").click()
    expect(pad(second)).to_be_visible()
    expect(first.get_by_role("button", name=f"{board} done")).to_be_visible()
    button(second, "Send").click()
    expect(second.get_by_role("heading", name="Not accepted")).to_be_visible()
    assert results(site, table, board) == ["4S N +1"]


# -- what may be seen


def test_between_rounds_it_says_where_to_sit_next(site: Site, table: Table) -> None:
    phase = contest_of(site.office.event(table.event)).phases[""]
    following = next(at for at, met in phase.tables.items() if at.round == ROUND + 1 and table.ns in met.everybody)
    page = phone_of(site, table, "N").open(table.page)
    expect(page.get_by_role("region", name=f"Next: round {ROUND + 1}")).to_be_visible()
    site.office.do(EndRound(round=ROUND), DIRECTOR, table.event)
    expect(page.get_by_role("heading", name="Between rounds")).to_be_visible()
    expect(page.get_by_text(f"Table {following.table}, ")).to_be_visible()
    accessible(page)
    out = next(
        who
        for who in map(str, range(1, 14))
        if not any(at.round == ROUND + 1 and who in met.everybody for at, met in phase.tables.items())
    )
    other = site.phone(site.player(table.event, f"demo/{out}-1")).open(table.page)
    expect(other.get_by_text("You sit out this round.")).to_be_visible()


def one_table(site: Site) -> str:
    """Two pairs and one board: as soon as it is confirmed, everybody has played it."""
    seats = {"1": ("North", "South"), "2": ("East", "West")}
    persons = (Person(f"few/{seat}", f"{seat} player") for pair in seats.values() for seat in pair)
    site.office.journal.register.put(*persons)
    plan = Plan(name="Few", form="pairs", phases=(PhasePlan(rounds=1, boards=1),))
    event = site.office.do(CreateEvent(name="Few", date="2026-05-14", plan=plan), ORGANISER).event
    site.office.do(Appoint(person=DIRECTOR.person, role=Role.DIRECTOR), ORGANISER, event)
    pairs = tuple(Pair(id, (f"few/{one}", f"few/{two}")) for id, (one, two) in seats.items())
    for command in (Enter(contestants=pairs), SeatSection(movement=movement([(1, 2)])), MakeDeals()):
        site.office.do(command, ORGANISER, event)
    site.office.do(BeginRound(round=1), DIRECTOR, event)
    return event


def test_after_the_board_the_traveller_the_hands_and_what_can_be_made(site: Site) -> None:
    event = one_table(site)
    site.office.do(
        EnterResult(at=Spot(round=1, table=1), board=1, recorded=Recorded(result="4S N =")),
        DIRECTOR,
        event,
    )
    page = site.phone(site.player(event, "few/North")).open(f"/events/{event}/play")
    expect(page.get_by_role("group", name="North").first).to_be_visible()
    expect(page.get_by_role("table", name="Double dummy")).to_be_visible()
    accessible(page)


def test_other_tables_are_seen_after_the_own_board_and_the_card_has_it(site: Site, table: Table) -> None:
    board = table.boards[0]
    _, page = sit(site, table, "N")
    enter(page, board)
    button(phone_of(site, table, "E").open(table.page), "Confirm").click()
    traveller = page.get_by_role("main").get_by_role("table")
    expect(traveller.get_by_role("row")).not_to_have_count(2)  # its heading, and more than the own line
    button(page, f"Continue with board {table.boards[1]}").click()
    expect(button(page, f"Enter board {table.boards[1]}")).to_be_visible()
    page.get_by_role("button", name=f"{board} done").click()
    expect(page.get_by_text("You will see other tables’ results when that is allowed")).to_be_visible()
    page.get_by_role("link", name="My card").click()
    own = page.get_by_role("row", name=re.compile(rf"^{board}\b"))
    expect(own.get_by_text("4♠ N =", exact=True)).to_be_visible()


# -- for everybody


def test_every_step_is_accessible_and_the_smallest_phone_needs_no_scrolling(site: Site, table: Table) -> None:
    page = site.phone().open(f"/tables/{site.table_code(table.event, TABLE)}")
    expect(page.get_by_role("heading", name="Who are you?")).to_be_visible()

    def looked_at() -> None:
        looked_over(page, PHONE)
        page.set_viewport_size(SMALLEST)
        assert fits(page)
        assert page.evaluate("[...document.querySelectorAll('dialog[open]')].every(d => d.scrollHeight <= innerHeight)")
        page.set_viewport_size(PHONE)

    looked_at()
    button(page, table.name("N")).click()
    button(page, f"Enter board {table.boards[0]}").click()
    for name in ("7", "hearts", "North", "spades", "king of spades", "13 down"):
        looked_at()
        pad(page).get_by_role("button", name=name, exact=name == "7").click()
    looked_at()
    button(page, "Send").click()
    expect(page.get_by_text("Sent. Now one of your opponents")).to_be_visible()
    looked_at()
    button(page, "Call the director").click()
    looked_at()
    button(pad(page), "Close").click()
    page.context.clear_cookies()
    page.goto(site.url + table.page)
    expect(page.get_by_role("heading", name="No player of this event")).to_be_visible()
    looked_at()
    page = site.phone(site.player(table.event, table.person("E"))).open(table.page)
    expect(button(page, "Confirm")).to_be_visible()
    looked_at()


def test_by_keyboard_alone(site: Site, table: Table) -> None:
    page = site.desk().open(f"/tables/{site.table_code(table.event, TABLE)}")
    page.bring_to_front()

    def press(name: str) -> None:
        """Tab until it has the focus, then Enter."""
        wanted = page.get_by_role("button", name=name, exact=True)
        expect(wanted).to_be_visible()
        for _ in range(40):
            if wanted.evaluate("element => element === document.activeElement"):
                break
            page.keyboard.press("Tab")
        expect(wanted).to_be_focused()
        page.keyboard.press("Enter")

    press(table.name("N"))
    press(f"Enter board {table.boards[0]}")
    for name in ("3", "NT notrump", f"East {table.name('E')}", "clubs", "2 two of clubs", "−1 1 down −50", "Send"):
        press(name)
    expect(page.get_by_text("3NT E −1", exact=True)).to_be_visible()
    press("Let them confirm on this phone")
    press("Confirm")
    expect(page.get_by_role("button", name=f"{table.boards[0]} done")).to_be_visible()
    assert results(site, table, table.boards[0]) == ["3NT E -1"]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "it",
            (
                "Inserisci il risultato del board {0}",
                "Senz’Atout",
                "Ovest",
                "Senza attacco",
                "una presa in più",
                "Invia",
                "3SA O +1",
            ),
        ),
        (
            "ro",
            (
                "Introdu rezultatul etuiului {0}",
                "fără atu",
                "Vest",
                "Fără atac",
                "o levată suplimentară",
                "Trimite",
                "3FA V +1",
            ),
        ),
    ],
)
def test_in_italian_and_romanian(site: Site, table: Table, language: str, words: tuple[str, ...]) -> None:
    page = site.phone(site.player(table.event, table.person("N")), locale=language).open(table.page)
    start, trumps, declarer, lead, tricks, send, shown = words
    button(page, start.format(table.boards[0])).click()
    button(page, "3").click()
    for name in (trumps, declarer, lead, tricks, send):
        pad(page).get_by_role("button", name=name).click()
    expect(page.get_by_text(shown, exact=True)).to_be_visible()
