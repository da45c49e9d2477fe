"""What a page asks for first comes with the page itself: who is there, the event, a player's place and score card.

Each answer stands under the address at which it would be asked for, and is what would be answered there; under `now`
the time, for those whose own clock is wrong.
"""

from typing import Any
from urllib.parse import quote, urlencode

import msgspec

from arbitro.answers.summary import said_summary
from arbitro.book.problem import ProblemsFound
from arbitro.contest.facts.log import write_exact
from arbitro.office.seeing.place import my_place
from arbitro.office.seeing.score_card import score_card
from arbitro.server.house import Connection, house_of, language_of, view_at
from arbitro.server.signing import me_at

PLAYERS = ("play", "card")  # pages that begin with the place and the score card


def first_answers(connection: Connection, address: str) -> bytes:
    """For the page at an address, as JSON that may stand in HTML. What would be refused is left out: the page asks for
    it, and is told why."""
    answers: dict[str, Any] = {"now": house_of(connection).clock()}
    try:
        answers["/api/me"] = me_at(connection)
        match address.split("/"):
            case ["", "events", id, *page] if id != "new":
                _of_event(answers, connection, id, page[0] if page else "")
    except ProblemsFound:
        pass
    return msgspec.json.encode(answers, enc_hook=write_exact).replace(b"<", rb"\u003c")


def _of_event(answers: dict[str, Any], connection: Connection, id: str, page: str) -> None:
    view, path = view_at(connection, id), f"/api/events/{_part(id)}"
    answers[path] = said_summary(view, language_of(connection))
    if page not in PLAYERS:
        return
    place = answers[f"{path}/place"] = my_place(view)
    if place is not None:
        query = f"?{urlencode({'phase': place.phase})}" if place.phase else ""
        who = place.who.id
        answers[f"{path}/contestants/{_part(who)}/card{query}"] = score_card(view, who, place.phase)


def _part(text: str) -> str:
    """As `encodeURIComponent` writes it."""
    return quote(text, safe="!*'()")
