# Nothing to import from Python: position.py alone calls what scoring.pxd declares.
