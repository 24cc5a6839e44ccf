// What the kit draws, on the page: the same nodes, rendered by Preact.
import { Fragment, type VNode } from 'preact'
import { jsx } from 'preact/jsx-runtime'
import type { Drawn, Kid } from '../board/svg'
import { inner, shown } from '../board/write'

const known = new WeakMap<object, VNode>() // the same drawing is the same node, which Preact passes over when it comes again

/** The stylesheet of a picture is in the page's own, where a strict policy allows it. */
export function rendered(kid: Kid): VNode | null {
  if (!kid || ('tag' in kid && kid.tag === 'style')) return null
  const before = known.get(kid)
  if (before) return before
  const made = 'tag' in kid ? element(kid) : jsx(Fragment, { children: kid.map(rendered) })
  known.set(kid, made)
  return made
}

function element(drawn: Drawn): VNode {
  const { tag, attributes, children, key, still } = drawn
  const props: Record<string, unknown> = still
    ? { dangerouslySetInnerHTML: { __html: inner(drawn) } }
    : { children: typeof children === 'string' ? children : children.map(rendered) }
  for (const name in attributes) {
    const value = shown(name, attributes[name])
    if (value !== undefined) props[name] = value
  }
  return jsx(tag, props, key)
}
