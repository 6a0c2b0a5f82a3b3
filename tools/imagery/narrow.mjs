// `npm run imagery:narrow`: of each rendered room whose layers are large, a narrower picture of the same layers for
// phones, where it is missing or the room was rendered anew. Made from the packed scenes: no Blender.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { narrowSize } from '../../packages/drawing/src/relight/narrow-scene.ts'
import { layersFor, unstacked } from '../../packages/drawing/src/relight/scene.ts'
import { readIndex } from './pack.mjs'

const scenesFolder = new URL('../../packages/drawing/scenes/', import.meta.url).pathname
const narrowFolder = join(scenesFolder, 'narrow')
const indexFile = join(scenesFolder, 'narrow-scenes.json')

/** Bytes of a phone's layers; the cap of `npm run bench:visualizer` is 65,000. */
export const mostBytes = 60_000
/** As the rooms themselves are packed, then less, until they are small enough; less at once for what has no fewer pixels. */
const qualities = [68, 60, 56, 52, 48, 44]

export const wideFile = (name) => join(scenesFolder, `${name}.avif`)
export const narrowFile = (name) => join(narrowFolder, `${name}-narrow.avif`)
/** Which packed scene a narrow one was made from. */
export const digestOf = (name) =>
  createHash('sha256')
    .update(readFileSync(wideFile(name)))
    .digest('hex')
    .slice(0, 12)

export const layersOf = ({ planes }) => layersFor(planes.length)

/** Rooms that are too large for a phone. */
export const roomsToNarrow = (scenes) =>
  Object.keys(scenes).filter(
    (name) => ['room', 'plan'].includes(scenes[name].kind) && statSync(wideFile(name)).size > mostBytes,
  )

/** Each layer by itself: scaled as one picture, they would run into each other at their seams. */
const narrowLayers = async (name, entry) => {
  const stacked = await sharp(wideFile(name)).removeAlpha().raw().toBuffer()
  const { width, height } = narrowSize(entry)
  const raw = { width: entry.width, height: entry.height, channels: 3 }
  const layers = unstacked(entry, stacked).map((layer) =>
    sharp(layer, { raw }).resize(width, height, { fit: 'fill', kernel: 'mitchell' }).raw().toBuffer(),
  )
  return Buffer.concat(await Promise.all(layers))
}

const encoded = async (name, entry) => {
  const { width, height } = narrowSize(entry)
  const layers = await narrowLayers(name, entry)
  const picture = sharp(layers, { raw: { width, height: height * layersOf(entry), channels: 3 } })
  for (const quality of width === entry.width ? qualities.slice(1) : qualities) {
    const bytes = await picture.clone().avif({ quality, effort: 4, chromaSubsampling: '4:4:4' }).toBuffer()
    if (bytes.length <= mostBytes) return { bytes, quality }
  }
  throw new Error(`${name} is larger than ${mostBytes} bytes at every quality.`)
}

const readMade = () => {
  try {
    return JSON.parse(readFileSync(indexFile, 'utf8'))
  } catch {
    return {}
  }
}

/** A line for each, so that a room that was rendered anew changes its own. */
const writeMade = (made) => {
  const lines = Object.entries(made).map(
    ([name, digest]) => `  ${JSON.stringify(name)}: ${JSON.stringify(digest)}`,
  )
  writeFileSync(indexFile, `{\n${lines.join(',\n')}\n}\n`)
}

/** Makes what is missing, and removes what nobody needs any more. */
export const narrowRooms = async () => {
  const { scenes } = readIndex()
  const wanted = roomsToNarrow(scenes).sort()
  const made = readMade()
  mkdirSync(narrowFolder, { recursive: true })
  for (const file of readdirSync(narrowFolder))
    if (!wanted.some((name) => narrowFile(name).endsWith(`/${file}`))) rmSync(join(narrowFolder, file))
  for (const name of wanted) {
    if (made[name] === digestOf(name) && existsSync(narrowFile(name))) continue
    const { bytes, quality } = await encoded(name, scenes[name])
    writeFileSync(narrowFile(name), bytes)
    made[name] = digestOf(name)
    console.log(`${name}: ${Math.round(bytes.length / 1000)} KB at quality ${quality}`)
    writeMade(Object.fromEntries(wanted.flatMap((each) => (made[each] ? [[each, made[each]]] : []))))
  }
}

if (process.argv[1] === new URL(import.meta.url).pathname) await narrowRooms()
