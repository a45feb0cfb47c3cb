"""The versions of the database; run by `deskovka.server.databases.upgrade`, not by hand."""
