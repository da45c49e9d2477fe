"""Facts as the journal keeps them: bytes with a kind and a schema, and back; older schemas are upgraded on reading."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from arbitro.book.problem import refuse
from arbitro.contest.facts.log import read_exact, write_exact
from arbitro.office.fact import SCHEMA, AnyFact

_DECODER: msgspec.json.Decoder[AnyFact] = msgspec.json.Decoder(AnyFact, dec_hook=read_exact)
_ENCODER = msgspec.json.Encoder(enc_hook=write_exact)

Upgrade = Callable[[str, bytes], bytes]


def _from_1(_: str, payload: bytes) -> bytes:
    """What a side was given had one of four fields; since schema 2 it is of one of four types."""
    fact = msgspec.json.decode(payload)
    changes = [change.get(when) for change in fact.get("scores", ()) for when in ("before", "after")]
    for holder, sides in (
        (fact, ("lost", "others")),
        *((held, ("ns", "ew")) for held in (fact.get("recorded"), *changes)),
    ):
        for side in sides:
            if holder and side in holder:
                holder[side] = _given(holder[side])
    return msgspec.json.encode(fact)


def _given(old: dict[str, Any]) -> dict[str, Any]:
    if "weights" in old:
        shares = [{"weight": weight, "score_ns": points} for weight, points in old["weights"]]
        return {"type": "weighted", "shares": shares}
    if "share" in old:
        return {"type": "percentage", "share": old["share"]}
    return {"type": "imps" if "imps" in old else "artificial", **old}


UPGRADES: Mapping[int, Upgrade] = {1: _from_1}
"""From each schema to the next: a kind and a payload to the payload of the next schema."""


def kind_of(fact: AnyFact) -> str:
    return str(type(fact).__struct_config__.tag)


def write_fact(fact: AnyFact) -> bytes:
    return _ENCODER.encode(fact)


def read_fact(kind: str, schema: int, payload: bytes) -> AnyFact:
    """A fact from what was kept, whichever program kept it."""
    for version in range(schema, SCHEMA):
        payload = UPGRADES[version](kind, payload)
    if schema > SCHEMA:
        raise refuse("schema-of-the-future", found=schema, expected=SCHEMA)
    return _DECODER.decode(payload)
