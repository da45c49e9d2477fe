"""Live tables: who sits where, who may do what, what the house does by itself, who sees what."""
