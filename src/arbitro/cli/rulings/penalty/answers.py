"""What `arbitro penalty … --json` and `arbitro time --json` print. Exact numbers are texts: `2.4`, `20`."""

from typing import Literal

from msgspec import Struct

from arbitro.answers.consequence import ConsequenceAnswer, WrittenAmount
from arbitro.bridge.seats import Seat


class TimeAnswer(ConsequenceAnswer, frozen=True):
    """`arbitro time --json`: minutes. The limit is null where there is no tolerance."""

    form: str
    boards: int
    screens: bool
    minutes: str
    limit: str | None


class LatenessAnswer(ConsequenceAnswer, frozen=True):
    """`arbitro penalty lateness --json`. `points` are matchpoints, where the top was told."""

    form: str
    minutes: str
    outcome: Literal["none", "warning", "penalty", "open"]
    whom: Literal["pair", "player", "team"]
    penalty: WrittenAmount | None
    points: str | None


class SlowPlayAnswer(ConsequenceAnswer, frozen=True):
    """`arbitro penalty slow-play --json`. `each` are the two sides; `proposed` if the director has not set them.

    `adjusted`: no penalty, but boards taken away that get an adjusted score.

    `total` and `after` (the result less the penalties) are of a match, null at pairs. `artificial`: percent of a top
    of the two pairs on each board taken away.
    """

    form: str
    minutes: str | None
    outcome: Literal["none", "penalty", "proposed", "adjusted", "open"]
    total: WrittenAmount | None
    each: tuple[WrittenAmount, ...]
    after: tuple[str, ...]
    adjusted_boards: int
    artificial: tuple[str, ...] = ()


class WrittenAward(Struct, frozen=True):
    """What a forfeit brings; `imps` is null without the boards of the match.

    `last_place` is null as long as it is not known whether the loser is placed last.
    """

    vp: str
    imps: int | None
    loser_vp: str
    loser_imps: str
    last_place: bool | None
    final: bool


class ForfeitAnswer(ConsequenceAnswer, frozen=True):
    """`arbitro penalty forfeit --json`. `limit` in minutes after the start; `award` of a match in VPs that is lost.

    `absent` and `others`: percent of a top on each board of a pair or player that is not there, and of the others.
    """

    form: str
    minutes: str
    outcome: Literal["forfeited", "not_forfeited", "open"]
    limit: str | None
    as_withdrawal: bool
    award: WrittenAward | None
    absent: str | None
    others: str | None


class RecordAnswer(ConsequenceAnswer, frozen=True):
    """`arbitro penalty record --json`: any of the writers writes, any of the checkers checks; the penalty for each.

    `points` are matchpoints, where the top was told.
    """

    recorded: str
    writers: tuple[Seat, ...]
    checkers: tuple[Seat, ...]
    both_pairs: bool
    most: WrittenAmount | None
    outcome: Literal["none", "penalty", "open"]
    penalty: WrittenAmount | None
    points: str | None


class AmendAnswer(ConsequenceAnswer, frozen=True):
    """`arbitro penalty amend --json`."""

    allowed: bool | None
    final: bool
