"""A turn: what it may be, and what may be done at any time."""
