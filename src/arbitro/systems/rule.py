"""A rule of a system: in which auction it holds, which call, and what the call shows."""

import re
from collections.abc import Iterator, Mapping
from enum import Enum
from functools import cached_property
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from arbitro.book.writing import Remark
from arbitro.bridge.calls import Call
from arbitro.bridge.cards import Suit
from arbitro.regulations.systems.agreement import Base, Position, Zone
from arbitro.systems.pattern import OTHER, Binding, Pattern, Steps, Token, read_pattern, read_token, sequences

Line = Annotated[str, Meta(max_length=120)]
Lead: TypeAlias = Literal["standard", "reversed_leads", "other_leads", "reversed_count_leads"]


class Forcing(Enum):
    """What a call asks of partner."""

    NO = ""
    ROUND = "one round"  # he does not pass
    GAME = "game"  # neither passes below game
    INVITATION = "invitation"
    SIGN_OFF = "sign-off"


class BiddingRule(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, dict=True):
    """`shows` is written as for dealing, and may name the suits of the pattern.

    Besides: `together 25+` counts the high-card points with the least that partner has shown (`together points`,
    `together support`: the player's own by that count), `fit 8+M` the cards of a suit likewise; `stopper theirs` is
    in every suit of the opponents; `T` is the suit that the side has agreed on.
    """

    call: Line
    shows: Remark
    after: tuple[Line, ...] = ("",)
    name: Line = ""  # of the convention
    asks: Line = ""
    artificial: bool = False
    forcing: Forcing = Forcing.NO
    note: Remark = ""
    # where it holds; what is not given does not matter
    positions: tuple[Position, ...] = ()
    zones: tuple[Zone, ...] = ()
    passed: bool | None = None  # the player could have opened and has passed
    contested: bool | None = None  # the opponents have done something else than pass
    partner: bool | None = None  # he has done something else than pass
    forced: bool | None = None  # partner's call is forcing
    in_game: bool | None = None  # the side has bid a game
    jump: Annotated[int, Meta(ge=0, le=6)] | None = None  # levels above the lowest bid in the denomination
    number: int = 0  # its place in the file, from 1
    line: int = 0  # of the file on which it begins
    level: int = 0  # of the file: 0 the system itself, 1 what it builds on, and so on

    @cached_property
    def patterns(self) -> tuple[Pattern, ...]:
        return tuple(map(read_pattern, self.after))

    @cached_property
    def token(self) -> Token:
        return read_token(self.call)

    @property
    def anywhere(self) -> bool:
        """Whether it holds in any auction, or whenever one ends in a certain way."""
        return not any(pattern.whole for pattern in self.patterns)

    @property
    def conditions(self) -> tuple[object, ...]:
        return (
            self.positions,
            self.zones,
            self.passed,
            self.contested,
            self.partner,
            self.forced,
            self.in_game,
            self.jump,
        )

    @property
    def weight(self) -> int:
        """How special beside the pattern: the call, and one for each condition."""
        return self.token.weight + sum(condition not in ((), None) for condition in self.conditions)

    def meets(self, other: "BiddingRule") -> bool:
        """Whether both can hold at the same time, the auction being the same."""
        return all(
            not (mine and theirs and not set(mine) & set(theirs))
            for mine, theirs in ((self.positions, other.positions), (self.zones, other.zones))
        ) and all(
            mine is None or theirs is None or mine == theirs
            for mine, theirs in zip(self.conditions[2:], other.conditions[2:], strict=True)
        )


RELATIVE = re.compile(
    r"""(?i)\b(?:stopper\ (?P<theirs>theirs)
      | (?:together\ (?:(?P<count>points|support)\ )?|(?P<fit>fit)\ )
        (?P<low>\d{1,2})(?:-(?P<high>\d{1,2})|(?P<open>[+-]))?
        (?(fit)\ ?(?P<suit>[CDHS♣♦♥♠]))
    )(?!\w)""",
    re.VERBOSE,
)
"""What a rule counts together with partner's hand, or against the opponents' suits."""

_SYMBOL = re.compile(r"(?<![A-Za-z])(oM|om|[MmxyzT])(?![A-Za-z])")


def named(text: str, binding: Binding) -> str:
    """A text with its symbols replaced by the letters of their suits; one that is not known stays."""

    def suit(match: re.Match[str]) -> str:
        symbol = match[1]
        known: Suit | None = binding.get(symbol)
        if known is None and symbol in OTHER and (first := binding.get(OTHER[symbol])) is not None:
            known = tuple(Suit)[first.index ^ 1]
        return known.value if known is not None else symbol

    return _SYMBOL.sub(suit, text)


class Instance(Struct, frozen=True):
    """A rule in one sequence of calls: the suits that are known, and how special it is there."""

    rule: BiddingRule
    binding: Binding
    whole: bool  # the pattern is about a whole auction
    weight: int  # how special the pattern is

    @property
    def preference(self) -> tuple[bool, int, int]:
        """Of several calls that fit a hand the first by this: about the whole auction, a system's own, as written."""
        return not self.whole, self.rule.level, self.rule.number

    @property
    def authority(self) -> tuple[bool, int, int]:
        """Of several rules about one call the first by this."""
        return not self.whole, self.rule.level, -(self.weight + self.rule.weight)


Key: TypeAlias = tuple[bool, tuple[Call, ...]]
Index: TypeAlias = Mapping[Key, Mapping[Call, tuple[Instance, ...]]]


class BiddingSystem(Struct, frozen=True, kw_only=True, dict=True):
    """What a partnership has agreed, with what it builds on."""

    name: str
    rules: tuple[BiddingRule, ...]
    lineage: tuple[str, ...] = ()  # the systems that it builds on
    without: tuple[Call, ...] = ()  # own openings after which nothing holds of what it builds on
    base: Base | None = None
    leads: tuple[Lead, ...] = ()
    signals: Remark = ""
    notes: tuple[Remark, ...] = ()
    answers: Mapping[str, bool] = {}  # to questions of a systems policy, under `id@about`

    @cached_property
    def index(self) -> Index:
        """Where each rule is found: the sequence of calls, then the call, the rule with most authority first."""
        found: dict[Key, dict[Call, list[Instance]]] = {}
        for rule in self.rules:
            for key, call, instance in instances(rule, self.without):
                found.setdefault(key, {}).setdefault(call, []).append(instance)
        return {
            key: {call: tuple(sorted(those, key=lambda i: i.authority)) for call, those in calls.items()}
            for key, calls in found.items()
        }

    @cached_property
    def longest_end(self) -> int:
        """Of the patterns that stand for the end of an auction, the calls of the longest."""
        return max((len(calls) for whole, calls in self.index if not whole), default=0)


def instances(
    rule: BiddingRule, without: tuple[Call, ...] = (), steps: Steps | None = None
) -> Iterator[tuple[Key, Call, Instance]]:
    """A rule in every sequence of calls that it is about; refuses patterns that cannot be."""
    for pattern in rule.patterns:
        for calls, call, binding in sequences(pattern, rule.token, steps):
            if rule.level and pattern.whole and calls and calls[0] in without and pattern.tokens[0].ours:
                continue
            yield (pattern.whole, calls), call, Instance(rule, binding, pattern.whole, pattern.weight)
