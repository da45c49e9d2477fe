"""The rules once more, in plain strings and lists: what the engine is measured against.

Nothing here comes from arbitro. Every question is answered by looking at the whole record again, in the words
of the Laws, with no state carried along; slow and simple. Seats are N E S W, calls 1C … 7NT P X XX,
cards SA … C2.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

SEATS = "NESW"
SUITS = "CDHS"
RANKS = "23456789TJQKA"
DENOMINATIONS = ("C", "D", "H", "S", "NT")
PACK = tuple(suit + rank for suit in SUITS for rank in RANKS)
BIDS = tuple(f"{level}{denomination}" for level in range(1, 8) for denomination in DENOMINATIONS)
CALLS = (*BIDS, "P", "X", "XX")
HEIGHT = {bid: height for height, bid in enumerate(BIDS)}

# -- the auction ------------------------------------------------


def seat_after(seat: str, turns: int) -> str:
    return SEATS[(SEATS.index(seat) + turns) % 4]


def same_side(one: str, other: str) -> bool:
    return (SEATS.index(one) - SEATS.index(other)) % 2 == 0


def auction_over(calls: Sequence[str]) -> bool:
    """Law 22: nobody bids and all four pass, or three passes in rotation follow a bid, double or redouble."""
    if len(calls) < 4 or tuple(calls[-3:]) != ("P", "P", "P"):
        return False
    return len(calls) == 4 or calls[-4] != "P"


def legal_calls(calls: Sequence[str]) -> set[str]:
    """Laws 18 and 19."""
    if auction_over(calls):
        return set()
    bids = [call for call in calls if call in HEIGHT]
    legal = {"P", *(BIDS[HEIGHT[bids[-1]] + 1 :] if bids else BIDS)}
    active = [place for place, call in enumerate(calls) if call != "P"]
    if active and (len(calls) - active[-1]) % 2 == 1:  # the last call that is no pass was an opponent's
        if calls[active[-1]] in HEIGHT:
            legal.add("X")
        elif calls[active[-1]] == "X":
            legal.add("XX")
    return legal


def contract_of(dealer: str, calls: Sequence[str]) -> tuple[int, str, str, str] | None:
    """Level, denomination, X or XX or nothing, and declarer (Definitions), of a finished auction."""
    bids = [(place, call) for place, call in enumerate(calls) if call in HEIGHT]
    if not bids:
        return None
    place, bid = bids[-1]
    risk = "XX" if "XX" in calls[place:] else "X" if "X" in calls[place:] else ""
    winner = seat_after(dealer, place)
    for early, call in bids:
        if call[1:] == bid[1:] and same_side(seat_after(dealer, early), winner):
            return int(bid[0]), bid[1:], risk, seat_after(dealer, early)
    raise AssertionError("the last bid itself names its denomination")


# -- the play ---------------------------------------------------


def trick_winner(leader: str, cards: Sequence[str], denomination: str) -> str:
    """44E, 44F, for a trick of four cards."""
    trumps = [card for card in cards if card[0] == denomination]
    best = max(trumps or [card for card in cards if card[0] == cards[0][0]], key=lambda card: RANKS.index(card[1]))
    return seat_after(leader, cards.index(best))


def replay(cards: Sequence[str], leader: str, denomination: str) -> tuple[list[str], str]:
    """Who won each complete trick, and who is to play now, after these cards."""
    winners: list[str] = []
    for start in range(0, len(cards) - 3, 4):
        leader = trick_winner(leader, cards[start : start + 4], denomination)
        winners.append(leader)
    return winners, seat_after(leader, len(cards) % 4)


def legal_cards(hand: Sequence[str], trick: Sequence[str]) -> list[str]:
    """44A, 44C, 44D: what a hand may play to the cards of the trick so far."""
    following = [card for card in hand if trick and card[0] == trick[0][0]]
    return following or list(hand)


def play_outs(
    hands: Mapping[str, Sequence[str]], played: tuple[str, ...], leader: str, denomination: str
) -> Iterator[tuple[str, ...]]:
    """Every way to play these hands out from the first card to the last."""
    if len(played) == sum(map(len, hands.values())):
        yield played
        return
    _, turn = replay(played, leader, denomination)
    held = [card for card in hands[turn] if card not in played]
    for card in legal_cards(held, played[len(played) // 4 * 4 :]):
        yield from play_outs(hands, (*played, card), leader, denomination)


def tricks_of_play_outs(hands: Mapping[str, Sequence[str]], leader: str, denomination: str, side: str) -> Counter[int]:
    """How many ways to play the hands out give each number of tricks to the side of a seat."""
    return Counter(
        sum(same_side(winner, side) for winner in replay(cards, leader, denomination)[0])
        for cards in play_outs(hands, (), leader, denomination)
    )


# -- the score --------------------------------------------------

# Law 77 spelled out trick by trick: (not vulnerable, vulnerable).
ODD_TRICKS = {
    "C": (20, 40, 60, 80, 100, 120, 140),
    "D": (20, 40, 60, 80, 100, 120, 140),
    "H": (30, 60, 90, 120, 150, 180, 210),
    "S": (30, 60, 90, 120, 150, 180, 210),
    "NT": (40, 70, 100, 130, 160, 190, 220),
}
OVERTRICK = {"C": 20, "D": 20, "H": 30, "S": 30, "NT": 30}
OVERTRICK_DOUBLED = (100, 200)
DOWN = (range(50, 651, 50), range(100, 1301, 100))
DOWN_DOUBLED = (
    (100, 300, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500),
    (200, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500, 3800),
)
GAME = (300, 500)
SLAM = {6: (500, 750), 7: (1000, 1500)}


def points(level: int, denomination: str, risk: str, tricks: int, vulnerable: bool) -> int:
    """What declarer's side scores."""
    down = level + 6 - tricks
    times = {"": 1, "X": 2, "XX": 4}[risk]
    if down > 0:
        return -(DOWN_DOUBLED[vulnerable][down - 1] * times // 2 if risk else DOWN[vulnerable][down - 1])
    total = bid_and_made = ODD_TRICKS[denomination][level - 1] * times
    total += GAME[vulnerable] if bid_and_made >= 100 else 50
    total += SLAM[level][vulnerable] if level in SLAM else 0
    total += {"": 0, "X": 50, "XX": 100}[risk]
    return total - down * (OVERTRICK_DOUBLED[vulnerable] * times // 2 if risk else OVERTRICK[denomination])
