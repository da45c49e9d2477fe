# Seats, substitutes, withdrawals, spectators, fouled boards and opened score sheets: consequences under a pack.

problem-stanza-number = There is no stanza { $found }; the stanzas are { $expected }.
problem-stanza-boards = A stanza of { $found } boards does not fit into the match; it has { $expected }.
problem-fixed-places = { $found } contestants need a place that stays; there are { $expected }.
problem-qualifying-sessions = { $found } qualifying sessions are not possible; there are { $expected }.
problem-boards-replaced = A player cannot have been replaced on { $found } boards; it is { $expected }.

# Wrong seats.

seating-one-stanza = Round robin, Swiss or Danish, a match of one stanza in wrong seats: it is void.
seating-replay-advised = The match should be played again, since that is possible; the award is for when it is not.
seating-last-round = Last round, and the award would be enough for a place: the match has to be played again.
seating-on-sheet = The score sheets showed the right seats: { $percent }% of the VPs at stake, { $vp } VP for each team.
seating-fault = The teams are at fault: { $percent }% of the VPs at stake, { $vp } VP for each team.
seating-no-fault = The score sheets did not show the right seats and the teams are not at fault: { $percent }% of the VPs at stake, { $vp } VP for each team.
seating-stanza-void = Stanza { $stanza }, played in wrong seats, is void.
seating-stanza-stands = Stanza { $stanza }, played in wrong seats, counts.
seating-scale-scheduled = Victory points are those of the { $boards } boards that should have been played.
seating-scale-played = Victory points are those of the { $boards } boards that count.
seating-not-on-sheet = The score sheets did not show the right seats: no penalty.
seating-penalty = The score sheets showed the right seats: both teams lose { $part } of a draw ({ $draw } VP), that is { $vp } VP.
seating-knockout = There are no penalties for wrong seats in a knock-out.
seating-later-stanza = It was not the first stanza: its boards have to be played again.
seating-only-stanza = It was the only stanza: the match has no result unless it is played again.
seating-first-may-replay = It was the first stanza: it may be played again if that disturbs nothing, otherwise it is void.
seating-first-void = It was the first stanza and cannot be played again: it is void.
seating-extra-right_seats = If the match ends level, the extra boards go by the { $boards } boards in right seats: { $extra }.
seating-extra-scheduled = If the match ends level, the extra boards go by the { $boards } boards of the programme: { $extra }.
seating-right = { $contestant } has a right to a place that stays: number { $number }, in exchange with { $other }.
seating-granted = { $contestant } is given a place that stays: number { $number }, in exchange with { $other }.
check-seating = Teams sit as they should in both rooms.
check-direction = Pairs sit in the right direction.
check-players = Players have moved as they should.
check-boards = Boards have moved as they should.
seating-answer =
    { $void ->
        [true]
            { $replay ->
                [must] Void; it has to be played again.
                [should] Void; it should be played again.
                [may] Void; it may be played again.
                [no] Void.
               *[open] Void; whether it is played again is open.
            }
       *[false] The stanza counts.
    }
seating-award = For each team: { $amount }.
seating-penalty-each = Penalty for each team: { $amount }.
open-seating_remedy = What becomes of the match? The regulations do not say.
open-seating_penalty = How much do the wrong seats cost? The regulations set no amount (90A).
open-seats_on_sheet = Did the official score sheets show the right seats?
open-teams_at_fault = Are the teams to blame in another way?
open-vps_at_stake = How many VPs do the teams share?
open-replay_possible = Can it be played again without trouble for the organisation?
open-award_secures_place = Would the award alone be enough for some place in the ranking?
open-fixed_place = Does the disability call for a place that stays?
weigh-replay_possible = whether there is time to play it again
weigh-place_needed = what makes it comfortable for the player

# Cards in a wrong pocket.

fouled-nobody = Nobody’s cards are in a wrong pocket: no penalty.
fouled-at-table = Each pair whose own cards are in a wrong pocket loses { $percent }% of a top.
fouled-duplicating = It happened while the board was made: each pair whose own cards are in a wrong pocket loses { $percent }% of a top.
fouled-answer = Penalty for { $sides }, each: { $amount }.
open-while_duplicating = Did it happen while the board was made (and not after the play)?
open-fouling_penalty = How much do the misplaced cards cost? The regulations set no amount (90A).

# A score sheet opened early.

sheet-law = The regulations fix no award: the director chooses among what the law offers.
sheet-called = The first call had been made: the director acts as the law says.
sheet-not-local = The event is not a local one: the director chooses among what the law offers.
sheet-fixed = In a local event always { $offenders }% for the pair that opened the sheet and { $opponents }% for its opponents, whatever their sessions.
sheet-answer = { $offenders }% for the offenders, { $opponents }% for their opponents.
sheet-answer-law = No fixed award.
sheet-points = With a top of { $top }: { $offenders } and { $opponents } points.
open-local_event = Is it a club’s or another local event?

# Who may watch.

watch-bound = Spectators and captains keep what is forbidden to players: smoking, alcohol, phones, electronic devices.
watch-director = The director says who may watch.
watch-not-named = A captain who was not named when the team registered is a spectator.
watch-own-team = Members of a team may not watch their own team-mates.
watch-open-room = In the open room he may watch.
watch-returning = Whoever has left the closed room comes back only with the director’s permission.
watch-event-allows = The event’s own rules let spectators into the closed room.
watch-captain = The captain may watch in the closed room if the director permits it.
watch-closed-room = Spectators are in the closed room only with the director’s permission.
open-watcher = Who wants to watch: a spectator, a member of a team, or a non-playing captain?
open-captain_registered = Was the captain named when the team registered?
open-room = In the open room or in the closed room?
open-director_permits = Does the director permit it?
watch-answer =
    { $allowed ->
        [true] May watch.
        [false] May not watch.
       *[open] It is not yet known whether he may watch.
    }

# Substitutes.

substitute-formation = The pair or team would no longer be what the event asks for; no director can allow that.
substitute-not-approved = The director has not approved the substitution.
substitute-emergency = The director may authorise a substitution that the play needs, whatever the conditions.
substitute-other-event = The conditions are for individual and pairs events of Mitchell or Howell type; in others the director decides.
substitute-category = The substitute is of a higher category than the player replaced.
substitute-played-before = The substitute has already played in the event.
substitute-disqualified = The player and the substitute are disqualified.
substitute-disqualified-pair = The player, the substitute and the partner are disqualified.
substitute-share-out = Replaced on { $replaced } of { $boards } boards, more than { $limit }%: the player is out.
substitute-share-in = Replaced on { $replaced } of { $boards } boards, not more than { $limit }%: the player keeps his place.
substitute-sessions-out = Replaced on { $replaced } boards, more than { $limit } × a session of { $boards }: the player is out.
substitute-sessions-in = Replaced on { $replaced } boards, not more than { $limit } × a session of { $boards }: the player keeps his place.
substitute-final-out = { $played } of { $boards } qualifying boards played, less than { $least }: the player is not admitted to the final.
substitute-final-in = { $played } of { $boards } qualifying boards played, at least { $least }: enough for the final.
substitute-final-sessions = For the final only the sessions replaced count.
substitute-too-many-sessions = Replaced on { $replaced } boards, more than the { $limit } × a session of { $boards } allowed with { $qualifying } qualifying sessions.
substitute-own-right = The substitute has played { $played } boards, in sessions of { $boards }: enough to qualify in his own right.
substitute-inherits = The substitute has played { $played } of { $boards } boards, more than { $limit }%: he has all rights of the player.
substitute-notice = The director says so when he makes the substitution.
substitute-answer =
    { $allowed ->
        [true] The substitution is in order.
        [false] The substitution is not allowed.
       *[open] It is not yet known whether the substitution is in order.
    }
substitute-original =
    { $standing ->
        [keeps_place] The player keeps his place.
        [not_in_final] The player is not admitted to the final.
        [eliminated] The player is out.
        [disqualified] The player is disqualified.
       *[open] What becomes of the player is not known yet.
    }
substitute-substitute =
    { $standing ->
        [no_rights] The substitute has no rights of his own.
        [qualifies] The substitute qualifies in his own right.
        [inherits] The substitute has all rights of the player.
        [disqualified] The substitute is disqualified.
       *[open] What becomes of the substitute is not known yet.
    }
substitute-partner = The partner is disqualified.
open-substitution_authorised = Has the director approved the substitution?
open-substitution_emergency = Could the play not have gone on otherwise?
open-substitution_penalty = How much does the substitution cost? The regulations set no amount (90A).
open-substitute_category = Is the substitute’s category lower than the player’s, equal, or higher?
open-substitute_played_before = Has the substitute already played in the event?
open-admit_to_final = May the player be in the final? Nothing is printed for a single qualifying session.
weigh-how_long_replaced = for how much of the session he was replaced

# Withdrawals.

withdrawal-results-stand = The results so far stand.
withdrawal-lost-boards = Boards not played: { $percent }% for those who left.
withdrawal-opponents = The same boards: { $percent }% for the opponents.
withdrawal-others-individual = The same boards: { $percent }% for each of the other three at the table.
withdrawal-own-session = They are not at fault and have more on their own boards: { $percent }%.
withdrawal-replacement-open = The director may put another pair in their place.
withdrawal-replacement-session_prizes = The director may put another pair in their place, which competes for the prizes of the session alone.
withdrawal-event-rule = The event’s own rules say what happens.
withdrawal-as-it-fits = The event has no rule: as at pairs, or as at teams where the scoring is theirs.
withdrawal-matches-stand = The matches played stand.
withdrawal-last-place = The team that left is put in last place.
withdrawal-award-due = The teams that have not met it get an award.
withdrawal-drawn-without = The rounds to come are drawn without it.
withdrawal-share = At least { $vp } VP of those at stake.
withdrawal-own-average = Average in the other matches ({ $matches }), rounded: { $vp } VP.
withdrawal-others-average = Average of those who have met the team that left ({ $matches }), rounded: { $vp } VP.
withdrawal-provisional = Provisional: at the end it is raised to the better of two averages.
withdrawal-imps-smallest = For { $vp } VP the smallest margin that earns them: { $imps } IMPs.
withdrawal-imps-mean = For { $vp } VP the mean, rounded up, of the margins that earn them: { $imps } IMPs.
withdrawal-pair = On each board not played: { $withdrawn }% for those who left, { $others }% for the others.
withdrawal-points = In matchpoints: { $withdrawn } and { $others }.
withdrawal-between = The results stand; nothing else is adjusted.
withdrawal-team =
    { $last ->
        [true] The matches played stand; the team that left is last.
       *[false] The matches played stand.
    }
withdrawal-award =
    { $imps ->
        [none] Each match not played: { $vp } VP for the opponents.
       *[other] Each match not played: { $vp } VP and { $imps } IMPs for the opponents.
    }
open-withdrew_during_session = Did they leave during a session (and not between two)?
open-event_has_rule = Do the event’s own rules say what happens?
open-withdrawal_remedy = What follows from the withdrawal? The regulations do not say.

# What a ruling tells of them.

regulation-substitution-category =
    { $value ->
        [not_higher] a substitute may not be of a higher category than the player replaced
       *[any] a substitute may be of any category
    }
regulation-substitution-not_played_before =
    { $value ->
        [true] a substitute must not have played in the event before
       *[false] a substitute may have played in the event before
    }
