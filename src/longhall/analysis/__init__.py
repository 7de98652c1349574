"""Goes over a finished game with the strongest bot: chances over the game, what choices cost, where luck decided."""
