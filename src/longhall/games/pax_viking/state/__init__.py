"""The position of a game: kept, shown, guessed at and checked."""
