"""Many games between bots, the same deals from every seat, and what they show."""
