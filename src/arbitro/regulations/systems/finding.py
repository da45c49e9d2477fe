"""How the systems policy answers: reasons and questions as ids with arguments, which `words/` says."""

from collections.abc import Mapping

from msgspec import Struct

YES_NO = "yes_no"  # a fact
JUDGMENT = "judgment"  # an opinion that only the director can form


class Why(Struct, frozen=True):
    """One reason."""

    id: str
    args: Mapping[str, str | int] = {}


class Asked(Struct, frozen=True):
    """A question that stands between the facts and the answer; it is answered under its `key`."""

    id: str
    kind: str
    about: str
    article: str
    weigh: tuple[str, ...] = ()  # what a judgment weighs, as ids

    @property
    def key(self) -> str:
        return f"{self.id}@{self.about}"


def why(id: str, **args: str | int) -> Why:
    return Why(id, args)
