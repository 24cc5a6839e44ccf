"""donjon train GAME --games N --minutes M --workers W --into DIR"""

import argparse
from pathlib import Path

from donjon import workers
from donjon.arena.contest import until
from donjon.bots import nets
from donjon.core import registry
from donjon.core.extras import need
from donjon.core.game import choose
from donjon.inputs import count, progress_bar, seconds, settings
from donjon.training.export import export
from donjon.training.gate import gate, told
from donjon.training.play import EACH, Sitting, play
from donjon.training.samples import Folder, Samples, Setting


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--into", type=Path, required=True, metavar="DIR", help="for games and nets; a stopped run goes on"
    )
    parser.add_argument("--games", type=count, default=1000, help="to learn from (1000)")
    parser.add_argument("--minutes", type=seconds, metavar="M", help="begin no more of these games after so many")
    parser.add_argument("--playouts", type=count, default=200, help="a bot's, for each move of these games (200)")
    parser.add_argument("--seats", type=count, default=2, help="players at a table (2)")
    parser.add_argument("--option", action="append", metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--gate", type=count, default=400, metavar="GAMES", help="of the match that decides (400)")
    parser.add_argument(
        "--time-scale", type=seconds, default=0.0125, metavar="X", help="share of master's time in that match (0.0125)"
    )
    workers.arguments(parser, "file of games")


def run(chosen: argparse.Namespace) -> int:
    if not chosen.shard:
        need("train", "donjon train", "torch")
    game = registry.find(chosen.game)
    options = choose(game, chosen.seats, settings(chosen.option))
    game.start(chosen.seats, options)
    folder = Folder(chosen.into, Setting(game.name, game.version, chosen.seats, options, chosen.playouts))
    _play(chosen, folder)
    if not chosen.shard:
        samples = folder.samples()
        for part in nets.PARTS:
            _fit(folder, part, samples)
        for part in nets.PARTS:
            _gate(chosen, folder, part)
    return 0


def _play(chosen: argparse.Namespace, folder: Folder) -> None:
    """Play the games whose files are missing."""
    files = -(-chosen.games // EACH)
    todo = [
        Sitting(folder.setting, number)
        for number in range(1, files + 1)
        if not folder.has(number) and (not chosen.shard or chosen.shard.has(number))
    ]
    with progress_bar(workers.Pace()) as bar:
        task = bar.add_task("playing", total=files, completed=files - len(todo))
        for done, found, number in workers.each(play, until(todo, chosen.minutes), workers.hands(chosen)):
            folder.keep(done.number, found)
            bar.update(task, advance=1, workers=number)


def _fit(folder: Folder, part: str, samples: Samples) -> None:
    """Fit a net, unless there is one from the same games. A new one has no results yet."""
    from donjon.training.fit import fit  # PyTorch, which nothing else needs

    games, path = len(set(samples.game.tolist())), folder.net(part)
    if path.exists() and nets.read(path).games == games:
        return
    fitted = fit(part, samples)
    folder.match(part).unlink(missing_ok=True)
    nets.write(export(folder.setting.game, part, games, fitted.layers), path)
    print(f"{part}: {len(samples.game)} decisions of {games} games, loss {fitted.before:.4f} -> {fitted.after:.4f}")


def _gate(chosen: argparse.Namespace, folder: Folder, part: str) -> None:
    hands, net, results = workers.hands(chosen), folder.net(part), folder.match(part)
    print(told(part, gate(folder.setting, net, results, chosen.gate, chosen.time_scale, hands)))
