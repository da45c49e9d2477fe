"""By keyboard alone."""

from playwright.sync_api import Locator, Page, expect

PRESSES = 120  # of the tab key until something must have come
NAME = "one => (one.getAttribute('aria-label') ?? (one.labels?.[0]?.textContent || one.textContent)).trim()"
THERE = f"""wanted => [...document.querySelectorAll("a[href], button, input, select, textarea, summary")].some(
    (one) => !one.disabled && one.checkVisibility() && ({NAME})(one).startsWith(wanted)
)"""


def tab_to(page: Page, wanted: Locator) -> None:
    """Goes on by keyboard until this has the focus, if it has not."""
    expect(wanted).to_be_visible()
    for _ in range(PRESSES):
        if wanted.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"not reached by keyboard: {wanted}")


def tab_to_next(page: Page, name: str) -> None:
    """Goes on to the next that has this name, or one that begins with it, as soon as there is one."""
    page.wait_for_function(THERE, arg=name)
    for _ in range(PRESSES):
        page.keyboard.press("Tab")
        if page.locator("*:focus").evaluate_all(f"([one]) => one ? ({NAME})(one) : ''").startswith(name):
            return
    raise AssertionError(f"not reached by keyboard: {name}")


def enter(wanted: Locator) -> None:
    """The key of that name, on what can be pressed."""
    expect(wanted).to_be_enabled()
    wanted.press("Enter")


def press(page: Page, *names: str) -> None:
    for name in names:
        tab_to_next(page, name)
        page.keyboard.press("Enter")
