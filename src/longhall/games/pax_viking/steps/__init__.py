"""The steps of the game, one class for each paragraph of the rulebook, filed by chapter."""
