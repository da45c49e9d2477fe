"""The score of a result (Law 77). The table is the same in the codes of 1997, 2007 and 2017."""

from arbitro.bridge.cards import Denomination
from arbitro.bridge.contract import Contract, Result, Risk
from arbitro.bridge.seats import Side, Vulnerability

# Law 77, as printed; pairs are (not vulnerable, vulnerable).
MINOR_TRICK = 20
MAJOR_TRICK = 30
NOTRUMP_TRICK = 30
NOTRUMP_FIRST_EXTRA = 10
RISK_FACTOR = {Risk.UNDOUBLED: 1, Risk.DOUBLED: 2, Risk.REDOUBLED: 4}
GAME_POINTS = 100
PART_SCORE_BONUS = 50
GAME_BONUS = (300, 500)
SMALL_SLAM_BONUS = (500, 750)
GRAND_SLAM_BONUS = (1000, 1500)
MADE_BONUS = {Risk.UNDOUBLED: 0, Risk.DOUBLED: 50, Risk.REDOUBLED: 100}
DOUBLED_OVERTRICK = (100, 200)
UNDOUBLED_UNDERTRICK = (50, 100)
DOUBLED_FIRST_UNDERTRICK = (100, 200)
DOUBLED_FURTHER_UNDERTRICK = (200, 300)
DOUBLED_EXTRA_FROM_FOURTH = (100, 0)


def trick_points(level: int, denomination: Denomination, risk: Risk) -> int:
    """Points for the odd tricks bid and made."""
    if denomination is Denomination.NOTRUMP:
        points = NOTRUMP_TRICK * level + NOTRUMP_FIRST_EXTRA
    else:
        points = level * (MINOR_TRICK if denomination.is_minor else MAJOR_TRICK)
    return points * RISK_FACTOR[risk]


def contract_score(contract: Contract, tricks: int, *, vulnerable: bool) -> int:
    """What declarer's side scores: positive if the contract is made, negative if it fails."""
    over = tricks - contract.tricks_needed
    return _made(contract, over, vulnerable) if over >= 0 else -_failed(-over, contract.risk, vulnerable)


def _made(contract: Contract, overtricks: int, vulnerable: bool) -> int:
    points = trick_points(contract.level, contract.denomination, contract.risk)
    if contract.risk is Risk.UNDOUBLED:
        overtrick = MINOR_TRICK if contract.denomination.is_minor else MAJOR_TRICK
    else:
        overtrick = DOUBLED_OVERTRICK[vulnerable] * RISK_FACTOR[contract.risk] // 2
    slam = {6: SMALL_SLAM_BONUS[vulnerable], 7: GRAND_SLAM_BONUS[vulnerable]}.get(contract.level, 0)
    game = GAME_BONUS[vulnerable] if points >= GAME_POINTS else PART_SCORE_BONUS
    return points + overtricks * overtrick + game + slam + MADE_BONUS[contract.risk]


def _failed(undertricks: int, risk: Risk, vulnerable: bool) -> int:
    if risk is Risk.UNDOUBLED:
        return undertricks * UNDOUBLED_UNDERTRICK[vulnerable]
    doubled = (
        DOUBLED_FIRST_UNDERTRICK[vulnerable]
        + (undertricks - 1) * DOUBLED_FURTHER_UNDERTRICK[vulnerable]
        + max(0, undertricks - 3) * DOUBLED_EXTRA_FROM_FOURTH[vulnerable]
    )
    return doubled * RISK_FACTOR[risk] // 2


def score(result: Result, vulnerability: Vulnerability, side: Side = Side.NS) -> int:
    """The score of a result for one side; the other side has the same with the opposite sign."""
    if result.contract is None:
        return 0
    declarer = result.contract.declarer
    points = contract_score(result.contract, result.tricks, vulnerable=declarer in vulnerability)
    return points if declarer.side is side else -points
