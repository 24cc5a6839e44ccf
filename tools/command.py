"""How a tool ends: whatever is wrong is told in one sentence, with exit code 2, as `donjon` does."""

import sys
from collections.abc import Callable
from typing import NoReturn

from donjon.core.errors import DonjonError


def run(name: str, main: Callable[[], int | None]) -> NoReturn:
    try:
        status = main()
    except DonjonError as error:
        print(f"{name}: {error}", file=sys.stderr)
        status = 2
    sys.exit(status)
