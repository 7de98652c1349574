"""Boards, cards and tiles: the data, what it becomes, and how its things are named in actions."""
