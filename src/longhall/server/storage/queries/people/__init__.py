"""People: accounts, devices, friends, notices, moderators, and what is kept of somebody."""
