"""The vocabulary of the cards, word by word."""
