"""One Chromium and one club for all tests of a process; a club of their own for those that need it."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.club import no_hurry
from tests.web.site import HOST, PATIENCE, Site, served

CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
# What Chromium does unasked. The first two draw what would appear under its address bar, two pages for each device; the
# others are those that Playwright turns off in a flag whose place this one takes.
OFF = (
    "WebUIOmniboxPopup", "WebUIOmniboxAimPopup",
    "AimEnabled", "HttpsUpgrades", "LensOverlay", "MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints",
    "PaintHolding", "PreconnectToSearch",
)  # fmt: skip
# A page is left before code that is compiled a second time, to run faster, has paid for that.
SCRIPTS = "--no-opt --no-maglev"


def chromium() -> str:
    return next(path for name in CHROMIUM if (path := shutil.which(name)))


@contextmanager
def launched() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    os.environ.setdefault("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium(),
            timeout=PATIENCE,
            args=[
                "--no-sandbox",
                f"--host-resolver-rules=MAP {HOST} 127.0.0.1",
                f"--disable-features={','.join(OFF)}",
                f"--js-flags={SCRIPTS}",
            ],
        )
        yield browser
        browser.close()


@pytest.fixture(scope="session", autouse=True)
def _no_hurry() -> Iterator[None]:
    with no_hurry():
        yield


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with launched() as browser:
        yield browser


@pytest.fixture(scope="session")
def club(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[Site]:
    with served(tmp_path_factory.mktemp("club"), browser) as club:
        yield club


@pytest.fixture
def site(club: Site, request: pytest.FixtureRequest) -> Iterator[Site]:
    """The club that all tests share, each with its own devices and events."""
    with club.visited(request.node.nodeid):
        yield club


@pytest.fixture
def own_site(tmp_path: Path, browser: Browser) -> Iterator[Site]:
    """A club with nobody and nothing in it."""
    with served(tmp_path, browser) as club:
        yield club
