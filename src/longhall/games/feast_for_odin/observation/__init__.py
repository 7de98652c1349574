"""What a seat may know as a row of numbers: the table, the question, one's own cards and boards, the players."""
