"""Points of Quarry (RULES 3): the one place that counts. Types are in scoring.pxd."""


def prize(last, cursed, seat):
    """3.2: a point for whoever took the last stone. 3.3: for the other player, if that stone is cursed."""
    return 1 if (seat == last) != cursed else 0
