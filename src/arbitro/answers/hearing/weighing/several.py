"""Where a story that tells of several things is cut: each part speaks clearly of another law, and neither of what the
other is about."""

from collections.abc import Iterator, Mapping, Sequence, Set
from math import exp, fsum
from typing import NamedTuple

from arbitro.answers.hearing.weighing.weights import add, scores, weights

CLEAR = 0.65  # how likely the event of a part must be in it
NOT = 0.02  # and at most that of the other part


class Part(NamedTuple):
    """Some sentences of a story, from the first to before the last, and what they are about."""

    first: int
    last: int
    what: str


def parts(signals: Sequence[Set[str]], laws: Mapping[str, str]) -> tuple[Part, ...]:
    """The parts of a story; none if it tells of one thing. `signals`: of each sentence. `laws`: of each event."""
    return tuple(_parts(signals, laws, 0))


def _parts(signals: Sequence[Set[str]], laws: Mapping[str, str], first: int) -> Iterator[Part]:
    before = list(_growing(signals, laws))[:-1]
    behind = list(_growing(signals[::-1], laws))[-2::-1]
    found = max(
        (
            (ahead[one] * after[other], at, one, other)
            for at, (ahead, after) in enumerate(zip(before, behind, strict=True), first + 1)
            for one, other in [(max(ahead, key=ahead.__getitem__), max(after, key=after.__getitem__))]
            if laws[one] != laws[other]
            if min(ahead[one], after[other]) >= CLEAR and max(ahead[other], after[one]) <= NOT
        ),
        default=None,
    )
    if not found:
        return
    _, at, one, other = found
    halves = (Part(first, at, one), Part(at, first + len(signals), other))
    for half in halves:
        within = signals[half.first - first : half.last - first]
        yield from tuple(_parts(within, laws, half.first)) or (half,)


def _growing(signals: Sequence[Set[str]], laws: Mapping[str, str]) -> Iterator[Mapping[str, float]]:
    """How likely each event is, by the first sentence alone, by the first two, …"""
    known, heard = weights().signals.keys(), set[str]()
    counted = [0] * len(weights().events)
    for sentence in signals:
        new = sentence & known - heard
        heard |= new
        add(counted, new)
        told = {what: score for what, score in scores(counted, len(heard)).items() if what in laws}
        most = max(told.values())
        parts = {what: exp(score - most) for what, score in told.items()}
        whole = fsum(parts.values())
        yield {what: part / whole for what, part in parts.items()}
