"""python -m donjon"""

import sys

from donjon.command import main

sys.exit(main())
