"""The pages in docs/ are true: their Python runs as printed, and their links lead somewhere."""

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parent.parent / "docs"
RUN = ("tensors.md", "research.md")  # wire.md, bots.md and adding-a-game.md have tests of their own


def blocks(page: str) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```", (DOCS / page).read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("page", "number"), [(page, i) for page in RUN for i in range(len(blocks(page)))])
def test_the_python_runs(page: str, number: int) -> None:
    exec(blocks(page)[number], {"__name__": "page"})


def test_the_numbers_are_those_of_the_games() -> None:
    """The table in tensors.md."""
    from donjon import list_games
    from donjon.core.tensor import action_count, tensor_of

    page = (DOCS / "tensors.md").read_text(encoding="utf-8")
    for name in list_games():
        tensor = tensor_of(name)
        assert tensor.outcomes is not None
        (row,) = [line for line in page.splitlines() if line.startswith(f"| `{name}` |")]
        cells = [cell.strip() for cell in row.strip("|").split("|")]
        assert cells[1].startswith(f"{action_count(tensor):,}:")
        assert cells[2] == str(len(tensor.outcomes))
        assert cells[4] == f"{tensor.size:,}"


@pytest.mark.parametrize("page", sorted(DOCS.glob("*.md")), ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target
