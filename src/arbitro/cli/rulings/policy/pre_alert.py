"""`arbitro policy pre-alert` and `bidding-cards`: what is told before play, and how cards are taken from the box."""

from enum import StrEnum
from typing import Literal

from arbitro.cli.consequence import tell
from arbitro.cli.rulebook import regulations
from arbitro.cli.terminal import out, print_json
from arbitro.cli.voice import Voice
from arbitro.words.policy import PreAlertFacts, bidding_cards_reply, pre_alert_reply


class Lead(StrEnum):
    STANDARD = "standard"
    REVERSED = "reversed_leads"
    OTHER = "other_leads"
    REVERSED_COUNT = "reversed_count_leads"


def pre_alert(
    say: Voice,
    lead: tuple[Literal["standard", "reversed_leads", "other_leads", "reversed_count_leads"], ...],
    openings_from: int | None,
    short_long: bool | None,
    further: tuple[str, ...],
    told: str | None,
    start: str | None,
    pack: str,
    json: bool,
) -> None:
    pair = PreAlertFacts(
        leads=None if lead is None else tuple(one.value for one in lead),
        openings_from=openings_from,
        short_long=short_long,
        further=tuple(further or ()),
        told=told,
        start=start,
    )
    answer = pre_alert_reply(pair, regulations(pack), say.language)
    if json:
        print_json(answer)
        return
    tell(out(), say, answer.text, answer)


def bidding_cards(
    say: Voice,
    single: int,
    packet: int,
    pack: str,
    json: bool,
) -> None:
    answer = bidding_cards_reply(single, packet, regulations(pack), say.language)
    if json:
        print_json(answer)
        return
    tell(out(), say, [], answer)
