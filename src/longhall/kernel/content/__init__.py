"""Boards, cards and tiles as files: loaded, edited, packed."""
