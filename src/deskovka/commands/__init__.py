"""The commands of the program, one module each; `cli.py` puts them together."""
