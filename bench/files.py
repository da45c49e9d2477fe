"""Reading a PBN file of boards with auction and play."""

import random
from io import StringIO

from arbitro.bridge.auction import Auction
from arbitro.bridge.board import Board
from arbitro.bridge.calls import Call
from arbitro.bridge.dealing import random_deal
from arbitro.bridge.play import Play
from arbitro.formats import pbn
from arbitro.formats.record import BoardRecord

BOARDS = 200
CALL = {Call.PASS: "Pass"}
VULNERABLE = {"none": "None", "ns": "NS", "ew": "EW", "both": "All"}


def a_file(boards: int = BOARDS) -> str:
    """Random deals, auctions of usual length, cards played at random to the end."""
    chance = random.Random(7)
    return "% PBN 2.1\n% EXPORT\n" + "\n".join(_game(number, chance) for number in range(1, boards + 1))


def _game(number: int, chance: random.Random) -> str:
    board = Board(number, random_deal(chance.randrange))
    auction = _auction(board, chance)
    contract = auction.contract
    assert contract is not None
    play = Play.begin(board.deal, contract)
    while cards := play.legal_cards:
        play = play.play(chance.choice(cards))
    tags = {
        "Event": "Bench",
        "Site": "",
        "Date": "2024.01.31",
        "Board": str(number),
        "West": "West",
        "North": "North",
        "East": "East",
        "South": "South",
        "Dealer": str(board.dealer),
        "Vulnerable": VULNERABLE[board.vulnerability.value],
        "Deal": board.deal.pbn(board.dealer),
        "Scoring": "MP",
        "Declarer": str(contract.declarer),
        "Contract": contract.bid,
        "Result": str(play.tricks_won),
    }
    words = [CALL.get(call, call.value) for call in auction.calls]
    tricks = [" ".join(str(trick.card_of(contract.leader.after(n))) for n in range(4)) for trick in play.tricks]
    lines = [f'[{tag} "{value}"]' for tag, value in tags.items()]
    lines += [f'[Auction "{board.dealer}"]', *(" ".join(words[at : at + 4]) for at in range(0, len(words), 4))]
    lines += [f'[Play "{contract.leader}"]', *tricks]
    return "\n".join(lines) + "\n"


def _auction(board: Board, chance: random.Random) -> Auction:
    auction = Auction(board.dealer)
    while not auction.is_over or auction.is_passed_out:
        if auction.is_passed_out:
            auction = Auction(board.dealer)
        bids = [call for call in auction.legal_calls if call.is_bid]
        auction = auction.call(chance.choice([*bids[:5], Call.PASS, Call.PASS, Call.PASS]))
    return auction


TEXT = a_file()


def ours(boards: int) -> None:
    records = list(pbn.read(StringIO(TEXT)))
    assert len(records) == boards
    assert all(isinstance(record, BoardRecord) for record in records)


def unchecked(boards: int) -> None:
    """Tags and sections only, as endplay reads them: nothing compared with anything."""
    assert len(list(pbn.read_games(StringIO(TEXT)))) == boards


def endplay(boards: int) -> None:
    from endplay.parsers.pbn import load

    assert len(load(StringIO(TEXT))) == boards
