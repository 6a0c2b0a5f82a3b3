// What the processor's own work takes, in a process of its own: prints milliseconds of processor time as JSON.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { furnishing } from '../../../packages/drawing/src/furnishing.ts'
import { textureOfGoods } from '../../../packages/drawing/src/goods.ts'
import { planeOf, type Quad } from '../../../packages/drawing/src/photo/corners.ts'
import { photoScene } from '../../../packages/drawing/src/photo/photo-scene.ts'
import { planSceneOf } from '../../../packages/drawing/src/plan-scenes.ts'
import { filmOf } from '../../../packages/drawing/src/relight/film.ts'
import { mipOf } from '../../../packages/drawing/src/relight/mip.ts'
import { relight } from '../../../packages/drawing/src/relight/relight.ts'
import { sceneFrom, unstacked } from '../../../packages/drawing/src/relight/scene.ts'
import { scenes } from '../../../packages/drawing/src/relight/scene-index.ts'
import { reflectanceOn, stage } from '../../../packages/drawing/src/relight/stage.ts'

const folder = join(import.meta.dirname, '../../../packages/drawing/scenes')
const plan = 'kitchen-l-11x13'
const turns = 9

const bytesOf = async (file: string) =>
  new Uint8Array(
    await sharp(readFileSync(join(folder, file)))
      .removeAlpha()
      .raw()
      .toBuffer(),
  )

const processorMs = (work: () => unknown): number => {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

/** The middle one: the first turns are those that the compiler learns by, as in a browser that has just opened a room. */
const middleOf = (work: () => unknown): number => {
  const all = Array.from({ length: turns }, () => processorMs(work)).sort((one, other) => one - other)
  return Math.round(all[Math.floor(turns / 2)] ?? 0)
}

/** All surfaces of a kitchen, their textures at hand, 1200 by 900. */
const wholePicture = async (): Promise<number> => {
  const entry = scenes[`plan-${plan}`]
  const planes = planSceneOf(plan)?.planes
  if (!entry || !planes) throw new Error('The kitchen has no scene.')
  const film = filmOf(await bytesOf('film.png'))
  const layers = unstacked(entry, await bytesOf(`plan-${plan}.avif`))
  const scene = stage(sceneFrom(entry, entry, layers), film)
  const surfaces = planes.map(({ usual }, index) => {
    const texture = textureOfGoods(furnishing[usual], scene.width)
    return { mip: mipOf(texture, reflectanceOn(scene, index)), gloss: furnishing[usual].gloss, zoom: 1 }
  })
  return middleOf(() => relight(scene, surfaces, film))
}

/** A floor that takes a good half of a photo as large as rooms are drawn. */
const photoMarked = (): number => {
  const size = { width: 1_200, height: 900, lens: null }
  const pixels = Uint8ClampedArray.from(
    { length: size.width * size.height * 4 },
    (_, at) => 90 + ((at * 31) % 97),
  )
  const outline: Quad = [
    [0.3, 0.45],
    [0.7, 0.45],
    [0.98, 0.98],
    [0.02, 0.98],
  ]
  const plane = planeOf(outline, { width: 3, height: 4 })
  const surface = { plane, outline, holes: [], smoothing: 0.5, brightness: 0 }
  return middleOf(() => photoScene({ ...size, pixels }, surface))
}

const figures = {
  'whole picture by the processor, 1200 px, ms of processor': await wholePicture(),
  'photo, light and cut-out after marking, ms of processor': photoMarked(),
}
process.stdout.write(JSON.stringify(figures))
