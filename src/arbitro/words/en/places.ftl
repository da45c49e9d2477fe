# Where a problem is, and who sits where.

place-line = line { $line }
place-board = board { $board }
place-tag = { $tag }
place-index = no. { $index }

seat-north = North
seat-east = East
seat-south = South
seat-west = West
side-ns = North-South
side-ew = East-West
