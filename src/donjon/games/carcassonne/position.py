"""The turn of Carcassonne (RULES 2): who does what when, every chapter called in its place. Types: position.pxd."""

import cython

if not cython.compiled:  # compiled, these come from position.pxd
    from donjon.core.bits import lowest
    from donjon.core.position import CHANCE, OVER, Position, rank_by_score
    from donjon.games.carcassonne import dragon, followers, landscape, scoring, tower
    from donjon.games.carcassonne.codes import Happening, Reason, Step
    from donjon.games.carcassonne.pieces import *
    from donjon.games.carcassonne.table import Table, note


@cython.final
@cython.cclass
class CarcassonnePosition(Position):
    """One position: a table, and what may be done with it next."""

    def __init__(self, table):
        self.seats = table.seats
        self.turns = 1
        self.reveals = 0
        self.log = None
        self.table = table

    def turn(self):
        if self.table.step == Step.DRAW:
            return CHANCE
        if self.table.step == Step.OVER:
            return OVER
        if self.table.step == Step.FLIGHT:
            return (self.table.player + self.table.flown) % self.seats
        return self.table.player

    # What may be done.

    def legal(self, moves):
        """Ransoms first; then the step's own moves, as the chapters list them; passing last."""
        kind: cython.int
        moves.clear()
        if self.table.step == Step.DRAW:
            self._list_draws(moves)
        elif self.table.step == Step.PLACE:
            tower.list_ransoms(self.table, moves)
            landscape.list_places(self.table, self.table.drawn, moves)
        elif self.table.step == Step.ACT:
            self._list_actions(moves)
        elif self.table.step == Step.CAPTURE:
            tower.list_captures(self.table, moves)
            moves.add(PASS)
        elif self.table.step == Step.EXCHANGE:
            for kind in range(2):
                if not tower.refuse_exchange(self.table, kind):
                    moves.add(EXCHANGE << 22 | kind)
        elif self.table.step == Step.FLIGHT:
            dragon.list_steps(self.table, moves)

    def _list_draws(self, moves):
        """Kind by kind in the order of tiles.py."""
        word: cython.int
        bits: cython.ulonglong
        count: cython.int = 0
        for word in range(2):
            bits = self.table.bag_kinds[word]
            if self.table.asleep:
                bits &= ~DRAGON_KINDS[word]
            while bits:
                moves.items[count] = DRAW << 22 | (word * 64 + lowest(bits))
                count += 1
                bits &= bits - 1
        moves.count = count

    def _list_actions(self, moves):
        """Ransoms, the princess's knights, figures, towers, the fairy, passing."""
        if self.table.sets & TOWER_SET:
            tower.list_ransoms(self.table, moves)
        if self.table.sets & DRAGON_SET:
            dragon.list_princess(self.table, moves)
            if self.table.princess_must and dragon.knights(self.table):
                return
        followers.list_deployments(self.table, moves)
        if self.table.sets & TOWER_SET:
            tower.list_towers(self.table, moves)
        if self.table.sets & DRAGON_SET:
            dragon.list_fairy(self.table, moves)
        moves.add(PASS)

    def _can_act(self):
        """2.6: is there anything to do but pass?"""
        if followers.can_deploy(self.table):
            return True
        if self.table.sets & TOWER_SET and (tower.can_build(self.table) or tower.can_ransom(self.table)):
            return True
        return self.table.sets & DRAGON_SET and (dragon.can_move_fairy(self.table) or dragon.knights(self.table) != 0)

    def weight(self, move):
        return self.table.bag[move & 255]

    # Why not.

    def refuse(self, move):
        kind: cython.int = move >> 22
        slot: cython.int = move >> 18 & 15
        x: cython.int = (move & 511) - 256
        y: cython.int = (move >> 9 & 511) - 256
        tile: cython.int
        if self.table.step == Step.OVER:
            return Reason.GAME_OVER
        if kind == DRAW:
            return self._refuse_draw(move & 255)
        if self.table.step == Step.DRAW:
            return Reason.CHANCE_DECIDES
        if kind == RANSOM:
            if self.table.step != Step.PLACE and self.table.step != Step.ACT:
                return Reason.NOT_NOW
            return tower.refuse_ransom(self.table, move & 3, move >> 2 & 7)
        if kind == PLACE:
            if self.table.step != Step.PLACE:
                return Reason.NOT_NOW
            return landscape.refuse_place(self.table, self.table.drawn, slot, x, y)
        if self.table.step == Step.PLACE:
            return Reason.PLACE_FIRST
        if kind == EXCHANGE:
            return tower.refuse_exchange(self.table, move & 3) if self.table.step == Step.EXCHANGE else Reason.NOT_NOW
        tile = landscape.tile_at(self.table, x, y)
        if kind == CAPTURE:
            if self.table.step != Step.CAPTURE:
                return Reason.NOT_NOW
            return tower.refuse_capture(self.table, self._figure_at(tile, slot))
        if kind == DRAGON:
            return dragon.refuse_step(self.table, tile) if self.table.step == Step.FLIGHT else Reason.NOT_NOW
        if kind == PASS and self.table.step == Step.CAPTURE:
            return 0
        return self._refuse_action(kind, tile, slot) if self.table.step == Step.ACT else Reason.NOT_NOW

    def _refuse_draw(self, kind):
        """2.2, 7.2."""
        if self.table.step != Step.DRAW:
            return Reason.NOT_NOW
        if not self.table.bag[kind]:
            return Reason.BAG_EMPTY
        return Reason.ASLEEP if self.table.asleep and FLAGS[kind] & HAS_DRAGON else 0

    def _refuse_action(self, kind, tile, slot):
        if kind == PRINCESS:
            return dragon.refuse_princess(self.table, self._figure_at(tile, slot))
        if self.table.princess_must and dragon.knights(self.table):
            return Reason.MUST_SEND
        if kind == PASS:
            return 0
        if tile == NONE:
            return Reason.NO_TILE
        if kind == BUILD:
            return tower.refuse_piece(self.table, tower.tower_of(self.table, tile))
        if kind == FAIRY:
            if not self.table.sets & DRAGON_SET:
                return Reason.NOT_IN_PLAY
            if self.table.fairy_on_tile:
                return dragon.refuse_fairy_tile(self.table, tile) if slot == WHOLE else Reason.NO_SEGMENT
            return dragon.refuse_fairy(self.table, self._figure_at(tile, slot))
        return self._refuse_figure(kind - DEPLOY_SMALL, tile, slot)

    def _refuse_figure(self, kind, tile, slot):
        """A figure on a segment, or a follower on a tower."""
        if slot != ON_TOP:
            return followers.refuse_deploy(self.table, kind, tile, slot)
        return Reason.NO_SEGMENT if kind > BIG else tower.refuse_top(self.table, kind, tower.tower_of(self.table, tile))

    def _figure_at(self, tile, slot):
        """Who stands there, or NONE."""
        if tile == NONE or self._stand(tile, slot) == HOME:
            return NONE
        return followers.figure_on(self.table, self._stand(tile, slot))

    def _stand(self, tile, slot):
        """Where a figure stands that is on this slot of a tile; HOME for the whole tile."""
        if slot == ON_TOP:
            return TOP + tile
        return self.table.tile_node[tile] + slot if slot < SLOTS[self.table.tile_kind[tile]] else HOME

    # What is done.

    def play(self, move):
        kind: cython.int = move >> 22
        slot: cython.int = move >> 18 & 15
        x: cython.int = (move & 511) - 256
        y: cython.int = (move >> 9 & 511) - 256
        if kind == DRAW:
            self._draw(move & 255)
        elif kind == PLACE:
            self._place(slot, x, y)
        elif kind == RANSOM:
            tower.ransom(self.table, self.log, move & 3, move >> 2 & 7)
        elif kind == EXCHANGE:
            tower.exchange(self.table, self.log, move & 3)
            self._acted()
        elif kind == PASS:
            note(self.log, Happening.PASSED, self.table.player, 0, 0, 0, 0)
            self._acted()
        elif kind == DRAGON:
            self._fly(landscape.tile_at(self.table, x, y))
        else:
            self._act(kind, landscape.tile_at(self.table, x, y), slot)

    def _draw(self, kind):
        """2.2, 2.5: a tile in hand; one that fits nowhere leaves the game."""
        landscape.draw_tile(self.table, kind)
        if landscape.fits_somewhere(self.table, kind):
            note(self.log, Happening.DRAWN, self.table.player, kind, 0, 0, 0)
            self.table.drawn = kind
            self.table.step = Step.PLACE
            return
        note(self.log, Happening.DISCARDED, self.table.player, kind, 0, 0, 0)
        landscape.throw_away(self.table, kind)
        if self.table.left == self.table.asleep:
            self._end()

    def _place(self, turn, x, y):
        kind: cython.int = self.table.drawn
        tile: cython.int = landscape.put_tile(self.table, kind, turn, x, y)
        self.table.drawn = NONE
        note(self.log, Happening.PLACED, self.table.player, self.table.spot_of(TOP + tile), kind, turn, 0)
        if self.table.sets & DRAGON_SET:
            dragon.wake(self.table, self.log)
        if self.table.sets & TRADERS and not self.table.second:
            self.table.extended = followers.grows_builder(self.table)
        self.table.step = Step.ACT
        if not self._can_act():
            self._acted()

    def _act(self, kind, tile, slot):
        if kind == BUILD:
            tower.build(self.table, self.log, tile)
            if tower.can_capture(self.table):
                self.table.step = Step.CAPTURE
                return
        elif kind == CAPTURE:
            if tower.capture(self.table, self.log, self._figure_at(tile, slot)):
                self.table.step = Step.EXCHANGE
                return
        elif kind == PRINCESS:
            dragon.princess(self.table, self.log, self._figure_at(tile, slot))
        elif kind == FAIRY:
            dragon.move_fairy(self.table, self.log, tile, self._stand(tile, slot))
        elif slot == ON_TOP:
            tower.finish(self.table, self.log, kind - DEPLOY_SMALL, tile)
        else:
            followers.deploy(self.table, self.log, kind - DEPLOY_SMALL, tile, slot)
        self._acted()

    def _acted(self):
        """The action is over: now the dragon, unless it waits for the scoring (7.5)."""
        self.table.tower = 0
        if not self.table.dragon_late and dragon.flies(self.table) and dragon.begin_flight(self.table):
            self.table.step = Step.FLIGHT
        else:
            self._score()

    def _fly(self, tile):
        dragon.step(self.table, self.log, tile)
        if dragon.can_step(self.table):
            return
        dragon.end_flight(self.table)
        if self.table.dragon_late:
            self._end_half()
        else:
            self._score()

    def _score(self):
        scoring.score_completed(self.table, self.log)
        if self.table.dragon_late and dragon.flies(self.table) and dragon.begin_flight(self.table):
            self.table.step = Step.FLIGHT
        else:
            self._end_half()

    def _end_half(self):
        """6.4: perhaps a second half. 2.8: no tile left ends the game. Else the next player, with the fairy's point."""
        if self.table.left == self.table.asleep:
            self._end()
            return
        self.table.step = Step.DRAW
        if self.table.extended:
            self.table.second = True
            self.table.extended = False
            note(self.log, Happening.DOUBLE_TURN, self.table.player, 0, 0, 0, 0)
            return
        self.turns += 1
        self.table.second = self.table.ransomed = False
        self.table.player = (self.table.player + 1) % self.seats
        dragon.fairy_point(self.table, self.log)

    def _end(self):
        self.table.step = Step.OVER
        self.table.extended = False
        scoring.score_all(self.table, self.log)
        note(self.log, Happening.ENDED, -1, self.table.left, 0, 0, 0)

    # The rest of the contract.

    def score(self, seat):
        return self.table.points[seat]

    def rank(self, seat):
        """2.10."""
        return rank_by_score(self, seat)

    def imagine(self, seat, random):
        """Nothing is hidden: what is left in the bag can be counted, and nobody knows its order."""

    def copy(self):
        new: CarcassonnePosition = CarcassonnePosition.__new__(CarcassonnePosition)
        new.table = Table.__new__(Table)
        new._assign(self)
        return new

    def assign(self, other):
        self._assign(cython.cast(CarcassonnePosition, other))

    def _assign(self, other):
        self.seats = other.seats
        self.turns = other.turns
        self.reveals = other.reveals
        self.table.assign(other.table)

    def key(self):
        return self.table.key()
