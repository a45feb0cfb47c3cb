"""What holds for all tests."""

pytest_plugins = ["leftovers", "installing"]
