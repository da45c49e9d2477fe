"""What `arbitro draw --json` prints."""

from msgspec import Struct

from arbitro.answers.consequence import WrittenGround
from arbitro.contest.draw.knockout import KnockoutRound


class WrittenPairing(Struct, frozen=True):
    """Two who meet, the home team (of pairs North-South) first; in a knock-out `table` is the number of the match."""

    table: int
    home: str
    away: str
    why: tuple[WrittenGround, ...]


class DrawAnswer(Struct, frozen=True):
    """`arbitro draw --json` of a Swiss or Danish round. From the same file and `seed` comes the same draw.

    `floated`: who meets somebody with more points (`up`) or fewer (`down`), for the file of the next round.
    """

    system: str
    regulations: str
    round: int
    pairings: tuple[WrittenPairing, ...]
    bye: str | None
    why_bye: tuple[WrittenGround, ...]
    seed: str
    warnings: tuple[WrittenGround, ...]
    floated: dict[str, str]


class WrittenThree(Struct, frozen=True):
    """Three who play each other, and how many of them go on."""

    match: int
    entrants: tuple[str, ...]
    go_on: int
    why: tuple[WrittenGround, ...]


class WrittenWaiting(Struct, frozen=True):
    """One who does not play in this round."""

    entrant: str
    why: tuple[WrittenGround, ...]


class BracketAnswer(Struct, frozen=True):
    """`arbitro draw --system knockout --json`: the round to be played, and all rounds with what is not known yet.

    `round` is null when the final is over. `choosing`: who chooses an opponent in this round, in turn, and from whom,
    where the regulations let them.
    """

    system: str
    regulations: str
    round: int | None
    pairings: tuple[WrittenPairing, ...]
    three_way: tuple[WrittenThree, ...]
    byes: tuple[WrittenWaiting, ...]
    seed: str
    warnings: tuple[WrittenGround, ...]
    rounds: tuple[KnockoutRound, ...]
    outcomes: dict[str, tuple[str, ...]]
    champion: str | None
    choosing: tuple[str, ...] = ()
    choose_from: tuple[str, ...] = ()
