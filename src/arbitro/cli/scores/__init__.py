"""Scores: of a result, of a board, of a session."""
