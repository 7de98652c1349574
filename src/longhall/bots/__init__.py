"""Players that are programs. They know the kernel and a game's advice, nothing else."""
