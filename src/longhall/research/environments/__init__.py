"""What the environments for PettingZoo, Gymnasium and others share."""
