"""What happens at the end of a round, one region of the board after another."""
