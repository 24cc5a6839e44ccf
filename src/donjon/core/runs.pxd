# Plain functions; their types are in runs.py.
