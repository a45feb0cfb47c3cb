"""What every game must pass, as a pytest plug-in: `pytest --pyargs deskovka.contract --deskovka-game MODULE:NAME`."""
