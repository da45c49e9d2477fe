"""What a log tells of an irregularity: the law's situation, and answers that nobody need be asked for."""

from msgspec import Struct

from arbitro.laws.case.ruling import Plain
from arbitro.laws.case.situation import Situation


class LawEntry(Struct, frozen=True):
    """What happened, as the code of laws takes it."""

    what: str
    situation: Situation
    answers: dict[str, Plain]  # by identity, as far as the log knows
