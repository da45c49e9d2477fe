"""Who sits where and with whom: wrong seats at teams, substitutes, withdrawals, spectators; checks before a round."""

from arbitro.regulations.key import Key
from arbitro.regulations.readers import flag, number, one_of, optional, several, share, whole

# -- places (art. 5.1, 81.1)

FIXED_PLACE = Key("seating.fixed_place", one_of("open", "right"))
ROUND_CHECKS = Key("seating.checks", optional(several(one_of("seating", "direction", "players", "boards"))))

# -- wrong seats in a team match (art. 5.2)

SEATING_ONE_STANZA = Key("seating.one_stanza", one_of("open", "award"))
SEATING_AT_FAULT = Key("seating.at_fault", share)
SEATING_NO_FAULT = Key("seating.no_fault", share)
SEATING_LAST_ROUND = Key("seating.last_round", one_of("award", "replay"))
SEATING_STANZAS = Key("seating.stanzas", one_of("stands", "void"))
SEATING_PENALTY = Key("seating.penalty", optional(share))
SEATING_PENALTY_UNIT = Key("seating.penalty_unit", number(0))
SEATING_KNOCKOUT = Key("seating.knockout", one_of("open", "without_penalty"))
SEATING_EXTRA = Key("seating.extra_boards", one_of("scheduled", "right_seats"))
EXTRA_BOARDS_EACH = Key("teams.extra_boards_each", optional(whole(1)))
EXTRA_BOARDS_LEAST = Key("teams.extra_boards_least", whole(0))

# -- substitutes (4): individual and pairs events of Mitchell or Howell type

SUBSTITUTE_CATEGORY = Key("substitution.category", one_of("any", "not_higher"))
SUBSTITUTE_FRESH = Key("substitution.not_played_before", flag)
REPLACED_ONE_SESSION = Key("substitution.one_session", optional(share))
INHERITS_ONE_SESSION = Key("substitution.inherits", optional(share))
REPLACED_SESSIONS = Key("substitution.sessions", optional(number(0)))
FINAL_TWO_SESSIONS = Key("substitution.final_two_sessions", optional(share))
FINAL_MORE_SESSIONS = Key("substitution.final_more_sessions", optional(share))
FEW_SESSIONS = Key("substitution.few_sessions", whole(1))
REPLACED_FEW = Key("substitution.replaced_few", optional(number(0)))
REPLACED_MANY = Key("substitution.replaced_many", optional(number(0)))
OWN_RIGHT_FEW = Key("substitution.own_right_few", optional(number(0)))
OWN_RIGHT_MANY = Key("substitution.own_right_many", optional(number(0)))
reached = one_of("more_than", "at_least")
OWN_RIGHT_FEW_BY = Key("substitution.own_right_few_by", reached)
OWN_RIGHT_MANY_BY = Key("substitution.own_right_many_by", reached)
FINAL_RULES = Key("substitution.final_rules", one_of("both", "sessions"))
SESSIONS_BROKEN = Key("substitution.sessions_broken", one_of("eliminated", "disqualified"))
EMERGENCY = Key("substitution.emergency", one_of("open", "director"))
FORMATION_KEPT = Key("substitution.formation", flag)

# -- withdrawals (art. 4.3-4.5); their awards are with the scores

WITHDRAWAL_SIMPLE = Key("scoring.withdrawal.team_simple", number(0))
WITHDRAWAL_LAST = Key("scoring.withdrawal.team_last", flag)
WITHDRAWAL_REPLACEMENT = Key("scoring.withdrawal.replacement", one_of("open", "session_prizes"))
WITHDRAWAL_OTHER = Key("scoring.withdrawal.other_movements", one_of("open", "as_it_fits"))

# -- spectators and captains (76)

SPECTATORS_BOUND = Key("spectators.bound", flag)
CAPTAIN_NAMED = Key("spectators.captain_named", one_of("open", "registration"))
CLOSED_ROOM_RETURN = Key("spectators.closed_room_return", one_of("open", "permission"))
