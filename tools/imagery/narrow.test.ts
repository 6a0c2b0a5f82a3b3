import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import index from '../../packages/drawing/scenes/narrow-scenes.json' with { type: 'json' }
import { furnishing } from '../../packages/drawing/src/furnishing.ts'
import { laidGoods } from '../../packages/drawing/src/laid-goods.ts'
import { filmOf } from '../../packages/drawing/src/relight/film.ts'
import { narrowSize } from '../../packages/drawing/src/relight/narrow-scene.ts'
import { relight } from '../../packages/drawing/src/relight/relight.ts'
import { type Scene, sceneFrom, unstacked } from '../../packages/drawing/src/relight/scene.ts'
import { type SceneEntry, sceneNames, scenes } from '../../packages/drawing/src/relight/scene-index.ts'
import { stage } from '../../packages/drawing/src/relight/stage.ts'
import { cellsOf, spotOf } from '../../packages/drawing/src/relight/where-surfaces-are.ts'
import { digestOf, layersOf, narrowFile, roomsToNarrow, wideFile } from './narrow.mjs'

const rooms = [...sceneNames('room'), ...sceneNames('plan')]
const narrowed = Object.entries(index)
/** Of `npm run bench:visualizer`. */
const cap = 65_000

const entryOf = (name: string): SceneEntry => {
  const entry = scenes[name]
  if (!entry) throw new Error(`There is no scene called ${name}.`)
  return entry
}

test('every room comes to a phone in no more bytes than it may have', () => {
  const bytes = rooms.map(
    (name) => statSync(existsSync(narrowFile(name)) ? narrowFile(name) : wideFile(name)).size,
  )
  expect(Math.max(...bytes)).toBeLessThanOrEqual(cap)
})

test('rooms that are too large for a phone have narrow layers, and no others', () => {
  expect(narrowed.map(([name]) => name)).toEqual(roomsToNarrow(scenes).sort())
  const files = readdirSync(dirname(narrowFile('any'))).map((file) => file.replace(/-narrow\.avif$/, ''))
  expect(files.sort()).toEqual(narrowed.map(([name]) => name))
})

test.each(narrowed)(
  'the narrow layers of %s were made from its layers as they are now',
  async (name, made) => {
    expect(made).toBe(digestOf(name))
    const entry = entryOf(name)
    const { width, height } = narrowSize(entry)
    expect(await sharp(narrowFile(name)).metadata()).toMatchObject({
      width,
      height: height * layersOf(entry),
    })
  },
)

const film = filmOf(
  await sharp(join(dirname(wideFile('any')), 'film.png'))
    .removeAlpha()
    .raw()
    .toBuffer(),
)
const pixelsOf = (file: string) => sharp(readFileSync(file)).removeAlpha().raw().toBuffer()

/** A room at two widths: as it was packed, scaled down; and as phones are given it. */
const bothOf = async (name: string): Promise<[Scene, Scene]> => {
  const entry = entryOf(name)
  const size = narrowSize(entry)
  const raw = { width: entry.width, height: entry.height, channels: 3 } as const
  const scaled = unstacked(entry, await pixelsOf(wideFile(name))).map((layer) =>
    sharp(layer, { raw }).resize(size.width, size.height, { fit: 'fill' }).raw().toBuffer(),
  )
  const narrow = unstacked({ ...entry, ...size }, await pixelsOf(narrowFile(name)))
  return [sceneFrom(entry, size, await Promise.all(scaled)), sceneFrom(entry, size, narrow)]
}

const laidInOak = (scene: Scene): Uint8Array => {
  const staged = stage(scene, film)
  const goods = scene.entry.planes.map((_, plane) =>
    laidGoods(plane % 2 === 0 ? furnishing.limestone : furnishing.oak, { scene: staged, plane }),
  )
  return relight(staged, goods, film)
}

/** Of 255. Leaves, which a patio is full of, lose most when they are packed again; a kitchen is 1 and 10 apart. */
const mostApart = { mean: 3.2, nearlyAll: 25 }

test.each(['room-patio', 'room-patio-pool', 'plan-kitchen-l-13x13', 'plan-bath-double-8x9'])(
  'who looks at %s on a phone sees what the wide layers show',
  async (name) => {
    const [wide, narrow] = await bothOf(name)
    const [one, other] = [laidInOak(wide), laidInOak(narrow)]
    const apart = one.map((value, at) => Math.abs(value - (other[at] ?? 0))).sort()
    expect(apart.reduce((sum, each) => sum + each, 0) / apart.length).toBeLessThan(mostApart.mean)
    expect(apart[Math.floor(apart.length * 0.99)]).toBeLessThanOrEqual(mostApart.nearlyAll)
  },
)

test.each(narrowed.map(([name]) => name))(
  'the surfaces of %s are where they were: its planes hold at either width',
  async (name) => {
    const [wide, narrow] = await bothOf(name)
    const [before, after] = [cellsOf(wide), cellsOf(narrow)]
    const moved = before.filter((cell, at) => cell !== after[at]).length
    expect(moved / before.length).toBeLessThan(0.01)
    for (const plane of wide.entry.planes.keys()) {
      const [from, to] = [spotOf(before, plane, wide), spotOf(after, plane, narrow)]
      expect(from === null).toBe(to === null)
      for (const side of [0, 1] as const) expect(to?.[side] ?? 0).toBeCloseTo(from?.[side] ?? 0, 1)
    }
  },
)
