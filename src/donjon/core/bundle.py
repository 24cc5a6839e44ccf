"""What `tools/bundle.py` builds from TypeScript: the drawing code and the page.

They lie in the package, or in the folder that DONJON_BUNDLE names: there they can hold further games.
"""

import os
from pathlib import Path

PACKAGE = Path(__file__).parent.parent
ELSEWHERE = os.environ.get("DONJON_BUNDLE", "")

DRAWING = Path(ELSEWHERE) / "draw.js" if ELSEWHERE else PACKAGE / "pictures" / "draw.js"
PAGE = Path(ELSEWHERE) / "page" if ELSEWHERE else PACKAGE / "server" / "page"
