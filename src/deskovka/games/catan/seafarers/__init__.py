"""Seafarers: ships, the pirate, gold and islands to discover (CT-S)."""
