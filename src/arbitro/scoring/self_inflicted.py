"""Damage that the innocent side did to itself (12C1(b) of 2007, 12C1(e) of 2017).

The codes say that this part is not redressed; how it is computed is the practice of directors: in matchpoints or
IMPs, with E what the innocent side could expect without the infraction, B what it would have had after the
infraction without its own error, A what it got. The self-inflicted part is B - A, in full: it is never weighted.
"""

from enum import Enum
from fractions import Fraction

from msgspec import Struct

from arbitro.book.clause import Clause
from arbitro.book.edition import E1997, E2007, E2017, Edition
from arbitro.book.problem import refuse


class Contribution(Enum):
    """What the innocent side did after the irregularity."""

    NONE = "none"
    ORDINARY = "ordinary"  # an error that belongs to the game
    SERIOUS = "serious"
    EXTREMELY_SERIOUS = "extremely_serious"
    WILD_OR_GAMBLING = "wild_or_gambling"
    DOUBLE_SHOT = "gambling_double_shot"  # a gamble whose failure it could hope to have redressed

    @property
    def is_error(self) -> bool:
        """Errors count only if they have nothing to do with the infraction."""
        return self in (Contribution.ORDINARY, Contribution.SERIOUS, Contribution.EXTREMELY_SERIOUS)


_ACTION_2007 = frozenset({Contribution.WILD_OR_GAMBLING, Contribution.DOUBLE_SHOT})
_COUNTING = {
    E1997: frozenset[Contribution](),  # the code is silent: part of the judgment of 12C2
    E2007: _ACTION_2007 | {Contribution.SERIOUS, Contribution.EXTREMELY_SERIOUS},
    E2017: frozenset({Contribution.EXTREMELY_SERIOUS, Contribution.DOUBLE_SHOT}),
}


class SelfInflicted(Struct, frozen=True, tag="self_inflicted"):
    """The scores of both sides, each from its own point of view, and the parts of the damage."""

    innocent: Fraction
    offending: Fraction
    damage: Fraction  # done by the infraction
    self_inflicted: Fraction  # not redressed
    clause: Clause


def counts(contribution: Contribution, edition: Edition, *, related: bool) -> bool:
    """Whether the edition denies redress for it. `related`: the error was brought about by the infraction."""
    return contribution in _COUNTING[edition] and not (contribution.is_error and related)


def self_inflicted(
    expected: Fraction | int,
    after_infraction: Fraction | int,
    table: Fraction | int,
    contribution: Contribution,
    edition: Edition,
    *,
    subsequent: bool | Fraction = True,
    related: bool = False,
) -> SelfInflicted:
    """The score of each side, in points or IMPs of the innocent side: E, B and A of above.

    `subsequent` is the finding that the action came after the irregularity. It is yes or no: a weight is refused.
    """
    if not isinstance(subsequent, bool):
        raise refuse("weighted-finding", found=subsequent, expected="yes, no")
    e, b, a = Fraction(expected), Fraction(after_infraction), Fraction(table)
    if a >= e:  # no damage: the table result stands
        return SelfInflicted(a, -a, Fraction(), Fraction(), Clause("12C2" if edition is E1997 else "12B1"))
    if not (subsequent and counts(contribution, edition, related=related)):
        return SelfInflicted(e, -e, e - a, Fraction(), _redress(edition))
    own = max(b - a, Fraction())
    clause = Clause("12C1(b)" if edition is E2007 else "12C1(e)")
    if b >= e:  # the infraction itself cost nothing
        return SelfInflicted(a, -e, Fraction(), e - a, clause)
    return SelfInflicted(e - own, -e, e - b, own, clause)


def _redress(edition: Edition) -> Clause:
    """Full redress."""
    return Clause("12C2" if edition is E1997 else "12C1(a)")
