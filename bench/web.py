"""The pages on a slow phone: how long until one can be used, and until an entry is seen on every open page."""

import statistics
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from playwright.sync_api import expect
from tests.web.conftest import launched
from tests.web.live import SEATS, Four
from tests.web.site import Site, served

from arbitro.contest.facts.outcome import Recorded
from arbitro.office.actor import Actor, Role
from arbitro.office.results import EnterResult
from arbitro.office.seeing.tables import tables_now
from arbitro.office.seeing.view import View
from arbitro.office.seeing.visibility import viewer

HEAVIEST = 200_000  # bytes of a table's page, as they come over the network
LAST_SCREEN = 0.15  # seconds from an act to the last of the other three screens, of 95 in 100
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


# When a page has told of something that happened, by the clock that all pages of the machine share.
HEARD = """() => {
  window.heard = [];
  const log = document.querySelector("[role=log]");
  const now = () => performance.timeOrigin + performance.now();
  new MutationObserver(() => heard.push(now())).observe(log, { subtree: true, childList: true, characterData: true });
}"""
FIRST_HEARD = """() => new Promise((done) => {
  const look = () => (heard.length ? done(heard[0]) : setTimeout(look, 20));
  look();
})"""
TYPED = """(text) => {
  const field = document.querySelector("main form input");
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  const now = performance.timeOrigin + performance.now();
  field.form.requestSubmit();
  return now;
}"""


def at_a_table(site: Site) -> tuple[int, list[float]]:
    """Bytes of a table's page; and of every bid from 1C to 7NT, from the act to the last of the other three screens."""
    four = Four(site)
    pages = {seat: site.desk(four.token(seat)).open(four.path) for seat in SEATS}
    for page in pages.values():
        expect(page.get_by_role("list", name="Your hand").first).to_be_visible()
        page.evaluate(HEARD)
    weight = sum(pages["N"].evaluate(LOADED.replace("window.usable", "Infinity")))
    found = []
    bids = [f"{level}{denomination}" for level in range(1, 8) for denomination in "cdhsn"]
    for at, bid in enumerate(bids):
        seat = SEATS[at % 4]
        expect(pages[seat].get_by_text("Your turn", exact=True).first).to_be_visible()
        others = [page for other, page in pages.items() if other != seat]
        for page in others:
            page.evaluate("window.heard = []")
        start = pages[seat].evaluate(TYPED, bid)
        found.append((max(page.evaluate(FIRST_HEARD) for page in others) - start) / 1000)
    return weight, found


def report() -> None:
    print("\nthe pages, in headless Chromium")
    with TemporaryDirectory() as folder, launched() as browser, served(Path(folder), browser) as site:
        event = site.demo()
        slow, own = ([opened(site, event, slower) for _ in range(TIMES)] for slower in (SLOWER, 1))
        told(f"a player's page can be used, processor {SLOWER} times slower", [one.usable for one in slow], USABLE)
        told("its processor time, not slowed down", [one.processor for one in own])
        print(f"{'its requests, and kB':60}{own[0].requests} and {own[0].bytes / 1000:.0f}")
        told("an entry is seen in the room", seen(site, event), EVERYWHERE)
        weight, acts = at_a_table(site)
        print(f"{'kB of a live table':60}{weight / 1000:.0f}  goal {HEAVIEST / 1000:.0f}")
        p95 = statistics.quantiles(acts, n=20)[-1]
        print(f"{'from an act to the last of three other screens, p95':60}{p95:.3f} s  goal {LAST_SCREEN} s")


def told(what: str, found: Sequence[float], goal: float | None = None) -> None:
    """The shortest as well: on a machine that others use too, it is the least disturbed."""
    print(
        f"{what:60}median {statistics.median(found):5.2f} s  shortest {min(found):5.2f} s  longest {max(found):5.2f} s"
        + (f"  goal {goal:.0f} s" if goal else "")
    )


if __name__ == "__main__":
    report()
