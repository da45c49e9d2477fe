"""Who may change a penalty for time (note to art. 8; Laws 91A, 93B3)."""

from arbitro.regulations import keys
from arbitro.regulations.consequence import Consequence, ask, because
from arbitro.regulations.pack import Pack


class Amendment(Consequence, frozen=True):
    """Whether the penalty may be changed; None as long as something is not known. A change so made is final."""

    allowed: bool | None
    final: bool = False


def amendment(pack: Pack, *, in_charge: bool | None = None, force_majeure: bool | None = None) -> Amendment:
    """May this director change it: is he in charge, and is there serious and proven force majeure?"""
    by = pack.setting(keys.TIME_AMENDED)
    if pack[keys.TIME_AMENDED] == "open":
        return Amendment(True, why=(because("amend-open", by),))
    rule = because("amend-in-charge", by)
    if in_charge is False:
        return Amendment(False, why=(rule, because("amend-not-in-charge", by)))
    if force_majeure is False:
        return Amendment(False, why=(rule, because("amend-no-force-majeure", by)))
    asks = []
    if in_charge is None:
        asks.append(ask("director_in_charge", "yes_no", by))
    if force_majeure is None:
        asks.append(ask("force_majeure", "judgment", by, weigh=("weigh_how_serious", "weigh_proven")))
    if asks:
        return Amendment(None, why=(rule,), asks=tuple(asks))
    return Amendment(True, True, why=(rule, because("amend-final", by)))
