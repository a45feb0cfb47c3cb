"""The progress cards (CT-K6, CT-K15)."""
