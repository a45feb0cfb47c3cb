"""The table server: games in progress, offered to people and programs over the network."""
