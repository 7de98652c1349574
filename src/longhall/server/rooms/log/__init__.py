"""The log of a table: its entries, reading them back, which of them stand, and snapshots that spare reading all."""
