"""python -m tools.campaign kills|owners|hostile|texts|games [--count N] [--seconds S] [--seed S] [--workers W]

Each campaign ends after so many pieces or seconds, prints one line of figures and adds it to the book. `page` writes
the figures of the book into docs/reliability.md.
"""

import argparse
import os
import sys
import time
from pathlib import Path

from donjon.inputs import count, seconds
from tools import command
from tools.campaign import crew, games, hostile, kills, owners, page, texts

ROOT = Path(__file__).parents[2]
BOOK = ROOT / "docs" / "reliability" / "campaigns.jsonl"
CAMPAIGNS = {
    one.name: one for one in (kills.CAMPAIGN, owners.CAMPAIGN, hostile.CAMPAIGN, texts.CAMPAIGN, games.CAMPAIGN)
}


def main(words: list[str]) -> int:
    chosen = _parser().parse_args(words)
    if chosen.task == "page":
        page.write(ROOT / "docs" / "reliability.md", BOOK)
        return 0
    campaign = CAMPAIGNS[chosen.task]
    began = time.monotonic()
    outcome = crew.run(campaign, chosen.count or campaign.full, chosen.seconds, chosen.seed, chosen.workers)
    kept = crew.told(campaign, outcome, time.monotonic() - began, chosen.seed, chosen.workers)
    print(crew.line(kept, campaign.pieces))
    crew.keep(chosen.book, kept)
    crew.complain(outcome)
    return 1 if outcome.faults else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tools.campaign", description=__doc__.splitlines()[0])
    tasks = parser.add_subparsers(dest="task", metavar="TASK", required=True)
    for campaign in CAMPAIGNS.values():
        task = tasks.add_parser(campaign.name, help=f"{campaign.what} ({campaign.full:,})")
        task.add_argument("--count", type=count, help=f"how many ({campaign.full:,})")
        task.add_argument("--seconds", type=seconds, default=600.0, help="no lot begins after so many seconds (600)")
        task.add_argument("--seed", default="1", help="the same seed does the same again (1)")
        task.add_argument("--workers", type=count, default=os.cpu_count() or 2, help="processes (one for each core)")
        task.add_argument("--book", type=Path, default=BOOK, help="where the figures are kept")
    tasks.add_parser("page", help="write the figures into docs/reliability.md")
    return parser


if __name__ == "__main__":
    command.run("campaign", lambda: main(sys.argv[1:]))
