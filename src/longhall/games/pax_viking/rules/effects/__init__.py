"""What tiles and cards do."""
