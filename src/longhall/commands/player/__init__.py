"""For people who play: a game at the terminal, what games and rules there are, and going over finished games."""
