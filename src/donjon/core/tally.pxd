# A plain function; its types are in tally.py.
