"""`arbitro penalty`: what the regulations make of lateness, slow play and the like, each with its article and why."""
