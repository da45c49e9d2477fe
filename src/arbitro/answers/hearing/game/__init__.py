"""What a story tells of the game: who is who, the auction and the cards, and what went wrong in them."""
