"""The game of duplicate bridge as immutable values.

    Card.SA, Hand.parse("AKQ.J95.-.T8643"), Deal.parse("N:… … … …")
    Board(7).dealer, Board(7).vulnerability          Law 2
    random_deal(secrets.randbelow)                   Law 6
    Auction(Seat.NORTH).call(Call.PASS)              Laws 17-19, 22
    Play.begin(deal, contract).play(Card.SA)         Laws 41, 44
    score(Result.parse("4HX N +1"), vulnerability)   Law 77

A value never changes: what happens to it is a method that returns the next one. What cannot be is refused with
every problem at once (`ProblemsFound`). Nothing here knows a clock, a disk or a source of chance: a source of
chance is an argument.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from arbitro.bridge.score import score as score  # at once: its module has the same name

if TYPE_CHECKING:
    from arbitro.bridge.public import *  # noqa: F403
else:

    def __getattr__(name: str) -> object:
        """Loads the public names when a program asks for one; a module of the house imports what it needs."""
        return getattr(import_module("arbitro.bridge.public"), name)
