# What an organiser asks of the server: movements, members, entries, tables.

problem-proposal-large = Movements are proposed for at most { $expected }, not for { $found }. Divide the field into sections.
problem-proposal-boards = Give the boards per round together with the number of rounds, and without the total number of boards.
problem-no-members = This text contains no members.
problem-room-changed = You are signed in at the other table of your match ({ $expected ->
    [open] open room
   *[closed] closed room
}). During the round only the organiser can let you change.
problem-room-full = Two of your team are signed in at this table already. Sign in at the other table of your match, or ask the director.
