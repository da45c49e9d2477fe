"""The pages as they are sent: compressed, the files of each page named and its first answers put in."""

import json
import re
from collections.abc import Iterator
from datetime import datetime
from gzip import compress
from pathlib import Path
from typing import Any

import pytest

from arbitro.contest.plan import PhasePlan, Plan
from arbitro.office.deals import MakeDeals
from arbitro.office.people import Enter
from arbitro.office.seating import BeginRound, SeatSection
from arbitro.server import pages
from tests.contest.small import HOWELL
from tests.office.desk import START, entrant, result
from tests.server.club import DIRECTOR, ORGANISER, PUBLIC, SCORER, Club, opened

SCRIPT = b"let one = 1;" * 100
FIRST = re.compile(r'<script type="application/json" id="first">(.*?)</script>', re.DOTALL)
PLAYERS = ("1 N", "2 N", "4 S")
NAME = "</script><script>alert(1)</script> <!-- & “Tuesday”"


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """Four pairs in the second round, with a result that waits and one that stands."""
    with opened(tmp_path_factory.mktemp("pages")) as club:
        club.create(Plan(name=NAME, form="pairs", phases=(PhasePlan(rounds=3, boards=1),)))
        club.do(Enter(contestants=tuple(entrant("pairs", str(n)) for n in range(1, 5))), ORGANISER)
        club.do(SeatSection(movement=HOWELL), ORGANISER)
        club.do(MakeDeals(), ORGANISER)
        club.do(BeginRound(round=1), ORGANISER)
        club.do(result(1, 1, 1, 420), SCORER)
        club.do(result(1, 2, 1, -50), "2 N")
        yield club


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where the pages are, empty."""
    place = tmp_path / "site"
    (place / "assets").mkdir(parents=True)
    monkeypatch.setattr(pages, "SITE", place)
    pages.built.cache_clear()
    pages.loads.cache_clear()
    yield place
    pages.built.cache_clear()
    pages.loads.cache_clear()


@pytest.fixture
def club(site: Path, evening: Club) -> Club:
    """The evening with its pages."""
    loads = {
        "pages": {"/events/:id/play": ["assets/play.js", "assets/play.css"], "/events/:id": ["assets/event.js"]},
        "words": {"en": ["assets/en.js"], "it": ["assets/it.js"]},
    }
    files = {
        "index.html": b"<!doctype html><head><title>Pages</title></head><body></body>",
        "pages.json": json.dumps(loads).encode(),
        "assets/one.js": SCRIPT,
    }
    for name, content in files.items():
        (site / name).write_bytes(content)
        (site / f"{name}.gz").write_bytes(compress(content))
        (site / f"{name}.br").write_bytes(b"brotli of " + name.encode())
    return evening


def sent(club: Club, path: str, who: str = PUBLIC, **headers: str) -> Any:
    """As a browser asks: known by a cookie."""
    token = club.token(who)
    club.client.cookies.clear()
    return club.client.get(path, headers=headers | ({"cookie": f"arbitro={token}"} if token else {}))


def first(page: str) -> dict[str, Any]:
    (found,) = FIRST.findall(page)
    answers: dict[str, Any] = json.loads(found)
    assert datetime.fromisoformat(answers.pop("now")) >= START  # by the club's clock
    return answers


@pytest.mark.usefixtures("site")
def test_where_the_pages_are_not_built_the_first_page_says_so(evening: Club) -> None:
    page = sent(evening, "/", **{"accept-language": "it"})
    assert page.headers["content-type"].startswith("text/html")
    assert "/api/schema/openapi.json" in page.text
    assert 'lang="it"' in page.text
    assert "make run" in page.text


def test_files_are_sent_as_they_were_compressed(club: Club) -> None:
    plain, packed = (sent(club, "/assets/one.js", **{"accept-encoding": coding}) for coding in ("identity", "gzip"))
    assert plain.content == packed.content == SCRIPT
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"])
    assert "immutable" in packed.headers["cache-control"]
    assert sent(club, "/assets/two.js").status_code == 404
    assert sent(club, "/assets/one.js.gz").status_code == 404


def test_brotli_goes_before_gzip(club: Club) -> None:
    with club.client.stream("GET", "/assets/one.js", headers={"accept-encoding": "gzip, deflate, br"}) as answer:
        assert answer.headers["content-encoding"] == "br"
        assert b"".join(answer.iter_raw()) == b"brotli of assets/one.js"


@pytest.mark.parametrize(
    ("address", "language", "files"),
    [
        ("/events/x/play", "it", ["assets/it.js", "assets/play.js", "assets/play.css"]),
        ("/events/x/play/", "en-GB,en;q=0.9", ["assets/en.js", "assets/play.js", "assets/play.css"]),
        ("/events/x", "en", ["assets/en.js", "assets/event.js"]),
        ("/events/x/nothing", "en", ["assets/en.js"]),
        ("/", "ro", []),
    ],
)
def test_the_files_of_a_page_are_named_in_it(club: Club, address: str, language: str, files: list[str]) -> None:
    page = sent(club, address, **{"accept-language": language}).text
    named = re.findall(r'<link rel="(\w+)" href="/([^"]+)">', page)
    assert named == [("stylesheet" if file.endswith(".css") else "modulepreload", file) for file in files]


@pytest.mark.parametrize("who", [PUBLIC, *PLAYERS, SCORER, DIRECTOR, ORGANISER])
@pytest.mark.parametrize("page", ["/events/{id}/play", "/events/{id}/card", "/events/{id}", "/events/{id}/room", "/"])
def test_the_first_answers_are_those_of_their_addresses(club: Club, who: str, page: str) -> None:
    answer = sent(club, page.format(id=club.event), who)
    found = first(answer.text)
    event = f"/api/events/{club.event}"
    wanted = {"/api/me"} | ({event} if "events" in page else set())
    if page.endswith(("play", "card")):
        wanted |= {f"{event}/place"} | ({f"{event}/contestants/{who[0]}/card"} if who in PLAYERS else set())
    assert found == {path: sent(club, path, who).json() for path in wanted}
    assert found["/api/me"]["role"] == ("player" if who in PLAYERS else who or "public")
    assert answer.headers["cache-control"] == "no-store"
    assert "default-src 'self'" in answer.headers["content-security-policy"]


def test_names_stay_inside_the_answers(club: Club) -> None:
    page = sent(club, f"/events/{club.event}/play", "1 N").text
    assert first(page)[f"/api/events/{club.event}"]["name"] == NAME
    assert page.count("</script>") == 1
    assert "<!--" not in page


@pytest.mark.parametrize("address", ["/events/none/play", "/events/new", "/events/%2F", "/events/" + "x" * 300])
def test_what_would_be_refused_is_left_to_be_asked_for(club: Club, address: str) -> None:
    answer = sent(club, address, ORGANISER)
    assert answer.status_code == 200
    assert set(first(answer.text)) == {"/api/me"}


def test_the_application_alone_has_nobodys_answers(club: Club) -> None:
    """What a phone keeps for the time without a network."""
    answer = sent(club, "/index.html", "1 N")
    assert not FIRST.search(answer.text)
    assert answer.headers["cache-control"] == "no-cache"
