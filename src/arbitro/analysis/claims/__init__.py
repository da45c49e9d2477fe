"""Claims and concessions (Laws 68 to 71): which lines a statement leaves open, and what they are worth."""
