// The drawing code as Python gets it: one file, for an engine without anything of a browser.
import { expect, test } from 'vitest'
import { drawingCode } from '../../covers'
import { draw } from '../../src/draw'
import given from '../../src/games/towers/scene.json'

test('the bundle draws the same without DOM, Intl, console or clock', async () => {
  const code = await drawingCode()
  const absent = [
    'document',
    'window',
    'self',
    'navigator',
    'console',
    'Intl',
    'structuredClone',
    'process',
    'Date',
    'setTimeout',
  ]
  const bundled = new Function(...absent, `${code};return donjonDraw.draw`)() as typeof draw
  expect(bundled(JSON.stringify(given), '{"theme":"dark"}')).toBe(draw(JSON.stringify(given), '{"theme":"dark"}'))
})
