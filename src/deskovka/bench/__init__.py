"""Speed, as ratios to a well-known engine measured in the same run. One folder a game for what only it has."""
