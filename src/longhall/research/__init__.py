"""For researchers: simulations, arenas and benchmarks on the same engines."""
