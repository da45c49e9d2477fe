"""The book and the policies: found by words in three languages, editions that differ, answers as the norms have them.

Cases named TA… are those of the Italian norms of 2017, appendices 1 to 3.
"""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from arbitro.answers.library import law_examples
from arbitro.book.definitions import define
from arbitro.book.edition import E2007, E2017
from arbitro.book.texts import text
from arbitro.words import message
from tests.web.keyboard import tab_to
from tests.web.site import Site, accessible, looked_over

WORDS = {
    "en": ("insufficient bid", "Law 27 · Insufficient bid", "Search the Laws"),
    "it": ("licita insufficiente", "Articolo 27 · Licita insufficiente", "Cerca nel Codice"),
    "ro": ("anunț insuficient", "Legea 27 · Anunț insuficient", "Caută în Legi"),
}
CALLS = {"P": "Pass", "X": "Double", "XX": "Redouble"}
BID = {"C": "{} clubs", "D": "{} diamonds", "H": "{} hearts", "S": "{} spades", "NT": "{}NT"}


# -- the book ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", WORDS)
def test_law_27_is_found_by_words_in_every_language(site: Site, language: str) -> None:
    words, found, label = WORDS[language]
    page = site.phone(locale=language).open("/book")
    page.get_by_role("searchbox", name=label).press_sequentially(words[:-1])
    expect(page.locator("main ol h2").first).to_have_text(found)
    page.get_by_role("searchbox").fill("27b1(b)")
    expect(page.locator("main ol h2")).to_have_text([found])
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/book/27\?edition=2017#27B1\(b\)$"))
    expect(page.get_by_role("heading", level=1)).to_have_text(found.partition(" · ")[2])
    expect(page.locator("[id='27B1(b)']")).to_be_focused()


def test_the_contents_are_the_93_laws_in_their_parts(site: Site) -> None:
    page = site.desk().open("/book")
    laws = page.locator("main section li")
    expect(laws).to_have_count(93)
    expect(page.get_by_role("region", name="The auction").get_by_role("link")).to_have_count(40 - 17 + 1)
    page.get_by_text("Definitions").click()
    expect(page.get_by_text(define("honour", E2017).meaning["en"])).to_be_visible()
    looked_over(page)
    page.get_by_role("searchbox").fill("qwertyuiop")
    expect(page.get_by_text("Nothing found in the Laws")).to_be_visible()
    looked_over(page)
    page.get_by_role("button", name="All the laws").click()
    expect(laws).to_have_count(93)


def test_the_editions_of_a_clause_differ_where_the_code_changed(site: Site) -> None:
    """27B1(b): a call of the same or a more precise meaning in 2007, a comparable call in 2017 (Law 23)."""
    page = site.desk().open("/book/27?edition=2017#27B1(b)")
    clause = page.locator("[id='27B1(b)']")
    expect(clause).to_contain_text("comparable call")
    changed = page.get_by_role("row", name=re.compile(r"27B1\(b\)")).get_by_role("cell")
    expect(changed.nth(1)).to_contain_text("comparable")
    expect(changed.nth(0)).not_to_contain_text("comparable")
    expect(changed.nth(1).locator("mark", has_text="comparable")).to_be_visible()
    expect(changed.nth(2)).to_have_text("changed")
    page.get_by_text("The same facts, ruled differently").click()
    looked_over(page)
    page.get_by_role("combobox", name="Edition").select_option("2007")
    expect(clause).to_contain_text("meaning")
    expect(clause).not_to_contain_text("comparable")


def test_a_law_has_its_questions_its_chart_and_its_neighbours(site: Site) -> None:
    page = site.phone().open("/book/64")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    rule = page.locator("main").get_by_role("link", name="Give a ruling under this law")
    expect(rule).to_have_attribute("href", "/rule?law=64")
    expect(page.locator("[id='64A1']")).to_contain_text(text("64A1", E2017))
    cited = page.locator("[id='64B']").get_by_role("link", name="64C", exact=True)
    expect(cited).to_have_attribute("href", "/book/64?edition=2017#64C")
    page.get_by_text("Flow chart").click()
    expect(page.locator("main svg[role=img]")).to_be_visible()
    page.get_by_text("As a list").click()
    expect(page.locator("figure ol > li").first).to_be_visible()
    looked_over(page)
    page.get_by_role("link", name="Law 65").click()
    expect(page.get_by_text("Law 65, 2017 edition")).to_be_visible()


def test_terms_open_in_place_and_examples_are_told(site: Site) -> None:
    page = site.phone().open("/book/27?edition=2007#27C")
    clause = page.locator("[id='27C']")
    expect(clause).to_contain_text(f"Our reading: {message('decision-27-letters_2007')}")
    meaning = page.get_by_role("note")
    term = page.locator("[id='27B3']").get_by_role("button", name="redouble")
    tab_to(page, term)
    page.keyboard.press("Enter")
    expect(meaning).to_contain_text(define("redouble", E2007).meaning["en"])
    looked_over(page)
    page.keyboard.press("Escape")
    expect(meaning).to_have_count(0)
    cites = page.locator("[id='27A1']").get_by_role("link", name="27B4", exact=True)
    expect(cites).to_have_attribute("href", "/book/27?edition=2007#27B4")
    page.get_by_role("region", name="Worked examples").locator("summary").click()
    told = law_examples("27", E2007)
    expect(page.locator("article h3")).to_have_text([example.title for example in told])
    looked_over(page)


def test_the_regulations_are_read_from_a_law_and_lead_back_to_it(site: Site) -> None:
    page = site.phone().open("/book/87")
    page.get_by_text("art. 87.1: Cards in the wrong pocket").click()
    page.get_by_role("link", name="art. 87.1", exact=True).click()
    paragraph = page.locator("[id='art.-87.1']")
    expect(paragraph).to_be_focused()
    expect(paragraph).to_contain_text("10% of a top")  # the norms of 2017
    looked_over(page)
    paragraph.get_by_role("link", name="Law 87").click()
    expect(page.get_by_text("Law 87, 2017 edition")).to_be_visible()
    page.get_by_role("link", name="All the laws").click()
    page.get_by_role("searchbox").fill("late arrival pairs")
    expect(page.get_by_role("link", name="art. 8.3(a)1 · Late arrival, pairs")).to_be_visible()
    looked_over(page)


def test_a_law_that_does_not_exist_says_so(site: Site) -> None:
    page = site.phone().open("/book/94")
    expect(page.get_by_role("alert")).to_contain_text("94")
    accessible(page)
    page.locator("main").get_by_role("link", name="All the laws").click()
    expect(page.get_by_role("searchbox")).to_be_visible()


def test_the_book_is_read_by_keyboard_alone(site: Site) -> None:
    page = site.desk().open("/")
    press = page.keyboard.press
    tab_to(page, page.get_by_role("navigation").get_by_role("link", name="The Laws"))
    press("Enter")
    tab_to(page, page.get_by_role("searchbox"))
    with page.expect_response(re.compile("q=revoke.established$")):
        page.keyboard.type("revoke established")
    expect(page.locator("main ol h2").first).to_contain_text("revoke")
    press("ArrowDown")
    press("ArrowDown")
    expect(page.locator("main ol a").nth(1)).to_be_focused()
    press("ArrowUp")
    press("Enter")
    expect(page).to_have_url(re.compile(r"/book/6\d\?"))
    tab_to(page, page.get_by_role("link", name=re.compile("^Law .* ›$")))
    press("Enter")
    expect(page.get_by_role("main")).to_be_focused()


# -- policies ----------------------------------------------------------------------------------------------------


def call(box: Page | Locator, calls: str) -> None:
    for one in calls.split():
        if one in CALLS:
            box.get_by_role("button", name=CALLS[one], exact=True).click()
        else:
            name = BID[one[1:]].format(one[0])
            box.get_by_role("button", name=name.removesuffix("s") if one[0] == "1" else name, exact=True).click()


def shows(box: Page | Locator, meaning: str) -> None:
    field = box.get_by_label("What it shows")
    field.fill(meaning)
    field.press("Tab")


def answer(page: Page, question: str, told: str) -> None:
    page.get_by_role("group", name=question).get_by_role("button", name=told, exact=True).click()


def test_whether_a_call_is_alerted_is_as_in_appendix_3(site: Site) -> None:
    page = site.phone().open("/policy?topic=alert")
    said = page.get_by_role("region", name="Answer")
    expect(said).to_contain_text("Enter the auction")
    call(page, "1NT")
    expect(said).to_contain_text("1NT by North: not yet known")
    looked_over(page)
    shows(page, "15-17 balanced")  # TA3-1
    expect(said).to_contain_text("1NT by North: no alert")
    shows(page, "12-14 balanced")  # TA3-2, TA3-14: the partner shows the card to his right
    expect(said).to_contain_text("1NT by North: alert")
    expect(said).to_contain_text("South shows the alert card to East")
    expect(said).to_contain_text("appendix 3.2")
    page.get_by_role("button", name="Start again").click()
    call(page, "1H P 2H P 4NT")
    expect(said).to_contain_text("4NT by North: no alert")  # TA3-4
    answer(page, "Are there screens", "Yes")
    answer(page, "Is the call natural?", "No")
    expect(said).to_contain_text("4NT by North: alert")


def test_a_meaning_is_written_with_the_letters_of_the_language(site: Site) -> None:
    page = site.phone(locale="it").open("/policy?topic=alert")
    page.get_by_role("button", name="2 cuori").click()
    field = page.get_by_label("Che cosa mostra")
    field.fill("5+C 4+F 6-10 bicolore")  # C: cuori, and not clubs
    field.press("Tab")
    expect(field).to_have_value("5+♥ 4+♣ 6-10 bicolore")
    expect(page.get_by_role("alert")).to_have_count(0)
    field.fill("5 a caso")
    field.press("Tab")
    expect(page.get_by_role("alert")).to_contain_text("5 a caso")
    accessible(page)


def test_whether_methods_are_admitted_is_as_in_appendix_1(site: Site) -> None:
    page = site.phone().open("/policy")
    said = page.get_by_role("region", name="Answer")
    first = page.get_by_role("region", name="Call 1")
    call(first, "2S")
    shows(first, "6+C 5-9 / 6+D 5-9")  # TA1-10: Brown Sticker, only in category 1
    expect(said).to_contain_text("Category 1, pairs: admissible")
    for category in (2, 3, 4):
        expect(said).to_contain_text(f"Category {category}, pairs: not admissible")
    expect(said).to_contain_text("Brown Sticker (a)")
    looked_over(page)
    answer(page, "Category of the event", "2: championship")
    answer(page, "Pairs or teams", "Teams")
    expect(said).to_contain_text("Category 2, teams: not admissible")
    answer(page, "Brown Sticker methods are authorised", "Yes")  # TA1-19
    expect(said).to_contain_text("Category 2, teams: admissible")
    shows(first, "6+H 5-9")
    page.get_by_role("button", name="Start again").click()
    call(first, "1H")
    shows(first, "7-12 5+H")  # TA1-3: an opening with 7 points is HUM in any system
    expect(said).to_contain_text("yellow (HUM)")
    expect(said).to_contain_text("Category 1, pairs: not admissible")  # TA1-20


def test_a_psychic_call_in_a_local_event_costs_a_tenth_of_a_top(site: Site) -> None:
    """TA2-2."""
    page = site.desk().open("/policy?topic=psych")
    answer(page, "A local tournament", "Yes")
    page.get_by_label("Top on a board").fill("14")
    for question, told in (
        ("Was it a gross misstatement", "Yes"),
        ("Was it deliberate", "Yes"),
        ("Had the partners agreed", "No"),
        ("Does the system have a safeguard", "No"),
        ("Could partner expect", "No"),
        ("damaged", "No"),
    ):
        answer(page, question, told)
    said = page.get_by_role("region", name="Answer")
    expect(said).to_contain_text("forbidden here")
    expect(said).to_contain_text("1.4")
    expect(said).to_contain_text("appendix 2.2(b)")
    looked_over(page)
    page.get_by_role("link", name="Give a ruling under the Laws").click()
    expect(page).to_have_url(re.compile(r"/rule#"))


def test_what_is_told_before_play_by_keyboard_alone(site: Site) -> None:
    """TA3-13: openings from 9 points are told before play, from 11 not."""
    page = site.desk().open("/policy")
    tab_to(page, page.get_by_role("link", name="What must the opponents be told before play?"))
    page.keyboard.press("Enter")
    tab_to(page, page.get_by_role("button", name="Standard"))
    page.keyboard.press("Space")
    tab_to(page, page.get_by_label("Minimum points"))
    page.keyboard.type("9")
    tab_to(page, page.get_by_role("group", name="shorter suit first").get_by_role("button", name="No"))
    page.keyboard.press("Space")
    said = page.get_by_role("region", name="Answer")
    expect(said).to_contain_text("Tell the opponents before play")
    expect(said).to_contain_text("appendix 3.3.3")
    looked_over(page)
    page.get_by_label("Minimum points").fill("11")
    page.keyboard.press("Tab")
    expect(said).not_to_contain_text("Tell the opponents")
