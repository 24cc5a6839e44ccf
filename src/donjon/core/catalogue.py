"""Message catalogues: what people read, in their language, from `texts/<language>.ftl` beside the code."""

from functools import cache
from pathlib import Path

LANGUAGES = ("en", "ru", "hu", "de")
HERE = Path(__file__).parent


class Texts:
    """The messages of one folder in one language, with the words every game shares."""

    def __init__(self, folder: Path, language: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # slow to load, and most programs never speak

        self.language = language
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
        said, errors = self._bundle.format_pattern(found, details)
        if errors:
            raise errors[0]
        return str(said)


@cache
def texts(folder: Path, language: str = "en") -> Texts:
    """Catalogues are read once."""
    return Texts(folder, language)
