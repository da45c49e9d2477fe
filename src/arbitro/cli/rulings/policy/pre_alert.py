"""`arbitro policy pre-alert` and `bidding-cards`: what is told before play, and how cards are taken from the box."""

from arbitro.answers.policy import PreAlertFacts, bidding_cards_reply, pre_alert_reply
from arbitro.cli.consequence import tell
from arbitro.cli.rulebook import regulations
from arbitro.cli.terminal import print_json
from arbitro.cli.voice import Voice
from arbitro.regulations.pre_alerts import Leads


def pre_alert(
    say: Voice,
    lead: tuple[Leads, ...],
    openings_from: int | None,
    short_long: bool | None,
    further: tuple[str, ...],
    told: str | None,
    start: str | None,
    pack: str,
    json: bool,
) -> None:
    pair = PreAlertFacts(
        leads=lead or None,
        openings_from=openings_from,
        short_long=short_long,
        further=further,
        told=told,
        start=start,
    )
    answer = pre_alert_reply(pair, regulations(pack), say.language)
    if json:
        print_json(answer)
        return
    tell(say, answer.text, answer)


def bidding_cards(
    say: Voice,
    single: int,
    packet: int,
    decided: str | None,
    pack: str,
    json: bool,
) -> None:
    answer = bidding_cards_reply(single, packet, regulations(pack), say.language, decided)
    if json:
        print_json(answer)
        return
    tell(say, [], answer)
