"""For measuring: simulations, arenas, tuning, learning, data sets, speed."""
