"""Every page, at phone and desk size, light and dark: axe finds nothing, nothing hangs over, nothing complains."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.pages import PAGES, Evening
from tests.web.site import DESK, PHONE, accessible, served
from tests.words.test_pages import PAGES as SOURCES

ROUTES = re.compile(r'path: "([^"]+)"')


FITS = """async () => {
  const fits = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth;
  for (let left = 20; left && !fits(); left--) await new Promise((resolve) => setTimeout(resolve, 50));
  return fits();
}"""


def settled(page: Page) -> None:
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    expect(page.get_by_text("Loading …")).to_have_count(0)


def fits(page: Page) -> bool:
    """Nothing hangs over the edge, at the latest when everything has found its place."""
    return bool(page.evaluate(FITS))


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[Evening]:
    """One for all: nobody changes anything."""
    with served(tmp_path_factory.mktemp("club"), browser) as site:
        yield Evening(site)


@pytest.mark.parametrize("who", sorted({page.who for page in PAGES}))
def test_pages_are_accessible_at_every_size(evening: Evening, who: str) -> None:
    device = evening.site.desk(evening.tokens[who])
    for shown in (page for page in PAGES if page.who == who):
        page = device.open(evening.address(shown))
        settled(page)
        accessible(page)
        page.set_viewport_size(PHONE)
        page.emulate_media(color_scheme="dark")
        accessible(page)
        assert fits(page), shown.name
        page.set_viewport_size({"width": DESK["width"] // 4, "height": DESK["height"] // 2})  # 320: zoomed in
        assert fits(page), shown.name
        page.close()


def test_every_address_is_among_the_pages() -> None:
    patterns = [
        re.compile(re.sub(r":\w+", "[^/]+", path) + r"(\?.*)?")
        for path in ROUTES.findall((SOURCES / "routes.ts").read_text(encoding="utf-8"))
    ]
    unseen = [one.pattern for one in patterns if not any(one.fullmatch(page.path) for page in PAGES)]
    assert len(patterns) > 30
    assert unseen == []


def test_names_of_pages_are_their_own() -> None:
    assert len({page.name for page in PAGES}) == len(PAGES)


@pytest.mark.parametrize(("language", "word"), [("it", "Classifica"), ("ro", "Clasament")])
def test_pages_speak_the_language_everywhere(evening: Evening, language: str, word: str) -> None:
    """No id shows through: `web-…` stands for a message that is missing."""
    public = evening.site.phone(locale=language)
    assert public.open(f"/events/{evening.pairs}").get_by_role("heading", level=1).inner_text() == word
    organiser = evening.site.desk(evening.tokens["organiser"], locale=language)
    for shown in (page for page in PAGES if page.who == "organiser"):
        page = organiser.open(evening.address(shown))
        settled(page)
        assert "web-" not in page.locator("body").inner_text(), shown.name
        page.close()
