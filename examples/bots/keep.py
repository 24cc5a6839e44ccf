#!/usr/bin/env python3
"""Keep: builds on other stacks where it can, else plays any move. Legal moves come along, so it knows no rules."""

import json
import random
import sys


def say(**line):
    print(json.dumps(line), flush=True)


def choose(question):
    """In Game of Towers a move c3-c7 that ends on a stack builds on it."""
    standing = {stack["cell"] for stack in question.get("view", {}).get("stacks", [])}
    good = [move for move in question["legal"] if move.rpartition("-")[2] in standing]
    return dice.choice(good or question["legal"])


dice = random.Random()
for text in sys.stdin:
    line = json.loads(text)
    if line["kind"] == "hello":
        say(kind="hello", protocol=1, name="Keep", author="Ada", wants=["view"])
    elif line["kind"] == "game":
        dice.seed(line["luck"])
    elif line["kind"] == "choose":
        say(kind="move", id=line["id"], move=choose(line))
    elif line["kind"] == "ping":
        say(kind="pong", id=line["id"])
    elif line["kind"] == "quit":
        break
