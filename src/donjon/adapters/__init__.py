"""Donjon for programs that learn: PettingZoo, Gymnasium, OpenSpiel, and thousands of games at once (`Batch`).

`observation` and `actions` are for a single match: to let a program that has learned play there.

Each needs its extra, such as `pip install 'donjon[pettingzoo]'`. docs/research.md shows how to use them.
"""

from donjon.core.extras import need

need("batch", "donjon.adapters", "numpy")

from donjon.adapters.batch import Batch  # noqa: E402
from donjon.adapters.numbers import actions, observation  # noqa: E402

__all__ = ["Batch", "actions", "observation"]
