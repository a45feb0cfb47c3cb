"""Other engines: what ours is checked against, and tables where our bots can sit. Never needed to play."""
