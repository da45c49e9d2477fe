"""`arbitro policy pre-alert` and `bidding-cards`: what is told before play, and how cards are taken from the box."""

from enum import StrEnum
from typing import Annotated

import typer

from arbitro.cli.consequence import tell
from arbitro.cli.rulebook import POLICY, Regulations, regulations
from arbitro.cli.terminal import Json, out, print_json, voice
from arbitro.words.policy import PreAlertFacts, bidding_cards_reply, pre_alert_reply


class Lead(StrEnum):
    STANDARD = "standard"
    REVERSED = "reversed_leads"
    OTHER = "other_leads"
    REVERSED_COUNT = "reversed_count_leads"


def pre_alert(
    ctx: typer.Context,
    lead: Annotated[list[Lead] | None, typer.Option(help="A kind of lead that the pair uses; may be repeated.")] = None,
    openings_from: Annotated[int | None, typer.Option(help="The least HCP of its one-level openings.")] = None,
    short_long: Annotated[
        bool | None,
        typer.Option("--short-long/--long-first", help="The shorter suit is shown first.", show_default=False),
    ] = None,
    further: Annotated[list[str] | None, typer.Option(help="An agreement that the organiser has named.")] = None,
    told: Annotated[str | None, typer.Option(help="When the opponents were told: 14:58.", metavar="TIME")] = None,
    start: Annotated[str | None, typer.Option(help="When play began: 15:00.", metavar="TIME")] = None,
    pack: Regulations = POLICY,
    json: Json = False,
) -> None:
    """What a pair must tell its opponents before play, and whether it did so in time.

    \b
    Examples:
      arbitro policy pre-alert --lead reversed_leads --openings-from 9 --long-first --regulations figb_2017
      arbitro policy pre-alert --lead reversed_leads --told 15:04 --start 15:00 --regulations figb_2017 --json
    """
    say = voice(ctx)
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
    ctx: typer.Context,
    single: Annotated[int, typer.Option(help="How often the player took the single card.")],
    packet: Annotated[int, typer.Option(help="How often the packet up to it.")],
    pack: Regulations = POLICY,
    json: Json = False,
) -> None:
    """A player who takes cards from the bidding box now in one way and now in another.

    \b
    Example:
      arbitro policy bidding-cards --single 2 --packet 5 --regulations figb_2017
    """
    say = voice(ctx)
    answer = bidding_cards_reply(single, packet, regulations(pack), say.language)
    if json:
        print_json(answer)
        return
    tell(out(), say, [], answer)
