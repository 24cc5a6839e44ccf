// Pictures of the page are named in the reader's language.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOOKS } from 'virtual:looks'
import { describe, expect, it, vi } from 'vitest'
import { folders } from '../../games'
import type { Look } from '../../src/board/look'
import { written } from '../../src/board/write'
import { pictured } from '../../src/page/pictured'
import type { Scene } from '../../src/scene'

vi.mock('../../src/page/session', () => ({ gameCard: () => ({ title: 'Ein Spiel' }) })) // the real one needs a browser

describe.each([...folders()])('%s', (name, folder) => {
  const scene = JSON.parse(readFileSync(join(folder, 'scene.json'), 'utf-8')) as Scene
  const look = LOOKS.get(name) as Look
  it.each([false, true])('is called what the server calls it; straight down: %s', flat =>
    expect(written(pictured(look, scene, { flat }))).toContain('<title>Ein Spiel</title>'),
  )
})
