"""The methods of scoring as a pack of regulations sets them (78D)."""

from fractions import Fraction
from typing import Literal, cast

from arbitro.book.edition import Edition
from arbitro.book.problem import refuse
from arbitro.regulations import Key, Pack, keys
from arbitro.scoring.board_a_match import BoardAMatch, winning_margin
from arbitro.scoring.butler import Butler, Datum
from arbitro.scoring.comparable import Counting, Sections
from arbitro.scoring.cross_imps import CrossImps, Divide
from arbitro.scoring.matchpoints import Matchpoints
from arbitro.scoring.rounding import Rounding, rounded
from arbitro.scoring.victory_points import Continuous, Discrete, Scale, Simple, percent_to_vp

ScaleName = Literal["continuous", "discrete", "simple"]


def as_shown(value: Fraction, pack: Pack) -> Fraction:
    """A number as people are shown it: a multiple of the unit that the regulations set."""
    return rounded(value, pack[keys.SHOWN_UNIT], Rounding(pack[keys.SHOWN_ROUNDING]))


def matchpoints(pack: Pack) -> Matchpoints:
    return Matchpoints(
        cast(Literal[2, 1], pack[keys.POINTS_PER_WIN]),
        cast(Literal["neuberg", "reserve"], pack[keys.MISSING_RESULTS]),
        cast(Literal["weights", "neuberg"], pack[keys.WEIGHTED_IN_FIELD]),
        _sections(pack),
    )


def butler(pack: Pack) -> Butler:
    trim = pack[keys.BUTLER_TRIM]
    datum = Datum(
        trim=trim if isinstance(trim, int) else 0,
        trim_share=trim if isinstance(trim, Fraction) else Fraction(),
        average=cast(Literal["mean", "median"], pack[keys.BUTLER_DATUM]),
        unit=pack[keys.BUTLER_UNIT],
        rule=Rounding(pack[keys.BUTLER_ROUNDING]),
        counting=_counting(keys.BUTLER_COUNTING, pack),
        own=pack[keys.BUTLER_OWN],
    )
    return Butler(datum, _sections(pack))


def cross_imps(pack: Pack) -> CrossImps:
    divide = cast(Divide, pack[keys.CROSS_IMPS_DIVIDE])
    return CrossImps(divide, _counting(keys.CROSS_IMPS_COUNTING, pack), _sections(pack))


def board_a_match(pack: Pack, edition: Edition) -> BoardAMatch:
    return BoardAMatch(
        pack[keys.AVERAGE_PLUS, edition],
        pack[keys.AVERAGE, edition],
        pack[keys.AVERAGE_MINUS, edition],
        pack[keys.BAM_WIN],
        pack[keys.BAM_LOSS],
        pack[keys.BAM_ALONE],
    )


def board_a_match_margin(pack: Pack, boards: int) -> int:
    """The points by which a board-a-match is won."""
    return winning_margin(boards, pack[keys.BAM_MARGIN])


def scale(pack: Pack, name: ScaleName | None = None) -> Scale:
    """The victory point scale of the pack, or another one with what the pack says of it."""
    rule = pack[keys.VP_FRACTION]
    fraction = None if rule is None else Rounding(rule)
    chosen: str = name or pack[keys.VP_SCALE]
    match chosen:
        case "continuous":
            return Continuous(pack[keys.VP_NON_INCREASING], fraction)
        case "discrete":
            return Discrete(fraction)
        case _:
            margin, long, lead = (pack[keys.SIMPLE_MARGIN], pack[keys.SIMPLE_LONG_MATCH], pack[keys.SIMPLE_LONG_MARGIN])
            return Simple(margin, long, lead, fraction)


def match_length(scheduled: int, played: int, pack: Pack) -> int:
    """The number of boards that chooses the column of the scale; refused where the pack uses none of that length."""
    boards = scheduled if pack[keys.VP_BOARDS] == "scheduled" else played
    columns, least = pack[keys.VP_COLUMNS], pack[keys.VP_LEAST_BOARDS]
    if boards < least or (columns is not None and boards not in columns):
        expected = f"{least} …" if columns is None else ", ".join(map(str, columns))
        raise refuse("match-length", found=boards, expected=expected)
    return boards


def swiss_pairs_points(share: Fraction, pack: Pack) -> Fraction:
    """The VPs for a share of the matchpoints; refused if the regulations have no table for it."""
    return percent_to_vp(pack[keys.PERCENT_TO_VP], share)


def _sections(pack: Pack) -> Sections:
    return cast(Sections, pack[keys.SECTIONS])


def _counting(key: Key[str], pack: Pack) -> Counting:
    return cast(Counting, pack[key])
