"""What everybody has: sessions, matches, totals and the ranking."""
