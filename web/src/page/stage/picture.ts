// The picture as it is on the page: brought from one scene to the next, and asked where things are.
import type { Scene } from '../../scene'
import { calm } from '../session'
import type { Spot } from './cursor'
import { flights, fly, settle, spots } from './motion'
import { childrenAfter, openTag, patchKids, withoutStyle } from './patch'

export type Picture = ReturnType<typeof openPicture>

/** Two pictures that differ at most in what of the plane they show. Their size is the page's to say. */
const sameBut = (one: string, other: string): boolean => {
  const plain = (tag: string): string => tag.replace(/ (viewBox|width|height)="[^"]*"/g, '')
  return one !== '' && plain(one) === plain(other)
}

export function openPicture(host: HTMLElement) {
  let tag = ''
  let kids: string[] = []
  let node: ChildNode | undefined
  let scene: Scene | undefined
  const matrix = (): DOMMatrix | null => host.querySelector('svg')?.getScreenCTM() ?? null
  const elements = (): Map<string, Element> =>
    new Map([...host.querySelectorAll('[data-id]')].map(element => [element.getAttribute('data-id') ?? '', element]))

  function bring(svg: string): void {
    const fresh = withoutStyle(svg)
    const freshTag = openTag(fresh)
    const freshKids = childrenAfter(kids, fresh)
    if (node instanceof Element && sameBut(tag, freshTag)) {
      node.setAttribute('viewBox', /viewBox="([^"]*)"/.exec(freshTag)?.[1] ?? '')
      patchKids(node, kids, freshKids)
    } else {
      host.innerHTML = fresh
      node = host.firstChild ?? undefined
    }
    ;[tag, kids] = [freshTag, freshKids]
  }
  /** Where a place is on the screen: its target, where it has one, else the thing itself. */
  function box(place: string): DOMRect | undefined {
    const targets = [...host.querySelectorAll('[data-mark=target]')]
    const mark = targets.find(one => one.getAttribute('data-at') === place)
    return (mark ?? elements().get(place))?.getBoundingClientRect()
  }

  return {
    box,
    /** Show the next scene, drawn; `move` lets what has changed its place go there. */
    show(next: Scene, svg: string, move: boolean): void {
      settle()
      const moves = move && scene && !calm.matches ? flights(scene, next) : []
      const from = moves.map(one => one.from)
      const were = spots(moves.length ? elements() : new Map(), from)
      bring(svg)
      scene = next
      // Measuring costs a layout, which the next frame makes anyway; it is not painted before this has run.
      if (moves.length) requestAnimationFrame(() => scene === next && fly(moves, were, elements(), matrix()?.a ?? 1))
    },
    middles: (places: Iterable<string>): Spot[] =>
      [...places].flatMap(id => {
        const at = box(id)
        return at ? [{ id, x: at.x + at.width / 2, y: at.y + at.height / 2 }] : []
      }),
    /** A point of the screen in the picture's own measure. */
    within(x: number, y: number): readonly [x: number, y: number] {
      const inverse = matrix()?.inverse()
      const spot = inverse && new DOMPoint(x, y).matrixTransform(inverse)
      return [spot?.x ?? NaN, spot?.y ?? NaN]
    },
  }
}
