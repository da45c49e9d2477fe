"""The scorer's keyboard: slips and travellers line by line, without a mouse."""

import re
from functools import partial

from playwright.sync_api import Locator, Page, expect

from arbitro.contest.facts.event import Room, Spot
from arbitro.contest.facts.outcome import Recorded
from arbitro.contest.facts.state import at_table
from arbitro.contest.plan import PhasePlan, Plan
from arbitro.office.actor import Actor, Role
from arbitro.office.people import Appoint, CreateEvent, Enter
from arbitro.office.results import CorrectResult, EnterResult
from arbitro.office.room.tables import contest_of
from arbitro.office.seating import BeginRound, DrawRound
from arbitro.scoring.outcome import Artificial, Average
from tests.contest.small import contestant
from tests.server.process import wait_until
from tests.web.site import Site, accessible, fits

ORGANISER = Actor(Role.ORGANISER, "organiser")
SCORER = Actor(Role.SCORER, "demo/scorer")
DIRECTOR = Actor(Role.DIRECTOR, "demo/director")
ROUND = 4  # of the demo: one result confirmed, two waiting, nine missing


def line(page: Page, table: int, board: int, room: str = "") -> Locator:
    where = f"Table {table}, {room}, board {board}" if room else f"Table {table}, board {board}"
    return page.get_by_label(re.compile(rf"{where}$"))


def says(page: Page, table: int, board: int, room: str = "") -> Locator:
    return page.get_by_role("listitem").filter(has=line(page, table, board, room))


def recorded(site: Site, event: str, table: int, board: int, round: int = ROUND, room: Room = "") -> Recorded | None:
    at = at_table(Spot(round=round, table=table))
    return contest_of(site.office.event(event)).phases[""].results.get(at, {}).get((board, room))


def typed(page: Page, *lines: str) -> None:
    for text in lines:
        page.keyboard.type(text)
        page.keyboard.press("Enter")


def test_a_round_by_keyboard_alone(site: Site) -> None:
    event = site.demo()
    page = site.desk(site.staff(event, Role.SCORER)).open(f"/events/{event}/scorer")
    expect(line(page, 1, 16)).to_be_focused()  # the first that is missing
    typed(page, "4sn= hq")
    expect(line(page, 2, 21)).to_be_focused()
    expect(says(page, 1, 16)).to_contain_text("+420")
    typed(page, "3ntw-1")
    page.keyboard.press("p")  # one key each, and nothing without Enter
    expect(says(page, 2, 22)).to_contain_text("Passed out")
    assert recorded(site, event, 2, 22) is None
    page.keyboard.press("Enter")
    expect(line(page, 3, 23)).to_be_focused()
    typed(page, "4hxe+1")
    typed(page, "x", "1cn=", "2ds-2", "6nts=", "-100", "7sxxw-1", "5cn+1")
    expect(page.get_by_role("heading", name="Nothing is missing")).to_be_visible()
    expect(page.get_by_text("12 of 12 results")).to_be_visible()
    found = {(3, 23): "4HX E +1", (4, 1): "1C N =", (6, 6): "5C N +1"}
    assert {key: value.result for key in found if (value := recorded(site, event, *key))} == found
    assert recorded(site, event, 2, 22) == Recorded(result="PASS")
    assert recorded(site, event, 3, 24) == Recorded()
    assert recorded(site, event, 5, 4) == Recorded(score=-100)
    # the last entry is taken back, entered again, and then the result of a line
    expect(page.get_by_role("status").filter(has_text="5CN+1")).to_be_visible()  # which it is for the page, too
    page.keyboard.press("Control+z")
    expect(says(page, 6, 6)).to_contain_text("missing")
    typed(page, "5cn=")
    expect(says(page, 6, 6)).to_contain_text("+400 ✓")
    page.keyboard.press("Control+Delete")
    expect(says(page, 6, 6)).to_contain_text("missing")
    page.keyboard.press("ArrowUp")
    expect(line(page, 6, 5)).to_be_focused()
    page.keyboard.press("Control+Enter")  # to the next that is missing
    expect(line(page, 6, 6)).to_be_focused()
    page.keyboard.press("PageUp")
    expect(page.get_by_role("combobox", name="Round")).to_have_value(re.compile("Round 3"))
    expect(page.locator("input:focus")).to_have_count(1)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="How to type")).to_be_visible()
    accessible(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(page.locator("input:focus")).to_have_count(1)


def test_what_cannot_be_read_is_said_in_the_line_and_not_sent(site: Site) -> None:
    event = site.demo()
    page = site.desk(site.staff(event, Role.SCORER)).open(f"/events/{event}/scorer")
    here = line(page, 1, 16)
    expect(here).to_be_focused()
    before = site.office.event(event).version
    wrong = {"4": "After the level comes the suit", "4s": "Who played it?", "4sn": "How many tricks?"}
    wrong |= {
        "4sn+4": "not that many tricks",
        "4sn= hz": "neither a lead nor",
        "nine": "begins with its level",
    }
    for text, problem in wrong.items():
        here.fill(text)
        page.keyboard.press("Enter")
        expect(says(page, 1, 16)).to_contain_text(problem)
        expect(here).to_be_focused()
    assert site.office.event(event).version == before
    accessible(page)
    here.fill("-20")  # no contract gives it: the server says so, in the line, and the text stays
    page.keyboard.press("Enter")
    expect(says(page, 1, 16)).to_contain_text("-20")
    expect(here).to_have_attribute("aria-invalid", "true")
    expect(here).to_have_value("-20")
    assert recorded(site, event, 1, 16) is None


def test_a_slip_that_contradicts_itself_goes_to_the_director_as_written(site: Site) -> None:
    event = site.demo()
    page = site.desk(site.staff(event, Role.SCORER)).open(f"/events/{event}/scorer")
    expect(line(page, 1, 16)).to_be_focused()
    page.keyboard.type("4se= 450")  # East-West's column
    expect(says(page, 1, 16)).to_contain_text("The slip says −450: to the director")
    page.keyboard.press("Enter")
    expect(says(page, 1, 16)).to_contain_text("with the director (the slip says −450)")
    assert recorded(site, event, 1, 16) is None
    (call,) = [call.called for call in site.office.event(event).calls.values() if call.called.board == 16]
    assert call.about == "record_contradicts_itself"
    typed(page, "4sn= 170")
    expect(says(page, 2, 21)).to_contain_text("+170")


def test_a_traveller_by_board_is_corrected_with_undo(site: Site) -> None:
    event = site.demo()
    page = site.desk(site.staff(event, Role.SCORER)).open(f"/events/{event}/scorer?by=board&board=1")
    lines = page.locator("ol > li")
    expect(lines).to_have_count(6)  # thirteen pairs: one sits out
    expect(page.locator("input:focus")).to_have_accessible_name(re.compile(r"^\d+ – \d+"))
    first = page.locator("ol input").first
    place = re.search(r"Round (\d+), Table (\d+)", first.evaluate("field => field.labels[0].textContent"))
    assert place
    round, table = map(int, place.groups())
    was = recorded(site, event, table, 1, round)
    first.focus()
    page.keyboard.type("7ntxxn-13")  # in the place of what is selected
    page.keyboard.press("Enter")
    expect(lines.first).to_contain_text("−7000 ✓")
    assert recorded(site, event, table, 1, round) == Recorded(result="7NTXX N -13")
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("status").filter(has_text="Undone")).to_be_visible()
    assert recorded(site, event, table, 1, round) == was
    expect(lines.first).not_to_contain_text("−7000")  # read again: what is typed is compared with it
    first.focus()
    page.keyboard.type("4sn= hq")
    page.keyboard.press("Enter")
    expect(lines.first).to_contain_text("Only the result can be corrected")


def test_a_scorer_asks_for_an_award_and_whoever_directs_gives_it(site: Site) -> None:
    event, token = site.demo(), site.organiser()
    page = site.desk(site.staff(event, Role.SCORER)).open(f"/events/{event}/scorer")
    expect(line(page, 1, 16)).to_be_focused()
    typed(page, "8")
    expect(says(page, 1, 16)).to_contain_text("called: The slip says 60/40")
    assert recorded(site, event, 1, 16) is None
    page = site.desk(site.staff(event, Role.DIRECTOR)).open(f"/events/{event}/scorer")
    expect(line(page, 1, 16)).to_be_focused()
    typed(page, "8", "9", "0", "60/60")
    expect(says(page, 3, 23)).to_contain_text("average plus / average plus ✓")
    given = [recorded(site, event, table, board) for table, board in ((1, 16), (2, 21), (2, 22), (3, 23))]
    plus, average, minus = (
        Artificial(Average.AVERAGE_PLUS),
        Artificial(Average.AVERAGE),
        Artificial(Average.AVERAGE_MINUS),
    )
    assert given == [
        Recorded(ns=plus, ew=minus),
        Recorded(ns=minus, ew=plus),
        Recorded(ns=average, ew=average),
        Recorded(ns=plus, ew=plus),
    ]
    organiser = site.house.accounts.holder(token)
    assert organiser is not None
    site.office.do(Appoint(person=organiser.person, role=Role.DIRECTOR), ORGANISER, event)
    page = site.desk(token).open(f"/events/{event}/scorer")
    expect(line(page, 3, 24)).to_be_focused()
    typed(page, "0")
    expect(says(page, 3, 24)).to_contain_text("average / average ✓")
    assert recorded(site, event, 3, 24) == Recorded(ns=average, ew=average)
    # what a director has ruled a scorer does not touch, and Enter does not walk onto it
    at, ruled = Spot(round=ROUND, table=4), Recorded(result="3NT N +1")
    site.office.do(EnterResult(at=at, board=2, recorded=Recorded(result="3NT N =")), SCORER, event)
    site.office.do(CorrectResult(at=at, board=2, recorded=ruled, reason="ruling"), DIRECTOR, event)
    page = site.desk(site.staff(event, Role.SCORER)).open(f"/events/{event}/scorer")
    expect(line(page, 4, 1)).to_be_focused()
    typed(page, "1cn=")
    expect(line(page, 5, 3)).to_be_focused()
    expect(says(page, 4, 2)).to_contain_text("ruled by the director")
    line(page, 4, 2).focus()
    page.keyboard.type("4sn=")
    page.keyboard.press("Control+Delete")
    expect(says(page, 4, 2)).to_contain_text("(10A)")
    assert recorded(site, event, 4, 2) == ruled


def test_letters_are_those_of_the_language(site: Site) -> None:
    event = site.demo()
    token = site.staff(event, Role.SCORER)
    for language, board, text, shown, lead, result in (
        ("it", (1, 16), "4co= pr", "4♥ O =", "♠R", "4H W ="),
        ("ro", (2, 21), "4kv= pd", "4♦ V =", "♠D", "4D W ="),
    ):
        page = site.desk(token, locale=language).open(f"/events/{event}/scorer")
        here = page.locator("li", has=page.locator("input:focus"))
        expect(here).to_contain_text(str(board[1]))
        typed(page, text)
        entered = page.locator("ol > li").nth(1 if language == "it" else 2)
        expect(entered).to_contain_text(shown)
        expect(entered).to_contain_text(lead)
        wait_until(partial(_is_recorded, site, event, board))
        found = recorded(site, event, *board)
        assert found is not None
        assert found.result == result
    accessible(page)


def test_a_match_has_lines_for_both_rooms(site: Site) -> None:
    plan = Plan(
        name="Teams",
        form="teams",
        phases=(PhasePlan(system="swiss", scoring="victory_points", rounds=1, boards=2),),
    )
    event = site.office.do(CreateEvent(name="Teams", date="2026-05-14", plan=plan), ORGANISER).event
    entered = tuple(contestant("teams", name) for name in ("A", "B"))
    for command in (Enter(contestants=entered), DrawRound(), BeginRound(round=1)):
        site.office.do(command, ORGANISER, event)
    page = site.desk(site.staff(event, Role.SCORER)).open(f"/events/{event}/scorer")
    expect(line(page, 1, 1, "open room")).to_be_focused()
    typed(page, "3nts=", "2hn+1", "3ntn-1", "4hn=")
    expect(page.get_by_text("4 of 4 results")).to_be_visible()
    rooms: tuple[Room, ...] = ("open", "closed")
    found = [recorded(site, event, 1, board, 1, room) for room in rooms for board in (1, 2)]
    assert [one.result for one in found if one] == ["3NT S =", "2H N +1", "3NT N -1", "4H N ="]


def test_two_desks_at_the_same_slip_lose_nothing(site: Site) -> None:
    event = site.demo()
    page = site.desk(site.staff(event, Role.SCORER)).open(f"/events/{event}/scorer")
    expect(line(page, 1, 16)).to_be_focused()
    page.keyboard.type("4sn=")
    other = EnterResult(at=Spot(round=ROUND, table=1), board=16, recorded=Recorded(result="3NT N ="))
    site.office.do(other, SCORER, event)
    expect(page.get_by_role("heading", name="10 results are missing")).to_be_visible()
    page.keyboard.press("Enter")
    expect(says(page, 1, 16)).to_contain_text("Somebody else has entered 3NTN= here")
    assert recorded(site, event, 1, 16) == Recorded(result="3NT N =")
    page.keyboard.press("Enter")
    expect(says(page, 1, 16)).to_contain_text("✓ entered")
    assert recorded(site, event, 1, 16) == Recorded(result="4S N =")


def test_what_others_enter_appears_and_a_phone_can_do_it_too(site: Site) -> None:
    event = site.demo()
    page = site.phone(site.staff(event, Role.SCORER)).open(f"/events/{event}/scorer")
    expect(page.get_by_role("heading", name="11 results are missing")).to_be_visible()
    entry = EnterResult(at=Spot(round=ROUND, table=6), board=6, recorded=Recorded(result="4S N ="))
    site.office.do(entry, SCORER, event)
    expect(says(page, 6, 6)).to_contain_text("entered")
    page.get_by_role("button", name="Table 5, board 3").click()
    expect(line(page, 5, 3)).to_be_focused()
    page.get_by_role("button", name="Passed out").click()
    expect(says(page, 5, 3)).to_contain_text("Passed out")
    expect(page.get_by_role("heading", name="9 results are missing")).to_be_visible()
    assert fits(page)


def _is_recorded(site: Site, event: str, board: tuple[int, int]) -> bool:
    return recorded(site, event, *board) is not None
