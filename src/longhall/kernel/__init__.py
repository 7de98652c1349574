"""What any game is: steps, decisions, chance, events; its records, content and what bots ask of it. Names no game."""
