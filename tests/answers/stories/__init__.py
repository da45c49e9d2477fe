"""Stories as directors tell them, by other hands than the reader's: what each is about, and the facts that it tells."""
