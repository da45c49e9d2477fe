"""Worked examples: a few cases of each law, chosen from those that the tests demand a ruling of (tests/laws/cases).

An example has the facts alone. What is ruled on it is computed when it is asked for; what must be ruled, the tests say
under its id.
"""

from functools import cache
from typing import Any

from msgspec import Struct

from arbitro.book.edition import ALL, Edition
from arbitro.book.shelf import read, text_of
from arbitro.laws.case.request import Request


class Example(Struct, frozen=True, forbid_unknown_fields=True):
    """What happened and what was answered, under these editions; `auction` is written `W: 1S 1H`."""

    id: str
    what: str
    edition: tuple[Edition, ...] = ALL
    auction: str = ""
    offender: str = ""
    situation: dict[str, Any] = {}
    answers: dict[str, Any] = {}

    def request(self, edition: Edition, language: str) -> Request:
        """The facts as a request."""
        situation = situation_of(self.situation, self.auction, self.offender)
        return Request(situation, self.answers, int(edition), what=self.what, language=language)


def situation_of(situation: dict[str, Any], auction: str = "", offender: str = "") -> dict[str, Any]:
    """A situation with the auction and the offender in it."""
    dealer, _, calls = auction.partition(":")
    told = {"dealer": dealer.strip(), "auction": calls.split()} if auction else {}
    return situation | told | ({"offender": offender} if offender else {})


@cache
def examples(law: int) -> tuple[Example, ...]:
    """The examples of a law; none where nothing is ruled on."""
    path = f"law_{law:02}.toml"
    try:
        text = text_of(path, __name__)
    except FileNotFoundError:
        return ()
    return tuple(read(text, dict[str, tuple[Example, ...]], file=path)["example"])
