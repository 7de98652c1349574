"""The questions that the server asks of its database, one module for each thing that is kept."""
