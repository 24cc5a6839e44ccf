// Torres: eight by eight cells, castles in true height, isometric from four sides. Heights are digits on the roofs; the score
// track runs round the board, what the players hold lies below it.

import { KNIGHT_SHAPE, knight } from '../../board/figures'
import { flat } from '../../board/flat'
import { diamond, faces, isometric, type Part, painted, type View } from '../../board/iso'
import { type Column, covered, figureSamples, slab } from '../../board/isoshade'
import { lesson } from '../../board/lesson'
import type { Look, Settings } from '../../board/look'
import { bubble, corners, ghost, reach, selected, threatened, touch, trail, underline, xray } from '../../board/marks'
import { type Badge, seatOf } from '../../board/palette'
import { softFilter } from '../../board/plan'
import { plaque } from '../../board/plaques'
import { playerStrip } from '../../board/players'
import { has, markedEach, markedTrails, ofKind, places, tagged } from '../../board/shapes'
import { at, type Box, type Drawn, document, group, type Kid, type Point, pair, rect } from '../../board/svg'
import { styles } from '../../board/text'
import type { Scene, Shape } from '../../scene'
import type { Event } from '../../wire'
import { column, foundation, ground, type Higher, type RoofOptions, stoneFor } from './castle'
import { hands, phaseCard, stacksNote } from './hands'
import { CROWNED, king } from './king'
import { held, sign } from './signs'
import { comes, ghostOf, STANDING, seenTargets, TOUCH } from './targets'
import { bed, frame, MARGIN } from './track'

const THICK = 0.6 // storeys of board
const TABLE = 24 // px of table round the board
export const FOOT = 5 // px a figure stands behind the middle of its roof

/** A cell as seen, with its height and the figure on it. */
export interface Site {
  shape: Shape
  x: number
  y: number
  height: number
  middle: [number, number] // of its roof, on screen
  figure?: Shape
}

/** One picture in the making. */
export interface Sheet {
  scene: Scene
  given: Settings
  view: View
  grow: number
  sites: Site[]
  site: (shape: Shape) => Site // of a place or of a figure
  columns: Column[]
  hiders: Column[] // columns and figures: what can hide a digit
}

function sheet(scene: Scene, given: Settings): Sheet {
  const view = isometric({ rows: scene.rows, cols: scene.columns, a: 52, h: 24, turn: given.turn })
  const grow = given.compact ? 4 / 3 : 1
  const figures = new Map(ofKind(scene, 'knight', 'king').map(shape => [`${shape.x},${shape.y}`, shape]))
  const sites = ofKind(scene, 'cell').map((shape): Site => {
    const [{ x, y }, height, figure] = [
      view.cell(shape.y, shape.x),
      shape.height ?? 0,
      figures.get(`${shape.x},${shape.y}`),
    ]
    return { shape, x, y, height, middle: view.project(x + 0.5, y + 0.5, height), ...(figure && { figure }) }
  })
  const byCell = new Map(sites.map(site => [`${site.shape.x},${site.shape.y}`, site]))
  const site = (shape: Shape): Site => {
    const found = byCell.get(`${shape.x},${shape.y}`)
    if (!found) throw new Error(`There is no cell under "${shape.id}" in this scene of ${scene.game}.`)
    return found
  }
  const columns = sites
    .filter(({ height }) => height > 0)
    .map(({ x, y, height }) => ({ x, y, outline: faces(view, x, y, 1, 1, 0, height).outline }))
  const standing = sites
    .filter(({ figure }) => figure)
    .map(({ x, y, middle: [cx, cy] }) => {
      const [w, tall] = [13 * grow, 62 * grow]
      return {
        x,
        y,
        outline: [
          [cx - w, cy],
          [cx + w, cy],
          [cx + w, cy - tall],
          [cx - w, cy - tall],
        ] as Point[],
      }
    })
  return { scene, given, view, grow, sites, site, columns, hiders: [...columns, ...standing] }
}

// ------------------------------------------------------------------ the field and its castles
function heightsAround({ sites }: Sheet): (site: Site) => Higher {
  const tall = new Map(sites.map(({ x, y, height }) => [`${x},${y}`, height]))
  const above = (site: Site, x: number, y: number): number => (tall.get(`${x},${y}`) ?? 0) - site.height
  return site => ({ west: above(site, site.x - 1, site.y), north: above(site, site.x, site.y - 1) })
}

/** The cells without a block: they lie under everything. */
const field = (on: Sheet, higher: (site: Site) => Higher): Part[] =>
  on.sites
    .filter(({ height }) => !height)
    .map(site => {
      const { shape, x, y } = site
      const drawn = ground(on.view, x, y, (shape.x + shape.y) % 2 === 0, higher(site), on.given.theme)
      return {
        x,
        y,
        z: 0,
        svg: tagged(shape, drawn, has(shape, 'marked') && foundation(on.view, x, y, on.given.theme)),
      }
    })

function castles(on: Sheet, higher: (site: Site) => Higher): Part[] {
  const { scene, given, view, grow, hiders } = on
  const ticked = new Set(given.marks ? scene.marks.filter(mark => mark.kind === 'last').flatMap(mark => mark.at) : [])
  const stone = stoneFor(given.theme)
  return on.sites
    .filter(({ height }) => height)
    .map(site => {
      const { shape, x, y, height, figure } = site
      const digit: RoofOptions['digit'] = !figure ? 'middle' : given.compact ? 'none' : 'corner'
      const options = {
        higher: higher(site),
        stone,
        hiders,
        grow,
        digit,
        ticked: ticked.has(shape.id),
        planned: has(shape, 'planned'),
      }
      return { x, y, z: 0, svg: tagged(shape, column(view, x, y, height, options)) }
    })
}

const badge = (figure: Shape): Badge => (figure.kind === 'king' ? CROWNED : seatOf(figure.owner ?? ''))

/** Knights and king on their roofs; on phones the level stands on a plaque at the foot. */
function figures(on: Sheet): Part[] {
  const { given, grow, hiders } = on
  return on.sites.flatMap(({ figure, x, y, height, middle: [cx, cy] }): Part[] => {
    if (!figure) return []
    const drawn =
      figure.kind === 'king' ? king({ scale: grow }) : knight(seatOf(figure.owner ?? ''), { scale: 1.06 * grow })
    const beside: Point[] = [-6, 8].flatMap(u => [-8, 6].map((v): Point => [cx + 19 + u, cy - 6 + v]))
    const level =
      given.compact && height > 0 && plaque(covered(beside, { x, y }, hiders) ? -19 : 19, -1, height, { size: 26 })
    const figureSvg = has(figure, 'planned') ? ghost(drawn) : drawn
    return [{ x, y, z: height, late: 3, svg: tagged(figure, at(cx, cy - FOOT, figureSvg, level)) }]
  })
}

/** Who stands mostly behind towers shows through them. */
const hidden = ({ sites, columns }: Sheet): Kid =>
  group(
    { 'pointer-events': 'none' },
    sites.map(({ figure, x, y, middle: [cx, cy] }) =>
      figure && covered(figureSamples({ cx, cy: cy - FOOT }), { x, y }, columns, 0.4)
        ? xray(cx, cy - FOOT, badge(figure), KNIGHT_SHAPE)
        : '',
    ),
  )

// ------------------------------------------------------------------ marks
/** Marks on a roof, under its figure: painted with the cell, since nearer towers may hide them. */
function roofMarks({ scene, view, site }: Sheet): Part[] {
  const part = (place: Shape, svg: Kid): Part => ({ ...site(place), z: site(place).height, late: 1, svg })
  const place = places(scene)
  return scene.marks.flatMap(mark =>
    mark.kind !== 'last' && mark.kind !== 'selected'
      ? []
      : mark.at.map(id => {
          const { x, y, height, middle } = site(place(id))
          const drawn =
            mark.kind === 'last'
              ? corners(diamond(view, x, y, height, 0.05))
              : selected(middle[0], middle[1] - 4, { r: 26, squash: 0.5 })
          return part(place(id), group({ 'data-mark': mark.kind, 'data-at': id, 'pointer-events': 'none' }, drawn))
        }),
  )
}

/** The way of the last move, an arc from roof to roof; it lies under the castles. */
const trails = ({ scene, site }: Sheet): Kid =>
  markedTrails(scene, way =>
    way.length < 2
      ? ''
      : trail(
          way.slice(1).reduce(
            (d, place, i) => {
              const [[x0, y0], [x1, y1]] = [site(way[i] ?? place).middle, site(place).middle]
              return `${d}Q${pair([(x0 + x1) / 2 - 8, Math.min(y0, y1) - 16])} ${pair([x1, y1 - 4])}`
            },
            `M${pair(site(way[0] as Shape).middle)}`,
          ),
        ),
  )

/** Marks that nothing may hide. */
const topMarks = (on: Sheet): Kid => {
  const spots = seenTargets(on)
  return [
    markedEach(on.scene, 'can', place => {
      const [x, y] = on.site(place).middle
      return underline(x, y - FOOT + 4, { wide: 38 * on.grow })
    }),
    markedEach(on.scene, 'threatened', place => threatened(...on.site(place).middle, { r: 30, squash: 0.5 })),
    markedEach(on.scene, 'reach', place => reach(...on.site(place).middle, { r: 20, squash: 0.5 })),
    markedEach(on.scene, 'target', (place, mark) => {
      const spot = spots.get(place.id)
      return spot && [touch(...spot, TOUCH[0], TOUCH[1]), comes(on, place, mark, spot)]
    }),
    lesson(on.scene, place => on.site(place).middle, { bend: 0.24 }),
    group(
      { 'pointer-events': 'none' },
      notes(on).map(note => bubble(note.x, note.y, note.label)),
    ),
  ]
}

function notes({ scene, site }: Sheet): { x: number; y: number; label: string }[] {
  const place = places(scene)
  return scene.marks.flatMap(mark => {
    const label = mark.kind === 'target' || mark.kind === 'arrow' ? '' : (mark.label ?? '')
    const way = mark.kind === 'last' || mark.kind === 'trail' // of these only the end is noted
    return (label ? mark.at.slice(way ? -1 : 0) : []).map(id => {
      const { middle, figure } = site(place(id))
      return { x: middle[0], y: middle[1] - (figure ? 72 : 14), label }
    })
  })
}

// ------------------------------------------------------------------ the picture
/** What of the plane the picture shows, before the players' cards: the board, and whatever stands up beyond it. */
function bounds(on: Sheet): Box {
  const { view, given, sites } = on
  const [m, side] = given.compact ? [0.14, 6] : [MARGIN, TABLE]
  const [left] = view.project(-m, view.deep + m)
  const [right] = view.project(view.wide + m, -m)
  const bottom = view.project(view.wide + m, view.deep + m, -THICK)[1] + (given.compact ? 12 : 34)
  const tops = sites.map(({ figure, middle }) => middle[1] - (figure ? 78 * on.grow : 34))
  const half = Math.max(right + side, side - left)
  // Room for a knight on two blocks in the far corner, so that the board stays where it is while one climbs.
  const top = Math.min(view.project(-m, -m)[1] - side, view.project(0.5, 0.5, 2)[1] - 78 * on.grow, ...tops)
  return [-half, top, 2 * half, bottom - top]
}

function draw(scene: Scene, given: Settings): Drawn {
  const on = sheet(scene, given)
  const { theme, bare, compact, marks } = given
  const [x, y, width, height] = bounds(on)
  const room = { x: x + (compact ? 12 : TABLE), y: y + height, width: width - 2 * (compact ? 12 : TABLE), theme }
  const strip = bare
    ? { svg: null, height: 0 }
    : compact
      ? playerStrip(scene.players, { ...room, note: stacksNote })
      : hands(scene.players, room)
  const box: Box = [x, y, width, height + (strip.height ? strip.height + TABLE : 0)]
  const rim = compact ? { under: null, over: null } : frame(on.view, theme, scene.players)
  const higher = heightsAround(on)
  return document(
    box,
    scene.title,
    styles(),
    softFilter(),
    !bare && rect(...box, { fill: theme.table }),
    !bare && !compact && at(x + TABLE, y + TABLE, phaseCard(scene, theme)),
    slab(on.view, compact ? 0.14 : MARGIN, THICK, theme),
    rim.under,
    bed(on.view, theme),
    painted(field(on, higher)),
    marks && trails(on),
    painted([...castles(on, higher), ...figures(on), ...(marks ? roofMarks(on) : [])]),
    hidden(on),
    marks && topMarks(on),
    rim.over,
    strip.svg,
  )
}

/** The castle that a cell is part of. */
function extent(scene: Scene, place: string): string[] {
  const built = new Map(scene.shapes.filter(isBuilt).map(shape => [`${shape.x},${shape.y}`, shape.id]))
  const start = scene.shapes.find(shape => shape.id === place)
  const found = new Set<string>()
  const spread = (x: number, y: number): void => {
    const id = built.get(`${x},${y}`)
    if (id === undefined || found.has(id)) return
    found.add(id)
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const)
      spread(x + dx, y + dy)
  }
  if (start) spread(start.x, start.y)
  return [...found]
}
const isBuilt = (shape: Shape): boolean => shape.at === undefined && !!shape.height

/** A knight or the king on the plan, their feet at 0, 0. */
const figureOf = (piece: Shape): Kid =>
  piece.kind === 'king'
    ? king({ scale: 0.8 })
    : piece.kind === 'knight' && knight(seatOf(piece.owner ?? ''), { scale: 0.8, shadow: false })

/** A castle counts its area once for each level that the highest knight stands on. */
const factors = ({ details: { area, level } = {} }: Event): string => (area && level ? `${area} × ${level}` : '')

export const look: Look = {
  draw,
  sign,
  held,
  extent,
  factors,
  flat: (scene, given) => flat(scene, given, { badgeOf: badge, ghostOf, figureOf, standing: STANDING, walls: true }),
}
