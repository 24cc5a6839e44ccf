"""Highlanders as numbers (docs/tensors.md). Types are in tensor.pxd; layout.py says what stands where."""

import cython

from donjon.games.highlanders import layout

if not cython.compiled:  # compiled, these come from tensor.pxd
    from donjon.core.tensor import Tensor, blank, put_head, relative
    from donjon.games.highlanders.codes import Phase
    from donjon.games.highlanders.layout import *
    from donjon.games.highlanders.pieces import *
    from donjon.games.highlanders.position import HighlandersPosition


@cython.final
@cython.cclass
class HighlandersTensor(Tensor):
    """As in view.py, a shield that no assault has shown is known to its owner alone, and so is what is left then."""

    def observe(self, position, seat, out):
        at: cython.int
        blank(out, self.size)
        self._spaces(cython.cast(HighlandersPosition, position), seat, out)
        at = put_head(position, seat, out, PLANES * BOARD_SPACES)
        self._turn(cython.cast(HighlandersPosition, position), seat, out, at)
        self._clans(cython.cast(HighlandersPosition, position), seat, out, at)

    def _spaces(self, board, seat, out):
        space: cython.int
        clan: cython.int
        for space in range(BOARD_SPACES):
            for clan in range(board.clans):
                if board.stands[clan] >> space & 1 or (space < FIRST_BANNER and board.owner[space] == clan):
                    out[(Plane.CLAN + relative(clan, seat, board.clans)) * BOARD_SPACES + space] = 1
            if space < FIRST_BANNER:
                out[Plane.KNIGHTS * BOARD_SPACES + space] = board.knights[space]
                if board.shield[space] != NO_SHIELD:
                    self._castle(board, space, seat, out)
        for clan in range(board.groups):
            out[Plane.MUSTERED * BOARD_SPACES + board.group_source[clan]] = board.group_size[clan] + 64 * clan
        if board.phase == Phase.MUSTER:
            out[Plane.TARGET * BOARD_SPACES + board.target] = 1
        if board.phase == Phase.GO_IN or board.phase == Phase.SHIELD or board.phase == Phase.DRAW:
            out[Plane.TARGET * BOARD_SPACES + board.target] = 1
            out[Plane.GATE * BOARD_SPACES + board.gate] = 1

    def _castle(self, board, castle, seat, out):
        """A castle with a shield."""
        value: cython.int
        hidden: cython.bint = board.unseen >> castle & 1
        out[(Plane.HIDDEN if hidden else Plane.SHOWN) * BOARD_SPACES + castle] = 1
        if not hidden or board.seat_of(board.owner[castle]) == seat:
            out[Plane.VALUE * BOARD_SPACES + castle] = board.shield[castle] + 1
        for value in range(NO_SHIELD):
            out[(Plane.NOT + value) * BOARD_SPACES + castle] = board.ruled_out[value] >> castle & 1

    def _turn(self, board, seat, out, at):
        out[at + Flat.PHASE + board.phase] = 1
        out[at + Flat.CLAN + relative(board.clan, seat, board.clans)] = 1
        out[at + Flat.DIE] = board.die
        out[at + Flat.STEPS] = board.steps
        out[at + Flat.ENDING] = board.ending

    def _clans(self, board, seat, out, at):
        clan: cython.int
        value: cython.int
        seen: cython.int
        for clan in range(board.clans):
            seen = relative(clan, seat, board.clans)
            out[at + Flat.SUPPLY + seen] = board.supply[clan]
            out[at + Flat.SHIELDS + seen] = board.shields_left(clan)
            if board.seat_of(clan) == seat or not board.unseen & board.castles[clan]:
                out[at + Flat.KNOWN + seen] = 1
                for value in range(NO_SHIELD):
                    out[at + Flat.RESERVE + seen * NO_SHIELD + value] = board.reserve[clan * NO_SHIELD + value]


TENSOR = HighlandersTensor(layout.actions(), layout.outcomes(), WIDTH, layout.SHAPE, FLAT)
