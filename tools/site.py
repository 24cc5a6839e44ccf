"""Hooks of mkdocs (mkdocs.yml): the site has pages that live elsewhere, and reads Markdown as GitHub does.

README.md is its first page. The rules come from the games, with their pictures, in every language. The reference is
made from docstrings. Links to files that are not on the site become plain text.
"""

import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "donjon" / "games"
LANGUAGES = {"": "English", "ru": "Русский", "hu": "Magyar", "de": "Deutsch"}
REFERENCE = {
    "donjon": (
        "donjon",
        "donjon.match.player.ComputerPlayer",
        "donjon.match.analysis.Advice",
        "donjon.match.plan.Plan",
        "donjon.match.words.Prompt",
        "donjon.match.words.Button",
        "donjon.match.words.Asked",
        "donjon.match.words.Offer",
        "donjon.core.words.Phrase",
        "donjon.match.sight.Standing",
        "donjon.match.sight.Choice",
        "donjon.match.sight.Sight",
        "donjon.core.game.Happened",
        "donjon.core.scene.Scene",
        "donjon.core.scene.Shape",
        "donjon.core.position.Position",
        "donjon.teaching.lesson.Lesson",
        "donjon.teaching.learning.Learning",
    ),
    "client": ("donjon.client",),
    "adapters": (
        "donjon.adapters.batch.Batch",
        "donjon.adapters.numbers",
        "donjon.adapters.pettingzoo",
        "donjon.adapters.gymnasium",
        "donjon.adapters.openspiel",
    ),
}
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s#]*)(#[^)\s]*)?\)")
FENCE = re.compile(r"^```(\w+) (\S+)$")
BLOCK = re.compile(r"[-*] |\d+\. |\||```")


def on_files(files: Files, config: Any) -> Files:
    """Add the pages that do not lie in docs/."""

    def add(path: str, text: str) -> None:
        files.append(File.generated(config, path, content=text))

    add("index.md", (ROOT / "README.md").read_text(encoding="utf-8").replace("](docs/", "]("))
    for name in ("CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"):
        add(name, (ROOT / name).read_text(encoding="utf-8").replace("](docs/", "]("))
    for folder in sorted(path.parent for path in GAMES.glob("*/RULES.md")):
        for language in LANGUAGES:
            text = (folder / f"RULES{_dotted(language)}.md").read_text(encoding="utf-8")
            text = text.replace("](pictures/", f"](pictures/{folder.name}-")
            add(_rules(folder.name, language), f"{_others(folder.name, language)}\n\n{text}")
        for picture in sorted((folder / "pictures").glob("*.svg")):
            add(f"rules/pictures/{folder.name}-{picture.name}", picture.read_text(encoding="utf-8"))
    for page, modules in REFERENCE.items():
        add(f"reference/{page}.md", f"# Reference: {page}\n\n" + "\n\n".join(f"::: {name}" for name in modules) + "\n")
    return files


def _dotted(language: str) -> str:
    return f".{language}" if language else ""


def _rules(game: str, language: str) -> str:
    return f"rules/{game}{_dotted(language)}.md"


def _others(game: str, language: str) -> str:
    """Links to the same rules in the other languages."""
    links = [f"[{name}]({game}{_dotted(other)}.md)" for other, name in LANGUAGES.items() if other != language]
    return " · ".join(links)


def on_page_markdown(markdown: str, page: Any, config: Any, files: Files) -> str:
    """Drop links that lead out of the site, and set blocks apart as Python-Markdown wants them."""
    folder = Path(page.file.src_uri).parent

    def kept(found: re.Match[str]) -> str:
        mark, words, target, _ = found.groups()
        if not target or "://" in target or target.startswith("mailto:"):
            return found[0]
        path = _normal(folder / target)
        return found[0] if mark or files.get_file_from_path(path) else words

    return "\n".join(_apart(markdown.splitlines(), lambda line: LINK.sub(kept, line)))


def _normal(path: Path) -> str:
    parts: list[str] = []
    for part in path.parts:
        if part == ".." and parts:
            parts.pop()
        else:
            parts.append(part)
    return "/".join(parts)


def _apart(lines: list[str], mend: Any) -> list[str]:
    """Lists, tables and code may follow a line of text at once on GitHub; here they need an empty line before them."""
    out: list[str] = []
    code, former = False, ""
    for line in lines:
        begins = not code and BLOCK.match(line) is not None
        if begins and former and not BLOCK.match(former) and not former.startswith((" ", "#")):
            out.append("")
        if line.startswith("```"):
            line = FENCE.sub(r'```\1 title="\2"', line)
            code = not code
            former = "" if code else "`"
        else:
            former = line
        out.append(line if code or line.startswith("```") else mend(line))
        if former == "`":
            out.append("")
            former = ""
    return out
