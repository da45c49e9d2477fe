# Robots: `arbitro robot`, and programs that speak the table-manager protocol.

robot-seated = { $seat } at table { $table }. Ctrl-C leaves.
robot-board = Board { $board }, { $seat }
robot-no-agreement = No agreement about this call
serve-robots = Seats for programs (table-manager protocol): port { $port }
problem-robot-where = Say where to play: --table for a live table, or --connect for a table manager.
problem-robot-seat = Say which seat: --seat N, E, S or W.
problem-robot-address = “{ $found }” is not an address. Write it like 127.0.0.1:2000.
problem-robot-silence = Nothing has come from { $found } for a long time.
problem-robot-no-answer = { $found } does not answer. { $expected }
problem-robot-refused = The server refuses: { $found }
problem-protocol-line = This line cannot be read: { $found }
problem-protocol-line-long = A line is longer than { $expected } characters.
problem-protocol-hand = These are not thirteen cards: { $found }
problem-protocol-seat = The seat is { $found-seat }, not { $expected-seat }.
problem-protocol-turn = This cannot be here: { $found }
problem-programs-too-many = { $found } programs are connected already. Try again later.
problem-programs-strict = Programs play only at tables where irregularities are prevented, without screens, and not in an event or a lesson.
