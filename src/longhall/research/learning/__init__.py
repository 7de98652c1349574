"""Networks for bots, from games that they play against themselves."""
