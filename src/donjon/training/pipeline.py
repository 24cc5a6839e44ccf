"""From games to a verdict: play what is missing, fit the nets, and let each prove itself."""

import argparse

from donjon import workers
from donjon.arena.contest import until
from donjon.bots import nets
from donjon.core import registry
from donjon.core.game import choose
from donjon.inputs import progress_bar, settings
from donjon.training.export import export
from donjon.training.gate import gate, told
from donjon.training.play import EACH, Sitting, play
from donjon.training.samples import Folder, Samples, Setting


def train(chosen: argparse.Namespace) -> None:
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
