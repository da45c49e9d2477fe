"""How much the tests try: little in `make test`, much in `make proof` (ARBITRO_PROOF=1)."""

import os
from collections.abc import Callable

import pytest

PROOF = os.environ.get("ARBITRO_PROOF") == "1"
only_in_proof = pytest.mark.skipif(not PROOF, reason="takes minutes: make proof")

EXAMPLES = 1_000 if PROOF else 10  # of every property, by Hypothesis
GAMES = 20_000 if PROOF else 160  # random games against OpenSpiel
ENDINGS = 500 if PROOF else 10  # of three cards in each hand, played out in every way
TOURNAMENTS = 2_000 if PROOF else 27  # random events
SOLVED = 300 if PROOF else 20  # endings of up to six cards, against a search of our own
DEALS = 400_000 if PROOF else 4_000  # in each statistical test
SOUTH_HANDS = 10_400_600 if PROOF else 2_000  # in a row, of the 10,400,600 with North and East given
AUCTIONS = 10_000 if PROOF else 80  # bid by chance among the calls that a hand may make
WALKS = 10_000 if PROOF else 50  # random ways through the laws
TABLES = 2_000 if PROOF else 60  # random permissive tables, of each edition
EVENTS_APART = 1 if PROOF else 8  # at such a table, from one moment that is looked at to the next
EVENINGS = 100 if PROOF else 2  # of robots of chance at a live table
ROBOT_BOARDS = 200 if PROOF else 1  # of four robots, of each kind of table
SERVED_BOARDS = 200 if PROOF else 2  # of four robots through a server
ERRING = 50 if PROOF else 1  # boards of three robots and a player who errs
DUPLICATES = 500 if PROOF else 8  # boards of robots against random legal calls
OF_EACH_KIND = 100 if PROOF else 1  # irregularities, in all
OF_EACH_LAW = 20 if PROOF else 5  # rulings under each law from 24 to 71, in each edition
ENDS = 2_000 if PROOF else 20  # rulings that each situation of a law comes to
MEMBERS = 12 if PROOF else 2  # of every class of answers, in place of the one explored
STORIES = 1 if PROOF else 40  # one of so many that are known is heard
KILLS = 200 if PROOF else 3  # of a process that writes into a journal, for each database
ONLINE_ROUNDS = 6 if PROOF else 2  # in the browser, of
ONLINE_TABLES = 6 if PROOF else 3  # live tables
SERVER_KILLS = 100 if PROOF else 3  # of a server under load, for each database
SHARES = 10 if PROOF else 1  # of what comes by chance, each with chances of its own
TABLE_KILLS = 100 if PROOF else 5  # of a server in the middle of boards, for each database
REQUESTS = 100_000 if PROOF else 150  # of a share, to every door of the server
FILES = 100_000 if PROOF else 1_500  # of a share, for all readers

Figures = Callable[[str, object], None]
"""pytest's `record_property`."""
