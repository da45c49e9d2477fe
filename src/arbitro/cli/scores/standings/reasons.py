"""An explanation of scoring as the value that travels."""

from enum import Enum
from fractions import Fraction

from msgspec import Struct, structs

from arbitro.cli.scores.standings.answers import Reason
from arbitro.scoring.rounding import exact_text


def reason(why: Struct, kind: str = "", weight: Fraction | None = None) -> Reason:
    """Tagged values and lists become parts, all else figures."""
    figures: dict[str, str] = {}
    parts: list[Reason] = []
    points = ""
    for name, value in structs.asdict(why).items():
        if name == "points":
            points = exact_text(value)
        elif isinstance(value, Struct) and value.__struct_config__.tag is not None:
            parts.append(reason(value))
        elif isinstance(value, Struct):
            figures |= reason(value).figures
        elif isinstance(value, tuple) and any(isinstance(item, Struct) for item in value):
            parts += (
                reason(item.why, weight=item.weight) if hasattr(item, "why") else reason(item, name) for item in value
            )
        elif value is not None:
            figures[name] = _text(value)
    tag = why.__struct_config__.tag
    return Reason(kind or str(tag or ""), points, "" if weight is None else exact_text(weight), figures, tuple(parts))


def _text(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | Fraction):
        return exact_text(value)
    if isinstance(value, tuple):
        return " ".join(map(_text, value))
    return str(value.value) if isinstance(value, Enum) else str(value)
