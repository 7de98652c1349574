"""The terminal client: draws views, asks, and tells what happened. It knows no rule; it asks the game."""
