"""Longhall: one table for three Viking-age board games."""

__version__ = "0.1.0"
