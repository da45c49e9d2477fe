"""One Chromium for all tests of a process, one server for each test."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.web.site import HOST, Site, served

PATIENCE = 15_000  # milliseconds, on a busy machine
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")


def chromium() -> str:
    return next(path for name in CHROMIUM if (path := shutil.which(name)))


@contextmanager
def launched() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    os.environ.setdefault("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium(), args=["--no-sandbox", f"--host-resolver-rules=MAP {HOST} 127.0.0.1"]
        )
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with launched() as browser:
        yield browser


@pytest.fixture
def site(tmp_path: Path, browser: Browser) -> Iterator[Site]:
    with served(tmp_path, browser) as site:
        yield site
