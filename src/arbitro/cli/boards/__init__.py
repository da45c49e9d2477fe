"""Boards: dealt, drawn, checked, converted, and a session to look at."""
