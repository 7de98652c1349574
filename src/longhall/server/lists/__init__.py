"""The lobby, and ratings."""
