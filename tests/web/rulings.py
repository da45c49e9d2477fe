"""The dialogue of a ruling as a director walks it."""

from playwright.sync_api import Locator, Page, expect


def question(page: Page) -> Locator:
    return page.locator("#question")


def asked(page: Page, text: str) -> None:
    expect(question(page)).to_contain_text(text)
    expect(page.locator("section[aria-busy=false]")).to_be_visible()


def answer(page: Page, text: str, key: str) -> None:
    """By its number, where the question says this."""
    asked(page, text)
    page.keyboard.press(key)


def too_low(page: Page) -> None:
    """West opens one spade and North bids one heart: the facts, by touch."""
    page.get_by_role("button", name="West", exact=True).first.click()
    for bid in ("1 spade", "1 heart"):
        page.get_by_role("button", name=bid).click()
    asked(page, "East, do you accept 1♥?")
