"""Who meets whom: Swiss and Danish draws, knock-out brackets."""

from arbitro.regulations.key import Key
from arbitro.regulations.readers import flag, one_of, optional, whole

# -- Swiss

SWISS_FIRST = Key("draw.swiss.first", one_of("lot", "halves", "neighbours"))
SWISS_DIFFERENCE = Key("draw.swiss.difference", one_of("points", "rank"))
SWISS_WITHIN = Key("draw.swiss.within", one_of("neighbours", "halves", "lot"))
SWISS_REMATCH = Key("draw.swiss.rematch", one_of("never", "if_unavoidable"))
BYE_COUNTS = Key("draw.bye_counts", one_of("bye", "bye_or_forfeit"))
CLUBS_APART = Key("draw.clubs_apart", whole(0))

# -- Danish

DANISH_MEETINGS = Key("draw.danish.meetings", optional(whole(1)))
DANISH_AT_ONCE = Key("draw.danish.at_once", flag)
DANISH_BYE = Key("draw.danish.bye", one_of("last", "last_without"))

# -- knock-out

KNOCKOUT_BANDS = Key("draw.knockout.bands", one_of("fixed", "lot"))
KNOCKOUT_THREE_WAY = Key("draw.knockout.three_way", one_of("none", "two", "one", "losers"))
KNOCKOUT_CHOICE = Key("draw.knockout.choice", one_of("bracket", "best_choose"))
