"""Analysis: double dummy, and what would have happened."""
