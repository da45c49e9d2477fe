"""The 38 calls: 35 bids, pass, double, redouble (Laws 17-19)."""

from arbitro.book.problem import refuse
from arbitro.bridge.cards import DENOMINATION_BY_TEXT, DENOMINATIONS, Denomination, Ordered


class Call(Ordered):
    """Every call. Bids come first, each sufficient over all before it (18B, 18E); then pass, double, redouble."""

    BID_1C = "1C"
    BID_1D = "1D"
    BID_1H = "1H"
    BID_1S = "1S"
    BID_1NT = "1NT"
    BID_2C = "2C"
    BID_2D = "2D"
    BID_2H = "2H"
    BID_2S = "2S"
    BID_2NT = "2NT"
    BID_3C = "3C"
    BID_3D = "3D"
    BID_3H = "3H"
    BID_3S = "3S"
    BID_3NT = "3NT"
    BID_4C = "4C"
    BID_4D = "4D"
    BID_4H = "4H"
    BID_4S = "4S"
    BID_4NT = "4NT"
    BID_5C = "5C"
    BID_5D = "5D"
    BID_5H = "5H"
    BID_5S = "5S"
    BID_5NT = "5NT"
    BID_6C = "6C"
    BID_6D = "6D"
    BID_6H = "6H"
    BID_6S = "6S"
    BID_6NT = "6NT"
    BID_7C = "7C"
    BID_7D = "7D"
    BID_7H = "7H"
    BID_7S = "7S"
    BID_7NT = "7NT"
    PASS = "P"
    DOUBLE = "X"
    REDOUBLE = "XX"

    level: int  # 1 to 7; 0 for a call that is not a bid
    denomination: Denomination | None

    def __init__(self, text: str) -> None:
        super().__init__(text)
        bid = self.index < 35
        self.level = self.index // 5 + 1 if bid else 0
        self.denomination = DENOMINATIONS[self.index % 5] if bid else None

    @property
    def is_bid(self) -> bool:
        """A bid undertakes to win tricks; pass, double and redouble are calls but not bids (18A)."""
        return self.index < 35

    def supersedes(self, last: "Call") -> bool:
        """Whether this bid is sufficient over that one (18B-18D)."""
        return self.is_bid and self.index > last.index

    @classmethod
    def bid(cls, level: int, denomination: Denomination) -> "Call":
        if not 1 <= level <= 7:
            raise refuse("bad-level", found=level, expected="1 2 3 4 5 6 7")
        return BIDS[5 * (level - 1) + denomination.index]

    @classmethod
    def parse(cls, text: str) -> "Call":
        """A call as people and files write it: `1S`, `1♠`, `3n`, `3NT`, `P`, `pass`, `-`, `X`, `dbl`, `XX`, `rdbl`."""
        try:
            return CALL_BY_TEXT[text.strip().upper()]
        except KeyError:
            raise refuse("bad-call", found=text, expected="1C … 7NT P X XX") from None


CALLS = tuple(Call)
BIDS = CALLS[:35]

CALL_BY_TEXT = (
    {f"{level}{name}": Call.bid(level, d) for level in range(1, 8) for name, d in DENOMINATION_BY_TEXT.items()}
    | dict.fromkeys(("P", "PASS", "-", "PAS", "PASSO"), Call.PASS)
    | dict.fromkeys(("X", "D", "DBL", "DOUBLE"), Call.DOUBLE)
    | dict.fromkeys(("XX", "R", "RDBL", "REDOUBLE"), Call.REDOUBLE)
)
