"""What there is to play and to learn from: games, content packs, lessons, puzzles."""
