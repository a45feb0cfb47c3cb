"""What all games share: the contract, chance, notation, records. Imports no game."""
