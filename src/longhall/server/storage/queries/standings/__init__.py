"""How people do: results, ratings, puzzles."""
