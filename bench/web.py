"""The pages on a slow phone: how long until one can be used, and until an entry is seen on every open page."""

import statistics
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from playwright.sync_api import expect
from tests.web.conftest import launched
from tests.web.site import Site, served

from arbitro.contest.facts.outcome import Recorded
from arbitro.office.actor import Actor, Role
from arbitro.office.results import EnterResult
from arbitro.office.seeing.tables import tables_now
from arbitro.office.seeing.view import View
from arbitro.office.seeing.visibility import viewer

SLOWER = 4  # the processor of a slow phone
TIMES = 5
USABLE, EVERYWHERE = 2.0, 1.0  # seconds, the goals
SCORER = Actor(Role.SCORER, "demo/scorer")


class Opened(NamedTuple):
    """How a page opened: seconds until it can be used, processor seconds of its own thread, requests, bytes."""

    usable: float
    processor: float
    requests: int
    bytes: int


# From inside the page: whoever asks from outside asks only now and then, and keeps the page busy with it.
FIRST_BUTTON = """new MutationObserver((_, observer) => {
    const button = document.querySelector("main button");
    if (!button || button.disabled) return;
    observer.disconnect();
    window.usable = performance.now();
}).observe(document, { subtree: true, childList: true, attributes: true });"""
UNTIL_USABLE = """() => new Promise((done) => {
    const look = () => ("usable" in window ? done(window.usable) : setTimeout(look, 50));
    look();
})"""
LOADED = """() => ["navigation", "resource"].flatMap((kind) => performance.getEntriesByType(kind))
    .filter((one) => one.startTime < window.usable).map((one) => one.transferSize)"""


def seconds(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def opened(site: Site, event: str, slower: int) -> Opened:
    """From the tap on the link until the first button of a player's page can be pressed, nothing cached."""
    device = site.phone(site.player(event, "demo/1-1"))
    page = device.context.new_page()
    page.add_init_script(FIRST_BUTTON)
    tools = device.context.new_cdp_session(page)
    tools.send("Performance.enable", {"timeDomain": "threadTicks"})
    tools.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.goto(f"{site.url}/events/{event}/play", wait_until="commit")
    usable = page.evaluate(UNTIL_USABLE) / 1000
    measured = {one["name"]: one["value"] for one in tools.send("Performance.getMetrics")["metrics"]}
    loaded = page.evaluate(LOADED)
    page.close()
    return Opened(usable, measured["TaskDuration"], len(loaded), sum(loaded))


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
        slow, own = ([opened(site, event, slower) for _ in range(TIMES)] for slower in (SLOWER, 1))
        told(f"a player's page can be used, processor {SLOWER} times slower", [one.usable for one in slow], USABLE)
        told("its processor time, not slowed down", [one.processor for one in own])
        print(f"{'its requests, and kB':60}{own[0].requests} and {own[0].bytes / 1000:.0f}")
        told("an entry is seen in the room", seen(site, event), EVERYWHERE)


def told(what: str, found: Sequence[float], goal: float | None = None) -> None:
    """The shortest as well: on a machine that others use too, it is the least disturbed."""
    print(
        f"{what:60}median {statistics.median(found):5.2f} s  shortest {min(found):5.2f} s  longest {max(found):5.2f} s"
        + (f"  goal {goal:.0f} s" if goal else "")
    )


if __name__ == "__main__":
    report()
