"""The command line in the reader's language: what can be typed, its help, its completion, its mistakes."""
