"""Torres as numbers (docs/tensors.md). Types are in tensor.pxd; layout.py says what stands where."""

import cython

from donjon.games.torres import layout

if not cython.compiled:  # compiled, these come from tensor.pxd
    from donjon.core.tensor import Tensor, blank, put_head, relative
    from donjon.games.torres.decks import length
    from donjon.games.torres.layout import *
    from donjon.games.torres.pieces import *
    from donjon.games.torres.position import TorresPosition


@cython.final
@cython.cclass
class TorresTensor(Tensor):
    """As in view.py, a seat knows its own cards. Of others it knows how many there are, and those they played."""

    def observe(self, position, seat, out):
        at: cython.int
        blank(out, self.size)
        self._board(cython.cast(TorresPosition, position), seat, out)
        at = put_head(position, seat, out, PLANES * CELLS)
        self._turn(cython.cast(TorresPosition, position), seat, out, at)
        self._seats(cython.cast(TorresPosition, position), seat, out, at)
        self._own_cards(cython.cast(TorresPosition, position), seat, out, at)

    def _board(self, board, seat, out):
        cell: cython.int
        other: cython.int
        castle: cython.int
        for cell in range(CELLS):
            if board.height[cell]:
                castle = board.castle_at[cell]
                out[Plane.HEIGHT * CELLS + cell] = board.height[cell]
                out[Plane.AREA * CELLS + cell] = board.area_at(cell)
                out[Plane.EAST * CELLS + cell] = cell % SIDE < SIDE - 1 and board.castle_at[cell + 1] == castle
                out[Plane.SOUTH * CELLS + cell] = cell < CELLS - SIDE and board.castle_at[cell + SIDE] == castle
            for other in range(board.seats):
                if board.knights[other] >> cell & 1:
                    out[(Plane.KNIGHTS + relative(other, seat, board.seats)) * CELLS + cell] = 1
        if board.king != NOWHERE:
            out[Plane.KING * CELLS + board.king] = 1

    def _turn(self, board, seat, out, at):
        out[at + Flat.STAGE + board.stage] = 1
        out[at + Flat.PLAYER] = relative(board.player, seat, board.seats)
        out[at + Flat.PHASE] = board.phase
        out[at + Flat.ROUND] = board.round
        out[at + Flat.FIRST] = relative(board.first, seat, board.seats)
        out[at + Flat.STARTER] = relative(board.starter, seat, board.seats)
        out[at + Flat.ACTIONS] = board.actions
        out[at + Flat.STACK] = board.left + 1 if board.bound else 0
        out[at + Flat.BOUGHT] = board.bought
        out[at + Flat.CARDED] = board.carded
        out[at + Flat.SUPPLY] = board.supply
        out[at + Flat.MASTER] = board.master + 1

    def _seats(self, board, seat, out, at):
        """What everybody may know of each seat."""
        other: cython.int
        seen: cython.int
        i: cython.int
        for other in range(board.seats):
            seen = relative(other, seat, board.seats)
            for i in range(4):
                out[at + Flat.STACKS + seen * 4 + i] = board.stacks[other * 4 + i]
            for i in range(KINDS):
                out[at + Flat.CARDS + seen] += board.hand[other * KINDS + i]
                out[at + Flat.PLAYED + seen * KINDS + i] = board.played[other * KINDS + i]
            out[at + Flat.DECK + seen] = board.deck_size(other)
            out[at + Flat.ON_TOP + seen] = length(board.top[other])
            out[at + Flat.BENEATH + seen] = length(board.under[other])
        out[at + Flat.DRAWN] = length(board.drawn)

    def _own_cards(self, board, seat, out, at):
        """What only this seat may know."""
        i: cython.int
        for i in range(KINDS):
            out[at + Flat.HAND + i] = board.hand[seat * KINDS + i]
            out[at + Flat.MIDDLE + i] = board.middle[seat] >> i & 1
            if seat == board.player:
                out[at + Flat.FRESH + i] = board.fresh[i]
        self._sequence(board.top[seat], out, at + Flat.TOP)
        self._sequence(board.under[seat], out, at + Flat.UNDER)
        if seat == board.player:
            self._sequence(board.drawn, out, at + Flat.CHOICE)

    def _sequence(self, cards, out, at):
        """Cards in order (decks.py)."""
        while cards:
            out[at] = cards & 15
            cards >>= 4
            at += 1


TENSOR = TorresTensor(layout.actions(), layout.outcomes(), WIDTH, layout.SHAPE, FLAT)
