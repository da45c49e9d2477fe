"""Movements as values for programs, with their sentences: for `arbitro movement --json` and for the server.

Exact numbers are texts: `3/25`, `195`.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from arbitro.answers.consequence import WrittenGround, written_grounds
from arbitro.contest.movement.guide import (
    GuideCard,
    Resting,
    Shared,
    TableCard,
    cards,
    resting,
    shared_boards,
    table_cards,
)
from arbitro.contest.movement.movement import Kind, Movement, Sitting
from arbitro.contest.movement.proof import Balance, Defect, Proof, Two, Verdict
from arbitro.contest.movement.proposal import MovementOption, MovementProposal, boards_played
from arbitro.regulations.pack import Pack
from arbitro.scoring.rounding import exact_text
from arbitro.words import DEFAULT
from arbitro.words.movement import say_defect


class RoundAnswer(Struct, frozen=True):
    """One round; `sits_out` is there also if nobody does."""

    round: int
    tables: tuple[Sitting, ...]
    sits_out: tuple[int, ...]


class WrittenDefect(Struct, frozen=True, omit_defaults=True):
    """What is wrong, with its sentence."""

    kind: str
    text: str
    round: int | None = None
    table: int | None = None
    contestants: tuple[int, ...] = ()
    boards: tuple[int, ...] = ()
    times: int | None = None


class WrittenBalance(Struct, frozen=True):
    """The smallest and the largest share of comparisons that falls on one rival, and the even share."""

    least: str
    most: str
    even: str


class WrittenGuide(Struct, frozen=True):
    """Cards for contestants and tables, and boards at rest."""

    cards: tuple[GuideCard, ...]
    tables: tuple[TableCard, ...]
    resting: tuple[Resting, ...]


class WrittenPart(Struct, frozen=True):
    """What a movement comes to for one contestant: rounds North-South, East-West (in matches at home, away) and out,
    boards played, how often it meets whom and has whom as partner, and the share of its comparisons by rival."""

    contestant: int
    ns: int
    ew: int
    sits_out: int
    boards: int
    meets: dict[int, int]
    partners: dict[int, int]
    shares: dict[int, str]


class ProvedMovement(Struct, frozen=True, kw_only=True):
    """A movement with its proof; what `--check --json` prints. `shared`: boards that several tables play at once;
    `guide` is there with --guide."""

    name: str
    tables: int
    rounds: tuple[RoundAnswer, ...]
    verdict: Verdict
    defects: tuple[WrittenDefect, ...]
    kind: Kind
    winners: Literal[1, 2]
    balance: WrittenBalance | None
    shared: tuple[Shared, ...]
    proof: tuple[WrittenPart, ...]
    guide: WrittenGuide | None = None


class WrittenOption(Struct, frozen=True, kw_only=True):
    """An option with its figures. `cost` in boards: what speaks against it; `defects`: how many of each kind."""

    form: str
    name: str
    tables: int
    rounds: int
    boards: int  # in a round
    in_play: int
    minutes: str
    winners: Literal[1, 2]
    verdict: Verdict
    defects: dict[str, int]
    balance: WrittenBalance | None
    cost: str
    trade_offs: tuple[WrittenGround, ...]


class MovementAnswer(ProvedMovement, frozen=True, kw_only=True):
    """`arbitro movement --json`: the chosen movement, then what else would do (the chosen one is the first of them).

    `late`: the numbers that are kept for those who come in round 2.
    """

    form: str
    boards: int  # in a round
    minutes: str
    late: tuple[int, ...]
    trade_offs: tuple[WrittenGround, ...]
    options: tuple[WrittenOption, ...]
    regulations: str


def rounds_of(movement: Movement) -> tuple[RoundAnswer, ...]:
    return tuple(RoundAnswer(each.round, each.tables, each.sits_out) for each in movement.rounds)


def defects_of(proof: Proof, language: str) -> tuple[WrittenDefect, ...]:
    return tuple(_defect(defect, proof.movement.kind, language) for defect in proof.defects)


def _defect(defect: Defect, kind: Kind, language: str) -> WrittenDefect:
    text = say_defect(defect, kind, language)
    return WrittenDefect(defect.kind, text, defect.round, defect.table, defect.contestants, defect.boards, defect.times)


def parts_of(proof: Proof) -> tuple[WrittenPart, ...]:
    """The proof, contestant by contestant."""
    everybody = proof.movement.contestants
    out = Counter(who for each in proof.movement.rounds for who in each.sits_out)
    return tuple(
        WrittenPart(
            who,
            *proof.sides[who],
            sits_out=out[who],
            boards=boards,
            meets=_with(who, everybody, proof.meetings),
            partners=_with(who, everybody, proof.partnerships),
            shares={rival: exact_text(share) for rival, share in proof.shares.get(who, {}).items()},
        )
        for who, boards in zip(everybody, boards_played(proof), strict=True)
    )


def _with(who: int, everybody: tuple[int, ...], times: Mapping[Two, int]) -> dict[int, int]:
    met = ((other, times.get((min(who, other), max(who, other)), 0)) for other in everybody if other != who)
    return {other: count for other, count in met if count}


def balance_of(balance: Balance | None) -> WrittenBalance | None:
    if balance is None:
        return None
    return WrittenBalance(exact_text(balance.least), exact_text(balance.most), exact_text(balance.even))


# -- replies


def proved(proof: Proof, language: str = DEFAULT, *, guide: bool = False) -> ProvedMovement:
    movement = proof.movement
    return ProvedMovement(
        name=movement.name,
        tables=movement.tables,
        rounds=rounds_of(movement),
        verdict=proof.verdict,
        defects=defects_of(proof, language),
        kind=movement.kind,
        winners=movement.winners,
        balance=balance_of(proof.balance),
        shared=shared_boards(movement),
        proof=parts_of(proof),
        guide=_guide(movement) if guide else None,
    )


def proposal_reply(
    proposal: MovementProposal, pack: Pack, language: str = DEFAULT, *, guide: bool = False
) -> MovementAnswer:
    chosen = proposal.chosen
    of_chosen = proved(chosen.proof, language, guide=guide)
    return MovementAnswer(
        **{name: getattr(of_chosen, name) for name in of_chosen.__struct_fields__},
        form=chosen.form.name,
        boards=chosen.boards,
        minutes=exact_text(chosen.minutes),
        late=chosen.late,
        trade_offs=written_grounds(chosen.trade_offs, language),
        options=tuple(written_option(option, language) for option in proposal.options),
        regulations=pack.name,
    )


def _guide(movement: Movement) -> WrittenGuide:
    return WrittenGuide(cards(movement), table_cards(movement), resting(movement))


def written_option(option: MovementOption, language: str = DEFAULT) -> WrittenOption:
    movement = option.movement
    return WrittenOption(
        form=option.form.name,
        name=movement.name,
        tables=movement.tables,
        rounds=len(movement.rounds),
        boards=option.boards,
        in_play=len(movement.boards),
        minutes=exact_text(option.minutes),
        winners=movement.winners,
        verdict=option.proof.verdict,
        defects=dict(Counter(defect.kind for defect in option.proof.defects)),
        balance=balance_of(option.proof.balance),
        cost=exact_text(option.cost),
        trade_offs=written_grounds(option.trade_offs, language),
    )
