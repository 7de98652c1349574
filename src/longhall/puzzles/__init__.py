"""Puzzles: positions from bot games in which one option is clearly best, made by `longhall puzzles make`."""
