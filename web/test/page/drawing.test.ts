// Drawings on the page: the nodes Preact gets say what the written picture says.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOOKS } from 'virtual:looks'
import { type ComponentChild, Fragment, type VNode } from 'preact'
import { describe, expect, it } from 'vitest'
import { folders } from '../../games'
import { drawScene, type Look } from '../../src/board/look'
import { group, type Kid, keyed, path, still, title } from '../../src/board/svg'
import { styles } from '../../src/board/text'
import { escaped, written } from '../../src/board/write'
import { rendered } from '../../src/page/drawing'
import type { Scene } from '../../src/scene'

/** What Preact would make of a node, as text. */
function told(node: ComponentChild): string {
  if (typeof node === 'string') return escaped(node)
  if (!node || typeof node !== 'object') return ''
  if (Array.isArray(node)) return node.map(told).join('')
  const { type, props } = node as VNode<Record<string, unknown>>
  const { children, dangerouslySetInnerHTML: html, ...given } = props
  const content = html ? (html as { __html: string }).__html : told(children as ComponentChild)
  if (type === Fragment) return content
  const tag = Object.entries(given).reduce(
    (out, [name, value]) => `${out} ${name}="${escaped(String(value))}"`,
    String(type),
  )
  return content ? `<${tag}>${content}</${String(type)}>` : `<${tag}/>`
}

describe.each([...folders()])('%s', (name, folder) => {
  const scene = JSON.parse(readFileSync(join(folder, 'scene.json'), 'utf-8')) as Scene
  it.each([{}, { bare: true }, { turn: 1, theme: 'dark' }, { flat: true }] as const)(
    'is what is written: %j',
    options => {
      const drawn = drawScene(LOOKS.get(name) as Look, scene, options)
      expect(told(rendered(drawn))).toBe(written(drawn).replace(written(styles()), ''))
    },
  )
})

describe('rendered', () => {
  it('gives the same node for the same drawing, so that Preact passes over it', () => {
    const drawn = group({}, path('M0 0'), [path('M1 1')])
    expect(rendered(drawn)).toBe(rendered(drawn))
    expect(rendered(group({}, path('M0 0')))).not.toBe(rendered(group({}, path('M0 0'))))
  })
  it('hands on the key', () => expect(rendered(keyed('c4', path('M0 0')))?.key).toBe('c4'))
  it('hands on what is still as text, and escapes it', () =>
    expect(rendered(still(group({}, title('Tom & Ann'))))?.props).toEqual({
      dangerouslySetInnerHTML: { __html: '<title>Tom &amp; Ann</title>' },
    }))
  it('leaves out what is nothing, and the stylesheet', () => {
    const nothing: Kid[] = [false, null, undefined, '', styles()]
    expect(nothing.map(rendered)).toEqual([null, null, null, null, null])
  })
  it('refuses a number that is none', () =>
    expect(() => rendered(path('M0 0', { opacity: NaN }))).toThrow('"opacity" of a drawing is NaN'))
})
