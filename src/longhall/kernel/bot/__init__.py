"""What bots and learning know of any game: advice, figures, networks, observations."""
