"""Facts as the journal keeps them: bytes with a kind and a schema, and back; older schemas are upgraded on reading."""

from collections.abc import Callable, Mapping

import msgspec

from arbitro.book.problem import refuse
from arbitro.contest.facts.log import read_exact, write_exact
from arbitro.office.fact import SCHEMA, AnyFact

_DECODER: msgspec.json.Decoder[AnyFact] = msgspec.json.Decoder(AnyFact, dec_hook=read_exact)
_ENCODER = msgspec.json.Encoder(enc_hook=write_exact)

Upgrade = Callable[[str, bytes], bytes]
UPGRADES: Mapping[int, Upgrade] = {}
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
