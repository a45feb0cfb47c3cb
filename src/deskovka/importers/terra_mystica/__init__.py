"""Logs of the online site for Terra Mystica, in its command notation."""

from deskovka.importers.terra_mystica.replay import import_log

__all__ = ["import_log"]
