"""Every law file: importing this module registers all procedures."""

from arbitro.laws import law_26_lead_restrictions as law_26
from arbitro.laws import law_27_insufficient_bid as law_27

LAWS = (law_26, law_27)
