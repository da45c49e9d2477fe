"""The dialogue of a ruling as a director walks it, by keyboard or by touch."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

PRESSES = 80  # of the tab key until something must have come


def named(page: Page) -> str:
    """What has the focus, in words."""
    told: Any = page.evaluate(
        "() => { const one = document.activeElement;"
        " const label = one.labels?.[0]?.textContent ?? '';"
        " return one.getAttribute('aria-label') ?? (label || one.textContent) }"
    )
    return str(told).strip()


def tab_to(page: Page, name: str) -> None:
    """Goes on by keyboard to what has this name, or begins with it."""
    for _ in range(PRESSES):
        page.keyboard.press("Tab")
        if named(page).startswith(name):
            return
    raise AssertionError(f"{name} is not reached by keyboard")


def press(page: Page, *names: str) -> None:
    for name in names:
        tab_to(page, name)
        page.keyboard.press("Enter")


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
    for bid in ("1 spades", "1 hearts"):
        page.get_by_role("button", name="1", exact=True).click()
        page.get_by_role("button", name=bid).click()
    page.get_by_role("button", name="Go on").click()
    asked(page, "East, do you accept 1♥?")
