"""DONJON_PURE=1 runs everything uncompiled, even if it is compiled: for debuggers, coverage and the laws."""

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

from donjon.core import outside

PLACES = tuple(map(str, [Path(__file__).parent, *outside.folders()]))


def _sources_only(path: str) -> FileFinder:
    if not path.startswith(PLACES):
        raise ImportError("not ours")
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))


if os.environ.get("DONJON_PURE") == "1":
    sys.path_hooks.insert(0, _sources_only)
    for place in [place for place in sys.path_importer_cache if place.startswith(PLACES)]:
        del sys.path_importer_cache[place]
