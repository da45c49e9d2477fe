"""Fouled boards (Law 87): which tables held the same form, and what a small group of results is worth."""

from collections.abc import Collection, Iterable, Sequence
from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from arbitro.book.clause import Clause
from arbitro.book.edition import E1997, E2017, Edition
from arbitro.book.problem import refuse
from arbitro.bridge.board import Board
from arbitro.bridge.seats import Seat, Side
from arbitro.regulations import Pack, keys
from arbitro.regulations.fouling import fouling
from arbitro.scoring.field import BoardField
from arbitro.scoring.penalty import ScorePenalty, Unit


def is_fouled(copies: Iterable[Board], edition: Edition) -> bool:
    """Whether contestants who are compared did not all play the same board (87A).

    Only what was played counts: a board that differs from the hand record in the same way everywhere is not fouled.
    In 1997 a misplaced card fouls a board, since 2007 another dealer or vulnerability does too.
    """
    if edition is E1997:
        return len({copy.deal for copy in copies}) > 1
    return len({(copy.deal, copy.dealer, copy.vulnerability) for copy in copies}) > 1


def clause_for(edition: Edition, *, teams: bool) -> Clause:
    """Where the scoring of a fouled board is laid down: by groups, but for teams in 2017 by 86B2 (87C)."""
    return Clause("86B2" if teams and edition >= E2017 else "87B")


# -- forms


class Passage(Struct, frozen=True):
    """When a table held the board: which copy of it, and in which place in the order of that copy's tables."""

    order: int
    copy: str = ""


class Change(Struct, frozen=True):
    """A copy of the board took another form after it was played in this place; 0: it never had the right one.

    `form` names what it became: the same text, the same form; "" is the original, so that a board can be set right.
    """

    after: int
    form: str
    copy: str = ""


def held(passages: Sequence[Passage], changes: Collection[Change]) -> tuple[str, ...]:
    """The form that each table held."""
    known = sorted(changes, key=lambda change: change.after)
    return tuple(
        next((c.form for c in reversed(known) if c.copy == at.copy and c.after < at.order), "") for at in passages
    )


def with_forms(field: BoardField, passages: Sequence[Passage], changes: Collection[Change]) -> BoardField:
    """The field with each line's form: lines of different form are then scored apart (87B)."""
    if len(passages) != len(field.lines):
        raise refuse("passages", found=len(passages), expected=len(field.lines))
    forms = held(passages, changes)
    return replace(field, lines=tuple(replace(line, form=form) for line, form in zip(field.lines, forms, strict=True)))


# -- small groups


class SmallGroupWhy(Struct, frozen=True, tag="small_group_table"):
    """Shares of the top by place in a group too small to be matchpointed; equal scores share their places."""

    scores: tuple[int, ...]
    ns: tuple[Fraction, ...]
    ew: tuple[Fraction, ...]
    table: tuple[Fraction, ...]  # best place first
    total: Fraction  # of the two sides on a line
    source: str


def is_small(results: int, pack: Pack) -> bool:
    """Whether a group with so many results goes by the table instead of Neuberg's formula."""
    return 0 < results < pack[keys.NEUBERG_LEAST]


def small_group(scores: Sequence[int], pack: Pack) -> tuple[tuple[Fraction, ...], tuple[Fraction, ...]]:
    """The shares of North-South and of East-West for the scores (of North-South) in a small group."""
    why = explain_small_group(scores, pack)
    return why.ns, why.ew


def explain_small_group(scores: Sequence[int], pack: Pack) -> SmallGroupWhy:
    """The shares of a small group with the table that they come from."""
    if not is_small(len(scores), pack):
        raise refuse("group-size", found=len(scores), expected=f"1 … {pack[keys.NEUBERG_LEAST] - 1}")
    table = pack[keys.SMALL_GROUPS][len(scores) - 1]
    total = pack[keys.SMALL_GROUP_SUM]
    best_first = sorted(scores, reverse=True)
    share_of = {
        score: sum((table[place] for place in places), Fraction()) / len(places)
        for score in scores
        if (places := [place for place, other in enumerate(best_first) if other == score])
    }
    ns = tuple(share_of[score] for score in scores)
    ew = tuple(total - share for share in ns)
    return SmallGroupWhy(tuple(scores), ns, ew, table, total, pack.setting(keys.SMALL_GROUPS).source)


# -- penalties


def fouling_penalties(
    contestants: dict[Side, str], misplaced: Collection[Seat], *, duplicating: bool, pack: Pack
) -> tuple[ScorePenalty, ...]:
    """The penalties of the pairs whose own cards went into the wrong pocket; none where no amount is set.

    `misplaced`: the seats whose cards are not where they belong. `duplicating`: it happened while the board was made.
    """
    fouled = fouling(misplaced, pack, duplicating=duplicating)
    if fouled.penalty is None or not fouled.penalty.number:
        return ()
    percent, source = fouled.penalty.number * 100, fouled.articles[0]
    return tuple(ScorePenalty(contestants[side], percent, Unit.PERCENT_OF_TOP, source) for side in fouled.sides)
