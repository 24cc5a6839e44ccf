# Nothing to import from Python: position.py alone calls what placing.pxd declares.
