"""Encrypted signals (appendix 1, 2.5)."""

from arbitro.regulations.consequence import because
from arbitro.regulations.systems.agreement import Agreement, Context, SignalKey
from arbitro.regulations.systems.feature import Feature

ARTICLE = "appendix 1.2.5"


def encrypted(agreement: Agreement) -> tuple[Feature, ...]:
    """A signal or lead whose message only the defenders can read, for they alone have the key."""
    if agreement.context not in (Context.SIGNAL, Context.LEAD) or agreement.key is None:
        return ()
    hidden = agreement.key is SignalKey.DEFENDERS
    reason = because("key_hidden" if hidden else "key_open")
    return (Feature("encrypted", agreement.label, hidden, ARTICLE, (reason,)),)
