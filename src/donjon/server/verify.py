"""donjon verify RECORD [--luck HASH]  Check that every draw of a game came from its seed."""

import argparse

from donjon import Match
from donjon.core import record as records
from donjon.core.errors import DonjonError
from donjon.match.fairness import unfair
from donjon.server.sheet import luck_hash


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", help="the record of a finished game")
    parser.add_argument("--luck", metavar="HASH", help="the hash that was shown when the game began")


def run(chosen: argparse.Namespace) -> int:
    try:
        with open(chosen.record, encoding="utf-8") as file:
            text = file.read()
    except (OSError, UnicodeDecodeError) as error:
        why = getattr(error, "strerror", None) or "it is not text"
        raise DonjonError(f"cannot read {chosen.record}: {why.lower()}") from error
    headers = records.read(text).headers
    match = Match.from_record(text)
    if "Seed" not in headers:
        raise DonjonError(f"{chosen.record} has no seed: its chance was scripted, and proves nothing")
    faults = [why for why in (unfair(match, headers["Seed"]), _hash(headers, chosen.luck)) if why]
    for why in faults:
        print(f"{chosen.record}: {why}")
    if not faults:
        print(
            f"{chosen.record}: {match.draws} draws, every one from the seed, whose hash is {luck_hash(headers['Seed'])}"
        )
    return 1 if faults else 0


def _hash(headers: dict[str, str], shown: str | None) -> str:
    """What is wrong with the hash, if one is known."""
    found = luck_hash(headers["Seed"])
    for source, told in (("shown at the start", shown), ("in the record", headers.get("Luck"))):
        if told is not None and told != found:
            return f"the hash {source} is {told}, but that of the seed is {found}"
    return ""
