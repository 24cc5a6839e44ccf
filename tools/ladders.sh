#!/usr/bin/env bash
# The ladders of docs/strength.md:  tools/ladders.sh GAME [MINUTES] [SHARE] [GAMES] [WORKERS] [FOLDER]
#
# The game's ladder with two players and then with four, each in half the minutes (8), at a share of the bots' time (0.1),
# so many games a pairing (60) in so many processes (16). What is in the folder (docs/strength) is not played again, so the
# same line goes on where it stopped. `donjon strength` then makes the report.
set -eu
cd "$(dirname "$0")/.."
game=$1 minutes=${2:-8} share=${3:-0.1} games=${4:-60} workers=${5:-16} folder=${6:-docs/strength}
half=$(awk "BEGIN { print $minutes / 2 }")
mkdir -p "$folder"
for seats in 2 4; do
    PYTHONPATH=src "${PYTHON:-python3}" -m donjon arena "$game" --ladder --seats "$seats" --games "$games" \
        --time-scale "$share" --seed 1001 --workers "$workers" --minutes "$half" --resume "$folder/$game-$seats.jsonl"
done
