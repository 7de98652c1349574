"""What is played or looked at beside the room: bots, hints, replays, scores, sagas."""
