"""What bots of this game go by."""
