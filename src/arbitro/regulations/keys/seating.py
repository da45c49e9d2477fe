"""Who sits where and with whom: wrong seats at teams, substitutes, withdrawals, spectators; checks before a round."""

from arbitro.regulations.key import Key
from arbitro.regulations.readers import flag, number, one_of, optional, several, share, whole

# -- places (art. 5.1, 81.1)

FIXED_PLACE = Key(
    "seating.fixed_place",
    one_of("open", "right"),
    "A place that a disability calls for: the director arranges it, or the player has a right to it before all others.",
)
ROUND_CHECKS = Key(
    "seating.checks",
    optional(several(one_of("seating", "direction", "players", "boards"))),
    "What a director makes sure of before a round: who sits where, which way pairs sit, how players and boards moved.",
)

# -- wrong seats in a team match (art. 5.2)

SEATING_ONE_STANZA = Key(
    "seating.one_stanza",
    one_of("open", "award"),
    "A match of one stanza, not knock-out: left open, or played again, and failing that void, with an award to both.",
)
SEATING_AT_FAULT = Key("seating.at_fault", share, "That award, as a part of the VPs at stake: the teams are at fault.")
SEATING_NO_FAULT = Key("seating.no_fault", share, "The same where they are not.")
SEATING_LAST_ROUND = Key(
    "seating.last_round",
    one_of("award", "replay"),
    "The last round, if the award is enough for a place: it stands, or the match is played again where possible.",
)
SEATING_STANZAS = Key(
    "seating.stanzas",
    one_of("stands", "void"),
    "A match of several stanzas, not knock-out: the stanza played in wrong seats counts, or is void.",
)
SEATING_PENALTY = Key(
    "seating.penalty",
    optional(share),
    "A match of several stanzas: part of the score of a draw that both teams lose if the sheets showed the seats.",
)
SEATING_PENALTY_UNIT = Key("seating.penalty_unit", number(0), "The nearest multiple of so many VPs; 0: as it is.")
SEATING_KNOCKOUT = Key(
    "seating.knockout",
    one_of("open", "without_penalty"),
    "Knock-out: left open, or no penalty; the first stanza is played again or void, a later one is played again.",
)
SEATING_EXTRA = Key(
    "seating.extra_boards",
    one_of("scheduled", "right_seats"),
    "Knock-out with its first stanza void: the boards that the number of extra boards goes by.",
)
EXTRA_BOARDS_EACH = Key(
    "teams.extra_boards_each", optional(whole(1)), "Knock-out, tied: one extra board for so many boards of the match."
)
EXTRA_BOARDS_LEAST = Key("teams.extra_boards_least", whole(0), "At least so many extra boards.")

# -- substitutes (4): individual and pairs events of Mitchell or Howell type

SUBSTITUTE_CATEGORY = Key(
    "substitution.category", one_of("any", "not_higher"), "The category of the substitute, compared with the player's."
)
SUBSTITUTE_FRESH = Key("substitution.not_played_before", flag, "A substitute must not have played in the event before.")
REPLACED_ONE_SESSION = Key(
    "substitution.one_session",
    optional(share),
    "An event of one session: a player replaced on more than this part of the boards is out.",
)
INHERITS_ONE_SESSION = Key(
    "substitution.inherits",
    optional(share),
    "An event of one session: a substitute who played more than this part has all rights of the other.",
)
REPLACED_SESSIONS = Key(
    "substitution.sessions",
    optional(number(0)),
    "Two sessions or more without qualifying: a player replaced for more than so many is out.",
)
FINAL_TWO_SESSIONS = Key(
    "substitution.final_two_sessions",
    optional(share),
    "Two qualifying sessions: the part of their boards that a player must have played to be in the final.",
)
FINAL_MORE_SESSIONS = Key("substitution.final_more_sessions", optional(share), "The same with three or more.")
FEW_SESSIONS = Key("substitution.few_sessions", whole(1), "Up to so many qualifying sessions are few, more are many.")
REPLACED_FEW = Key(
    "substitution.replaced_few", optional(number(0)), "Sessions that a player may be replaced for, of few."
)
REPLACED_MANY = Key("substitution.replaced_many", optional(number(0)), "The same, of many.")
OWN_RIGHT_FEW = Key(
    "substitution.own_right_few", optional(number(0)), "Sessions that qualify a substitute in his own right, of few."
)
OWN_RIGHT_MANY = Key("substitution.own_right_many", optional(number(0)), "The same, of many.")
reached = one_of("more_than", "at_least")
OWN_RIGHT_FEW_BY = Key("substitution.own_right_few_by", reached, "How few sessions must reach that number.")
OWN_RIGHT_MANY_BY = Key("substitution.own_right_many_by", reached, "How many sessions must.")
FINAL_RULES = Key(
    "substitution.final_rules",
    one_of("both", "sessions"),
    "Admission to the final: the part played and the sessions replaced both count, or the sessions alone.",
)
SESSIONS_BROKEN = Key(
    "substitution.sessions_broken",
    one_of("eliminated", "disqualified"),
    "Replaced for more qualifying sessions than allowed: the player is out, or it is a breach like any other.",
)
EMERGENCY = Key(
    "substitution.emergency",
    one_of("open", "director"),
    "A substitution that the play needs: left open, or the director may authorise it in any event, limits or not.",
)
FORMATION_KEPT = Key(
    "substitution.formation", flag, "A substitution may never break what the event says of who forms a pair or a team."
)

# -- withdrawals (art. 4.3-4.5); their awards are with the scores

WITHDRAWAL_SIMPLE = Key("scoring.withdrawal.team_simple", number(0), "The same on the simple scale, in points.")
WITHDRAWAL_LAST = Key("scoring.withdrawal.team_last", flag, "A team that withdraws is put in last place.")
WITHDRAWAL_REPLACEMENT = Key(
    "scoring.withdrawal.replacement",
    one_of("open", "session_prizes"),
    "A pair that takes the place of one that left between sessions: left open, or in for the session's prizes alone.",
)
WITHDRAWAL_OTHER = Key(
    "scoring.withdrawal.other_movements",
    one_of("open", "as_it_fits"),
    "Other movements whose event has no rule: left open, or as pairs or as teams, whichever goes with the scoring.",
)

# -- spectators and captains (76)

SPECTATORS_BOUND = Key(
    "spectators.bound",
    flag,
    "What is forbidden to players is forbidden to spectators and captains: smoking, phones, devices.",
)
CAPTAIN_NAMED = Key(
    "spectators.captain_named",
    one_of("open", "registration"),
    "When a team names its non-playing captain: left open, or when it registers, else he has no such standing.",
)
CLOSED_ROOM_RETURN = Key(
    "spectators.closed_room_return",
    one_of("open", "permission"),
    "Those who left the closed room come back: left open, or by the director's permission.",
)
