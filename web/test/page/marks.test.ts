// The law of marks: whatever may be picked can be hit. Over random positions of every game, with every option, in the windows
// people have: what takes the pointer is large enough, lies in nobody's way, and is painted over the pieces.
import { execFileSync } from 'node:child_process'
import { LOOKS } from 'virtual:looks'
import { describe, expect, it } from 'vitest'
import { drawScene, type Look } from '../../src/board/look'
import type { Drawn, Kid } from '../../src/board/svg'
import { brought, laid, START, type Stretch } from '../../src/page/stage/camera'
import { marksOf, type Sofar } from '../../src/page/table/marking'
import { placesOf, withMarks } from '../../src/page/table/scenes'
import type { DrawOptions, Scene } from '../../src/scene'
import type { Choice } from '../../src/wire'

const PYTHON = process.env['DONJON_PYTHON'] ?? '../.venv/bin/python'
const UNCOMPILED = { ...process.env, DONJON_PURE: '1' } // a game from elsewhere may not be compiled
const MOST_PIECES = 3 // of those that can act, how many are tried in a position

/** Windows, and the stage the page gives in them; `e2e/stage.test.ts` measures these. */
const STAGES = [
  { name: '1440 × 900', width: 1070, height: 600, least: 24, compact: false },
  { name: '1280 × 720', width: 1020, height: 540, least: 24, compact: false },
  { name: '390 × 844', width: 390, height: 422, least: 44, compact: true },
  { name: '844 × 390', width: 550, height: 340, least: 44, compact: true },
] as const
type Stage = (typeof STAGES)[number]

interface Position {
  ply: number
  seats: number
  options: Record<string, string>
  prices: Record<string, number>
  scene: Scene
  legal: Choice[]
}
const positions = (game: string): Position[] =>
  execFileSync(PYTHON, ['../tools/positions.py', game], { maxBuffer: 1 << 28, env: UNCOMPILED })
    .toString()
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Position)
    .map(one => ({ ...one, scene: { ...one.scene, marks: one.scene.marks ?? [] } }))

/** The moments of a turn in which something is lit: at first, with an action chosen, with a piece chosen. */
function moments({ scene, legal, prices }: Position, look: Look): Scene[] {
  const places = placesOf(scene)
  const first: Sofar = {
    choices: legal,
    picks: [],
    kind: '',
    places,
    armed: undefined,
    prices: new Map(Object.entries(prices)),
    turned: 0,
    ahead: '',
    names: new Map(),
  }
  const kinds = [...new Set(legal.map(choice => choice.kind))]
  const starts = [first, ...kinds.map(kind => ({ ...first, kind, choices: legal.filter(one => one.kind === kind) }))]
  const pieces = marksOf(first, scene, look)
    .filter(mark => mark.kind === 'can')
    .flatMap(mark => mark.at)
    .slice(0, MOST_PIECES)
  const went = pieces.map(piece => ({ ...first, picks: [piece], choices: legal.filter(one => one.parts[0] === piece) }))
  return [...starts, ...went].map(sofar => withMarks(scene, marksOf(sofar, scene, look)))
}

const isDrawn = (kid: Kid): kid is Drawn => !!kid && 'tag' in kid
function walk(kid: Kid, visit: (node: Drawn) => boolean): void {
  if (!kid) return
  if (!isDrawn(kid)) {
    for (const one of kid) walk(one, visit)
  } else if (visit(kid) !== false && typeof kid.children !== 'string') walk(kid.children, visit)
}

/** What takes the pointer, by what it picks. */
function touches(drawn: Drawn): Map<string, Stretch> {
  const found = new Map<string, Stretch>()
  walk(drawn, node => {
    if (node.attributes['data-mark'] !== 'target') return true
    walk(node, ({ attributes: { class: name, x, y, width, height } }) => {
      if (name !== 'touch') return true
      found.set(String(node.attributes['data-at']), {
        x: Number(x),
        y: Number(y),
        width: Number(width),
        height: Number(height),
      })
      return false
    })
    return false
  })
  return found
}

/** The ids of pieces and places painted after the first target. */
function painted(drawn: Drawn): string[] {
  const after: string[] = []
  let marked = false
  walk(drawn, node => {
    if (node.attributes['data-mark'] === 'target') marked = true
    else if (marked && node.attributes['data-id']) after.push(String(node.attributes['data-id']))
    return node.attributes['data-mark'] !== 'target'
  })
  return after
}

const shared = (a: Stretch, b: Stretch): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))
const area = ({ width, height }: Stretch): number => width * height

function overlaps(found: ReadonlyMap<string, Stretch>): string[] {
  const all = [...found]
  return all.flatMap(([one, a], i) =>
    all
      .slice(i + 1)
      .filter(([, b]) => shared(a, b) > 0.1 * Math.min(area(a), area(b)))
      .map(([other]) => `${one} and ${other}`),
  )
}

/** How large the smallest target is on the screen, once the camera has brought it into sight. */
function smallest(drawn: Drawn, found: ReadonlyMap<string, Stretch>, stage: Stage): number {
  const [x = 0, y = 0, width = 1, height = 1] = String(drawn.attributes['viewBox']).split(' ').map(Number)
  const board = laid({ width, height }, stage)
  const scale = board.width / width
  const still = [...found.values()].map(one => ({
    x: board.x + (one.x - x) * scale,
    y: board.y + (one.y - y) * scale,
    width: one.width * scale,
    height: one.height * scale,
  }))
  const { zoom } = brought(START, still, stage, stage.least)
  return Math.min(...still.map(one => Math.min(one.width, one.height) * zoom))
}

describe.each([...LOOKS])('%s', (game, look) => {
  const found = positions(game)
  it('has positions to look at', () => expect(found.length).toBeGreaterThan(0))
  it.each([false, true])('can be hit, on phones: %s', compact => {
    const options: DrawOptions = { bare: true, compact }
    const stages = STAGES.filter(stage => stage.compact === compact)
    for (const position of found)
      for (const scene of moments(position, look)) {
        const wanted = scene.marks
          .filter(mark => mark.kind === 'target')
          .flatMap(mark => (mark.move ? [mark.at.join(' ')] : mark.at))
          .sort()
        if (!wanted.length) continue
        const where = `ply ${position.ply}, ${position.seats} seats, ${JSON.stringify(position.options)}`
        const drawn = drawScene(look, scene, options)
        const seen = touches(drawn)
        expect(overlaps(seen), where).toEqual([])
        expect(painted(drawn), where).toEqual([])
        const plan = look.flat && drawScene(look, scene, { ...options, flat: true })
        const all = plan ? touches(plan) : seen
        expect([...all.keys()].sort(), where).toEqual(wanted)
        expect(overlaps(all), where).toEqual([])
        for (const stage of stages) {
          const size = smallest(plan ?? drawn, all, stage)
          expect(size, `${where}, ${stage.name}`).toBeGreaterThanOrEqual(stage.least - 1e-6)
        }
      }
  })
})
