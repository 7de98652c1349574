"""Better figures for bots by an evolution strategy."""
