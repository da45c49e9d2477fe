# Law 76: spectators.

event-spectator_interfered = A spectator interfered
event-spectator_wants_to_watch = Somebody wants to watch a table
question-spectator_did = What did the spectator do?
option-spectator_did-watched_hands = looked at the cards of more than one player
option-spectator_did-reacted = reacted to the bidding or play
option-spectator_did-remarked = made remarks, or talked with a player
option-spectator_did-disturbed = disturbed a player
option-spectator_did-drew_attention = drew attention to something, such as an irregularity
option-spectator_did-spoke_of_fact_or_law = spoke about facts or law
option-spectator_did-sent_message = communicated with a player while watching by electronic means
question-hands_allowed = Was the spectator allowed to look at more than one hand?
question-asked_by_director = Had the director asked the spectator to speak?
instruction-spectator_called_to_order = The director calls the spectator to order.
question-watcher = Who wants to watch?
option-watcher-spectator = a spectator
option-watcher-team_member = a member of a team at this table who is not playing now
option-watcher-captain = a non-playing captain
question-captain_registered = Was the captain named when the team registered?
question-room = In which room?
option-room-open = the open room
option-room-closed = the closed room
question-director_permits = Does the director permit it?
instruction-may_watch = The person may watch, as a spectator under the director’s control.
instruction-may_not_watch = The person may not watch there.

decision-76-control_1997 = The text does not say who controls the spectators: the director does, being responsible for order (81C4).
decision-76-captain_in_closed_room = FIGB 76.3 admits the captain to the closed room in (a) and requires permission in (b): he needs permission.
