"""What an event knows of its room: tables and who sits there, boards, line-ups, the clock, its regulations."""
