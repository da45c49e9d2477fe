"""A director with a tablet and no event: from plain words to a ruling."""

import re

import pytest
from playwright.sync_api import expect

from arbitro.book.edition import E2017
from arbitro.book.texts import text
from arbitro.words.ruling import say_event
from tests.web.keyboard import enter, press, tab_to_next
from tests.web.rulings import answer, asked, too_low
from tests.web.site import DESK, PHONE, TABLET, Site, accessible, looked_over

STORIES = {
    "en": "she revoked on trick 3 and it was noticed at trick 5",
    "it": "ha fatto una renonce alla terza presa, scoperta alla quinta",
    "ro": "a făcut o renonsă la levata 3, observată la levata 5",
}


@pytest.mark.parametrize("language", STORIES)
def test_plain_words_find_what_happened(site: Site, language: str) -> None:
    page = site.tablet(locale=language).open("/rule")
    page.locator("#story").fill(STORIES[language])
    told = say_event("revoke_established", language)
    page.get_by_role("list").filter(has=page.locator(".best")).get_by_role("button", name=told).click()
    expect(page.get_by_role("heading", name=told)).to_be_focused()


def test_what_a_story_tells_is_filled_in_whatever_its_language(site: Site) -> None:
    page = site.tablet().open("/rule")
    page.locator("#story").fill("Nord 1 fiori, Est 1 picche, Sud 1 cuori fruncola. Ovest non accetta.")
    expect(page.get_by_text("Not understood: fruncola")).to_be_visible()
    page.get_by_role("button", name="A bid was too low").click()
    expect(page.get_by_text("Understood from your text").first).to_be_visible()
    accessible(page)
    press(page, "Continue")
    asked(page, "South, which legal call")  # that West does not accept was read, too
    known = page.get_by_role("region", name="Facts and answers")
    expect(known.get_by_role("listitem").filter(has_text="West, do you accept")).to_contain_text(
        "Understood from your text"
    )
    known.get_by_role("button", name="Change: West, do you accept").click()
    answer(page, "West, do you accept 1♥?", "2")
    expect(known.get_by_text("Understood from your text")).to_have_count(0)


def test_a_story_is_kept_and_what_it_answers_is_shown_before_anything_is_asked(site: Site) -> None:
    """What West said may be read wrongly: it is shown where it can still be changed, before there is a ruling."""
    page = site.phone(locale="it").open("/rule")
    story = "Est 1 picche, Sud 1 cuori. Ovest accetta."
    page.locator("#story").fill(story)
    best = page.locator(".best")
    expect(best).to_contain_text("E: 1 picche, 1 cuori")
    best.click()
    read = page.get_by_role("list").filter(has_text="Ovest")
    expect(read).to_contain_text("Sì")
    looked_over(page, PHONE)
    page.get_by_role("button", name=re.compile("^Cambia: Ovest")).click()
    expect(read).to_have_count(0)
    page.reload()
    press(page, "È successo altro")
    expect(page.locator("#story")).to_have_value(story)
    expect(best).to_be_visible()


def test_an_insufficient_bid_by_keyboard_alone(site: Site) -> None:
    """Three hearts in place of one heart, not comparable: partner passes for the rest of the auction, and declarer may
    forbid a suit (27B2, 26B)."""
    page = site.desk().open("/rule")
    expect(page.get_by_label("In your own words")).to_be_focused()
    page.keyboard.type("a bid was insufficient")
    expect(page.get_by_role("list", name="Possibly").get_by_role("button").first).to_contain_text("A bid was too low")
    accessible(page)
    press(page, "A bid was too low")
    expect(page.get_by_role("heading", name="A bid was too low")).to_be_focused()
    press(page, "West", "1 spade")
    expect(page.get_by_text("North to call")).to_be_visible()
    accessible(page)
    page.keyboard.press("Shift+Tab")  # the box is where it was: back to what is lower
    enter(page.get_by_role("button", name="1 heart"))
    answer(page, "East, do you accept 1♥?", "2")
    asked(page, "North, which legal call")
    looked_over(page, PHONE, TABLET)
    page.set_viewport_size(DESK)
    press(page, "3 hearts")
    answer(page, "artificial", "2")
    asked(page, "Is 3♥ comparable")
    accessible(page)
    answer(page, "Is 3♥ comparable", "2")
    expect(page.get_by_role("heading", name="The ruling")).to_be_focused()
    south = page.locator(".to-S")
    expect(south).to_contain_text("You must pass at every turn for the rest of the auction.")
    expect(page.get_by_role("region", name="What applies")).to_contain_text("Law 27B2")
    expect(page.get_by_role("region", name="What applies")).to_contain_text("Law 26B")
    page.get_by_text("Law 26B (").click()
    expect(page.get_by_text(text("26B", E2017))).to_be_visible()
    accessible(page)
    accessible(page)
    tab_to_next(page, "Change: North, which legal call")
    page.keyboard.press("Enter")
    asked(page, "North, which legal call")
    press(page, "2 hearts")  # the lowest of the same denomination: nothing further (27B1(a))
    expect(page.locator(".to-S")).to_have_count(0)
    expect(page.get_by_role("region", name="What applies")).to_contain_text("Law 27B1(a)")


def test_a_comparable_call_in_every_edition_the_way_there_and_a_link_to_it(site: Site) -> None:
    """The comparable call is of 2017: in 1997 any other sufficient bid silences partner."""
    device = site.tablet()
    page = device.open("/rule?law=27")
    page.get_by_role("button", name="A bid was too low").click()
    too_low(page)
    page.get_by_role("button", name="No", exact=True).click()
    asked(page, "North, which legal call")
    page.go_back()
    asked(page, "East, do you accept 1♥?")
    page.go_forward()
    asked(page, "North, which legal call")
    page.reload()
    asked(page, "North, which legal call")
    page.get_by_role("button", name="3 hearts").click()
    answer(page, "artificial", "2")
    answer(page, "Is 3♥ comparable", "1")
    answer(page, "What makes 3♥ comparable?", "2")  # part of what 1♥ could mean (23A2)
    expect(page.locator(".to-all")).to_contain_text("3♥")
    expect(page.locator(".to-S")).to_have_count(0)

    page.get_by_text("Compare the editions of the Laws").click()
    old = page.get_by_role("region", name="Laws of 1997")
    expect(old).to_contain_text("South must pass")
    expect(old).to_contain_text("different")
    expect(page.get_by_role("region", name="Laws of 2017", exact=True)).not_to_contain_text("must pass")

    page.get_by_text("The way through the law").click()
    page.get_by_text("As a list").click()
    taken = page.get_by_role("listitem").filter(has_text="Is the call comparable").filter(has=page.locator(".tag"))
    expect(taken).to_contain_text("taken")
    looked_over(page, PHONE, TABLET)

    page.get_by_role("region", name="What to say").get_by_role("combobox").select_option("it")
    expect(page.locator(".to-all")).to_contain_text("La chiamata di Nord resta valida: 3♥.")
    page.get_by_role("button", name="Link to this case").click()
    expect(page.get_by_label("This link contains the whole case")).to_have_value(re.compile("#."))
    link = page.get_by_label("This link contains the whole case").input_value()
    there = site.phone(locale="ro").open(link.removeprefix(site.url))
    expect(there.get_by_role("heading", name="Decizia", exact=True)).to_be_visible()
    expect(there.locator(".to-all")).to_contain_text("3♥")


def test_edition_and_regulations_are_remembered(site: Site) -> None:
    device = site.tablet()
    page = device.open("/rule")
    page.get_by_label("Laws of").select_option("2007")
    expect(page.get_by_label("Regulations").locator("option")).not_to_have_count(0)
    page.close()
    expect(device.open("/rule").get_by_label("Laws of")).to_have_value("2007")
