"""Campaigns against Donjon: many kills, hostile messages, texts and games. `python -m tools.campaign --help`"""
