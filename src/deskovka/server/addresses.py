"""Who counts as one client: an address of IPv4, or the /64 that one line of IPv6 is given."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, ip_address

LONGEST = 64  # characters of what a proxy may call an address


@lru_cache(4096)
def client_of(address: str) -> str:
    """What limits are counted by."""
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:LONGEST]
    if isinstance(ip, IPv6Address):
        mapped = ip.ipv4_mapped
        return str(mapped) if mapped else f"{IPv6Address(int(ip) >> 64 << 64)}/64"
    return str(ip)
