"""What people type, made fit to be shown, sent and written down."""

import unicodedata

UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # control characters, half characters, ends of lines


def cleaned(text: str) -> str:
    """One line of visible characters. Joiners stay: some scripts and emoji are written with them."""
    seen = "".join(" " if _breaks(one) else one for one in unicodedata.normalize("NFC", text))
    return " ".join(seen.split())


def _breaks(one: str) -> bool:
    return unicodedata.category(one) in UNSEEN and one not in "\u200c\u200d"
