"""What the action spaces do."""
