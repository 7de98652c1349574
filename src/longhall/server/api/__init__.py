"""The REST side of the table, a small module for each part."""
