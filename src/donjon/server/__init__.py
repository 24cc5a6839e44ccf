"""Tables for people far apart: an ASGI app over `Match`, with one SQLite file behind it. Wire: docs/wire.md."""

from donjon.core.extras import need

need("server", "the match server", "prometheus_client", "segno", "starlette", "uvicorn", "websockets")
