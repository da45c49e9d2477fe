"""`arbitro policy pre-alert` and `bidding-cards`: what is told before play, and how cards are taken from the box."""

from arbitro.answers.policy import PreAlertFacts, bidding_cards_reply, pre_alert_reply
from arbitro.cli.consequence import tell
from arbitro.cli.rulebook import bidding_system, regulations
from arbitro.cli.terminal import print_json
from arbitro.cli.voice import Voice
from arbitro.regulations.pre_alerts import Leads, Practised
from arbitro.systems.policy import practised


def pre_alert(
    say: Voice,
    lead: tuple[Leads, ...],
    openings_from: int | None,
    short_long: bool | None,
    further: tuple[str, ...],
    told: str | None,
    start: str | None,
    system: str | None,
    pack: str,
    json: bool,
) -> None:
    by_rules = practised(bidding_system(system), regulations(pack)) if system else Practised()
    pair = PreAlertFacts(
        leads=lead or by_rules.leads,
        openings_from=by_rules.openings_from if openings_from is None else openings_from,
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
