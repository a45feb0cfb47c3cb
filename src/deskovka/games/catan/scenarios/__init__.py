"""Treasures, dragons and adventurers: the scenarios (CT-T)."""
