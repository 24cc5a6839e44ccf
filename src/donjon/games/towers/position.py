"""The rules of Game of Towers, in the order of RULES.md. Types are declared in position.pxd.

Which stack may go where is asked of sliding.py: `legal` and `refuse` ask the same questions.
"""

import cython

if not cython.compiled:  # compiled, these come from position.pxd
    from donjon.core.bits import ONE, lowest
    from donjon.core.position import CHANCE, OVER, Moves, become, clone, note, rank_by_score
    from donjon.games.towers.codes import Deed, Ending, Happening, Reason
    from donjon.games.towers.pieces import *
    from donjon.games.towers.scoring import district_points, site_points
    from donjon.games.towers.sliding import blocker, can_slide, list_slides, refuse_slide, targets
    from donjon.games.towers.state import TowersState


@cython.final
@cython.no_gc
@cython.cclass
class TowersPosition(TowersState):
    """One position: what lies where (state.py), and what may be done with it."""

    def turn(self):
        if self.ending:
            return OVER
        return self.player if self.begun else CHANCE

    # 1. Setting up: chance deals a tile to every street in reading order, then names the first player.

    def _deal(self, kind):
        cell: cython.int = STREETS[self.dealt]
        self.put(cell, kind >> 2, kind & 3)
        self.dealt += 1
        note(self, Happening.DEALT, -1, cell, kind >> 2, kind & 3, 0)

    def put(self, cell, colour, symbol):
        """Lay one more tile from the bag on a cell. The deal and `from_diagram` fill the board with it."""
        height: cython.int = self.height[cell]
        layers: cython.ulonglong = self.layers[cell]
        self.bag[colour * 4 + symbol] -= 1
        if height:
            self._lift(cell)
        layers |= cython.cast(cython.ulonglong, colour) << (2 * height)
        self._set(cell, colour, symbol, height + 1, layers)

    def weight(self, move):
        if DEAL <= move < BEGIN:
            return self.bag[move - DEAL]
        return 1

    # 2. Moving, 3. towers: which stack may go where (sliding.py), and what a move does.

    def legal(self, moves):
        """Slides in the order of sliding.py, `.` last."""
        moves.clear()
        if self.ending:
            return
        if not self.begun:
            self._legal_chance(moves)
            return
        list_slides(self, moves)
        if self.bonus:
            moves.add(DECLINE)

    def _legal_chance(self, moves):
        """1.3, 1.4: any tile kind still in the bag; after the deal, any seat to begin."""
        i: cython.int
        if self.dealt < 80:
            for i in range(16):
                moves.items[moves.count] = DEAL + i
                moves.count += self.bag[i] > 0
        else:
            for i in range(self.seats):
                moves.add(BEGIN + i)

    def refuse(self, move):
        if self.ending:
            return Reason.GAME_OVER
        if move >= DEAL:
            return self._refuse_chance(move)
        if not self.begun:
            return Reason.CHANCE_DECIDES if self.dealt == 80 else Reason.DEALING
        if move == DECLINE:
            return 0 if self.bonus else Reason.NOTHING_TO_DECLINE
        return refuse_slide(self, move // CELLS, move % CELLS)

    def _refuse_chance(self, move):
        if self.begun:
            return Reason.NOT_NOW
        if move < BEGIN:
            return 0 if self.bag[move - DEAL] else Reason.BAG_EMPTY
        if self.dealt < 80:
            return Reason.DEALING
        return 0 if move < BEGIN + self.seats else Reason.NOT_PLAYING

    def play(self, move):
        if move >= BEGIN:
            self.player = move - BEGIN
            self.begun = True
            self.turns = 1
            note(self, Happening.BEGAN, self.player, 0, 0, 0, 0)
            if not self._next_player(self.player):
                self._end(Ending.ALL_BLOCKED, -1)
        elif move >= DEAL:
            self._deal(move - DEAL)
        elif move == DECLINE:
            note(self, Happening.DECLINED, self.player, 0, 0, 0, 0)
            self._end_turn()
        else:
            self._slide(move // CELLS, move - move // CELLS * CELLS)

    def _slide(self, source, target):
        i: cython.int
        colour: cython.int = self.top[source]
        symbol: cython.int = self.symbol[source]
        height: cython.int = self.height[source]
        layers: cython.ulonglong = self.layers[source]
        covered: cython.int = -1
        below: cython.int = self.height[target]
        self._lift(source)
        self._free(source)
        if below:
            covered = self.top[target]
            layers = self.layers[target] | layers << (2 * below)
            self._lift(target)
        self._set(target, colour, symbol, height + below, layers)
        for i in range(self.seats):  # 7.5: building on a locked neutral ends the lock
            if self.locked[i] == target:
                self.locked[i] = NOWHERE
        note(self, Happening.MOVED, self.player, source, target, colour << 2 | symbol, 0)
        if below or SITE_SYMBOL[target] != NOWHERE:
            self.built = True
        if SITE_SYMBOL[target] != NOWHERE:
            self._settle(target, covered, below)
            return
        if below:
            note(self, Happening.STACKED, self.player, target, covered, height + below, 0)
        elif colour >= self.seats:
            self.locked[self.player] = target
        self._end_turn()

    def _lift(self, cell):
        """Take the stack off a cell."""
        colour: cython.int = self.top[cell]
        half: cython.int = 1 if cell >= HALF else 0
        row: cython.int = cell // COLUMNS
        column: cython.int = cell - row * COLUMNS
        keep: cython.ulonglong = ~(ONE << (cell - half * HALF))
        across: cython.ushort = 1 << column
        down: cython.uchar = 1 << row
        self.occupied[half] &= keep
        self.colour_bits[colour * 2 + half] &= keep
        self.taken_rows[row] ^= across
        self.taken_columns[column] ^= down
        self.colour_rows[colour * ROWS + row] ^= across
        self.colour_columns[colour * COLUMNS + column] ^= down
        if SITE_SYMBOL[cell] == NOWHERE:
            self.street[colour] -= 1
        self.height[cell] = 0
        self.layers[cell] = 0
        self.top[cell] = 0
        self.symbol[cell] = 0

    def _free(self, cell):
        """2.4: any stack may stop on an empty street, and a stack that leaves always leaves a street."""
        i: cython.Py_ssize_t
        row: cython.Py_ssize_t = cell // COLUMNS
        column: cython.Py_ssize_t = cell - row * COLUMNS
        across: cython.ushort = 1 << column
        down: cython.uchar = 1 << row
        for i in range(LANDINGS):
            self.stop_rows[row * LANDINGS + i] |= across
        for i in range(LANDINGS):
            self.stop_columns[column * LANDINGS + i] |= down

    def _set(self, cell, colour, symbol, height, layers):
        """Put a stack on an empty cell."""
        half: cython.int = 1 if cell >= HALF else 0
        row: cython.int = cell // COLUMNS
        column: cython.int = cell - row * COLUMNS
        bit: cython.ulonglong = ONE << (cell - half * HALF)
        across: cython.ushort = 1 << column
        down: cython.uchar = 1 << row
        self.occupied[half] |= bit
        self.colour_bits[colour * 2 + half] |= bit
        self.taken_rows[row] |= across
        self.taken_columns[column] |= down
        self.colour_rows[colour * ROWS + row] |= across
        self.colour_columns[colour * COLUMNS + column] |= down
        self._let_stop(cell, symbol, height)
        if SITE_SYMBOL[cell] == NOWHERE:
            self.street[colour] += 1
        self.height[cell] = height
        self.layers[cell] = layers
        self.top[cell] = colour
        self.symbol[cell] = symbol
        self.landing[cell] = symbol * SPARES + self._spare(colour, height)

    def _spare(self, colour, height):
        """3.3, 7.3: how many tiles may lie where this stack stops. Without the limit any number counts as few."""
        if colour >= self.seats:
            return 0
        return SPARES - 1 if self.unlimited else TALLEST - height

    def _let_stop(self, cell, symbol, height):
        """2.4, 3.3: on a stack only the same symbol stops, with few enough tiles."""
        i: cython.Py_ssize_t
        row: cython.Py_ssize_t = cell // COLUMNS
        column: cython.Py_ssize_t = cell - row * COLUMNS
        across: cython.ushort = 1 << column
        down: cython.uchar = 1 << row
        for i in range(LANDINGS):
            self.stop_rows[row * LANDINGS + i] &= ~across
        for i in range(LANDINGS):
            self.stop_columns[column * LANDINGS + i] &= ~down
        for i in range(1 if self.unlimited else height, SPARES):
            self.stop_rows[row * LANDINGS + symbol * SPARES + i] |= across
            self.stop_columns[column * LANDINGS + symbol * SPARES + i] |= down

    # 4. Sites: the stack stays for good, and the player may move again.

    def _settle(self, target, covered, below):
        colour: cython.int = self.top[target]
        district: cython.int = SITE_DISTRICT[target]
        height: cython.int = self.height[target]
        if 0 <= covered < self.seats:
            note(self, Happening.LOST, covered, target, below, covered, -below)
        if colour < self.seats:
            note(self, Happening.SETTLED, colour, target, height, colour, height)
        else:
            note(self, Happening.SETTLED, self.player, target, height, colour, 0)
        if self._closed(district, colour):
            self._end(Ending.DISTRICT, district)
            return
        self.bonus = True
        if not can_slide(self):
            self._end_turn()

    def _closed(self, district, colour):
        """5.2: do all four sites of the district show this colour?"""
        return not (
            (DISTRICT_BITS[district * 2] & ~self.colour_bits[colour * 2])
            or (DISTRICT_BITS[district * 2 + 1] & ~self.colour_bits[colour * 2 + 1])
        )

    # 5. The end of a turn and of the game.

    def _end_turn(self):
        i: cython.int
        streets: cython.int = 0
        out: cython.bint = False
        self.bonus = False
        self.quiet = 0 if self.built else self.quiet + 1
        self.built = False
        for i in range(4):
            streets += self.street[i]
            if i < self.seats and not self.street[i]:
                out = True
        if not streets:
            self._end(Ending.STREETS_EMPTY, -1)
        elif out:
            self._end(Ending.PLAYER_OUT, -1)
        elif self.quiet >= QUIET_TURNS:
            self._end(Ending.STALLED, -1)
        else:
            self.turns += 1
            if not self._next_player((self.player + 1) % self.seats):
                self._end(Ending.ALL_BLOCKED, -1)

    def _next_player(self, first):
        """2.6: the first seat from `first` on that can move. A seat's own lock ends when its turn comes round (7.5)."""
        i: cython.int
        for i in range(self.seats):
            self.player = (first + i) % self.seats
            self.locked[self.player] = NOWHERE
            if can_slide(self):
                return True
            note(self, Happening.SKIPPED, self.player, 0, 0, 0, 0)
        return False

    def _end(self, ending, district):
        i: cython.int
        points: cython.int
        self.ending = ending
        self.bonus = self.built = False
        if ending == Ending.DISTRICT:
            self.won = district
            for i in range(self.seats):
                points = district_points(self.colour_bits, self.height, i, district)
                if points:
                    note(self, Happening.DOUBLED, i, district, 0, 0, points)
        note(self, Happening.ENDED, -1, ending, district, 0, 0)

    # 6. Counting.

    def score(self, seat):
        return site_points(self.colour_bits, self.height, seat, self.won)

    def rank(self, seat):
        return rank_by_score(self, seat)

    # The rest of the contract.

    def imagine(self, seat, random):
        """Nothing is hidden in this game."""

    def assign(self, other):
        become(self, other)

    def copy(self):
        return clone(self)

    def key(self):
        return self.fingerprint()

    # What the human half asks.

    def deed(self, move):
        """Which Deed a move is: that depends on where the slide ends."""
        if move >= DECLINE:
            return Deed.CHANCE if move >= DEAL else Deed.STOP
        if SITE_SYMBOL[move % CELLS] != NOWHERE:
            return Deed.SETTLE
        return Deed.BUILD if self.height[move % CELLS] else Deed.SLIDE

    def deeds(self, moves: Moves, names: list[str]) -> list[str]:
        """The name of what each move is."""
        i: cython.int
        found = []
        for i in range(moves.count):
            found.append(names[self.deed(moves.items[i])])
        return found

    def reach(self, names: list[str]) -> dict[str, list[str]]:
        """Where each stack on a street could slide and stop, no matter who is to move: first along its row, then along
        its column. `names` are those of all cells."""
        cell: cython.int
        row: cython.int
        bits: cython.uint
        found = {}
        for cell in range(CELLS):
            if self.height[cell] and SITE_SYMBOL[cell] == NOWHERE:
                row = cell - cell % COLUMNS
                bits = targets(self, cell)
                cells = []
                while bits & ROW:
                    cells.append(names[row + lowest(bits)])
                    bits &= bits - 1
                bits >>= COLUMNS
                while bits:
                    cells.append(names[cell % COLUMNS + lowest(bits) * COLUMNS])
                    bits &= bits - 1
                found[names[cell]] = cells
        return found

    def blocker(self, source, target):
        return blocker(self, source, target)
