"""Who meets whom: Swiss and Danish draws, knock-out brackets."""

from arbitro.regulations.key import Key
from arbitro.regulations.readers import flag, one_of, optional, whole

# -- Swiss

SWISS_FIRST = Key(
    "draw.swiss.first",
    one_of("lot", "halves", "neighbours"),
    "The first round: by lot; by seeding, the upper half against the lower; by seeding, neighbours.",
)
SWISS_DIFFERENCE = Key(
    "draw.swiss.difference",
    one_of("points", "rank"),
    "What shall differ as little as possible between two who meet: their points, or their places in the ranking.",
)
SWISS_WITHIN = Key(
    "draw.swiss.within",
    one_of("neighbours", "halves", "lot"),
    "Among equals: neighbours in the ranking, the upper half against the lower, or by lot.",
)
SWISS_REMATCH = Key(
    "draw.swiss.rematch",
    one_of("never", "if_unavoidable"),
    "Two who have met: never again, or again if there is no other draw.",
)
BYE_COUNTS = Key(
    "draw.bye_counts",
    one_of("bye", "bye_or_forfeit"),
    "What counts where nobody is to have a second bye: byes alone, or matches won by forfeit as well.",
)
CLUBS_APART = Key("draw.clubs_apart", whole(0), "Rounds in which those of one club do not meet if that can be avoided.")

# -- Danish

DANISH_MEETINGS = Key("draw.danish.meetings", optional(whole(1)), "How often two may meet in all; none: any number.")
DANISH_AT_ONCE = Key("draw.danish.at_once", flag, "Whether two may meet again in the very next round.")
DANISH_BYE = Key(
    "draw.danish.bye",
    one_of("last", "last_without"),
    "Who sits out: the last in the ranking, or the last of those who have not sat out yet.",
)

# -- knock-out

KNOCKOUT_BANDS = Key(
    "draw.knockout.bands",
    one_of("fixed", "lot"),
    "Seeds of one band (3-4, 5-8, 9-16 …): each has its place, or they draw lots for the places of the band.",
)
KNOCKOUT_THREE_WAY = Key(
    "draw.knockout.three_way",
    one_of("none", "two", "one", "losers"),
    "A number that is not a power of two: byes; matches of three of whom two go on, or one; or one of three losers.",
)
KNOCKOUT_CHOICE = Key(
    "draw.knockout.choice",
    one_of("bracket", "best_choose"),
    "Who meets whom after the first round: as the bracket says, or the best in the seeding choose their opponents.",
)
