"""Line-ups of teams: who may see the opponents' before seating his own; how large a team is."""

from arbitro.regulations.key import Key
from arbitro.regulations.readers import flag, one_of, several, whole

# -- the right of choice (appendix 5)

_RULES = ("open_ns", "blind", "lot", "alternate", "alternate_blind")
_right = one_of(*_RULES)
"""Who has the right: the team North-South in the open room; nobody; as the lots and the picks after them say; each team
in turn, of an odd number the last stanza by lot or for nobody."""
_rights = several(_right, at_least=0)

LINEUP_SWISS = Key("lineup.swiss", _right, "Who has the right of choice in a Swiss or Danish match.")
LINEUP_SWISS_OPTIONS = Key("lineup.swiss_options", _rights, "What an organiser may announce instead.")
LINEUP_SINGLE = Key("lineup.single", _right, "Round robin, matches of one stanza, each two teams meeting once.")
LINEUP_SINGLE_OPTIONS = Key("lineup.single_options", _rights, "What an organiser may announce instead.")
LINEUP_HOME_AND_AWAY = Key("lineup.home_and_away", _right, "The same, each two teams meeting at home and away.")
LINEUP_HOME_AND_AWAY_OPTIONS = Key("lineup.home_and_away_options", _rights, "What an organiser may announce instead.")
LINEUP_STANZAS = Key("lineup.stanzas", _right, "Round robin, matches of several stanzas.")
LINEUP_STANZAS_OPTIONS = Key("lineup.stanzas_options", _rights, "What an organiser may announce instead.")
LINEUP_KNOCKOUT = Key("lineup.knockout", _right, "Knock-out.")
LINEUP_KNOCKOUT_OPTIONS = Key("lineup.knockout_options", _rights, "What an organiser may announce instead.")
LINEUP_ANNOUNCED = Key("lineup.announced", flag, "Such an option counts only if it was announced before the event.")
LINEUP_NO_FORMS = Key(
    "lineup.no_forms",
    one_of("open", "both_asked"),
    "The teams disagree and there are no line-up forms: left open, or the director asks each team separately.",
)
LINEUP_SESSIONS = Key(
    "lineup.sessions",
    one_of("each", "other_follows"),
    "Sessions of two stanzas: each stanza is picked by itself, or with one the opponents get the other of the session.",
)
LINEUP_ODD = Key(
    "lineup.odd",
    one_of("alternate", "last_three"),
    "An odd number of stanzas: picked in turn to the end, or of the last three one team takes one, the other two.",
)
LINEUP_EXTRA = Key(
    "lineup.extra", one_of("blind", "lot"), "Extra stanzas: nobody has the right, or one by lot, the next the other."
)
LINEUP_SUDDEN_DEATH = Key(
    "lineup.sudden_death", one_of("blind", "lot"), "Board by board: nobody has the right, or one by lot to the end."
)
LINEUP_BROWN_STICKER = Key(
    "lineup.brown_sticker",
    one_of("keeps", "loses"),
    "The only one of two teams with pairs that use Brown Sticker conventions: keeps every right, or loses it.",
)

# -- the size of a team (4)

TEAM_LEAST = Key("teams.players_least", whole(2), "Players that a team has at least.")
TEAM_MOST = Key("teams.players_most", whole(2), "Players that a team has at most.")
