# Seats, substitutes, withdrawals, spectators, fouled boards and opened score sheets: consequences under a pack.

problem-stanza-number = There is no stanza { $found }; the stanzas are { $expected }.
problem-stanza-boards = A stanza of { $found } boards is not possible in this match. It must have { $expected }.
problem-fixed-places = { $found } contestants need a stationary seat; there are { $expected }.
problem-qualifying-sessions = { $found } qualifying sessions are not possible. The number must be { $expected }.
problem-boards-replaced = A player cannot have been replaced on { $found } boards. The number must be { $expected }.

# Wrong seats.

seating-one-stanza = Round robin, Swiss or Danish, a one-stanza match in wrong seats: it is void.
seating-replay-advised = The match should be played again, since that is possible; the award applies if it is not.
seating-last-round = It is the last round and the award would secure a place: the match must be played again.
seating-on-sheet = The score sheets showed the right seats: { $percent }% of the VPs at stake, { $vp } VP for each team.
seating-fault = The teams are at fault: { $percent }% of the VPs at stake, { $vp } VP for each team.
seating-no-fault = The score sheets did not show the right seats and the teams are not at fault: { $percent }% of the VPs at stake, { $vp } VP for each team.
seating-stanza-void = Stanza { $stanza }, played in wrong seats, is void.
seating-stanza-stands = Stanza { $stanza }, played in wrong seats, counts.
seating-scale-scheduled = Victory points are on the scale for the { $boards } boards that should have been played.
seating-scale-played = Victory points are on the scale for the { $boards } boards that count.
seating-not-on-sheet = The score sheets did not show the right seats: no penalty.
seating-penalty = The score sheets showed the right seats: both teams lose { $part } of a draw ({ $draw } VP), that is { $vp } VP.
seating-knockout = There are no penalties for wrong seats in a knock-out.
seating-later-stanza = It was not the first stanza: its boards must be played again.
seating-only-stanza = It was the only stanza: the match has no result unless it is played again.
seating-first-may-replay = It was the first stanza: it may be played again if that does not disturb the event; otherwise it is void.
seating-first-void = It was the first stanza and cannot be played again: it is void.
seating-extra-right_seats = If the match is tied, the number of extra boards depends on the { $boards } boards played in the right seats: { $extra }.
seating-extra-scheduled = If the match is tied, the number of extra boards depends on the { $boards } boards scheduled: { $extra }.
seating-right = { $contestant } is entitled to a stationary seat: number { $number }, in exchange with { $other }.
seating-granted = { $contestant } gets a stationary seat: number { $number }, in exchange with { $other }.
check-seating = Teams sit correctly in both rooms.
check-direction = Pairs sit in the right direction.
check-players = Players have moved correctly.
check-boards = Boards have moved correctly.
seating-answer =
    { $void ->
        [true]
            { $replay ->
                [must] Void; it must be played again.
                [should] Void; it should be played again.
                [may] Void; it may be played again.
                [no] Void.
               *[open] Void; it is not decided yet whether it is played again.
            }
       *[false] The stanza counts.
    }
seating-award = For each team: { $amount }.
seating-penalty-each = Penalty for each team: { $amount }.
open-seating_remedy = What happens to the match? The regulations do not say.
open-seating_penalty = What is the penalty for the wrong seats? The regulations set no amount (90A).
open-seats_on_sheet = Did the official score sheets show the right seats?
open-teams_at_fault = Are the teams at fault in another way?
open-vps_at_stake = How many VPs do the teams share?
open-replay_possible = Can it be played again without disturbing the event?
open-award_secures_place = Would the award by itself secure a place in the ranking?
open-fixed_place = Does the disability require a stationary seat?
weigh-replay_possible = whether there is time to play it again
weigh-place_needed = what is comfortable for the player

# Cards in a wrong pocket.

fouled-nobody = No cards are in a wrong pocket: no penalty.
fouled-at-table = Each pair whose own cards are in a wrong pocket loses { $percent }% of a top.
fouled-duplicating = It happened while the board was duplicated: each pair whose own cards are in a wrong pocket loses { $percent }% of a top.
fouled-answer = Penalty for { $sides }, each: { $amount }.
open-while_duplicating = Did it happen while the board was duplicated, before play?
open-fouling_penalty = What is the penalty for the misplaced cards? The regulations set no amount (90A).

# A score sheet opened early.

sheet-law = The regulations set no award: the director chooses from the options of the Law.
sheet-called = The first call had been made: the director follows the Law.
sheet-not-local = It is not a local event: the director chooses from the options of the Law.
sheet-fixed = In a local event the pair that opened the sheet always gets { $offenders }% and its opponents { $opponents }%, whatever their sessions.
sheet-answer = { $offenders }% for the offenders, { $opponents }% for their opponents.
sheet-answer-law = No fixed award.
sheet-points = With a top of { $top }: { $offenders } and { $opponents } points.
open-local_event = Is it a club event or another local event?

# Who may watch.

watch-bound = What is forbidden to players is also forbidden to spectators and captains: smoking, alcohol, phones, electronic devices.
watch-director = The director decides who may watch.
watch-not-named = A captain who was not named when the team registered is a spectator.
watch-own-team = Members of a team may not watch their own team-mates.
watch-open-room = Watching is allowed in the open room.
watch-returning = Anyone who has left the closed room may return only with the director’s permission.
watch-event-allows = The event’s own rules allow spectators in the closed room.
watch-captain = The captain may watch in the closed room with the director’s permission.
watch-closed-room = Spectators may be in the closed room only with the director’s permission.
open-watcher = Who wants to watch: a spectator, a member of a team, or a non-playing captain?
open-captain_registered = Was the captain named when the team registered?
open-room = In the open room or in the closed room?
open-director_permits = Does the director permit it?
watch-answer =
    { $allowed ->
        [true] May watch.
        [false] May not watch.
       *[open] It is not known yet whether this person may watch.
    }

# Substitutes.

substitute-formation = The pair or team would no longer meet the conditions of the event; no director can allow that.
substitute-not-approved = The director has not approved the substitution.
substitute-emergency = In an emergency the director may authorise a substitution, whatever the conditions.
substitute-other-event = The conditions apply to individual events and to pairs events with a Mitchell or Howell; in others the director decides.
substitute-category = The substitute has a higher category than the player replaced.
substitute-played-before = The substitute has already played in the event.
substitute-disqualified = The player and the substitute are disqualified.
substitute-disqualified-pair = The player, the substitute and the partner are disqualified.
substitute-share-out = Replaced on { $replaced } of { $boards } boards, more than { $limit }%: the player is out.
substitute-share-in = Replaced on { $replaced } of { $boards } boards, not more than { $limit }%: the player keeps his place.
substitute-sessions-out = Replaced on { $replaced } boards, more than { $limit } × a session of { $boards }: the player is out.
substitute-sessions-in = Replaced on { $replaced } boards, not more than { $limit } × a session of { $boards }: the player keeps his place.
substitute-final-out = { $played } of { $boards } qualifying boards played, less than { $least }: the player is not admitted to the final.
substitute-final-in = { $played } of { $boards } qualifying boards played, at least { $least }: enough for the final.
substitute-final-sessions = For the final only the replaced sessions count.
substitute-too-many-sessions = Replaced on { $replaced } boards, more than the { $limit } × a session of { $boards } allowed with { $qualifying } qualifying sessions.
substitute-own-right = The substitute has played { $played } boards, in sessions of { $boards }: enough to qualify personally.
substitute-inherits = The substitute has played { $played } of { $boards } boards, more than { $limit }%, and takes over all the player’s rights.
substitute-notice = The director announces this when making the substitution.
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
       *[open] It is not known yet what happens to the player.
    }
substitute-substitute =
    { $standing ->
        [no_rights] The substitute gets no rights.
        [qualifies] The substitute qualifies personally.
        [inherits] The substitute takes over all the player’s rights.
        [disqualified] The substitute is disqualified.
       *[open] It is not known yet what happens to the substitute.
    }
substitute-partner = The partner is disqualified.
open-substitution_authorised = Has the director approved the substitution?
open-substitution_emergency = Was it impossible to continue play without a substitute?
open-substitution_penalty = What is the penalty for the substitution? The regulations set no amount (90A).
open-substitute_category = Is the substitute’s category lower than the player’s, equal, or higher?
open-substitute_played_before = Has the substitute already played in the event?
open-admit_to_final = May the player take part in the final? The regulations do not say so for a single qualifying session.
weigh-how_long_replaced = for how much of the session the player was replaced

# Withdrawals.

withdrawal-results-stand = The results so far stand.
withdrawal-lost-boards = Boards not played: { $percent }% for those who withdrew.
withdrawal-opponents = The same boards: { $percent }% for the opponents.
withdrawal-others-individual = The same boards: { $percent }% for each of the other three at the table.
withdrawal-own-session = They are not at fault and did better on their own boards: { $percent }%.
withdrawal-replacement-open = The director may bring in another pair.
withdrawal-replacement-session_prizes = The director may bring in another pair, which competes only for the prizes of the session.
withdrawal-event-rule = The event’s own rules say what happens.
withdrawal-as-it-fits = The event has no rule: treat it as in pairs, or as in teams if the scoring is that of teams.
withdrawal-matches-stand = The matches played stand.
withdrawal-last-place = The team that withdrew is ranked last.
withdrawal-award-due = Teams that have not met it get an award.
withdrawal-drawn-without = The remaining rounds are drawn without it.
withdrawal-share = At least { $vp } VP of those at stake.
withdrawal-own-average = Average in the other matches ({ $matches }), rounded: { $vp } VP.
withdrawal-others-average = Average of those who have met the team that withdrew ({ $matches }), rounded: { $vp } VP.
withdrawal-provisional = Provisional: at the end it is raised to the better of two averages.
withdrawal-imps-smallest = For { $vp } VP, the smallest margin that earns them: { $imps } IMPs.
withdrawal-imps-mean = For { $vp } VP, the mean, rounded up, of the margins that earn them: { $imps } IMPs.
withdrawal-pair = On each board not played: { $withdrawn }% for those who withdrew, { $others }% for the others.
withdrawal-points = In matchpoints: { $withdrawn } and { $others }.
withdrawal-between = The results stand; there is no other adjustment.
withdrawal-team =
    { $last ->
        [true] The matches played stand; the team that withdrew is last.
       *[false] The matches played stand.
    }
withdrawal-award =
    { $imps ->
        [none] Each match not played: { $vp } VP for the opponents.
       *[other] Each match not played: { $vp } VP and { $imps } IMPs for the opponents.
    }
open-withdrew_during_session = Did they withdraw during a session?
open-event_has_rule = Do the event’s own rules say what happens?
open-withdrawal_remedy = What are the consequences of the withdrawal? The regulations do not say.

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
