"""What `arbitro policy alert`, `pre-alert`, `bidding-cards` and `psych` print with --json, and the facts they read."""

from typing import Literal

from msgspec import Struct

from arbitro.bridge.calls import Call
from arbitro.bridge.seats import Seat
from arbitro.cli.penalty.answers import ConsequenceAnswer, WrittenAmount
from arbitro.regulations.alerts import Showing
from arbitro.regulations.systems.agreement import Meaning


class AlertFacts(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A call in its auction (`N: 1S P`), what it shows (`5+♠ 6-10`, or in full), and answers to questions."""

    auction: str = "N:"
    call: str | None = None  # none: the last of the auction
    meaning: str | tuple[Meaning, ...] = ""
    screens: bool = False
    natural: bool | None = None
    special: bool | None = None
    forcing: bool | None = None
    exempt_range: bool | None = None
    shows_length: bool | None = None
    swapped_with_pass: bool | None = None


class RuleLink(Struct, frozen=True):
    """How `arbitro rule` takes it on: what happened, and answers that are known by now."""

    what: str
    answers: dict[str, bool | str]


class AlertAnswer(ConsequenceAnswer, frozen=True):
    """`alerted` is null while it hangs on a question; `advised` is what to do meanwhile."""

    call: Call
    caller: Seat
    screens: bool
    alerted: bool | None
    advised: bool
    shown: tuple[Showing, ...]
    stop: bool
    pause_seconds: int | None
    waits: Seat | None
    self_protection: bool
    rule: RuleLink | None


class PreAlertAnswer(ConsequenceAnswer, frozen=True):
    """What is owed before play; `laws` apply where it was not told in time."""

    owed: tuple[str, ...]
    systems_policy: bool
    given: bool | None
    laws: tuple[str, ...]


class BiddingCardsAnswer(ConsequenceAnswer, frozen=True):
    """Whether a player takes his cards now in one way and now in another."""

    mixed: bool
    admonition: bool


class PsychAnswer(ConsequenceAnswer, frozen=True):
    """`kind` and `permitted` are null while a question is open; `clause` is that of the Laws, if they rule on it."""

    kind: Literal["not_psychic", "agreed", "expected", "free"] | None
    permitted: bool | None
    earlier: int
    disclose: bool
    penalty: WrittenAmount | None
    points: str | None
    redress: bool | None
    clause: str
    rule: RuleLink | None
