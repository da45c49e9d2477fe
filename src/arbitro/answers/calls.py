"""Calls for the director as the desk gets them: with what was noticed at a live table in words."""

from msgspec.structs import asdict

from arbitro.office.seeing.calls import CallNow
from arbitro.words import message


class CallTold(CallNow, frozen=True, kw_only=True):
    """`said`: what was noticed, in words."""

    said: tuple[str, ...] = ()


def call_told(call: CallNow, language: str) -> CallTold:
    return CallTold(**asdict(call), said=tuple(message(f"irregularity-{kind}", language) for kind in call.noticed))
