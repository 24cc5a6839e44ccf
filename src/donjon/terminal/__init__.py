"""Donjon in a terminal: one module for each word of the `donjon` command."""
