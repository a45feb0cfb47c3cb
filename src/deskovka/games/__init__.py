"""One folder a game; a game imports the core and nothing else."""
