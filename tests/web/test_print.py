"""Print pages: so many sheets of A4, with what belongs on them."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.site import Site, accessible, looked_over
from tests.web.small_event import small_event

A4 = (595, 842)  # points
BOX = re.compile(rb"/MediaBox \[([\d. ]+)\]")


def sheets(page: Page) -> int:
    """How many come out of the printer."""
    pdf = page.pdf(prefer_css_page_size=True)
    boxes = [tuple(map(float, box.split())) for box in BOX.findall(pdf)]
    for left, bottom, right, top in boxes:
        assert (round(right - left), round(top - bottom)) == A4
    return len(boxes)


def test_table_cards_have_the_address_of_their_table(site: Site) -> None:
    event = site.demo()
    page = site.desk(site.organiser()).open(f"/events/{event}/print/cards")
    expect(page.get_by_role("img")).to_have_count(6)
    for table in range(1, 7):
        here = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name=f"Table {table}"))
        address = f"{site.url}/tables/{site.table_code(event, table)}"
        expect(here).to_contain_text(address)
        code = here.get_by_role("img", name=f"QR code of {address}")
        assert code.evaluate("image => new URL(image.src).searchParams.get('text')") == address
        expect(code).to_have_js_property("complete", True)
        assert code.evaluate("image => image.naturalWidth") > 0
    assert sheets(page) == 2  # four on a sheet
    page.get_by_label("Address of this computer").fill("http://192.168.1.20:8000/")
    expect(page.get_by_text(f"http://192.168.1.20:8000/tables/{site.table_code(event, 1)}")).to_be_visible()
    page.get_by_label("Address of this computer").fill("http://localhost:8000")
    expect(page.get_by_text("works only on this computer")).to_be_visible()


def test_the_movement_has_a_way_for_each_pair(site: Site) -> None:
    event = site.demo()
    page = site.desk(site.organiser()).open(f"/events/{event}/print/movement")
    expect(page.get_by_role("table")).to_have_count(13)
    expect(page.get_by_role("row")).to_have_count(13 * (1 + 13))
    expect(page.get_by_text("sits out")).to_have_count(13)  # once each
    assert sheets(page) == 4


def test_ranking_and_results_fit_their_sheets(site: Site) -> None:
    event = site.demo()
    page = site.desk(site.organiser()).open(f"/events/{event}/print/ranking")
    expect(page.get_by_role("row")).to_have_count(1 + 13)
    assert sheets(page) == 1
    page.goto(f"{site.url}/events/{event}/print/results")
    expect(page.get_by_role("table").first).to_be_visible()
    looked_over(page)


@pytest.mark.parametrize(("form", "slips"), [("pairs", 6 * 13), ("teams", 2 * 4 * 2)])
def test_there_is_a_slip_for_each_table_and_round(site: Site, form: str, slips: int) -> None:
    event = site.demo() if form == "pairs" else site.demo_of_teams()
    page = site.desk(site.organiser()).open(f"/events/{event}/print/slips")
    expect(page.get_by_role("table")).to_have_count(slips)
    page.get_by_label("Round").select_option("1")
    expect(page.get_by_role("table")).to_have_count(6 if form == "pairs" else 8)
    accessible(page)
    assert sheets(page) == (1 if form == "pairs" else 2)


def test_hand_records_show_what_may_be_seen(site: Site) -> None:
    event = small_event(site)
    page = site.phone().open(f"/events/{event}/print/boards")
    expect(page.get_by_text("There are no deals that you may see.")).to_be_visible()
    desk = site.desk(site.organiser())
    tricks = {seat: dict.fromkeys(("C", "D", "H", "S", "NT"), 7) for seat in "NESW"}
    solved = {"deal": "", "board": 1, "dealer": "N", "vulnerability": "none", "tricks": tricks, "makeable": []}
    desk.context.route("**/analysis*", lambda route: route.fulfill(json=solved | {"par": None}))
    page = desk.open(f"/events/{event}/print/boards")
    expect(page.get_by_role("heading", name="Board 6")).to_be_visible()
    expect(page.get_by_text("Double dummy")).to_have_count(6)
    accessible(page)
    assert sheets(page) == 2  # four on a sheet


def test_the_button_prints(site: Site) -> None:
    page = site.desk(site.organiser()).open(f"/events/{site.demo()}/print/ranking")
    page.evaluate("window.print = () => (document.title = 'printed')")
    page.get_by_role("button", name="Print").press("Enter")
    expect(page).to_have_title("printed")
