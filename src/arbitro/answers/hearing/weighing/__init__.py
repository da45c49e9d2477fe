"""What is likely, by the stories that are known: which event is meant, and what answers a field of it."""
