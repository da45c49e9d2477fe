"""A club with its pages in a real browser: a server on loopback, under a host name that is not a secure context.

def test_something(site: Site) -> None:
    page = site.phone().open("/")                   # fails at the end if the page complained in its console
    site.desk(site.organiser()).open(f"/events/{site.demo()}/room")

What is prepared goes through the office (`site.office.do`); what is tested goes through the page. The club is that of
all tests of a process, each with events of its own; whoever needs the register, the accounts or the machine for himself
takes `own_site`.
"""

import re
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import timedelta
from functools import cached_property
from hashlib import sha256
from itertools import count
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, ViewportSize

from arbitro.contest.facts.event import Room
from arbitro.journal import open_journal
from arbitro.journal.register import Person
from arbitro.office.actor import Actor, Role
from arbitro.office.admission import part_of
from arbitro.office.demo import pairs_of_tonight, teams_of_tonight
from arbitro.office.office import Office
from arbitro.office.people import Appoint
from arbitro.server.accounts import Accounts, new_person
from arbitro.server.guards import CSRF_COOKIE, csrf_of
from arbitro.server.house import COOKIE, House
from arbitro.server.running import now, server_of
from arbitro.server.settings import MailServer, Settings
from arbitro.words import DEFAULT, catalogue, message
from tests.amounts import PROOF
from tests.server.process import free_port

HOST = "club.test"
PASSWORD = "thirteen pairs"
PHONE: ViewportSize = {"width": 390, "height": 844}
TABLET: ViewportSize = {"width": 820, "height": 1180}
DESK: ViewportSize = {"width": 1280, "height": 800}
DATE = "2026-05-14"
NOTHING = "/health"  # a page without a script
PATIENCE = 60_000  # milliseconds, on a busy machine
WCAG = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
COLOUR = ("color-contrast", "link-in-text-block")
SIZE = ("scrollable-region-focusable", "target-size")
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
FITS = """async () => {
  const fits = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth;
  for (let left = 1200; left && !fits(); left--) await new Promise((resolve) => setTimeout(resolve, 50));
  return fits();
}"""
# A word about what was done goes away after eight seconds, which a busy machine may need to look at it: here it stays.
# Nor is an answer given up that comes late.
STAYING = """const wait = setTimeout;
AbortSignal.timeout = () => new AbortController().signal;
window.setTimeout = (work, after, ...more) => wait(work, after === 8000 ? 2 ** 31 - 1 : after, ...more);"""
FORGET = """async () => {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of await indexedDB.databases())
    await new Promise((resolve) => (indexedDB.deleteDatabase(name).onsuccess = resolve));
}"""
LOST = re.compile(r"net::ERR_|WebSocket connection|Failed to load resource")  # what a browser says of a lost network


class Chance:
    """The same in every run, and for each test its own."""

    def __init__(self, test: str) -> None:
        self.begin(test)

    def begin(self, test: str) -> None:
        self._test, self._numbers = test, count()

    def __call__(self) -> str:
        return sha256(f"{self._test} {next(self._numbers)}".encode()).hexdigest()


class Device:
    """A browser of somebody's own: cookies, pages, and what they complained of. After a test it forgets everything, and
    waits for the next that wants one like it: a new one costs Chromium more than a page does."""

    def __init__(self, site: "Site", **settings: Any) -> None:
        self.site, self.settings = site, settings
        self.context = site.browser.new_context(reduced_motion="reduce", **settings)
        self.complaints: list[str] = []
        self._resting: Page | None = None
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(STAYING)
        self.context.on("console", self._hear)
        self.context.on("weberror", lambda error: self.complaints.append(str(error.error)))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not LOST.search(message.text):
            self.complaints.append(message.text)

    def open(self, path: str) -> Page:
        page, self._resting = self._resting or self.context.new_page(), None
        page.goto(self.site.url + path)
        return page

    def sign_in(self, token: str) -> None:
        cookies = ((COOKIE, token), (CSRF_COOKIE, csrf_of(token)))
        self.context.add_cookies([{"name": name, "value": value, "url": self.site.url} for name, value in cookies])

    def rest(self) -> list[str]:
        """What its pages complained of. One of them stays, with nothing on it."""
        self.context.set_offline(False)
        self.context.unroute_all()
        page, *others = self.context.pages or [self.context.new_page()]
        for other in others:
            other.close()
        page.goto(self.site.url + NOTHING)
        page.evaluate(FORGET)
        page.set_viewport_size(self.settings["viewport"])
        page.emulate_media(color_scheme=self.settings.get("color_scheme", "light"), reduced_motion="reduce")
        self.context.clear_cookies()
        complaints, self.complaints, self._resting = self.complaints, [], page
        return complaints


class Site:
    def __init__(self, house: House, browser: Browser, url: str, chance: Chance) -> None:
        self.house, self.browser, self.url, self.chance = house, browser, url, chance
        self.devices: list[Device] = []
        self._resting: list[Device] = []

    def start(self) -> None:
        self._server = server_of(self.house)
        self._thread = Thread(target=self._server.run, daemon=True)
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive()
            time.sleep(0.01)

    def stop(self) -> None:
        """As if somebody had pulled the plug of the club's machine; `start` brings it back at the same address."""
        self._server.should_exit = True
        self._thread.join()

    @contextmanager
    def visited(self, test: str) -> Iterator["Site"]:
        """For one test: its devices forget everything at the end, and none of their pages may have complained."""
        self.chance.begin(test)
        try:
            yield self
        finally:
            devices, self.devices = self.devices, []
            complaints = [complaint for device in devices for complaint in device.rest()]
            self._resting += devices
        assert not complaints, complaints

    @property
    def office(self) -> Office:
        return self.house.office

    # -- devices

    def phone(self, token: str = "", **more: Any) -> Device:
        return self._device(token, viewport=PHONE, has_touch=True, is_mobile=True, **more)

    def tablet(self, token: str = "", **more: Any) -> Device:
        return self._device(token, viewport=TABLET, has_touch=True, **more)

    def desk(self, token: str = "", **more: Any) -> Device:
        return self._device(token, viewport=DESK, **more)

    def _device(self, token: str, locale: str = "en", **more: Any) -> Device:
        settings = {"locale": locale, **more}
        device = next((device for device in self._resting if device.settings == settings), None)
        if device:
            self._resting.remove(device)
        else:
            device = Device(self, **settings)
        self.devices.append(device)
        if token:
            device.sign_in(token)
        return device

    def close(self) -> None:
        for device in self._resting:
            device.context.close()

    # -- who is who: tokens as they get them by signing in

    def organiser(self) -> str:
        return self._organiser

    @cached_property
    def _organiser(self) -> str:
        accounts = self.house.accounts
        return accounts.found(accounts.invite(Role.ORGANISER, "", ""), "Organiser", PASSWORD)[1]

    def staff(self, event: str, role: Role) -> str:
        person = new_person()
        self.office.journal.register.put(Person(person, role.value.replace("_", " ").capitalize()))
        self.office.do(Appoint(person=person, role=role), Actor(Role.ORGANISER, "organiser"), event)
        return self.house.accounts.give(person, role, event=event)

    def player(self, event: str, person: str) -> str:
        contestant, role = part_of(self.office.event(event), person, Role.CAPTAIN)
        return self.house.accounts.give(person, role, event=event, contestant=contestant)

    def table_code(self, event: str, table: int, section: str = "", room: Room = "") -> str:
        return self.house.accounts.open_table(event, section, table, "organiser", room)

    # -- events

    def demo(self, ago: timedelta = timedelta()) -> str:
        """Thirteen pairs whose round 4 has just begun, or some time ago; persons demo/1-1, demo/1-2, demo/2-1 …"""
        return pairs_of_tonight(self.office, now() - ago, message)

    def demo_of_teams(self) -> str:
        """Eight teams before round 2; persons demo/team-1-1 …"""
        return teams_of_tonight(self.office, now(), message)


@contextmanager
def served(folder: Path, browser: Browser) -> Iterator[Site]:
    settings = Settings(
        address="127.0.0.1",
        port=free_port(),
        database=str(folder / "club.db"),
        commands_a_minute=60_000,
        sign_ins_a_minute=6_000,
        mail=MailServer(host="127.0.0.1", port=free_port(), sender="Club <club@club.test>", tls="none"),
    )
    catalogue(DEFAULT)  # as the server itself does before it starts: it takes seconds
    chance = Chance("")
    with open_journal(settings.database) as journal:
        house = House(Office(journal, now, chance), Accounts(journal, now), settings, now)
        site = Site(house, browser, f"http://{HOST}:{settings.port}", chance)
        site.start()
        try:
            with site.visited(""):
                yield site
        finally:
            site.close()
            site.stop()


def violations(page: Page, rules: Sequence[str] = WCAG, *, preload: bool = False) -> list[tuple[str, str, list[str]]]:
    """What axe finds: the rule, what it is about, and where. `preload`: also in the style sheets themselves, which it
    reads again each time, for the one rule that no page may work in one orientation only."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    options = {"runOnly": rules, "resultTypes": ["violations"], "selectors": False, "preload": preload}
    found = page.evaluate("options => axe.run(document, options).then((found) => found.violations)", options)
    return [(one["id"], one["help"], [node["html"] for node in one["nodes"]][:3]) for one in found]


def accessible(page: Page, rules: Sequence[str] = WCAG) -> None:
    """From the top: what is half behind the header would be too small to be touched."""
    page.evaluate("scrollTo(0, 0)")
    found = violations(page, rules)
    assert not found, found


def fits(page: Page) -> bool:
    """Nothing hangs over the edge, at the latest when everything has found its place."""
    return bool(page.evaluate(FITS))


def looked_over(page: Page, *sizes: ViewportSize) -> None:
    """axe finds nothing and nothing hangs over, at a desk and on a phone, or at the sizes told. What is there at all is
    looked at at the last size only, which is the widest: a narrow screen hides columns, and shows nothing that is not
    on a wide one. Elsewhere it is the sizes and what can be scrolled that may be wrong: axe says so in `make proof`."""
    *narrow, widest = sizes or (PHONE, DESK)
    for size in narrow:
        page.set_viewport_size(size)
        if PROOF:
            accessible(page, SIZE)
        assert fits(page), size
    page.set_viewport_size(widest)
    accessible(page)
    assert fits(page), widest
