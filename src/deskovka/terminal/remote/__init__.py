"""Playing in the terminal at a table of a server: everything comes from what the server tells a seat."""
