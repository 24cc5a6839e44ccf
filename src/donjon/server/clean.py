"""What people type, made fit to be shown, sent and written down."""

import unicodedata

UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # control characters, half characters, ends of lines
BLANK = set("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters and marks of which nothing is seen, either
JOINERS = {"\u200c", "\u200d", *map(chr, range(0xFE00, 0xFE10))}  # some scripts and emoji are written with them


def cleaned(text: str) -> str:
    """One line of visible characters. Joiners stay where there is something to join."""
    seen = "".join(" " if _breaks(one) else one for one in unicodedata.normalize("NFC", text))
    line = " ".join(seen.split())
    return line if set(line) - JOINERS else ""


def _breaks(one: str) -> bool:
    return one in BLANK or (unicodedata.category(one) in UNSEEN and one not in JOINERS)


def alike(name: str) -> str:
    """The same for names that look the same, but for their case and width."""
    return "".join(one for one in unicodedata.normalize("NFKC", cleaned(name)).casefold() if one not in JOINERS)
