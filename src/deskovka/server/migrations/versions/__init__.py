"""One file a version, each with the way up and the way down."""
