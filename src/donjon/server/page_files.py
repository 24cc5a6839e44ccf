"""The built page. Its files are packed once, beside the loop, and kept."""

import asyncio
import gzip
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

SMALL = 1000  # bytes: not worth packing


class PageFiles(StaticFiles):
    """Files named by a hash of their contents never change; browsers ask for the rest again."""

    def __init__(self, directory: Path) -> None:
        super().__init__(directory=directory, html=True)
        self._packed: dict[tuple[str, str], bytes] = {}  # by file and state of it: as many as the page has

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        kept = path.startswith("assets/") and response.status_code == 200
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if kept else "no-cache"
        response.headers["vary"] = "Accept-Encoding"
        wanted = Headers(scope=scope)
        if isinstance(response, FileResponse) and "gzip" in wanted.get("accept-encoding", "") and "range" not in wanted:
            return await self._smaller(response)
        return response

    async def _smaller(self, response: FileResponse) -> Response:
        """The same, packed, if that makes it smaller."""
        if int(response.headers["content-length"]) < SMALL:
            return response
        name = str(response.path), response.headers["etag"]
        if name not in self._packed:
            self._packed[name] = await asyncio.to_thread(lambda: gzip.compress(Path(response.path).read_bytes()))
        packed = self._packed[name]
        if len(packed) >= int(response.headers["content-length"]):
            return response
        headers = {**response.headers, "content-encoding": "gzip", "content-length": str(len(packed))}
        return Response(packed, response.status_code, headers)
