"""Occupation cards: what they say, when, and what that does."""
