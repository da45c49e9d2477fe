"""`arbitro policy pre-alert` and `bidding-cards`: what is told before play, and how cards are taken from the box."""

import re
from enum import StrEnum
from fractions import Fraction
from typing import Annotated

import typer

from arbitro.book.problem import Place, refuse
from arbitro.cli.penalty.writing import shared, tell
from arbitro.cli.policy.answers import BiddingCardsAnswer, PreAlertAnswer
from arbitro.cli.rulebook import POLICY, Regulations, regulations
from arbitro.cli.terminal import Json, out, print_json, voice
from arbitro.regulations.pre_alerts import Practised, card_habit, pre_alerts

CLOCK = re.compile(r"([01]?[0-9]|2[0-3]):([0-5][0-9])")


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
    if (told is None) is not (start is None):
        given, missing = ("--told", "--start") if start is None else ("--start", "--told")
        raise refuse("option-needs", found=given, expected=missing)
    early = None if told is None or start is None else _clock(start, "--start") - _clock(told, "--told")
    regulation, say = regulations(pack), voice(ctx)
    pair = Practised(
        leads=None if lead is None else tuple(one.value for one in lead),
        openings_from=openings_from,
        short_long=short_long,
        further=tuple(further or ()),
        minutes_before=early,
    )
    found = pre_alerts(pair, regulation)
    answer = PreAlertAnswer(found.owed, found.systems_policy, found.given, found.laws, **shared(regulation, say, found))
    if json:
        print_json(answer)
        return
    result = "owed" if found.owed else "open" if found.asks else "none"
    tell(out(), say, [say("pre-alert-answer", result=result)], answer)


def _clock(text: str, option: str) -> Fraction:
    """A time of day in minutes."""
    match = CLOCK.fullmatch(text.strip())
    if match is None:
        raise refuse("bad-minutes", found=text, expected="14:58", where=Place(tag=option))
    return Fraction(60 * int(match[1]) + int(match[2]))


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
    regulation, say = regulations(pack), voice(ctx)
    found = card_habit(single, packet, regulation)
    answer = BiddingCardsAnswer(found.mixed, found.admonition, **shared(regulation, say, found))
    if json:
        print_json(answer)
        return
    tell(out(), say, [], answer)
