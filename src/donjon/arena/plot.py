"""One picture for each game: each bot's rating as a dot on its 95 % interval, one panel for each number of players."""

from collections.abc import Sequence
from html import escape

from donjon.arena.ratings import Rating

WIDTH, LEFT, RIGHT, ROW, HEAD = 720, 90, 30, 26, 46
GRIDS = (25, 50, 100, 200, 250, 500, 1000)


def plot(title: str, panels: Sequence[tuple[str, Sequence[Rating]]]) -> str:
    """An SVG that works on light and dark pages."""
    parts: list[str] = []
    top = 34
    for name, ratings in panels:
        parts.append(_panel(name, ratings, top))
        top += HEAD + ROW * len(ratings) + 24
    style = (
        "text{font:13px system-ui,sans-serif;fill:#555}.head{font-weight:600}.grid{stroke:#9995;stroke-width:1}"
        ".span{stroke:#3b78b5;stroke-width:2}.dot{fill:#3b78b5}@media(prefers-color-scheme:dark){text{fill:#bbb}}"
    )
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {top}" role="img"><title>{escape(title)}</title>'
    )
    label = f'<text class="head" x="12" y="22">{escape(title)}</text>'
    return f"{head}<style>{style}</style>{label}{''.join(parts)}</svg>\n"


def _panel(name: str, ratings: Sequence[Rating], top: int) -> str:
    low = min(0.0, *(rating.low for rating in ratings))
    high = max(1.0, *(rating.high for rating in ratings))
    room = WIDTH - LEFT - RIGHT

    def x(value: float) -> float:
        return round(LEFT + (value - low) / (high - low) * room, 1)

    bottom = top + HEAD + ROW * len(ratings)
    parts = [f'<text class="head" x="12" y="{top + 22}">{escape(name)}</text>']
    step = next((grid for grid in GRIDS if (high - low) / grid <= 9), GRIDS[-1])
    for value in range(int(low // step) * step, int(high) + 1, step):
        if value >= low:
            parts.append(f'<line class="grid" x1="{x(value)}" x2="{x(value)}" y1="{top + 32}" y2="{bottom - 6}"/>')
            parts.append(f'<text x="{x(value)}" y="{bottom + 10}" text-anchor="middle">{value}</text>')
    for row, rating in enumerate(ratings):
        y = top + HEAD + ROW * row
        parts.append(f'<text x="{LEFT - 12}" y="{y + 5}" text-anchor="end">{escape(rating.bot)}</text>')
        parts.append(f'<line class="span" x1="{x(rating.low)}" x2="{x(rating.high)}" y1="{y}" y2="{y}"/>')
        parts.append(f'<circle class="dot" cx="{x(rating.elo)}" cy="{y}" r="4.5"/>')
    return "".join(parts)
