"""The search tree: moves in one flat pool that all threads of a search share. Types are in tree.pxd.

A node is a move. Its children, a linked list, are moves that can follow, the most promising first. A position can have
hundreds of moves and few visits, so children come a few at a time, when all those before them have been tried. Only at
`root`, the position to search from, every legal move has a node.

Visits are counted on the way down and rewards on the way up. So a move that one thread is trying looks worse to the
others (virtual loss), and nothing has to be undone. Sums are integers, so their order does not matter.
"""

import cython

if not cython.compiled:  # compiled, these come from tree.pxd
    from math import sqrt

    from donjon.bots.plain import (
        Node,
        Pool,
        Tally,
        count,
        first_of,
        next_of,
        offer,
        publish_first,
        publish_next,
        reward,
        take,
        tried,
    )
    from donjon.core.position import MOST_MOVES
    from donjon.core.sense import MOST_SEATS


MILLION = cython.declare(cython.double, 1e6)
MILLIONTH = cython.declare(cython.double, 1e-6)
DOUBT = cython.declare(cython.double, 0.15)  # how much worse than its siblings an untried move is assumed to be


def untried(rewards, tries, known):
    """How good a move is assumed to be that nobody tried: worse than its siblings on average, if these looked good."""
    return rewards / (MILLION * tries) - DOUBT * sqrt(known) if tries else 0.5


@cython.final
@cython.cclass
class Tree:
    """The pool: `capacity` nodes of 56 bytes. Only nodes in use take memory. A full tree stops growing."""

    def __init__(self, capacity: cython.int):
        self.capacity = capacity
        if cython.compiled:
            self.nodes = cython.cast(cython.pointer(Node), malloc(capacity * cython.sizeof(Node)))
            self.tallies = cython.cast(cython.pointer(Tally), malloc(MOST_MOVES * cython.sizeof(Tally)))
            if self.nodes == cython.NULL or self.tallies == cython.NULL:
                raise MemoryError("no memory for a search")
        else:
            self.nodes, self.pool = [], Pool()
            self.tallies = [Tally() for _ in range(MOST_MOVES)]
        self.clear()

    def __dealloc__(self):
        if cython.compiled:
            free(self.nodes)
            free(self.tallies)

    def clear(self):
        """Forget everything."""
        if not cython.compiled:
            self.nodes.clear()
        self.pool.used = self.root = 0
        self.fill(self.reserve(1), 0, 0, 1.0)
        self._clear_tallies()

    def _clear_tallies(self):
        i: cython.int
        seat: cython.int
        for i in range(MOST_MOVES):
            self.tallies[i].visits = 0
            for seat in range(MOST_SEATS):
                self.tallies[i].win[seat] = 0
                self.tallies[i].points[seat] = 0

    # Growing.

    def reserve(self, count):
        """Room for `count` nodes side by side: the first of them, or -1 when the tree is full."""
        first: cython.int
        if self.pool.used > self.capacity - count:
            return -1
        first = take(self.pool, count)
        if first > self.capacity - count:  # another thread got there first
            take(self.pool, -count)
            return -1
        if not cython.compiled:
            self.nodes.extend(Node() for _ in range(count))
        return first

    def fill(self, node, mover, move, prior):
        self.nodes[node].total = 0
        self.nodes[node].prior = prior
        self.nodes[node].move = move
        self.nodes[node].mover = mover
        self.nodes[node].first = 0
        self.nodes[node].next = node + 1
        self.nodes[node].visits = 0
        self.nodes[node].available = 0
        self.nodes[node].luck = 0
        self.nodes[node].place = 0
        self.nodes[node].busy = 0
        self.nodes[node].whole = False
        self.nodes[node].regular = False
        self.nodes[node].moves = 0

    def hang(self, parent, last, first, count):
        """Put `count` filled nodes after the parent's `last` child. The caller holds the parent's lock."""
        i: cython.int
        for i in range(count):
            self.nodes[first + i].place = i + (self.nodes[last].place + 1 if last else 0)
        self.nodes[first + count - 1].next = 0
        if last:
            publish_next(self.nodes[last], first)
        else:
            publish_first(self.nodes[parent], first)

    def child(self, parent, move):
        """The child with this move, or 0."""
        node: cython.int = first_of(self.nodes[parent])
        while node and self.nodes[node].move != move:
            node = next_of(self.nodes[node])
        return node

    def last(self, parent):
        """The last child, or 0."""
        last: cython.int = 0
        node: cython.int = first_of(self.nodes[parent])
        while node:
            last = node
            node = next_of(self.nodes[node])
        return last

    # Searching.

    def pick(self, parent, curiosity):
        """The child to try next where all are legal: good so far, or promising and rarely tried (PUCT).

        Children are tried in their order, so behind the first one that was not, there is nothing to compare.
        """
        child: cython.int = first_of(self.nodes[parent])
        best: cython.int = child
        tries: cython.int = 0
        rewards: cython.longlong = 0
        known: cython.double = 0.0
        scale: cython.double = curiosity * sqrt(self.nodes[parent].visits)
        prior: cython.double
        visits: cython.double
        value: cython.double
        top: cython.double = -1e9
        while child:
            visits = self.nodes[child].visits
            prior = self.nodes[child].prior
            if visits == 0.0:
                return child if untried(rewards, tries, known) + scale * prior > top else best
            tries += self.nodes[child].visits
            rewards += self.nodes[child].total
            known += prior
            # the mean reward + scale * prior / (1 + visits), with one division
            value = (self.nodes[child].total * MILLIONTH * (1.0 + visits) + scale * prior * visits) / (
                visits * (1.0 + visits)
            )
            if value > top:
                top = value
                best = child
            child = next_of(self.nodes[child])
        return best

    def select(self, candidates, count, curiosity):
        """The same where some children are not legal in every world: a move counts where it is."""
        i: cython.int
        node: cython.int
        visits: cython.int
        best: cython.int = candidates[0]
        tries: cython.int = 0
        rewards: cython.longlong = 0
        known: cython.double = 0.0
        fresh: cython.double
        value: cython.double
        top: cython.double = -1e9
        for i in range(count):
            node = candidates[i]
            if self.nodes[node].visits:
                tries += self.nodes[node].visits
                rewards += self.nodes[node].total
                known += self.nodes[node].prior
        fresh = untried(rewards, tries, known)
        for i in range(count):
            node = candidates[i]
            visits = self.nodes[node].visits
            offer(self.nodes[node])
            value = self.nodes[node].total * MILLIONTH / visits if visits else fresh
            value += curiosity * sqrt(self.nodes[node].available) * self.nodes[node].prior / (1 + visits)
            if value > top:
                top = value
                best = node
        return best

    def learn(self, path, depth, outlook, seats):
        """Add each seat's reward to the moves it made on the path."""
        i: cython.int
        mover: cython.int
        for i in range(1, depth + 1):
            mover = self.nodes[path[i]].mover
            if mover >= 0:
                reward(self.nodes[path[i]], cython.cast(cython.longlong, outlook.reward[mover] * MILLION))
        if depth:
            i = self._place(path[1])
            tried(self.tallies[i])
            for mover in range(seats):
                count(
                    self.tallies[i],
                    mover,
                    cython.cast(cython.longlong, outlook.win[mover] * MILLION),
                    cython.cast(cython.longlong, outlook.points[mover] * MILLION),
                )

    def _place(self, node):
        """The tally of a root move. Where another seat moves and things are hidden, there may be too many for that."""
        return min(cython.cast(cython.int, self.nodes[node].place), MOST_MOVES - 1)

    # Keeping.

    def keep(self, root):
        """Search from this node on. Nodes that are not below it are dropped when memory is short and there are many.

        Node 0 was the root when that last happened. Everything since then that is not below the root can go.
        """
        self.root = root
        if self.pool.used > self.capacity // 4 * 3 and 2 * self.nodes[root].visits < self.nodes[0].visits:
            self._sweep()
        self._clear_tallies()

    def _sweep(self):
        """Move the root and everything below it to a new pool, breadth first."""
        done: cython.int = 0
        used: cython.int = 1
        if cython.compiled:
            old: cython.pointer(Node) = self.nodes
            new: cython.pointer(Node) = cython.cast(cython.pointer(Node), malloc(self.capacity * cython.sizeof(Node)))
            if new == cython.NULL:
                raise MemoryError("no memory for a search")
            self.nodes = new
            self.nodes[0] = old[self.root]
        else:
            old = self.nodes
            self.nodes = [old[self.root]]
        self.root = 0
        while done < used:  # nodes between done and used are copied, but their `first` still points into the old pool
            used = self._copy_children(old, done, used)
            done += 1
        self.pool.used = used
        if cython.compiled:
            free(old)

    def _copy_children(self, old, node, free_from):
        """Copy a node's children to the end of the new pool, and return its new end."""
        child: cython.int = self.nodes[node].first
        if not child:
            return free_from
        self.nodes[node].first = free_from
        while child:
            if cython.compiled:
                self.nodes[free_from] = old[child]
            else:
                self.nodes.append(old[child])
            child = self.nodes[free_from].next
            self.nodes[free_from].next = free_from + 1 if child else 0
            free_from += 1
        return free_from

    # Telling.

    def visits(self) -> int:
        """How often the root was visited."""
        return self.nodes[self.root].visits

    def used(self) -> int:
        """How many nodes there are."""
        return self.pool.used

    def moves(self, seats: cython.int) -> list[tuple[int, int, float, list[float], list[float]]]:
        """The moves at the root: (move, visits, mean reward, chance to win of each seat, points of each seat)."""
        found = []
        node: cython.int = self.nodes[self.root].first
        place: cython.int
        while node:
            place = self._place(node)
            times = max(1, self.tallies[place].visits) * 1e6
            win = [self.tallies[place].win[seat] / times for seat in range(seats)]
            points = [self.tallies[place].points[seat] / times for seat in range(seats)]
            mean = self.nodes[node].total / (max(1, self.nodes[node].visits) * 1e6)
            found.append((self.nodes[node].move, self.nodes[node].visits, mean, win, points))
            node = self.nodes[node].next
        return found

    def mean(self, seats: cython.int) -> tuple[list[float], list[float]]:
        """What all playouts from the root brought: the chance to win and the points of each seat."""
        i: cython.int
        seat: cython.int
        visits: cython.longlong = 0
        win: cython.longlong
        points: cython.longlong
        wins, scored = [], []
        for i in range(MOST_MOVES):
            visits += self.tallies[i].visits
        times = max(1, visits) * 1e6
        for seat in range(seats):
            win = points = 0
            for i in range(MOST_MOVES):
                win += self.tallies[i].win[seat]
                points += self.tallies[i].points[seat]
            wins.append(win / times)
            scored.append(points / times)
        return wins, scored
