"""Every page: axe finds nothing, nothing hangs over, nothing complains. In `make proof` each at every size, light and
dark; in `make test` they take turns at the colours, and at the sizes where it is looked whether they fit."""

import re
from collections.abc import Iterator
from typing import Literal

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from arbitro.words import DEFAULT, message
from tests.amounts import PROOF
from tests.web.pages import PAGES, Evening
from tests.web.site import COLOUR, DESK, PHONE, SIZE, TABLET, Site, fits, violations
from tests.words.test_pages import PAGES as SOURCES

# As a link does, so that axe is loaded once; from a page that is always there, so that the next begins with nothing.
FOLLOW = "address => { history.pushState({}, '', address); dispatchEvent(new PopStateEvent('popstate')); }"
ZOOMED, NARROWEST = (ViewportSize(width=DESK["width"] // times, height=DESK["height"] // 2) for times in (2, 4))
SIZES = (PHONE, TABLET, ZOOMED)
ROUTES = re.compile(r'path: "([^"]+)"')


def settled(page: Page, language: str = DEFAULT) -> None:
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    expect(page.get_by_text(message("web-loading", language))).to_have_count(0)


@pytest.fixture(scope="module")
def evening(club: Site) -> Evening:
    """One for all: nobody changes anything."""
    return Evening(club)


def wrong(page: Page, turn: int) -> Iterator[object]:
    """At a desk, where nothing is hidden, everything, in the colours whose turn it is; on a phone what depends on size,
    in the others what depends on colour, and whether it fits: always into 320 pixels, to which a desk comes that is
    zoomed in four times, and into those whose turn it is."""
    colours: tuple[Literal["light", "dark"], ...] = ("light", "dark") if turn % 2 else ("dark", "light")
    page.set_viewport_size(DESK)
    page.emulate_media(color_scheme=colours[0])
    yield from violations(page, preload=True)
    if "web-" in page.locator("body").inner_text():
        yield "a message is missing: its id shows through"
    if PROOF or turn % 3 == 0:
        page.set_viewport_size(PHONE)
        page.emulate_media(color_scheme=colours[1])
        yield from violations(page, SIZE + COLOUR)
    for size in (*(SIZES if PROOF else SIZES[turn % 3 : turn % 3 + 1]), NARROWEST):
        page.set_viewport_size(size)
        if not fits(page):
            yield f"something hangs over at a width of {size['width']}"


@pytest.mark.parametrize("who", sorted({page.who for page in PAGES}))
def test_pages_are_accessible_at_every_size_and_speak(site: Site, evening: Evening, who: str) -> None:
    page = site.desk(evening.tokens[who]).open("/")
    found = []
    for turn, shown in enumerate(PAGES):
        if shown.who != who:
            continue
        for address in ("/nowhere", evening.address(shown)):
            page.evaluate(FOLLOW, address)
        settled(page)
        expect(page.get_by_role("heading", name="This page does not exist")).to_have_count(0)
        found += [(shown.name, one) for one in wrong(page, turn)]
    assert found == []


def test_every_address_is_among_the_pages() -> None:
    patterns = [
        re.compile(re.sub(r":\w+", "[^/]+", path) + r"(\?.*)?")
        for path in ROUTES.findall((SOURCES / "routes.ts").read_text(encoding="utf-8"))
    ]
    unseen = [pattern.pattern for pattern in patterns if not any(pattern.fullmatch(page.path) for page in PAGES)]
    assert len(patterns) > 30
    assert unseen == []


def test_names_of_pages_are_their_own() -> None:
    assert len({page.name for page in PAGES}) == len(PAGES)
