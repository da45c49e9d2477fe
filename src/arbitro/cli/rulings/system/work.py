"""`arbitro system check`, `show`, `explain`, `card`."""

from arbitro.answers.bidding import (
    card_html,
    card_reply,
    checked_reply,
    compared_reply,
    explained_reply,
    shown_reply,
)
from arbitro.book.problem import refuse
from arbitro.bridge.auction import Auction
from arbitro.bridge.calls import Call
from arbitro.bridge.seats import Seat, Side, Vulnerability
from arbitro.cli.files import destination, ending_of
from arbitro.cli.rulebook import bidding_system, checked_system, regulations
from arbitro.cli.terminal import out, print_json
from arbitro.cli.voice import Voice, clean
from arbitro.laws.shared.agreed import compare_agreed
from arbitro.systems import Agreements
from arbitro.words.letters import say_call, typed_auction, typed_call, typed_seat


def check(say: Voice, system: str, json: bool) -> None:
    reply = checked_reply(checked_system(system), say.language)
    if json:
        print_json(reply)
        return
    for line in reply.text.splitlines():
        out().print(clean(line))


def show(say: Voice, system: str, auction: str, json: bool) -> None:
    reply = shown_reply(bidding_system(system), Auction.parse(typed_auction(auction, say.language)), say.language)
    if json:
        print_json(reply)
        return
    said = [(say_call(each.call, say.language), clean(each.text)) for each in reply.calls]
    width = max((len(call) for call, _ in said), default=0)
    for call, text in said:
        out().print(f"{call:{width}}  {text}")


def explain(
    say: Voice, system: str, auction: str, theirs: str | None, vul: str, screens: bool, pack: str, json: bool
) -> None:
    made = Auction.parse(typed_auction(auction, say.language))
    ours = bidding_system(system)
    others = ours if theirs is None else bidding_system(theirs)
    agreements = Agreements(ours, others) if made.dealer.side is Side.NS else Agreements(others, ours)
    reply = explained_reply(
        agreements,
        made,
        regulations(pack),
        say.language,
        vulnerability=Vulnerability.parse(vul),
        screens=screens,
    )
    if json:
        print_json(reply)
        return
    for line in (*(each.text for each in reply.calls), *(each.text for each in reply.hands)):
        out().print(clean(line))


def compare(
    say: Voice,
    system: str,
    auction: str,
    withdrawn: str,
    call: str,
    offender: str | None,
    now: str | None,
    seed: str,
    json: bool,
) -> None:
    language = say.language
    before = Auction.parse(typed_auction(auction, language))
    later = before if now is None else Auction.parse(typed_auction(now, language))
    old, new = (Call.parse(typed_call(each, language)) for each in (withdrawn, call))
    seat = before.turn if offender is None else Seat.parse(typed_seat(offender, language))
    if later.turn is not seat:
        raise refuse("turn-of-another", found=seat.value, expected=later.turn.value)
    advice = compare_agreed(Agreements.both(bidding_system(system)), before, seat, old, later, new, seed)
    reply = compared_reply(advice, new, seed, language)
    if json:
        print_json(reply)
        return
    for line in reply.text:
        out().print(clean(line))


def card(say: Voice, system: str, output: str | None, json: bool) -> None:
    reply = card_reply(bidding_system(system), say.language)
    if json:
        print_json(reply)
        return
    ending_of(output, ".html", ".htm")
    with destination(output) as place:
        place.write(card_html(reply, say.language).encode())
