"""A club with its pages in a real browser: a server on loopback, under a host name that is not a secure context.

def test_something(site: Site) -> None:
    page = site.phone().open("/")                   # fails at the end if the page complained in its console
    site.desk(site.organiser()).open(f"/events/{site.demo()}/room")

What is prepared goes through the office (`site.office.do`); what is tested goes through the page.
"""

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from hashlib import sha256
from itertools import count
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, ViewportSize

from arbitro.contest.event import Room
from arbitro.journal import open_journal
from arbitro.journal.register import Person
from arbitro.office.actor import Actor, Role
from arbitro.office.command import Appoint
from arbitro.office.demo import pairs_of_tonight, teams_of_tonight
from arbitro.office.office import Office
from arbitro.server.accounts import Accounts, new_person
from arbitro.server.guards import CSRF_COOKIE, csrf_of
from arbitro.server.house import COOKIE, House, part_of
from arbitro.server.running import now, server_of
from arbitro.server.settings import Settings
from arbitro.words import DEFAULT, catalogue, message
from tests.server.process import free_port

HOST = "club.test"
PASSWORD = "thirteen pairs"
PHONE: ViewportSize = {"width": 390, "height": 844}
TABLET: ViewportSize = {"width": 820, "height": 1180}
DESK: ViewportSize = {"width": 1280, "height": 800}
WCAG = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
LOST = re.compile(r"net::ERR_|WebSocket connection|Failed to load resource")  # what a browser says of a lost network


class Device:
    """A browser of somebody's own: cookies, pages, and what they complained of."""

    def __init__(self, site: "Site", context: BrowserContext) -> None:
        self.site, self.context = site, context
        self.complaints: list[str] = []
        context.on("console", self._hear)
        context.on("weberror", lambda error: self.complaints.append(str(error.error)))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not LOST.search(message.text):
            self.complaints.append(message.text)

    def open(self, path: str) -> Page:
        page = self.context.new_page()
        page.goto(self.site.url + path)
        return page


class Site:
    def __init__(self, house: House, browser: Browser, url: str) -> None:
        self.house, self.browser, self.url = house, browser, url
        self.devices: list[Device] = []

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
        context = self.browser.new_context(locale=locale, reduced_motion="reduce", **more)
        if token:
            cookies = ((COOKIE, token), (CSRF_COOKIE, csrf_of(token)))
            context.add_cookies([{"name": name, "value": value, "url": self.url} for name, value in cookies])
        device = Device(self, context)
        self.devices.append(device)
        return device

    # -- who is who: tokens as they get them by signing in

    def organiser(self) -> str:
        accounts = self.house.accounts
        if accounts.is_empty:
            accounts.found(accounts.invite(Role.ORGANISER, "", ""), "Organiser", PASSWORD, "")
        return accounts.sign_in("Organiser", PASSWORD, "")

    def staff(self, event: str, role: Role) -> str:
        person = new_person()
        self.office.journal.register.put(Person(person, role.value.replace("_", " ").capitalize()))
        self.office.do(Appoint(person=person, role=role), Actor(Role.ORGANISER, "organiser"), event)
        return self.house.accounts.give(person, role, event=event)

    def player(self, event: str, person: str) -> str:
        contestant, role = part_of(self.office.event(event), person)
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
    )
    catalogue(DEFAULT)  # as the server itself does before it starts: it takes seconds
    numbers = count()
    with open_journal(settings.database) as journal:
        office = Office(journal, now, lambda: sha256(b"%d" % next(numbers)).hexdigest())  # the same deals every time
        house = House(office, Accounts(journal, now), settings, now)
        site = Site(house, browser, f"http://{HOST}:{settings.port}")
        site.start()
        try:
            yield site
        finally:
            for device in site.devices:
                device.context.close()
            site.stop()
    assert [complaint for device in site.devices for complaint in device.complaints] == []


def accessible(page: Page) -> None:
    """axe finds nothing."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    options = {"runOnly": list(WCAG), "resultTypes": ["violations"]}
    found = page.evaluate("options => axe.run(document, options)", options)["violations"]
    told = [(one["id"], one["help"], [node["html"] for node in one["nodes"]][:3]) for one in found]
    assert not told, told
