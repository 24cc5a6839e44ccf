#!/usr/bin/env node
// Moat: any legal move, in JavaScript.
import { createInterface } from 'node:readline'

const say = (line) => process.stdout.write(`${JSON.stringify(line)}\n`)
let dice = 1

/** A number below `n`, from the luck that the game was begun with. */
function below(n) {
  dice = (Math.imul(dice, 1664525) + 1013904223) >>> 0
  return Math.floor((dice / 2 ** 32) * n)
}

for await (const text of createInterface({ input: process.stdin })) {
  const line = JSON.parse(text)
  if (line.kind === 'hello') say({ kind: 'hello', protocol: 1, name: 'Moat', author: 'Grace' })
  if (line.kind === 'game') dice = line.luck >>> 0
  if (line.kind === 'choose') say({ kind: 'move', id: line.id, move: line.legal[below(line.legal.length)] })
  if (line.kind === 'ping') say({ kind: 'pong', id: line.id })
  if (line.kind === 'quit') process.exit(0)
}
