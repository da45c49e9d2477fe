"""The page "Publish": the file of table devices goes out, its results come back; a PDF is of the paper chosen."""

from pathlib import Path

from playwright.sync_api import expect

from arbitro.formats import bws
from arbitro.formats.bws.jet import Jet
from arbitro.office.seating import BeginRound
from tests.formats.test_bws import row
from tests.web.site import Site, looked_over
from tests.web.small_event import DIRECTOR, small_event


def test_results_of_devices_are_shown_and_entered(site: Site, tmp_path: Path) -> None:
    event = small_event(site)
    site.office.do(BeginRound(round=1), DIRECTOR, event)
    page = site.phone(site.organiser()).open(f"/events/{event}/publish")
    with page.expect_download() as going:
        page.get_by_role("link", name="File for the devices (.bws)").click()
    written = Path(going.value.path()).read_bytes()
    (first, *_) = bws.read(written).sections[0].movement.rounds[0].tables
    ((ns,), (ew,)) = first.north_south, first.east_west
    rows = [row(1, first.table, 1, board, ns, ew, LeadCard="") for board in (*first.boards, 99)]
    file = tmp_path / "tuesday.bws"
    file.write_bytes(Jet.of(written).adding({"ReceivedData": rows}).data)
    here = page.get_by_role("region", name="Table devices (Bridgemate)")
    here.get_by_label("The file with the results").set_input_files(file)
    expect(here.get_by_text("There are 2 new results in it.")).to_be_visible()
    expect(here.get_by_text("does not play this board in round 1")).to_be_visible()
    looked_over(page)
    here.get_by_role("button", name="Enter all 2").click()
    expect(here.get_by_text("2 results entered.")).to_be_visible()
    here.get_by_label("The file with the results").set_input_files(file)
    expect(here.get_by_text("There is no new result in it.")).to_be_visible()


def test_the_pdf_is_of_the_paper_that_is_chosen(site: Site) -> None:
    page = site.desk(site.organiser()).open(f"/events/{small_event(site)}/publish")
    prints = page.get_by_role("region", name="Print")
    prints.get_by_label("Paper").select_option("A5")
    prints.get_by_label("Blank, to fill in by hand").check()
    for name, sheet in (("Travellers", "travellers"), ("Board labels", "labels")):
        link = prints.get_by_role("link", name=name, exact=True)
        address = link.get_attribute("href") or ""
        assert address.startswith(f"/api/events/{address.split('/')[3]}/sheets/{sheet}.pdf?")
        assert {"paper=a5", "blank=true"} <= set(address.partition("?")[2].split("&"))
