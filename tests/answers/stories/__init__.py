"""Stories as directors tell them, written by other hands than the reader's, with what they are about and what they tell."""
