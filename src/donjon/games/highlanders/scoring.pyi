# Compiled: its functions are called from position.py alone.
