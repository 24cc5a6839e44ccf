# Plain functions; their types are in tally.py.
