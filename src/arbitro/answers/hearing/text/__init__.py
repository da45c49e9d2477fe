"""What a story says: its words, the things of the game that it names, and what the words mean."""
