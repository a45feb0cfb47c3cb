"""What is the same for everybody travels packed; what holds secrets does not, for its size would tell of them."""

from __future__ import annotations

import gzip
from functools import lru_cache

from starlette.requests import Request
from starlette.responses import Response

WORTH_PACKING = 400  # bytes
KEPT = 64  # packed answers: all rules of all games in both languages, and the searches of the last moments
LEVEL = 6


def wanted(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def pack(request: Request, response: Response) -> Response:
    """The same answer, as small as its reader can unpack it."""
    response.headers["vary"] = "accept-encoding"
    data = bytes(response.body)
    if len(data) > WORTH_PACKING and wanted(request):
        response.body = _packed(data)
        response.headers["content-encoding"] = "gzip"
        response.headers["content-length"] = str(len(response.body))
    return response


@lru_cache(KEPT)
def _packed(data: bytes) -> bytes:
    return gzip.compress(data, LEVEL, mtime=0)
