"""One table live: a fold over its events, where the laws meet the cards."""
