"""What a seat may know as a row of numbers: the table, the tiles, the question, an offer, the players."""
