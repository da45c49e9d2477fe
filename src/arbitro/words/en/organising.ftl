# What an organiser asks of the server: movements, members, entries, tables.

problem-proposal-large = Movements are proposed for { $expected } at most, not for { $found }: divide them into sections.
problem-proposal-boards = Boards a round are told together with { $expected }, and without the boards in all.
problem-no-members = There is nobody in this text.
problem-room-changed = You are signed in at the other table of your match ({ $expected ->
    [open] open room
   *[closed] closed room
}). While the round is played only the organiser can let you change.
