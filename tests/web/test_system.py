"""A pair hands in its system: a file with faults, then one that is in order; what its calls show."""

from playwright.sync_api import FilePayload, expect

from tests.web.keyboard import enter
from tests.web.site import Site
from tests.web.small_event import small_event

FAULTY = """name = "Ours"

[[opening]]
call = "1NT"
shows = "15-17 balancd"

[[response]]
to = "1NT"
call = "2C"
shows = "8+"
forcing = "maybe"
"""


def test_a_system_is_handed_in_and_read(site: Site) -> None:
    event = small_event(site)
    page = site.phone(site.player(event, "1 N")).open(f"/events/{event}/contestants/1/system")
    expect(page.get_by_text("No system is on file.")).to_be_visible()
    hand_in = page.get_by_role("button", name="Hand this system in")
    file = FilePayload(name="ours.toml", mimeType="text/plain", buffer=FAULTY.encode())
    page.get_by_label("A file of rules").set_input_files(files=[file])
    problems = page.get_by_role("alert").get_by_role("paragraph")
    # every fault, in the order of the lines on which the rules begin
    expect(problems.first).to_contain_text("line 3")
    expect(problems.first).to_contain_text("BALANCD")
    expect(problems.last).to_contain_text("line 7")
    expect(problems.last).to_contain_text("maybe")
    expect(hand_in).to_be_disabled()

    page.get_by_label("One that comes with the program").select_option("five_card_majors")
    expect(page.get_by_role("heading", name="Five-card majors, strong notrump")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    enter(hand_in)
    expect(page.get_by_role("link", name="Print the card")).to_be_visible()
    calls = page.get_by_role("table", name="What does a call show?")
    enter(calls.get_by_role("button", name="1NT"))
    page.get_by_role("button", name="Pass", exact=True).first.click()
    # the file: at least eight points, and a major of four cards
    expect(calls.get_by_role("row").filter(has=page.get_by_role("button", name="2 clubs"))).to_contain_text(
        "8+ HCP, 4♥ or 4♠"
    )
    page.locator("summary", has_text="Convention card").click()
    expect(page.get_by_role("heading", name="Openings")).to_be_visible()
