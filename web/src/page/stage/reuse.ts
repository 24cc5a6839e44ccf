// Finds in a new drawing what the one before had already: what is equal is the same node again, and need not be rendered.
import type { Attributes, Drawn, Kid } from '../../board/svg'

function equal(one: Attributes, other: Attributes): boolean {
  let more = 0
  for (const name in one) {
    if (one[name] !== other[name]) return false
    more++
  }
  for (const _ in other) more--
  return more === 0
}

const isDrawn = (kid: Kid): kid is Drawn => !!kid && 'tag' in kid
const keyOf = (kid: Kid): string | undefined => (isDrawn(kid) ? kid.key : undefined)

/** The drawing, made of nodes of the one before wherever these are equal. */
export function reused<T extends Kid>(before: Kid, after: T): T
export function reused(before: Kid, after: Kid): Kid {
  if (before === after || !before || !after) return after
  if (!isDrawn(after)) return isDrawn(before) ? after : all(before, after)
  if (!isDrawn(before) || before.tag !== after.tag) return after
  const children = inside(before.children, after.children)
  if (children === before.children && equal(before.attributes, after.attributes)) return before
  return { ...after, children }
}

const inside = (before: Drawn['children'], after: Drawn['children']): Drawn['children'] =>
  typeof before === 'string' || typeof after === 'string' ? after : all(before, after)

/** What has a key is found again wherever it stands in the list, all else by its place in it. */
function all(before: readonly Kid[], after: readonly Kid[]): readonly Kid[] {
  let byKey: Map<string | undefined, Kid> | undefined
  const search = (key: string): Kid => {
    byKey ??= new Map(before.map(kid => [keyOf(kid), kid]))
    return byKey.get(key)
  }
  let same = before.length === after.length
  const kids = after.map((kid, i) => {
    const key = keyOf(kid)
    const here = keyOf(before[i]) === key
    const found = reused(here ? before[i] : key !== undefined && search(key), kid)
    same &&= found === before[i]
    return found
  })
  return same ? before : kids
}
