#!/usr/bin/env bash
# The ladders of docs/strength.md:  tools/ladders.sh GAME [MINUTES] [SHARE] [GAMES] [WORKERS] [FOLDER] [--ray ADDRESS] [--shard K/N]
#
# Plays the game's ladder with two players and then with four. Each takes half of MINUTES (8). SHARE (0.1) is the share of
# their time that bots get, GAMES (60) is for each pairing, and WORKERS (16) are processes. Games that are in FOLDER
# (docs/strength) are not played again, so the same command continues a stopped run. `donjon strength` makes the report.
set -eu
cd "$(dirname "$0")/.."
game=$1 minutes=${2:-8} share=${3:-0.1} games=${4:-60} workers=${5:-16} folder=${6:-docs/strength}
half=$(awk "BEGIN { print $minutes / 2 }")
shift $(($# < 6 ? $# : 6))
mkdir -p "$folder"
for seats in 2 4; do
    PYTHONPATH=src "${PYTHON:-python3}" -m donjon arena "$game" --ladder --seats "$seats" --games "$games" \
        --time-scale "$share" --seed 1001 --workers "$workers" --minutes "$half" --resume "$folder/$game-$seats.jsonl" "$@"
done
