"""The rulebook's paragraphs as steps, filed by chapter."""
