"""The server: tables of people and bots, played live or by turns."""
