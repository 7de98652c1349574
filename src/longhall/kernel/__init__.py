"""What any game is: decisions, chance, events, sagas, scenarios. Names no game."""
