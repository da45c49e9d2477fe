"""What every door answers, made once: replies as values, with their sentences."""
