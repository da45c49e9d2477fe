# Law 80: regulation and organisation.

event-who_directs = Who directs the event?
event-regulation_against_law = Does a regulation contradict the Laws?
question-director_named = Has a director been appointed?
question-director_registered = Is the director registered with the federation?
question-event_level = What is the level of the event?
option-event_level-local = a club or local event
option-event_level-higher = a championship, or a regional, national or international event
question-appointed_by = Who appointed the director?
option-appointed_by-organiser = the club or organiser
option-appointed_by-federation = the federation
question-regulation_conflicts = Does the regulation contradict the Laws?
weigh-law_leaves_it_open = whether the Laws leave the point to a regulation
weigh-both_can_be_kept = whether both can be followed
instruction-players_name_a_director = The players name somebody to act as director.
instruction-players_name_one_of_themselves = The players name one of themselves to act as director.
instruction-appointment_not_valid = The appointment does not meet the regulations: another director must be appointed.
instruction-director_acts = The director acts for the organiser.
instruction-law_prevails = The Laws prevail; the regulation is not applied.
instruction-regulation_applies = The regulation supplements the Laws and is applied.
