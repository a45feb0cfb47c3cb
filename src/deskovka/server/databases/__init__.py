"""SQLite and PostgreSQL behind the store: what differs between them, and what is done to both alike."""
