"""Work on many machines: batches go to the workers of a Dask cluster (extra `cluster`), results come back in order."""
