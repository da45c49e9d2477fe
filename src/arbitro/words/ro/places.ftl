# Unde se află o problemă și cine stă unde.

place-line = rândul { $line }
place-board = etuiul { $board }
place-tag = { $tag }
place-index = nr. { $index }

seat-north = Nord
seat-east = Est
seat-south = Sud
seat-west = Vest
side-ns = Nord-Sud
side-ew = Est-Vest
