"""The solo game: its turn, its opponent, its events."""
