"""Where a story that tells of several things is cut: each part speaks clearly of another law, and neither of what the
other is about."""

from collections.abc import Iterator, Mapping, Sequence, Set
from math import exp, fsum
from typing import NamedTuple

from arbitro.answers.hearing.weighing.weights import add, summed, weights

CLEAR = 0.65  # how likely the law of a part must be in it
NOT = 0.02  # and at most that of the other part
ONE_THING = {"62": "61", "63": "61", "64": "61", "69": "68", "70": "68", "71": "68"}  # the revoke; the claim


class Part(NamedTuple):
    """Some sentences of a story, from the first to before the last."""

    first: int
    last: int


class _Heard(NamedTuple):
    """How likely each law is, and the likeliest one."""

    laws: Mapping[str, float]
    law: str


def parts(signals: Sequence[Set[str]], laws: Mapping[str, str]) -> tuple[Part, ...]:
    """The parts of a story; none if it tells of one thing. `signals`: of each sentence. `laws`: of each event."""
    return tuple(_parts(signals, {what: ONE_THING.get(law, law) for what, law in laws.items()}, 0))


def _parts(signals: Sequence[Set[str]], laws: Mapping[str, str], first: int) -> Iterator[Part]:
    before = list(_growing(signals, laws))[:-1]
    behind = list(_growing(signals[::-1], laws))[-2::-1]
    apart = [
        (ahead.laws[ahead.law] * after.laws[after.law], at)
        for at, (ahead, after) in enumerate(zip(before, behind, strict=True), first + 1)
        if min(ahead.laws[ahead.law], after.laws[after.law]) >= CLEAR
        if max(ahead.laws[after.law], after.laws[ahead.law]) <= NOT
    ]
    if not apart:
        return
    _, at = max(apart)
    for half in (Part(first, at), Part(at, first + len(signals))):
        within = signals[half.first - first : half.last - first]
        yield from tuple(_parts(within, laws, half.first)) or (half,)


def _growing(signals: Sequence[Set[str]], laws: Mapping[str, str]) -> Iterator[_Heard]:
    """By the first sentence alone, by the first two, …"""
    known, heard = weights().signals.keys(), set[str]()
    counted = [0] * len(weights().events)
    for sentence in signals:
        new = sentence & known - heard
        heard |= new
        add(counted, new)
        told = {what: score for what, score in summed(counted, len(heard)).items() if what in laws}
        most = max(told.values())
        parts = {what: exp(score - most) for what, score in told.items()}
        whole = fsum(parts.values())
        likely = dict.fromkeys(laws.values(), 0.0)
        for what, part in parts.items():
            likely[laws[what]] += part / whole
        yield _Heard(likely, max(likely, key=likely.__getitem__))
