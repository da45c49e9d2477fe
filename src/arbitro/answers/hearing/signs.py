"""What speaks for an event: concepts that come together, from `signs.toml`; and for an answer, from `choices.toml`."""

from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from msgspec import Struct

from arbitro.book.shelf import read


class Signs(Struct, frozen=True, forbid_unknown_fields=True):
    """`signs`: concepts that a story must have, or with a - in front must not; `deed`: those that tell who did it;
    `often`: how much more than others, or less, directors meet the event."""

    signs: tuple[str, ...]
    deed: tuple[str, ...] = ()
    often: float = 1.0


class Sign(NamedTuple):
    """Concepts that must be there, and those that must not."""

    needs: frozenset[str]
    bars: frozenset[str]

    @classmethod
    def written(cls, text: str) -> "Sign":
        parts = text.split()
        return cls(
            frozenset(part for part in parts if part[0] != "-"), frozenset(part[1:] for part in parts if part[0] == "-")
        )

    def holds(self, signals: frozenset[str]) -> bool:
        return self.needs <= signals and not self.bars & signals

    def is_among(self, asked: frozenset[str]) -> bool:
        """Whether what it needs is only asked."""
        return any(part.strip("~-") in asked for need in self.needs for part in need.replace("*", "+").split("+"))


@cache
def choices() -> dict[str, tuple[tuple[str | bool, tuple[Sign, ...]], ...]]:
    """The values that a story may give a field, by its name, and what says so."""
    name = "choices.toml"
    text = files("arbitro.answers.hearing").joinpath(name).read_text(encoding="utf-8")
    data = read(text, dict[str, dict[str, tuple[str, ...]]], file=name)
    plain = {"true": True, "false": False}
    return {
        field: tuple((plain.get(value, value), tuple(map(Sign.written, said))) for value, said in values.items())
        for field, values in data.items()
    }


@cache
def together() -> tuple[tuple[str, Sign], ...]:
    """What must be said in one clause: `partner+agree+-not`, or sentence: `partner*absent`, by that name."""
    every = (sign for values in choices().values() for _, said in values for sign in said)
    parts = (part for sign in every for part in sorted(sign.needs | sign.bars))
    return tuple(
        (part, Sign.written(part.replace("+", " ").replace("*", " ")))
        for part in dict.fromkeys(parts)
        if {"+", "*"} & {*part}
    )


@cache
def deniable() -> frozenset[str]:
    """The concepts that count as well where they are denied: `~played-before`."""
    every = (sign for of in choices().values() for _, said in of for sign in said)
    return frozenset(name[1:] for sign in every for name in sign.needs | sign.bars if name[0] == "~")


DOUBTFUL = frozenset(
    {"conduct", "demand", "line_stated", "aware_of_trump", "at_fault"}
)  # open where two answers are told


WONDERED = frozenset({
    "approval_given", "committee_available", "claim_objected", "defenders_gained", "meant_as_lead", "deemed_lead",
    "request_in_time", "normal_score_possible", "facts_found", "facts_probable", "substitution_authorised",
    "against_regulations", "declarer_started_spreading", "last_round", "intended", "likely_won", "published_before",
    "correction_period_over", "ruling_period_open", "seat_change_permitted", "could_comply", "damage",
    "corrected_already", "could_have_been_aware", "could_benefit", "os_gained", "logical_alternative", "suggested",
    "understanding_exists", "finished_at_signal", "board_settled", "later_tricks", "could_play_it",
    "penalise", "counts_as_made",
})  # fmt: skip
"""What a story may ask instead of telling it: `is it too late?`"""


def answer(
    signals: frozenset[str], name: str, asked: frozenset[str] = frozenset()
) -> Any:  # a word, yes or no, or nothing
    """What is said of this field or question in so many words; `asked`: what stands in questions alone."""
    unsure = asked if name in WONDERED else frozenset()
    held = [
        value
        for value, said in choices()[name]
        if any(sign.holds(signals) and not sign.is_among(unsure) for sign in said)
    ]
    return held[0] if held and (len(held) == 1 or name not in DOUBTFUL) else None


@cache
def signs() -> dict[str, Signs]:
    name = "signs.toml"
    return read(
        files("arbitro.answers.hearing").joinpath(name).read_text(encoding="utf-8"), dict[str, Signs], file=name
    )
