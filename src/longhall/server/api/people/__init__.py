"""People: coming in, accounts, friends, statistics and ratings, notices, moderators."""
