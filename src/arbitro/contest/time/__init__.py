"""Rounds in time: the schedule, the clock, and what lateness suggests."""
