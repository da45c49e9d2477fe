# Dove si trova un problema, e chi siede dove.

place-line = riga { $line }
place-board = board { $board }
place-tag = { $tag }
place-index = n. { $index }

seat-north = Nord
seat-east = Est
seat-south = Sud
seat-west = Ovest
side-ns = Nord-Sud
side-ew = Est-Ovest
