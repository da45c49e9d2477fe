"""Line-ups of teams: who may see the opponents' before seating his own; how large a team is."""

from arbitro.regulations.key import Key
from arbitro.regulations.readers import flag, one_of, several, whole

# -- the right of choice (appendix 5)

_RULES = ("open_ns", "blind", "lot", "alternate", "alternate_blind")
_right = one_of(*_RULES)
"""Who has the right: the team North-South in the open room; nobody; as the lots and the picks after them say; each team
in turn, of an odd number the last stanza by lot or for nobody."""
_rights = several(_right, at_least=0)

LINEUP_SWISS = Key("lineup.swiss", _right)
LINEUP_SWISS_OPTIONS = Key("lineup.swiss_options", _rights)
LINEUP_SINGLE = Key("lineup.single", _right)
LINEUP_SINGLE_OPTIONS = Key("lineup.single_options", _rights)
LINEUP_HOME_AND_AWAY = Key("lineup.home_and_away", _right)
LINEUP_HOME_AND_AWAY_OPTIONS = Key("lineup.home_and_away_options", _rights)
LINEUP_STANZAS = Key("lineup.stanzas", _right)
LINEUP_STANZAS_OPTIONS = Key("lineup.stanzas_options", _rights)
LINEUP_KNOCKOUT = Key("lineup.knockout", _right)
LINEUP_KNOCKOUT_OPTIONS = Key("lineup.knockout_options", _rights)
LINEUP_ANNOUNCED = Key("lineup.announced", flag)
LINEUP_NO_FORMS = Key("lineup.no_forms", one_of("open", "both_asked"))
LINEUP_SESSIONS = Key("lineup.sessions", one_of("each", "other_follows"))
LINEUP_ODD = Key("lineup.odd", one_of("alternate", "last_three"))
LINEUP_EXTRA = Key("lineup.extra", one_of("blind", "lot"))
LINEUP_SUDDEN_DEATH = Key("lineup.sudden_death", one_of("blind", "lot"))
LINEUP_BROWN_STICKER = Key("lineup.brown_sticker", one_of("keeps", "loses"))

# -- the size of a team (4)

TEAM_LEAST = Key("teams.players_least", whole(2))
TEAM_MOST = Key("teams.players_most", whole(2))
