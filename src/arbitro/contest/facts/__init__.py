"""What happened in an event, as facts, and the event as it stands after them."""
