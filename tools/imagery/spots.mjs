// Where each surface of a rendered room is seen, for pages that show its picture and never open the scene.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { sceneFrom, unstacked } from '../../packages/drawing/src/relight/scene.ts'
import { cellsOf, spotOf } from '../../packages/drawing/src/relight/where-surfaces-are.ts'

const folder = new URL('../../packages/drawing/scenes/', import.meta.url).pathname
const spotsFile = join(folder, 'spots.json')

/** One for each plane, as shares of the picture; null for what is hardly seen. */
export const spotsOf = async (name, entry) => {
  const stacked = await sharp(join(folder, `${name}.avif`))
    .removeAlpha()
    .raw()
    .toBuffer()
  const scene = sceneFrom(entry, entry, unstacked(entry, stacked))
  const cells = cellsOf(scene)
  return entry.planes.map((_, plane) => spotOf(cells, plane, scene)?.map(rounded) ?? null)
}

const rounded = (share) => Math.round(share * 1_000) / 1_000

/** Of all rooms, or of one that was rendered anew. */
export const writeSpots = async (scenes, only = Object.keys(scenes)) => {
  const known = readKnown()
  for (const name of only) if (scenes[name].kind !== 'object') known[name] = await spotsOf(name, scenes[name])
  const rooms = Object.entries(known).filter(([name]) => /^(room|plan)-/.test(name) && scenes[name])
  const lines = rooms.sort(([one], [other]) => one.localeCompare(other)).map(lineOf)
  writeFileSync(spotsFile, `{\n${lines.join(',\n')}\n}\n`)
}

const lineOf = ([name, spots]) => `  ${JSON.stringify(name)}: ${JSON.stringify(spots)}`

const readKnown = () => {
  try {
    return JSON.parse(readFileSync(spotsFile, 'utf8'))
  } catch {
    return {}
  }
}
