"""What an operator does: keep in order, check, export and delete."""
