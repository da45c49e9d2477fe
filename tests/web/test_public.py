"""What everybody sees: rankings that move, boards, cards, matches, past moments, and the screen on the wall."""

import re

from playwright.sync_api import Locator, Page, expect

from arbitro.office.deals import GiveDeals
from arbitro.office.fact import BoardKey, Dealt
from arbitro.office.people import SetPublicity
from arbitro.office.seating import BeginRound, EndRound
from arbitro.office.subjects import AnyCommand
from tests.analysis.reference import needs_solver
from tests.office.desk import ORGANISER, SCORER, Desk, drawn, pairs, played, result, teams
from tests.web.keyboard import tab_to
from tests.web.site import Site, accessible, fits

# North has all spades, East all hearts, South all diamonds, West all clubs.
SUITS = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"


def evening(site: Site) -> Desk:
    """Four pairs; in each of three rounds both tables play the same board: 4-1 and 2-3, 4-2 and 3-1, 4-3 and 1-2."""
    desk = pairs(Desk(site.office))
    desk.do(GiveDeals(deals=(Dealt(BoardKey(board=1), SUITS),)), ORGANISER)
    desk.do(BeginRound(round=1))
    return desk


def first_round(desk: Desk) -> None:
    """4 makes game against 1, 2 goes down against 3: 4 and 3 have a top."""
    give(desk, result(1, 1, 1, "4S N ="), result(1, 2, 1, "4S N -1"))
    desk.do(EndRound(round=1))


def swiss(site: Site) -> Desk:
    """Team 1 beats 2 by 10 IMPs (420 and 50) and 11 (400 and 100); 3 and 4 have drawn; the second round is on."""
    desk = teams(Desk(site.office), boards=2)
    drawn(desk, ("1", "2"), ("3", "4"))
    won = (("4S N =", "4S N -1"), ("3NT E -2", "3NT E ="))
    even = (("1NT N =", "1NT S ="),) * 2
    played(desk, 1, *told(1, 1, *won), *told(1, 2, *even))
    drawn(desk, ("1", "3"), ("2", "4"))
    desk.do(BeginRound(round=2))
    return desk


def told(round: int, table: int, *boards: tuple[str, str]) -> list[AnyCommand]:
    return [
        result(round, table, board, one, room=room)
        for board, both in enumerate(boards, 1)
        for room, one in zip(("open", "closed"), both, strict=True)
    ]


def give(desk: Desk, *entries: AnyCommand) -> None:
    for entry in entries:
        desk.do(entry, SCORER)


def row(page: Page, name: str) -> Locator:
    return page.get_by_role("row").filter(has_text=name)


def order(page: Page) -> Locator:
    return page.get_by_role("table").first.locator("tbody tr .id")


# -- standings


def test_the_ranking_changes_by_itself_when_a_round_is_over(site: Site) -> None:
    desk = evening(site)
    page = site.phone().open(f"/events/{desk.id}")
    page.evaluate("window.isSame = true")
    expect(page.get_by_text("The ranking is shown when the first round is over.")).to_be_visible()
    first_round(desk)
    expect(page.get_by_text("After round 1 of 3")).to_be_visible()
    expect(page.get_by_text("provisional")).to_be_visible()
    expect(order(page)).to_have_text([re.compile("^[34]$")] * 2 + [re.compile("^[12]$")] * 2)
    expect(row(page, "4 N")).to_contain_text("100.00")
    expect(row(page, "4 N")).to_contain_text("1=")
    desk.do(BeginRound(round=2))
    expect(page.get_by_text("Round 2 is being played; it counts when it is over.")).to_be_visible()
    assert page.evaluate("window.isSame")


def test_rows_move_with_each_result_where_it_is_public_at_once(site: Site) -> None:
    desk = evening(site)
    desk.do(SetPublicity(publicity="live"), ORGANISER)
    first_round(desk)
    desk.do(BeginRound(round=2))
    page = site.desk().open(f"/events/{desk.id}")
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(
        """() => { window.moved = 0; const animate = Element.prototype.animate;
        Element.prototype.animate = function (...told) { window.moved += this.tagName === "TR"; """
        """return animate.apply(this, told); } }"""
    )
    expect(row(page, "4 N")).to_contain_text("100.00%")
    give(desk, result(2, 1, 2, "4S N -1"), result(2, 2, 2, "4S N ="))  # 2 and 3 have the tops
    expect(row(page, "3 N")).to_contain_text("100.00%")
    expect(order(page).first).to_have_text("3")
    expect(row(page, "4 N")).to_contain_text("50.00%")
    expect(row(page, "4 N")).to_contain_text("down 1")
    page.wait_for_function("window.moved > 0")


def test_a_past_moment_has_a_link_and_says_that_it_is_past(site: Site) -> None:
    desk = evening(site)
    first_round(desk)
    played(desk, 2, result(2, 1, 2, "4S N -1"), result(2, 2, 2, "4S N ="))
    page = site.desk().open(f"/events/{desk.id}")
    expect(page.get_by_text("After round 2 of 3")).to_be_visible()
    page.get_by_role("link", name="The ranking at earlier times").click()
    page.get_by_role("link", name="Round 1 is over").click()
    expect(page.get_by_text("You are viewing the event as it was on")).to_be_visible()
    expect(page.get_by_text("After round 1 of 3")).to_be_visible()
    expect(row(page, "4 N")).to_contain_text("100.00%")
    row(page, "4 N").get_by_role("link").click()  # stays in the past
    expect(page.get_by_text("Rank 1 of 4")).to_be_visible()
    page.get_by_role("link", name="Show the current state").click()
    expect(page.get_by_text("Rank 2 of 4")).to_be_visible()


def test_an_event_without_anybody_says_that_it_is_being_prepared(site: Site) -> None:
    desk = teams(Desk(site.office), ())
    page = site.phone().open(f"/events/{desk.id}")
    expect(page.get_by_text("The event is being prepared.")).to_be_visible()
    page.goto(f"{site.url}/events/{desk.id}/matches")
    expect(page.get_by_text("No matches have been drawn yet.")).to_be_visible()
    page.goto(f"{site.url}/events/{desk.id}/boards")
    expect(page.get_by_text("There are no boards yet")).to_be_visible()


def test_numbers_are_written_as_the_language_has_them(site: Site) -> None:
    desk = evening(site)
    first_round(desk)
    page = site.phone(locale="it").open(f"/events/{desk.id}")
    expect(page.get_by_text("Dopo il round 1 di 3")).to_be_visible()
    expect(row(page, "4 N")).to_contain_text("100,00%")


# -- boards and cards


def test_results_and_hands_stay_hidden_until_the_round_is_over(site: Site) -> None:
    desk = evening(site)
    page = site.desk().open(f"/events/{desk.id}/boards/1")
    expect(page.get_by_text("Nobody has played this board yet.")).to_be_visible()
    give(desk, result(1, 1, 1, "4S N ="), result(1, 2, 1, "4S N -1"))
    expect(page.get_by_text("2 results are not public yet.")).to_be_visible()
    expect(page.get_by_text("The hands are shown when")).to_be_visible()
    for hidden in ("+420", "ace of spades"):
        assert hidden not in page.content()
    desk.do(EndRound(round=1))
    expect(row(page, "4 N").filter(has_text="+420")).to_contain_text("100.00")
    expect(row(page, "2 N").filter(has_text="−50")).to_contain_text("0.00")
    north = page.get_by_role("group", name="North")
    expect(north.get_by_role("img", name="ace of spades")).to_be_visible()


@needs_solver
def test_a_board_has_its_double_dummy_table_and_par(site: Site) -> None:
    """North-South's grand slam is par: 1510 with nobody vulnerable, for 7NT doubled would cost East-West 3500."""
    desk = evening(site)
    first_round(desk)
    page = site.desk().open(f"/events/{desk.id}/boards/1")
    table = page.get_by_role("table", name="Double dummy")
    expect(table).to_be_visible()
    cells = {
        line.get_by_role("rowheader").inner_text(): line.get_by_role("cell").all_inner_texts()
        for line in table.locator("tbody tr").all()
    }
    assert cells["N"] == cells["S"] == ["0", "13", "0", "13", "0"]
    assert cells["E"] == cells["W"] == ["13", "0", "13", "0", "0"]
    expect(page.get_by_text("Par for North-South +1510")).to_contain_text("NS")
    accessible(page)


def test_a_contestant_has_a_card_and_a_run(site: Site) -> None:
    desk = evening(site)
    first_round(desk)
    played(desk, 2, result(2, 1, 2, "4S N -1"), result(2, 2, 2, "4S N ="))
    page = site.phone().open(f"/events/{desk.id}/contestants/4")
    card = page.get_by_role("region", name="Score card").get_by_role("table")
    expect(card.get_by_role("row").filter(has_text="+420")).to_be_visible()
    expect(page.get_by_role("img", name="Rank after each round")).to_be_visible()
    page.get_by_text("As a table").click()
    run = page.get_by_role("table").filter(has_text="After")
    expect(run.get_by_role("row", name="Round 1")).to_contain_text("100.00%")
    expect(run.get_by_role("row", name="Round 2")).to_contain_text("50.00%")
    expect(run.get_by_role("row", name="Round 2")).to_contain_text("2 of 4")


# -- teams


def test_matches_have_a_cross_table_and_a_sheet_of_both_rooms(site: Site) -> None:
    desk = swiss(site)
    page = site.desk().open(f"/events/{desk.id}/matches")
    first = page.get_by_role("region", name="Round 1")
    expect(first.get_by_role("row").filter(has_text="21 – 0")).to_be_visible()
    under_way = page.get_by_role("region", name="Round 2")
    expect(under_way.get_by_text("under way")).to_have_count(2)
    cross = page.get_by_role("region", name="Cross table").get_by_role("table")
    expect(cross.get_by_role("row").filter(has_text="10.00")).to_have_count(2)  # 3 and 4, who have drawn
    first.get_by_role("link", name="Sheet of table 1").click()
    expect(page.get_by_text("21 – 0 IMPs")).to_be_visible()
    boards = page.get_by_role("region", name="Match sheet").locator("tbody tr")
    expect(boards).to_have_count(2)
    assert [line.get_by_role("cell").all_inner_texts()[-2:] for line in boards.all()] == [["10", ""], ["11", ""]]
    page.goto(f"{site.url}/events/{desk.id}/matches/2/1")
    expect(page.get_by_text("The results are shown when the round is over.")).to_be_visible()


# -- the wall


def test_the_wall_turns_its_pages_by_itself_until_it_is_told_to_wait(site: Site) -> None:
    page = site.desk().open(f"/events/{site.demo()}/wall?seconds=1")
    expect(page.get_by_text("1–8 of 13")).to_be_visible()
    expect(page.get_by_text("9–13 of 13")).to_be_visible()
    page.locator("body").press("Space")
    expect(page.get_by_text("Paused")).to_be_visible()
    page.keyboard.press("ArrowRight")
    seen = page.get_by_text(re.compile(r"\d–\d+ of 13")).inner_text()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_text(seen)).to_have_count(0)
    expect(page.get_by_role("timer")).to_have_text(re.compile(r"^\d+:\d\d$"))
    expect(page.get_by_text("Still playing:")).to_be_visible()
    assert page.locator("html").get_attribute("data-theme") == "dark"
    assert page.locator("tbody td").first.evaluate("cell => parseFloat(getComputedStyle(cell).fontSize)") >= 40


def test_the_wall_says_when_the_round_is_over(site: Site) -> None:
    desk = evening(site)
    page = site.desk().open(f"/events/{desk.id}/wall?show=clock")
    expect(page.get_by_text("Round 1")).to_be_visible()
    expect(page.get_by_text("Still playing:")).to_contain_text("1 · 2")
    give(desk, result(1, 1, 1, "4S N ="))
    expect(page.get_by_text("Still playing:")).not_to_contain_text("1")
    give(desk, result(1, 2, 1, "4S N ="))
    expect(page.get_by_text("All tables have finished")).to_be_visible()
    desk.do(EndRound(round=1))
    expect(page.get_by_text("Round 1 over")).to_be_visible()


# -- for everybody


def test_what_is_past_and_what_is_not_played_is_accessible(site: Site) -> None:
    """As everything else (test_every_page.py)."""
    desk = evening(site)
    first_round(desk)
    page = site.phone(color_scheme="dark").open(f"/events/{desk.id}?version=8")
    expect(page.get_by_text("You are viewing").first).to_be_visible()
    accessible(page)
    assert fits(page)
    page.goto(f"{site.url}/events/{desk.id}/boards/2")
    expect(page.get_by_text("Nobody has played").first).to_be_visible()
    accessible(page)
    assert fits(page)


def test_a_spectator_needs_no_mouse(site: Site) -> None:
    desk = evening(site)
    first_round(desk)
    page = site.desk().open(f"/events/{desk.id}")
    tab_to(page, page.get_by_role("link", name="4 N"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Score card")).to_be_visible()
    tab_to(page, page.get_by_role("link", name="1", exact=True))
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Board 1")).to_be_visible()
    expect(page.get_by_role("link", name="Board 2 →")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("heading", name="Board 2")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("heading", name="Board 1")).to_be_visible()
    tab_to(page, page.get_by_role("link", name="Ranking"))
    page.keyboard.press("Enter")
    tab_to(page, page.get_by_role("link", name="Screen on the wall"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Round 2: your tables")).to_be_visible()
    tab_to(page, page.get_by_role("link", name="Leave"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Ranking", exact=True)).to_be_visible()
