"""For those who write scenarios, boards and cards, and puzzles: checking and making them."""
