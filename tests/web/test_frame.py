"""What holds for every page: served from here alone, small, in three languages, on plain HTTP."""

import gzip

import pytest
from playwright.sync_api import expect

from arbitro.server.pages import built
from tests.web.site import Site, accessible

FIRST_PAGE = 150_000  # bytes, compressed
OWN_WORDS = {"en": "The Laws", "it": "Il Codice", "ro": "Legile"}


def test_a_club_room_is_not_a_secure_context(site: Site) -> None:
    page = site.phone().open("/")
    assert page.evaluate("[isSecureContext, typeof crypto.randomUUID, 'serviceWorker' in navigator]") == [
        False,
        "undefined",
        False,
    ]


def test_the_first_page_is_small_and_comes_from_here(own_site: Site) -> None:
    device = own_site.phone()
    loaded: dict[str, int] = {}
    device.context.on(
        "response", lambda answer: loaded.update({answer.url: int(answer.headers.get("content-length", 0))})
    )
    page = device.open("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert all(url.startswith(own_site.url) for url in loaded)
    assert 0 < sum(loaded.values()) < FIRST_PAGE


def test_files_are_compressed_and_kept() -> None:
    scripts = {name: file for name, file in built().items() if name.endswith(".js") and name.startswith("assets/")}
    assert scripts
    for file in scripts.values():
        assert gzip.decompress(file.gzipped) == file.content
        assert "immutable" in file.cached


@pytest.mark.parametrize("language", OWN_WORDS)
def test_the_language_is_the_browsers_and_can_be_switched(site: Site, language: str) -> None:
    page = site.desk(locale=language).open("/")
    expect(page.get_by_role("link", name=OWN_WORDS[language], exact=True)).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)
    other = "it" if language == "en" else "en"
    page.locator("summary").click()
    page.locator(".menu select").first.select_option(other)
    expect(page.get_by_role("link", name=OWN_WORDS[other], exact=True)).to_be_visible()
    page.reload()
    expect(page.get_by_role("link", name=OWN_WORDS[other], exact=True)).to_be_visible()


def test_an_unknown_page_says_so(site: Site) -> None:
    page = site.phone().open("/nothing/here")
    expect(page.get_by_role("heading", name="This page does not exist")).to_be_visible()
    accessible(page)
