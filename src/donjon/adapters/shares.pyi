# Written by tools/stubs.py.
PORTIONS: int

class Share:
    failed: bool
    def __init__(self, lanes: int, parts: int) -> None: ...

class Taker:
    def __init__(self, number: int) -> None: ...
