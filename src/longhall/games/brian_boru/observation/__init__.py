"""What a seat may know as a row of numbers, part by part: the table, the players, one's own cards, the question."""
