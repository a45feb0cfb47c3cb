"""Players made of code; they see what a seat sees, and the contract. One folder a game."""
