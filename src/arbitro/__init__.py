"""Arbitro: duplicate bridge from the shuffle to the appeal."""

__version__ = "0.1.0"
