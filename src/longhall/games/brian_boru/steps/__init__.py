"""The steps of the game, filed as the rulebook tells it: set-up, preparation, draft, tricks, symbols, upkeep."""
