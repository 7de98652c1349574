"""The REST side of the table. Here: what all routes share; in each folder the routes of one subject."""
