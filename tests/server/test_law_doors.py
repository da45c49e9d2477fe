"""The doors of the laws: the book, what happened, the way through a law, editions side by side, claims, policies."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from arbitro.analysis.claims.request import ClaimRequest
from arbitro.analysis.pool import Pool
from arbitro.answers import library
from arbitro.book.contents import LAWS, contents
from arbitro.book.definitions import define
from arbitro.book.edition import ALL, E1997, E2017, Edition
from arbitro.book.problem import refuse
from arbitro.book.texts import marked
from arbitro.contest.plan import PhasePlan, Plan
from arbitro.laws.case.procedure import procedures
from arbitro.regulations.coverage import listed
from arbitro.server.claims import MOST
from arbitro.server.solving import EACH, WAITING, Solver
from arbitro.words import LANGUAGES
from arbitro.words.packs import marked_paragraph
from tests.server.club import ORGANISER, PUBLIC, Club, opened

BID = {"law": "27", "situation": {"auction": "W: 1S 1H"}}
every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with opened(tmp_path_factory.mktemp("laws")) as club:
        yield club


def read(house: Club, path: str, language: str = "en", **asked: Any) -> Any:
    house.client.cookies.clear()
    answer = house.client.get(path, params=asked, headers={"accept-language": language})
    assert answer.status_code == 200, answer.text
    return answer.json()


def sent(house: Club, path: str, body: Any, language: str = "en") -> Any:
    house.client.cookies.clear()
    answer = house.client.post(path, json=body, headers={"accept-language": language})
    assert answer.status_code == 200, answer.text
    return answer.json()


def kinds(house: Club, method: str, path: str, body: Any = None) -> tuple[int, list[str]]:
    answer = house.asked(method, path, body, PUBLIC)
    return answer.status_code, [problem["kind"] for problem in answer.json()["problems"]]


# -- the book ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", [int(edition) for edition in ALL])
def test_the_book_has_every_law_and_counts_every_clause(house: Club, edition: int) -> None:
    found = read(house, "/api/laws", edition=edition)
    assert [line["number"] for line in found["laws"]] == [str(number) for number in LAWS]
    book = contents(Edition(edition))
    for line in found["laws"]:
        assert line["clauses"] == len(book.law(int(line["number"])))
        assert line["carried_out"] + line["not_executable"] + line["missing"] == line["clauses"]


@pytest.mark.parametrize(
    ("language", "words", "law"),
    [
        ("en", "insufficient bid", "27"),
        ("en", "penalty card", "50"),
        ("it", "renonce", "64"),
        ("it", "carta mancante", "14"),
        ("ro", "renonsă", "64"),
        ("ro", "anunt insuficient", "27"),
        ("en", "insuff", "27"),
        ("en", "27B1(a)", "27"),
        ("it", "64", "64"),
    ],
)
def test_a_search_finds_the_law_with_the_sentence_that_fits(house: Club, language: str, words: str, law: str) -> None:
    found = read(house, "/api/laws", language, q=words)
    assert law in [hit["law"] for hit in found["found"][:5]]
    assert [line["number"] for line in found["laws"]] == list(dict.fromkeys(hit["law"] for hit in found["found"]))
    scores = [hit["score"] for hit in found["found"]]
    assert scores == sorted(scores, reverse=True)
    assert all(hit["text"] for hit in found["found"])


@every_language
def test_the_terms_of_an_edition_are_defined_in_the_language(house: Club, language: str) -> None:
    terms = {one["term"]: one["meaning"] for one in read(house, "/api/laws", language, edition=2017)["terms"]}
    honour = define("honour", E2017)
    assert terms[honour.name[language]] == honour.meaning[language]
    assert define("convention", E1997).name[language] not in terms
    assert not read(house, "/api/laws", language, q="27")["terms"]


def test_what_nobody_speaks_of_is_not_found(house: Club) -> None:
    found = read(house, "/api/laws", q="xylophone")
    assert (found["laws"], found["found"]) == ([], [])


@every_language
def test_a_law_has_its_clauses_events_questions_and_chart(house: Club, language: str) -> None:
    page = read(house, "/api/laws/27", language)
    assert [one["clause"] for one in page["clauses"]] == [str(entry.clause) for entry in contents(E2017).law(27)]
    (event,) = read(house, "/api/laws/27/workings", language)["events"]
    assert [one["what"] for one in page["events"]] == [event["what"]] == ["insufficient_bid"]
    asked = {question["id"]: question for question in event["questions"]}
    assert asked["accepted"]["clauses"][0] == "27A1"
    assert asked["accepted"]["to"]
    assert asked["artificial"]["weigh"]
    assert [field["name"] for field in event["fields"] if field["required"]] == ["auction"]
    carried = next(one for one in page["clauses"] if one["clause"] == "27A1")
    assert "insufficient_bid" in [one["what"] for one in carried["events"]]
    assert carried["asks"]
    assert (
        carried["title"]
        == {
            "en": "Left-hand opponent may treat it as legal",
            "it": "L’avversario di sinistra può trattarla come legale",
            "ro": "Adversarul din stânga îl poate considera legal",
        }[language]
    )
    assert all(one["title"] for one in page["clauses"])
    assert re.sub(r"\{~[^|]*\|([^}]*)\}", r"\1", carried["text"]) == marked("27A1", E2017, language)


def test_a_chart_is_a_graph_that_can_be_walked_from_its_first_node(house: Club) -> None:
    (event,) = read(house, "/api/laws/27/workings")["events"]
    chart = event["chart"]
    ids = [node["id"] for node in chart["nodes"]]
    assert ids == list(range(len(ids)))
    ways: dict[int, list[int]] = {}
    for edge in chart["edges"]:
        ways.setdefault(edge["start"], []).append(edge["end"])
        assert edge["label"]
    reached, todo = {0}, [0]
    while todo:
        for end in ways.get(todo.pop(), []):
            if end not in reached:
                reached.add(end)
                todo.append(end)
    assert reached == set(ids)
    for node in chart["nodes"]:
        assert (node["kind"] in ("question", "situation")) == (node["id"] in ways)
        assert bool(node["clause"]) == (node["kind"] == "question")
        assert not node["lit"]
    assert chart["way"] is None
    placed = {box["number"]: box for box in chart["whole"]["placed"]}
    assert sorted(placed) == ids
    for id, box in placed.items():
        assert len(box["rows"]) == len(ways.get(id, []))
        assert all(placed[end]["x"] > box["x"] for end in ways.get(id, []))


def test_the_changes_of_a_law_are_told_against_both_other_editions(house: Club) -> None:
    changes = read(house, "/api/laws/27/workings")["changes"]
    assert {tuple(change["editions"]) for change in changes} == {(1997, 2017), (2007, 2017)}
    (since_2007,) = (change for change in changes if change["editions"] == [2007, 2017])
    assert since_2007["count"] >= len(since_2007["changed"]) > 0
    assert since_2007["clauses"]["first"] == ["26A1"]  # the suits that the call was about, until 2007


@every_language
def test_terms_are_marked_where_they_first_stand_and_defined(house: Club, language: str) -> None:
    page = read(house, "/api/laws/50", language)
    defined = {term["id"]: term["meaning"] for term in page["terms"]}
    assert defined["penalty-card"] == define("penalty-card", E2017).meaning[language]
    for clause in page["clauses"]:
        marked_ids = re.findall(r"\{~([^|]*)\|", clause["text"])
        assert len(marked_ids) == len(set(marked_ids)), clause
        assert set(marked_ids) <= set(defined)


def test_a_clause_knows_which_ones_cite_it(house: Club) -> None:
    clauses = {one["clause"]: one for one in read(house, "/api/laws/27")["clauses"]}
    assert "27B4" in clauses["27A1"]["cited_by"]  # "the player to the left may accept it under 27A1"


@every_language
def test_examples_are_told_and_ruled_on(house: Club, language: str) -> None:
    told = read(house, "/api/laws/27/examples", language)
    assert len(told) == read(house, "/api/laws/27", language)["examples"]
    lowest = next(one for one in told if one["id"] == "T27-1")  # 1S, 1H made good by 2H (27B1(a))
    assert lowest["title"].startswith("27B1(a)")
    parts = {section["id"]: " ".join(section["lines"]) for section in lowest["sections"]}
    assert "1♠ 1♥" in parts["happened"]
    assert "2♥" in parts["effects"]


@every_language
def test_the_regulations_are_told_by_themselves_under_their_law_and_by_a_search(house: Club, language: str) -> None:
    told = {one["article"]: one for one in read(house, "/api/regulations", language)["paragraphs"]}
    assert list(told) == list(listed())
    assert told["art. 92-93.1"]["laws"] == ["92", "93"]
    assert read(house, "/api/laws/27", language)["regulations"] == [told["art. 27"]]
    found = read(house, "/api/laws", language, q=told["art. 8.4"]["title"])["regulations"]
    assert told["art. 8.4"] in found[:3]


@pytest.mark.parametrize("number", ["0", "94", "x", "27B", "%00"])
def test_a_law_that_is_not_there_is_unknown(house: Club, number: str) -> None:
    for door in ("", "/workings", "/examples"):
        assert kinds(house, "GET", f"/api/laws/{number}{door}") == (404, ["no-such-law"])


def test_an_edition_that_is_not_there_is_refused(house: Club) -> None:
    status, _ = kinds(house, "GET", "/api/laws?edition=2020")
    assert status == 422


# -- what happened -----------------------------------------------------------------------------------------------


@every_language
def test_everything_that_may_have_happened_is_told_with_its_fields(house: Club, language: str) -> None:
    found = read(house, "/api/rule/what", language, edition=2007)
    assert {one["what"] for one in found} == {what for what, edition in procedures() if edition == 2007}
    for one in found:
        assert one["text"]
        for field in one["fields"]:
            assert field["label"]
            assert "_" not in field["label"]
            if field["kind"] in ("choice", "seat", "side", "suit", "yes_no"):
                assert len(field["choices"]) > 1, (one["what"], field)
            assert (field["kind"] == "parts") == bool(field["parts"])


def test_fields_are_typed(house: Club) -> None:
    found = {one["what"]: {field["name"]: field for field in one["fields"]} for one in read(house, "/api/rule/what")}
    bid = found["insufficient_bid"]
    assert bid["auction"]["kind"] == "auction"
    assert "dealer" not in bid
    assert bid["accepted_calls"]["seldom"]
    assert (bid["premature"]["kind"], bid["premature"]["required"]) == ("call", False)
    four = found["who_won_the_trick"]["four_cards"]
    assert (four["kind"], four["many"], four["count"]) == ("card", True, 4)
    after = found["lead_out_of_turn"]["after"]
    assert (after["kind"], after["many"]) == ("parts", True)
    assert [part["kind"] for part in after["parts"]] == ["seat", "card"]


@pytest.mark.parametrize(
    ("language", "text", "what"),
    [
        ("en", "she revoked on trick 3 and it was noticed at trick 5", "revoke_established"),
        ("it", "licita insufficiente di Nord", "insufficient_bid"),
        ("ro", "a atacat apărătorul greșit", "opening_lead_out_of_turn"),
    ],
)
def test_plain_words_lead_to_what_happened(house: Club, language: str, text: str, what: str) -> None:
    found = sent(house, "/api/rule/what", {"text": text}, language)
    assert found["language"] == language
    assert what in [one["what"] for one in found["events"][:3]]
    assert found["events"][0]["sure"] == 1
    assert found == sent(house, "/api/rule/what", {"text": text, "language": language}, "en")


def test_a_story_is_read_at_a_board_in_any_language(house: Club) -> None:
    """Board 3 is dealt by South."""
    found = sent(house, "/api/rule/what", {"text": "1 fiori, 1 picche, 1 cuori fruncola", "board": 3}, "ro")
    best = found["events"][0]
    assert (found["language"], best["what"]) == ("it", "insufficient_bid")
    assert best["situation"] == {"auction": "S: 1C 1S 1H", "offender": "N"}
    assert found["unread"] == ["fruncola"]


def test_a_language_that_nobody_speaks_is_refused(house: Club) -> None:
    assert kinds(house, "POST", "/api/rule/what", {"text": "x", "language": "xx"}) == (422, ["unknown-language"])


@every_language
def test_a_ruling_shows_what_the_article_says_that_it_rests_on(house: Club, language: str) -> None:
    """Art. 27 widens 27B1(b) of 2007."""
    answers = {"accepted": False, "replacement": "2C", "same_or_more_precise_shape": True}
    asked = BID | {"edition": 2007, "regulations": "figb_2017", "answers": answers}
    cited = {one["clause"]: one for one in sent(house, "/api/rule", asked, language)["cited"]}
    assert cited["art. 27"]["text"] == marked_paragraph("art. 27", language)
    assert cited["art. 27"]["title"].startswith("FIGB 2017, art. 27: ")
    assert cited["27B1(b)"]["text"] == marked("27B1(b)", Edition(2007), language)


# -- rulings -----------------------------------------------------------------------------------------------------


@every_language
def test_a_question_comes_with_its_form_and_in_words(house: Club, language: str) -> None:
    found = sent(house, "/api/rule", BID | {"answers": {"accepted": False}}, language)
    said = found["said"]
    assert said["form"]["kind"] == "call"
    assert said["form"]["name"] == "replacement@1H"
    assert [choice["answer"] for choice in said["choices"]] == [one["answer"] for one in found["question"]["options"]]
    assert all(choice["text"] and choice["consequence"] for choice in said["choices"])
    assert "27B" in said["cited"]
    assert said["to"]
    (known,) = found["known"]
    assert (known["key"], known["answered"]) == ("accepted@1H", True)
    assert found["happened"]["law"] == "27"


def test_going_back_is_leaving_out_the_answer_of_a_known_fact(house: Club) -> None:
    told = {"accepted@1H": False, "replacement@1H": "2H"}
    known = sent(house, "/api/rule", BID | {"answers": told})["known"]
    last = [fact["key"] for fact in known if fact["answered"]][-1]
    assert last == "replacement@1H"
    before = sent(house, "/api/rule", BID | {"answers": {key: told[key] for key in told if key != last}})
    assert before["said"]["form"]["name"] == last


def test_a_ruling_is_told_part_by_part_and_to_every_player(house: Club) -> None:
    found = sent(house, "/api/rule", BID | {"answers": {"accepted": True}}, "it")
    parts = {part["id"]: part["lines"] for part in found["sections"]}
    ruling = found["ruling"]
    assert len(parts["effects"]) == len(ruling["effects"])
    assert len(parts["clauses"]) == len(ruling["clauses"])
    cited = {one["clause"]: one["text"] for one in found["cited"]}
    assert set(cited) == {*ruling["clauses"], *(one["clause"] for one in ruling.get("considered", ()))}
    assert all(text == marked(clause, E2017, "it") for clause, text in cited.items())
    assert len(parts["reviews"]) == len(ruling["reviews"]) if ruling["reviews"] else "reviews" not in parts
    assert [part["to"] for part in found["text"]["script"]] == ["all", "E"]  # what stands; whose turn it is
    assert found["may_be_reviewed"]


def test_the_way_that_the_facts_took_is_lit(house: Club) -> None:
    def lit(answers: dict[str, Any]) -> tuple[list[Any], list[Any]]:
        (chart,) = sent(house, "/api/rule/path", BID | {"answers": answers})["charts"]
        nodes = [node for node in chart["nodes"] if node["lit"]]
        edges = [edge for edge in chart["edges"] if edge["lit"]]
        assert {edge["start"] for edge in edges} | {edge["end"] for edge in edges} == {node["id"] for node in nodes}
        assert len(edges) == len(nodes) - 1  # one way, without a gap
        ids = {node["id"] for node in nodes}
        beside = {edge["end"] for edge in chart["edges"] if edge["start"] in ids}
        assert {box["number"] for box in chart["way"]["placed"]} == ids | beside
        return nodes, edges

    asked, _ = lit({})
    assert (asked[-1]["kind"], asked[-1]["clause"]) == ("question", "27A1")
    ruled, edges = lit({"accepted": True})
    assert [node["kind"] for node in ruled].count("ruling") == 1
    assert "27A1" in next(node for node in ruled if node["kind"] == "ruling")["lines"][0]
    assert "Yes" in [edge["label"] for edge in edges]


def test_the_way_goes_on_in_the_next_law(house: Club) -> None:
    led = {"declarer": "S", "offender": "W", "card": "DK", "turn": "N", "trick": 4, "accepted": False}
    told = {"told_by_opponent": False}
    charts = sent(house, "/api/rule/path", {"what": "lead_out_of_turn", "situation": led, "answers": told})
    laws = [chart["law"] for chart in charts["charts"]]
    assert laws[0] == "53"
    assert len(laws) > 1
    ends = [[node for node in chart["nodes"] if node["lit"]] for chart in charts["charts"]]
    assert any(node["refers_to"] == charts["charts"][1]["what"] for node in ends[0])


def test_three_editions_side_by_side(house: Club) -> None:
    found = sent(house, "/api/rule/compare", BID | {"answers": {"accepted": True}})
    assert [one["edition"] for one in found["editions"]] == [1997, 2007, 2017]
    assert all(one["reply"]["status"] == "ruling" for one in found["editions"])
    assert [contrast["editions"] for contrast in found["contrasts"]] == [[1997, 2007], [1997, 2017], [2007, 2017]]
    assert all(contrast["alike"] for contrast in found["contrasts"])
    answers = {"accepted": False, "replacement": "2H", "artificial": True}
    found = sent(house, "/api/rule/compare", BID | {"answers": answers})
    contrast = found["contrasts"][2]
    assert not contrast["alike"]
    assert contrast["asks"]["first"] != contrast["asks"]["second"]


def test_an_event_that_only_some_editions_know_is_a_problem_of_the_others(house: Club) -> None:
    found = sent(house, "/api/rule/compare", {"what": "comparable_call", "situation": {}})
    problems = [one["reply"]["problems"][0]["kind"] for one in found["editions"][:2]]
    assert problems == ["unknown-event", "unknown-event"]


# -- claims ------------------------------------------------------------------------------------------------------

CLAIM = {
    "hands": {"N": "-.-.-.32", "E": "-.-.-.QJ", "S": "-.-.-.AK", "W": "-.-.32.-"},
    "denomination": "NT",
    "leader": "S",
    "declarer": "S",
    "claimer": "S",
    "tricks": 2,
}


@every_language
def test_a_claim_that_cannot_fail_is_awarded(house: Club, language: str) -> None:
    found = sent(house, "/api/claim", CLAIM, language)
    assert (found["status"], found["tricks"], found["opponents"]) == ("award", 2, 0)
    assert found["text"]


def test_a_claim_is_judged_line_by_line(house: Club) -> None:
    """With the ace of clubs and a losing diamond: a trick, unless it is normal to lead the diamond first (70D1)."""
    hands = {"N": "-.-.-.32", "E": "-.-.-.QJ", "S": "-.-.2.A", "W": "-.-.K3.-"}
    question = sent(house, "/api/claim", CLAIM | {"hands": hands, "tricks": 1})
    assert (question["normal"], question["not_normal"]) == (0, 1)
    for normal, tricks in ((True, 0), (False, 1)):
        answers = {question["about"]: normal}
        found = sent(house, "/api/claim", CLAIM | {"hands": hands, "tricks": 1, "answers": answers})
        assert (found["status"], found["tricks"]) == ("award", tricks)


def test_a_claim_with_wrong_hands_is_refused_with_every_reason(house: Club) -> None:
    status, found = kinds(house, "POST", "/api/claim", CLAIM | {"hands": {"N": "x"}, "declarer": "Q"})
    assert status == 422
    assert len(found) == 2


def test_a_search_is_bounded_whatever_is_asked_for(house: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    limits = []

    def call(_: Pool, __: object, asked: ClaimRequest, ___: object) -> Any:
        limits.append(asked.limit)
        raise refuse("time-limit", found=1)

    monkeypatch.setattr(Pool, "call", call)
    house.asked("POST", "/api/claim", CLAIM | {"limit": 10**9}, PUBLIC)
    house.asked("POST", "/api/claim", CLAIM | {"limit": 5}, PUBLIC)
    assert limits == [MOST, 5]


def test_a_stranger_with_too_many_questions_is_told_to_come_again(house: Club) -> None:
    """Others are not in the way: those who are signed in have a lane of their own."""
    solver: Solver = house.client.app.state.solver
    solver.strangers.waiting.update({"testclient": EACH})
    try:
        answer = house.asked("POST", "/api/claim", CLAIM, PUBLIC)
        assert (answer.status_code, answer.headers["retry-after"]) == (429, "2")
        assert answer.json()["problems"][0]["kind"] == "searches-busy"
        assert house.asked("POST", "/api/claim", CLAIM, ORGANISER).status_code == 200
        solver.strangers.waiting.update({"others": WAITING})
        assert kinds(house, "POST", "/api/claim", CLAIM) == (503, ["solver-busy"])
    finally:
        solver.strangers.waiting.clear()
    assert sent(house, "/api/claim", CLAIM)["status"] == "award"


def test_a_claim_at_an_event_is_judged_by_its_edition_and_regulations(tmp_path: Path) -> None:
    with opened(tmp_path) as club:
        club.create(Plan(name="Claims", form="pairs", phases=(PhasePlan(rounds=3, boards=1),)))
        told = CLAIM | {"edition": 1997, "regulations": "nobody_has_them"}
        found = sent(club, f"/api/events/{club.event}/claim", told)
        assert (found["status"], found["edition"], found["regulations"]) == ("award", 2017, "wbf")


# -- policies ----------------------------------------------------------------------------------------------------


def test_a_notrump_of_another_range_is_alerted(house: Club) -> None:
    found = sent(house, "/api/policy/alert", {"call": "1NT", "meaning": "12-14 balanced"})
    assert found["alerted"] is True
    assert found["shown"]
    assert found["why"][0]["text"]
    assert found["rule"]["what"] == "wrong_explanation"


def test_what_a_policy_asks_can_be_answered_in_a_field_of_its_form(house: Club) -> None:
    topics = {topic["topic"]: topic for topic in read(house, "/api/policy/form")["topics"]}
    for topic, body in (("alert", {"auction": "N: 1S P", "call": "X"}), ("psych", {}), ("pre-alert", {})):
        fields = {field["name"] for field in topics[topic]["fields"]}
        asks = sent(house, f"/api/policy/{topic}", body)["asks"] if topic != "alert" else []
        for ask in asks:
            assert ask["id"].removeprefix(f"{topic.replace('-', '_')}_") in fields, ask["id"]
        assert asks or topic == "alert"


@every_language
def test_the_form_is_said_in_the_language(house: Club, language: str) -> None:
    found = read(house, "/api/policy/form", language)
    assert [topic["topic"] for topic in found["topics"]] == ["system", "alert", "psych", "pre-alert"]

    def labels(fields: list[Any]) -> Iterator[str]:
        for field in fields:
            yield field["label"]
            yield from (choice["text"] for choice in field["choices"])
            yield from labels(field["parts"])

    for topic in found["topics"]:
        said = list(labels(topic["fields"]))
        assert said
        assert not [label for label in said if "_" in label or not label]


def test_a_system_is_judged_from_some_of_its_calls(house: Club) -> None:
    multi = {"call": "2D", "name": "Multi", "meaning": "6+H 5-9 / 6+S 5-9"}
    found = sent(house, "/api/policy/system", {"name": "Ours", "calls": [multi], "category": 3, "form": "pairs"})
    (event,) = found["events"]
    assert event["category"] == 3
    assert "brown_sticker" in found["systems"][0]
    asked = [question["key"] for question in found["questions"]]
    answered = sent(
        house, "/api/policy/system", {"calls": [multi], "category": 3, "answers": dict.fromkeys(asked, True)}
    )
    assert not {question["key"] for question in answered["questions"]} & set(asked)


def test_a_pre_alert_that_came_too_late_falls_under_the_laws(house: Club) -> None:
    late = {"leads": ["reversed_leads"], "openings_from": 12, "short_long": False, "told": "15:04", "start": "15:00"}
    found = sent(house, "/api/policy/pre-alert", late)
    assert (found["owed"], found["given"], found["laws"]) == (["reversed_leads"], False, ["75", "40"])


def test_a_psychic_call_is_judged(house: Club) -> None:
    facts = {
        "event": {"local": True}, "gross": True, "deliberate": True, "explicit_agreement": False,
        "system_protects": False, "partner_expects": False, "record": [], "damage": False, "top": 14,
    }  # fmt: skip
    found = sent(house, "/api/policy/psych", facts)
    assert found["kind"] == "free"
    assert found["rule"]["what"] == "psychic_call"
    assert found["text"]


@pytest.mark.parametrize("topic", ["system", "alert", "psych", "pre-alert"])
def test_regulations_that_nobody_has_are_refused(house: Club, topic: str) -> None:
    status, found = kinds(house, "POST", f"/api/policy/{topic}?regulations=../../etc/passwd", {})
    assert (status, found) == (422, ["unknown-pack"])


def test_what_is_asked_under_a_clause_is_known_without_exploring_every_law(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that the first page of a law takes no longer than the law itself."""

    def explored(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(library, "trees", explored)
    found = library._asked_under.__wrapped__("27", E2017, "en")
    assert "27A1" in found
