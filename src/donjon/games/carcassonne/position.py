"""The turn of Carcassonne (RULES 2): who does what when. It calls each chapter in its place. Types: position.pxd."""

import cython

if not cython.compiled:  # compiled, these come from position.pxd
    from donjon.core.position import CHANCE, OVER, become, clone, note, rank_by_score
    from donjon.games.carcassonne import dragon, features, followers, landscape, scoring, tower
    from donjon.games.carcassonne.codes import Happening, Reason, Step
    from donjon.games.carcassonne.pieces import *
    from donjon.games.carcassonne.state import CarcassonneState, spot_of


@cython.final
@cython.no_gc
@cython.cclass
class CarcassonnePosition(CarcassonneState):
    """One position: what lies where (state.py), and what may be done with it."""

    def turn(self):
        if self.step == Step.DRAW:
            return CHANCE
        if self.step == Step.OVER:
            return OVER
        if self.step == Step.FLIGHT:
            return (self.player + self.flown) % self.seats
        return self.player

    # What may be done.

    def legal(self, moves):
        """Ransoms first; then the step's own moves, as the chapters list them; passing last."""
        kind: cython.int
        moves.clear()
        if self.step == Step.DRAW:
            self._list_draws(moves)
        elif self.step == Step.PLACE:
            tower.list_ransoms(self, moves)
            landscape.list_places(self, self.drawn, moves)
        elif self.step == Step.ACT:
            self._list_actions(moves)
        elif self.step == Step.CAPTURE:
            tower.list_captures(self, moves)
            moves.add(PASS)
        elif self.step == Step.EXCHANGE:
            for kind in range(2):
                if not tower.refuse_exchange(self, kind):
                    moves.add(EXCHANGE << 22 | kind)
        elif self.step == Step.FLIGHT:
            dragon.list_steps(self, moves)

    def _list_draws(self, moves):
        """Kind by kind in the order of tiles.py."""
        word: cython.int
        bits: cython.ulonglong
        for word in range(2):
            bits = self.bag_kinds[word]
            if self.asleep:
                bits &= ~DRAGON_KINDS[word]
            moves.add_each(DRAW << 22 | word * 64, bits, 1)

    def _list_actions(self, moves):
        """Ransoms, the princess's knights, figures, towers, the fairy, passing."""
        if self.sets & TOWER_SET:
            tower.list_ransoms(self, moves)
        if self.sets & DRAGON_SET:
            dragon.list_princess(self, moves)
            if self.princess_must and dragon.knights(self):
                return
        followers.list_deployments(self, moves)
        if self.sets & TOWER_SET:
            tower.list_towers(self, moves)
        if self.sets & DRAGON_SET:
            dragon.list_fairy(self, moves)
        moves.add(PASS)

    def _can_act(self):
        """2.6: is there anything to do but pass?"""
        if followers.can_deploy(self):
            return True
        if self.sets & TOWER_SET and (tower.can_build(self) or tower.can_ransom(self)):
            return True
        return self.sets & DRAGON_SET and (dragon.can_move_fairy(self) or dragon.knights(self) != 0)

    def weight(self, move):
        return self.bag[move & 255]

    # Why not.

    def refuse(self, move):
        kind: cython.int = move >> 22
        slot: cython.int = move >> 18 & 15
        x: cython.int = (move & 511) - 256
        y: cython.int = (move >> 9 & 511) - 256
        tile: cython.int
        if self.step == Step.OVER:
            return Reason.GAME_OVER
        if not self._in_play(kind, slot):
            return Reason.NOT_IN_PLAY
        if kind == DRAW:
            return self._refuse_draw(move & 255)
        if self.step == Step.DRAW:
            return Reason.CHANCE_DECIDES
        if kind == RANSOM:
            if self.step != Step.PLACE and self.step != Step.ACT:
                return Reason.NOT_NOW
            return tower.refuse_ransom(self, move & 3, move >> 2 & 7)
        if kind == PLACE:
            if self.step != Step.PLACE:
                return Reason.NOT_NOW
            return landscape.refuse_place(self, self.drawn, slot, x, y)
        if self.step == Step.PLACE:
            return Reason.PLACE_FIRST
        if kind == EXCHANGE:
            return tower.refuse_exchange(self, move & 3) if self.step == Step.EXCHANGE else Reason.NOT_NOW
        tile = landscape.tile_at(self, x, y)
        if kind == CAPTURE:
            if self.step != Step.CAPTURE:
                return Reason.NOT_NOW
            return tower.refuse_capture(self, self._figure_at(tile, slot))
        if kind == DRAGON:
            return dragon.refuse_step(self, tile) if self.step == Step.FLIGHT else Reason.NOT_NOW
        if kind == PASS and self.step == Step.CAPTURE:
            return 0
        return self._refuse_action(kind, tile, slot) if self.step == Step.ACT else Reason.NOT_NOW

    def _in_play(self, kind, slot):
        """1.2: does the move belong to a set that is on?"""
        if kind == DEPLOY_BIG and not self.sets & INNS:
            return False
        if kind == DEPLOY_BUILDER or kind == DEPLOY_PIG:
            return self.sets & TRADERS != 0
        if kind == FAIRY or kind == PRINCESS or kind == DRAGON:
            return self.sets & DRAGON_SET != 0
        if kind == BUILD or kind == CAPTURE or kind == EXCHANGE or kind == RANSOM:
            return self.sets & TOWER_SET != 0
        return self.sets & TOWER_SET != 0 or slot != ON_TOP or kind > DEPLOY_BIG

    def _refuse_draw(self, kind):
        """2.2, 7.2."""
        if self.step != Step.DRAW:
            return Reason.NOT_NOW
        if not self.bag[kind]:
            return Reason.BAG_EMPTY
        return Reason.ASLEEP if self.asleep and FLAGS[kind] & HAS_DRAGON else 0

    def _refuse_action(self, kind, tile, slot):
        if kind == PRINCESS:
            return dragon.refuse_princess(self, self._figure_at(tile, slot))
        if self.princess_must and dragon.knights(self):
            return Reason.MUST_SEND
        if kind == PASS:
            return 0
        if tile == NONE:
            return Reason.NO_TILE
        if kind == BUILD:
            return tower.refuse_piece(self, tower.tower_of(self, tile))
        if kind == FAIRY:
            if self.fairy_on_tile:
                return dragon.refuse_fairy_tile(self, tile) if slot == WHOLE else Reason.NO_SEGMENT
            return dragon.refuse_fairy(self, self._figure_at(tile, slot))
        return self._refuse_figure(kind - DEPLOY_SMALL, tile, slot)

    def _refuse_figure(self, kind, tile, slot):
        """A figure on a segment, or a follower on a tower."""
        if slot != ON_TOP:
            return followers.refuse_deploy(self, kind, tile, slot)
        return Reason.ONLY_FOLLOWERS if kind > BIG else tower.refuse_top(self, kind, tower.tower_of(self, tile))

    def _figure_at(self, tile, slot):
        """Who stands there, or NONE."""
        if tile == NONE or self._stand(tile, slot) == HOME:
            return NONE
        return followers.figure_on(self, self._stand(tile, slot))

    def _stand(self, tile, slot):
        """Where a figure stands that is on this slot of a tile; HOME for the whole tile."""
        if slot == ON_TOP:
            return TOP + tile
        return self.tile_node[tile] + slot if slot < SLOTS[self.tile_kind[tile]] else HOME

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
            tower.ransom(self, move & 3, move >> 2 & 7)
        elif kind == EXCHANGE:
            tower.exchange(self, move & 3)
            self._acted()
        elif kind == PASS:
            note(self, Happening.PASSED, self.player, 0, 0, 0, 0)
            self._acted()
        elif kind == DRAGON:
            self._fly(landscape.tile_at(self, x, y))
        else:
            self._act(kind, landscape.tile_at(self, x, y), slot)

    def _draw(self, kind):
        """2.2, 2.5: a tile in hand; one that fits nowhere leaves the game."""
        landscape.draw_tile(self, kind)
        if landscape.fits_somewhere(self, kind):
            note(self, Happening.DRAWN, self.player, kind, 0, 0, 0)
            self.drawn = kind
            self.step = Step.PLACE
            return
        note(self, Happening.DISCARDED, self.player, kind, 0, 0, 0)
        landscape.throw_away(self, kind)
        if self.left == self.asleep:
            self._end()

    def _place(self, turn, x, y):
        kind: cython.int = self.drawn
        tile: cython.int = landscape.put_tile(self, kind, turn, x, y)
        joined: cython.int
        self.drawn = NONE
        if self.log is not None:
            joined = self._joined(tile)
            note(self, Happening.PLACED, self.player, spot_of(self, TOP + tile), kind, turn | joined << 2, 0)
        if self.sets & DRAGON_SET:
            dragon.wake(self)
        if self.sets & TRADERS and not self.second:
            self.extended = followers.grows_builder(self)
        self.step = Step.ACT
        if not self._can_act():
            self._acted()

    def _joined(self, tile):
        """For the log: what a tile just placed has joined, a city before a road before a field, and its tiles."""
        best: cython.int = SIDE_FIELD << 8
        side: cython.int
        mine: cython.int
        label: cython.int
        for side in range(4):
            mine = self.tile_kind[tile] * 4 + ((side - self.tile_turn[tile]) & 3)
            if SIDE[mine] != SIDE_FIELD and self._beside(tile, side) != NONE:
                label = self.label[self.tile_node[tile] + SIDE_SLOT[mine]]
                best = max(best, SIDE[mine] << 8 | features.tiles_in(self, label))
        return best

    def _beside(self, tile, side):
        return landscape.tile_at(self, self.tile_x[tile] + EAST[side], self.tile_y[tile] + SOUTH[side])

    def _act(self, kind, tile, slot):
        if kind == BUILD:
            tower.build(self, tile)
            if tower.can_capture(self):
                self.step = Step.CAPTURE
                return
        elif kind == CAPTURE:
            if tower.capture(self, self._figure_at(tile, slot)):
                self.step = Step.EXCHANGE
                return
        elif kind == PRINCESS:
            dragon.princess(self, self._figure_at(tile, slot))
        elif kind == FAIRY:
            dragon.move_fairy(self, tile, self._stand(tile, slot))
        elif slot == ON_TOP:
            tower.finish(self, kind - DEPLOY_SMALL, tile)
        else:
            followers.deploy(self, kind - DEPLOY_SMALL, tile, slot)
        self._acted()

    def _acted(self):
        """The action is over. Now the dragon flies, unless it waits for the scoring (7.5)."""
        self.tower = 0
        if not self.dragon_late and dragon.flies(self) and dragon.begin_flight(self):
            self.step = Step.FLIGHT
        else:
            self._score()

    def _fly(self, tile):
        dragon.step(self, tile)
        if dragon.can_step(self):
            return
        dragon.end_flight(self)
        if self.dragon_late:
            self._end_half()
        else:
            self._score()

    def _score(self):
        scoring.score_completed(self)
        if self.dragon_late and dragon.flies(self) and dragon.begin_flight(self):
            self.step = Step.FLIGHT
        else:
            self._end_half()

    def _end_half(self):
        """6.4: perhaps a second half. 2.8: perhaps the end. If not, the next player, with the fairy's point."""
        if self.left == self.asleep:
            self._end()
            return
        self.step = Step.DRAW
        if self.extended:
            self.second = True
            self.extended = False
            note(self, Happening.DOUBLE_TURN, self.player, 0, 0, 0, 0)
            return
        self.turns += 1
        self.second = self.ransomed = False
        self.player = (self.player + 1) % self.seats
        dragon.fairy_point(self)

    def _end(self):
        self.step = Step.OVER
        self.extended = False
        scoring.score_all(self)
        note(self, Happening.ENDED, -1, self.left, 0, 0, 0)

    # The rest of the contract.

    def score(self, seat):
        return self.points[seat]

    def rank(self, seat):
        """2.10."""
        return rank_by_score(self, seat)

    def imagine(self, seat, random):
        """Nothing is hidden: what is left in the bag can be counted, and nobody knows its order."""

    def assign(self, other):
        become(self, other)

    def copy(self):
        return clone(self)

    def key(self):
        return self.fingerprint()
