"""Contradictions inside a game: what one tag says against another, the auction and the play."""

from arbitro.bridge.contract import Contract, Result
from arbitro.bridge.score import score
from arbitro.bridge.seats import Seat, Side, Vulnerability
from arbitro.formats.pbn.bidding import AuctionSection
from arbitro.formats.pbn.game import Findings, Tag
from arbitro.formats.pbn.playing import PlayedOut
from arbitro.formats.pbn.tables import table
from arbitro.formats.pbn.tags import FORMS, TABLES, UNKNOWN
from arbitro.formats.pbn.values import Undertaking, Won, points


def check_forms(tags: dict[str, Tag], findings: Findings) -> None:
    """Values of a fixed form, and the rows of tables."""
    for name in FORMS.keys() & tags.keys():
        tag = tags[name]
        form, example = FORMS[name]
        if tag.value not in UNKNOWN and tag.value != "-" and not form.fullmatch(tag.value.strip()):
            findings.add("bad-tag-value", tag, found=tag.value, expected=example)
    for name in TABLES & tags.keys():
        if tags[name].value not in UNKNOWN:
            table(tags[name], findings)


def check_contract(
    called: AuctionSection,
    undertaken: Undertaking | None,
    declarer: Seat | None,
    tags: dict[str, Tag],
    findings: Findings,
    *,
    irregular: bool,
) -> None:
    """The Contract and Declarer tags against each other and against the auction."""
    if undertaken and undertaken.is_passed_out and declarer:
        findings.add("declarer-passed-out", tags["Declarer"], found=declarer.value)
    if called.auction is None or not called.auction.is_over:
        return
    contract = called.contract
    if undertaken and (undertaken.level or undertaken.is_passed_out) and not undertaken.is_of(contract):
        expected = contract.bid if contract else "Pass"
        findings.add("contract-against-auction", tags["Contract"], found=undertaken.bid, expected=expected)
    rightful = contract.declarer if contract else None
    if declarer and not irregular and declarer is not rightful:
        expected = rightful.value if rightful else ""
        findings.add("declarer-against-auction", tags["Declarer"], found=declarer.value, expected=expected)


def check_result(tag: Tag, won: Won, contract: Contract, played: PlayedOut, findings: Findings) -> None:
    """The Result tag against the tricks that the play section gives."""
    if won.irregular or played.irregular:
        return
    side, tricks = contract.declarer.side, won.of(contract.declarer.side)
    least, most = played.won[side.index], 13 - played.won[1 - side.index]
    if not least <= tricks <= most:
        expected = str(least) if least == most else f"{least} … {most}"
        findings.add("result-against-play", tag, found=tricks, expected=expected)


def check_score(tag: Tag, result: Result, vulnerability: Vulnerability, findings: Findings) -> None:
    """The Score tag against result and vulnerability (Law 77)."""
    for side, written in points(tag):
        whose = side or (result.contract.declarer.side if result.contract else Side.NS)
        expected = score(result, vulnerability, whose)
        if written != expected:
            findings.add("score-against-result", tag, found=tag.value, expected=f"{whose.value} {expected}")
            return
