"""A contested claim: the ending as a diagram, one line at a time, normal or not, and the award (68-71)."""

import re

from playwright.sync_api import Locator, Page, expect

from arbitro.contest.facts.outcome import Recorded
from arbitro.office.actor import Role
from tests.web.keyboard import enter
from tests.web.site import PHONE, Site, accessible
from tests.web.test_adjust import BOARD, evening, recorded, spot

GUESS = {"North": "KT4...", "East": "965...", "South": "AJ3...", "West": "Q87..."}
"""Declarer can finesse against the queen of spades either way."""


QUESTION = "Is this play normal?"


def group(page: Page, name: str) -> Locator:
    return page.get_by_role("group", name=name, exact=True)


def told(page: Page, hands: dict[str, str]) -> None:
    for seat, cards in hands.items():
        page.get_by_label(f"Cards of {seat}").fill(cards)
        page.get_by_label(f"Cards of {seat}").press("Tab")


def claimed(page: Page) -> None:
    """South, on lead in his no trump contract, claims the last three tricks."""
    told(page, GUESS)
    group(page, "Trumps").get_by_role("button", name="notrump").click()
    for what in ("Declarer", "Who is on lead?", "Who claims?"):
        group(page, what).get_by_role("button", name="South").click()
    group(page, "Tricks claimed, out of 3 left").get_by_role("button", name="3").click()


def asked(page: Page, card: str) -> None:
    expect(page.get_by_role("heading", name=QUESTION)).to_be_focused()
    expect(page.locator("mark")).to_have_text(card)


def test_an_unstated_finesse_is_not_accepted(site: Site) -> None:
    """The claimer said nothing of the queen. To waste or withhold high cards is not normal for him, to cash two winners
    and refuse the finesse is: he loses the third trick (70E1)."""
    page = site.desk().open("/claim")
    expect(page.get_by_role("button", name="Judge the claim")).to_be_disabled()
    claimed(page)
    accessible(page)
    page.get_by_role("button", name="Judge the claim").click()
    asked(page, "♠K")
    page.get_by_label("Reason, for the record").fill("He counts his winners.")
    page.get_by_role("button", name="Not normal here or anywhere").click()
    asked(page, "♠10")
    accessible(page)
    page.keyboard.press("3")
    expect(page.get_by_text("refuse the finesse", exact=False).first).to_be_visible()
    page.set_viewport_size(PHONE)
    accessible(page)
    page.get_by_role("button", name="Normal for this player").click()
    expect(page.get_by_role("heading", name="2 for the claimer’s side, 1 for the opponents")).to_be_focused()
    expect(page.get_by_role("link", name="Law 70E1")).to_have_attribute("href", re.compile("/book/70"))
    expect(page.get_by_text("He counts his winners.")).to_be_visible()
    accessible(page)
    page.reload()
    expect(page.get_by_role("heading", name="2 for the claimer’s side")).to_be_visible()
    page.get_by_role("button", name="Go back to question 2").click()
    asked(page, "♠10")
    expect(page.get_by_role("button", name="Go back to question 2")).to_have_count(0)
    page.go_back()
    expect(page.get_by_role("heading", name="2 for the claimer’s side")).to_be_visible()


def test_a_stated_finesse_is_accepted_by_keyboard_alone(site: Site) -> None:
    """Low to the king, the ace … and the queen finessed: what was said binds the claimer, and succeeds (70D1)."""
    page = site.desk().open("/claim")
    page.get_by_label("Cards of North").focus()
    for seat in ("North", "West", "East", "South"):
        expect(page.get_by_label(f"Cards of {seat}")).to_be_focused()
        page.keyboard.type(GUESS[seat])
        page.keyboard.press("Tab")
    for where, name in (
        ("Trumps", "notrump"),
        ("Declarer", "South"),
        ("Who is on lead?", "South"),
        ("Who claims?", "South"),
        ("Tricks claimed, out of 3 left", "3"),
    ):
        enter(group(page, where).get_by_role("button", name=name))
    for form, cards in (("leads these cards", "s3 sk sa"), ("finesses against a card", "sq")):
        page.get_by_label("Phrase").select_option(form)
        page.get_by_label("Cards", exact=True).focus()
        page.keyboard.type(cards)
        page.keyboard.press("Enter")
    expect(page.get_by_text("finesses against the queen of spades")).to_be_visible()
    enter(page.get_by_role("button", name="Judge the claim"))
    question = page.get_by_role("heading", name=QUESTION)
    award = page.get_by_role("heading", name=re.compile("^3 for the claimer’s side"))
    expect(question.or_(award)).to_be_visible()
    while question.is_visible():
        number = page.get_by_role("button", name=re.compile("^Go back to question")).count()
        page.keyboard.press("3")
        expect(page.get_by_role("button", name=re.compile("^Go back to question"))).to_have_count(number + 1)
        expect(page.locator("[aria-busy=true]")).to_have_count(0)
        expect(question.or_(award)).to_be_visible()
    expect(award).to_be_visible()


def test_wrong_hands_are_refused_with_the_reason(site: Site) -> None:
    page = site.phone().open("/claim")
    page.get_by_label("Cards of North").fill("AK.XY")
    page.get_by_label("Cards of North").press("Tab")
    expect(page.get_by_text("This is not a hand")).to_be_visible()
    claimed(page)
    page.get_by_text("Tap the cards instead").click()
    group(page, "Cards for").get_by_role("button", name="East").click()
    page.get_by_role("button", name="two of clubs").click()
    expect(page.get_by_label("Cards of East")).to_have_value("965...2")
    accessible(page)
    group(page, "Tricks claimed, out of 4 left").get_by_role("button", name="3").click()
    page.get_by_role("button", name="Judge the claim").click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_role("button", name="Change the facts").click()
    expect(page.get_by_label("Cards of East")).to_have_value("965...2")


def test_the_award_is_a_ruling_with_its_reason_that_can_be_appealed(site: Site) -> None:
    """North has won six tricks in three spades and claims the last four with A K Q 2 of trumps. To lead the two first,
    which loses to the jack, is not normal: ten tricks in all (70D1)."""
    event = evening(site.office)
    at = spot(site, event)
    where = f"round={at.round}&table={at.table}&board={BOARD}"
    page = site.desk(site.staff(event, Role.DIRECTOR)).open(f"/events/{event}/desk/claim?{where}")
    told(page, {"North": "AKQ2...", "East": "J43.A..", "South": "T987...", "West": "65.T9.."})
    accessible(page)
    for what in ("Who is on lead?", "Who claims?"):
        group(page, what).get_by_role("button", name="North").click()
    expect(group(page, "Tricks claimed, out of 4 left").get_by_role("button", name="4")).to_have_attribute(
        "aria-pressed", "true"
    )  # all that are left, unless somebody says otherwise
    group(page, "Tricks declarer had won, out of 9 played").get_by_role("button", name="6").click()
    asked(page, "♠2")
    page.get_by_label("Reason, for the record").fill("The jack was still out.")
    page.get_by_role("button", name="Not normal here or anywhere").click()
    expect(page.get_by_role("heading", name="4 for the claimer’s side, 0 for the opponents")).to_be_visible()
    expect(page.get_by_text("6 + 4 tricks:")).to_contain_text("3♠")
    expect(page.get_by_role("row", name=re.compile("^After"))).to_contain_text("+1")
    expect(page.get_by_label("Reason, for the record")).to_have_value("The jack was still out.")
    accessible(page)
    page.get_by_role("button", name="Apply to the board").click()
    expect(page.get_by_role("region", name="The director’s reason")).to_have_text(re.compile("The jack was still out"))
    expect(page.get_by_role("region", name="The score")).to_contain_text("3♠ N +1")
    expect(page.get_by_role("link", name="Appeal", exact=True)).to_be_visible()
    accessible(page)
    assert recorded(site, event) == Recorded(result="3S N +1")
    (ruling,) = site.office.event(event).cases.values()
    assert ruling.given.what == "claim_contested"
