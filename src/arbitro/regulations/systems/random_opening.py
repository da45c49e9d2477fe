"""Random openings (appendix 1, 2.6)."""

from arbitro.regulations import keys
from arbitro.regulations.consequence import because
from arbitro.regulations.pack import Pack
from arbitro.regulations.systems.agreement import Agreement
from arbitro.regulations.systems.feature import Feature

ARTICLE = "appendix 1.2.6"


def random_opening(agreement: Agreement, pack: Pack) -> tuple[Feature, ...]:
    """An opening on a hand that may have too few points and of which nothing else is told."""
    if not agreement.is_opening_bid:
        return ()
    limit = pack[keys.RANDOM_BELOW]
    hands = [hand for hand in agreement.meanings if hand.min_hcp < limit and hand.tells_only_strength]
    if not hands:
        return ()
    least = min(hand.min_hcp for hand in hands)
    return (Feature("random", agreement.label, True, ARTICLE, (because("random", hcp=least, limit=limit),)),)
