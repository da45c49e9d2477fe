"""Events: entries, movements, draws, time, ties, and whole events made up."""
