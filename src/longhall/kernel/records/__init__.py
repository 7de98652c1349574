"""What people keep of games: sagas, scenarios, lessons, and how they are read."""
