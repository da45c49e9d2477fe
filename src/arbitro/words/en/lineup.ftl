# Line-ups: who has the right of choice, what a team hands in.

problem-lineup-sessions = { $found } stanzas cannot be divided into sessions of two. There must be { $expected }.
problem-lineup-team = { $found } is not one of the teams of this match ({ $expected }).
problem-lineup-option = The right of choice cannot be decided by “{ $found }” here. Use { $expected }.
problem-pick-not-offered =
    { $expected ->
        [none] There is nothing to pick; “{ $found }” is not offered.
       *[other] “{ $found }” cannot be picked; on offer are { $expected }.
    }
problem-lineup-rooms = The line-up is for the rooms “{ $found-room }”. It needs one pair in each of { $expected-room }.
problem-lineup-side = The team sits { $expected-side } in this room, not { $found-side }.
problem-lineup-player-twice = { $found } is named twice.
problem-lineup-both-rooms = { $found } is named in both rooms.
problem-lineup-not-member = { $found } is not a player of the team, nor a substitute admitted to it.
problem-lineup-captain = { $found } is the captain of the team, but not one of its players.
problem-lineup-right-open = The right of choice is not decided yet.
problem-lineup-out-of-order =
    { $expected ->
        [right_pending] The right of choice is not decided yet.
        [playing] The stanza is being played; nothing can be changed.
        [locked] The line-ups are already complete.
       *[other]
            { $found ->
                [determined] The right of choice is already decided.
                [changed] There is no line-up to change yet.
               *[seated] The line-ups are not complete yet.
            }
    }
problem-lineup-handed-in = { $found } has already handed in its line-up.
problem-lineup-not-due = { $found } has the right of choice: { $expected } hands in first.
problem-lineup-seen = The line-up of { $found } has been seen. Only the director can allow a change.
problem-lineup-seated-otherwise = { $found } does not sit as in its line-up.

lineup-open_ns = { $team } sits North-South in the open room and has the right of choice.
lineup-blind = Nobody has the right of choice: both teams hand in their line-ups without seeing the other’s.
lineup-no-forms = There are no line-up forms: in a dispute the director asks each team separately.
lineup-option = The organiser has announced this.
lineup-option-late = The organiser did not announce the option before the event, so it does not count.
lineup-drawn = { $team } has won the draw.
lineup-drawn-from = { $team } has won the draw (code { $seed }).
lineup-sessions = A team that picks one stanza of a session leaves the other to the opponents.
lineup-last-three = Of the last three stanzas the winner of the draw takes one, or lets the opponents take one and gets the other two.
lineup-taken = { $team } takes stanza { $stanza }.
lineup-left = { $team } lets the opponents take one.
lineup-alternate = The teams have the right in turn. { $team }, who sits North-South in the open room, has it first.
lineup-last-blind = Nobody has the right in stanza { $stanza }, the last of an odd number.
lineup-reversed = In the next extra stanza the other team has the right.
lineup-brown-sticker = Only { $team } has pairs that play Brown Sticker conventions: { $other } has every right of choice.
lineup-brown-sticker-both = Both teams have pairs that play Brown Sticker conventions: nothing changes.
open-lineup_lot = Which team has won the draw?
open-lineup_last_lot = Which team has won the draw for the last stanza?
open-lineup_pick_first = The winner of the draw: what does the team choose?
open-lineup_pick_second = The loser of the draw: what does the team choose?

lineup-right =
    Stanza { $stanza }: { $who ->
        [team] { $team } has the right of choice.
        [nobody] nobody has the right of choice.
       *[open] not decided yet.
    }
