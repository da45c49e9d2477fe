"""The pages on a slow phone: how long until one can be used, and until an entry is seen on every open page."""

import statistics
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, expect
from tests.web.conftest import launched
from tests.web.site import Site, served

from arbitro.contest.recorded import Recorded
from arbitro.office.actor import Actor, Role
from arbitro.office.command import EnterResult
from arbitro.office.projections.tables import tables_now
from arbitro.office.projections.view import View
from arbitro.office.visibility import viewer

SLOWER = 4  # the processor of a slow phone
TIMES = 5
USABLE, EVERYWHERE = 2.0, 1.0  # seconds, the goals
SCORER = Actor(Role.SCORER, "demo/scorer")


def seconds(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def usable(site: Site, event: str) -> list[float]:
    """From the tap on the link until the first button of a player's page can be pressed, nothing cached."""

    def once() -> float:
        device = site.phone(site.player(event, "demo/1-1"))
        page = device.context.new_page()
        device.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        return seconds(lambda: _opened(page, f"{site.url}/events/{event}/play"))

    return [once() for _ in range(TIMES)]


def _opened(page: Page, address: str) -> None:
    page.goto(address, wait_until="commit")
    expect(page.get_by_role("main").get_by_role("button").first).to_be_enabled()


def seen(site: Site, event: str) -> list[float]:
    """From the command until the room of the organiser has one result more."""
    page = site.desk(site.organiser()).open(f"/events/{event}/room")
    count = page.locator("progress").first
    expect(count).to_be_visible()

    def once(entry: EnterResult) -> float:
        before = count.get_attribute("value")
        site.office.do(entry, SCORER, event)
        return seconds(lambda: expect(count).not_to_have_attribute("value", before or "", timeout=10_000))

    return [once(entry) for entry in _missing(site, event)[:TIMES]]


def _missing(site: Site, event: str) -> list[EnterResult]:
    now = site.office.event(event)
    view = View(now, viewer(now, SCORER), site.house.clock(), site.house.names)
    return [
        EnterResult(at=table.at, board=board, recorded=Recorded(result="PASS"))
        for table in tables_now(view)
        for board in table.missing
    ]


def report() -> None:
    print("\nthe pages, in headless Chromium")
    with TemporaryDirectory() as folder, launched() as browser, served(Path(folder), browser) as site:
        event = site.demo()
        for what, found, goal in (
            (f"a player's page can be used, processor {SLOWER} times slower", usable(site, event), USABLE),
            ("an entry is seen in the room", seen(site, event), EVERYWHERE),
        ):
            print(f"{what:60}median {statistics.median(found):5.2f} s  longest {max(found):5.2f} s  goal {goal:.0f} s")


if __name__ == "__main__":
    report()
