// The picture as it is on the page: brought from one scene to the next, and asked where things are.
import { render } from 'preact'
import type { Drawn } from '../../board/svg'
import type { Scene } from '../../scene'
import { rendered } from '../drawing'
import { calm } from '../session'
import type { Spot } from './cursor'
import { flights } from './flights'
import { fly, settle, spots } from './motion'
import { reused } from './reuse'

export type Picture = ReturnType<typeof openPicture>

export function openPicture(host: HTMLElement) {
  let drawing: Drawn | undefined
  let scene: Scene | undefined
  const matrix = (): DOMMatrix | null => host.querySelector('svg')?.getScreenCTM() ?? null
  const elements = (): Map<string, Element> =>
    new Map([...host.querySelectorAll('[data-id]')].map(element => [element.getAttribute('data-id') ?? '', element]))

  /** Where a place is on the screen: its target, where one is seen, else the thing itself; of several places the first. */
  function box(place: string): DOMRect | undefined {
    const targets = [...host.querySelectorAll('[data-mark=target]')]
    const mark = targets.find(one => one.getAttribute('data-at') === place)?.querySelector('.touch')
    return (mark ?? elements().get(place.split(' ')[0] ?? ''))?.getBoundingClientRect()
  }

  return {
    box,
    /** Where places lie on the screen, those next to the middle of this first. */
    lying(around: Element): [place: string, box: DOMRect][] {
      settle()
      const { x, y, width, height } = around.getBoundingClientRect()
      const far = (at: DOMRect): number =>
        Math.hypot(at.x + at.width / 2 - x - width / 2, at.y + at.height / 2 - y - height / 2)
      return [...host.querySelectorAll('[data-id]:not([data-at])')]
        .map((one): [string, DOMRect] => [one.getAttribute('data-id') ?? '', one.getBoundingClientRect()])
        .toSorted(([, a], [, b]) => far(a) - far(b))
    },
    /** Where the first of these that is still there lay, and lies now. */
    still(lay: readonly [place: string, box: DOMRect][]): [was: DOMRect, now: DOMRect] | undefined {
      const there = elements()
      const found = lay.find(([place]) => there.has(place))
      const now = found && there.get(found[0])?.getBoundingClientRect()
      return found && now && [found[1], now]
    },
    /** Show the next scene, drawn; `move` lets what has changed its place go there. */
    show(next: Scene, drawn: Drawn, move: boolean): void {
      settle()
      const moves = move && scene && !calm.matches ? flights(scene, next) : []
      const from = moves.map(one => one.from)
      const were = spots(moves.length ? elements() : new Map(), from)
      drawing = reused(drawing, drawn)
      render(rendered(drawing), host)
      scene = next
      // Measuring costs a layout, which the next frame makes anyway; it is not painted before this has run.
      if (moves.length) requestAnimationFrame(() => scene === next && fly(moves, were, elements(), matrix()?.a ?? 1))
    },
    /** How high up the screen the pieces at a place reach. */
    tops: (place: string): number[] =>
      [...host.querySelectorAll(`[data-id][data-at="${CSS.escape(place)}"]`)].map(one => one.getBoundingClientRect().y),
    /** Where the targets are on the screen, as far as they are drawn. */
    touches: (): DOMRect[] =>
      [...host.querySelectorAll('[data-mark=target] .touch')].map(one => one.getBoundingClientRect()),
    middles: (places: Iterable<string>): Spot[] =>
      [...places].flatMap(id => {
        const at = box(id)
        return at ? [{ id, x: at.x + at.width / 2, y: at.y + at.height / 2 }] : []
      }),
    /** What of the targets can be aimed at, and px of the screen a unit of the picture. */
    aims: (): { spots: Spot[]; scale: number } => ({
      scale: matrix()?.a ?? 1,
      spots: [...host.querySelectorAll('[data-mark=target]')].flatMap(mark => {
        const at = mark.querySelector('.touch, .anchor')?.getBoundingClientRect()
        return at ? [{ id: mark.getAttribute('data-at') ?? '', x: at.x + at.width / 2, y: at.y + at.height / 2 }] : []
      }),
    }),
    /** A point of the screen in the picture's own measure. */
    within(x: number, y: number): readonly [x: number, y: number] {
      const inverse = matrix()?.inverse()
      const spot = inverse && new DOMPoint(x, y).matrixTransform(inverse)
      return [spot?.x ?? NaN, spot?.y ?? NaN]
    },
  }
}
