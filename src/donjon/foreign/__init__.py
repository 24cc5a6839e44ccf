"""Bots that other people wrote, in any language: programs that talk JSON lines (docs/bots.md)."""
