"""What several laws need."""
