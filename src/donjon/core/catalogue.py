"""Message catalogues: what people read, in their language, from `texts/<language>.ftl` beside the code."""

from functools import cache
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "ru", "hu", "de")
HERE = Path(__file__).parent


class Texts:
    """The messages of one folder in one language, with the words every game shares."""

    def __init__(self, folder: Path, language: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # slow to load, and most programs never speak

        self.language = language
        self._plain: dict[str, tuple[str, list[str]] | None] = {}
        self._bundle = FluentBundle([language], use_isolating=False)
        for place in (HERE, folder):
            source = (place / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(source), allow_overrides=True)

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def say(self, message: str, **details: str | int) -> str:
        """The message in words. A missing one is a bug that the catalogue test finds."""
        found = self._bundle.get_message(message).value
        assert found is not None
        if message not in self._plain:
            self._plain[message] = plain(found)
        quick = self._plain[message]
        if quick and all(_as_it_is(details.get(name)) for name in quick[1]):
            return quick[0].format_map(details)
        said, errors = self._bundle.format_pattern(found, details)
        if errors:
            raise errors[0]
        return str(said)


def plain(pattern: Any) -> tuple[str, list[str]] | None:
    """A pattern that only puts details between words, as a format and their names: most do, and a game says such
    sentences at every move. None for one that counts or chooses."""
    from fluent.syntax import ast

    whole, names = "", []
    for element in getattr(pattern, "elements", [pattern]):
        if isinstance(element, ast.TextElement):
            whole += element.value.replace("{", "{{").replace("}", "}}")
        elif isinstance(element.expression, ast.VariableReference):
            names.append(element.expression.id.name)
            whole += f"{{{names[-1]}}}"
        else:
            return None
    return whole, names


def _as_it_is(detail: str | int | None) -> bool:
    """Whether every language writes it alike: words, and numbers too small for a separator."""
    return isinstance(detail, str) or (isinstance(detail, int) and 0 <= detail < 1000)


@cache
def texts(folder: Path, language: str = "en") -> Texts:
    """Catalogues are read once."""
    return Texts(folder, language)
