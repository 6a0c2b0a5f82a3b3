// Packs a render's float layers into one small picture (base, light and mask, stacked) and its planes into the index.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { writeSpots } from './spots.mjs'

const scenesFolder = new URL('../../packages/drawing/scenes/', import.meta.url).pathname
const indexFile = join(scenesFolder, 'scenes.json')
/** What a browser has to know of a plan's scene before it opens it. */
const planIndexFile = join(scenesFolder, 'plan-scenes.json')
export const filmFile = join(scenesFolder, 'film.png')
const knee = { base: 0.6, light: 1 }
/** Reflectance the swappable surfaces were rendered with. */
const neutral = {
  board: [0.5],
  bathroom: [0.5, 0.45],
  kitchen: [0.5, 0.5, 0.45],
  living: [0.5, 0.45],
  patio: [0.5, 0.5],
  plan: [0.5, 0.5, 0.5],
  object: 0.8,
}

const fewestSeen = 40
/** Of the picture: less is not worth laying. */
const leastShare = 0.008

/** `madeFrom` says of a floor plan which one it was. */
export async function pack(folder, madeFrom) {
  const render = JSON.parse(readFileSync(join(folder, 'render.json'), 'utf8'))
  const every = Array.from({ length: render.surfaces }, (_, index) => floats(folder, `sw${index}`))
  const kept = render.kind === 'plan' ? mostSeen(every, render.keys) : every.map((_, index) => index)
  const layers = {
    base: floats(folder, 'base'),
    light: floats(folder, 'light'),
    surfaces: kept.map((index) => every[index]),
  }
  const mask =
    render.kind === 'object'
      ? objectMask(layers)
      : surfaceMask(layers, neutral[render.kind] ?? neutral[render.name.split('-')[0]] ?? neutral.board)
  const name = `${render.kind}-${render.name}`
  const bytes = await writePicture(join(scenesFolder, `${name}.avif`), render, { ...layers, mask })
  const planes = render.kind === 'object' ? [] : layers.surfaces.map((surface) => planeOf(surface, render))
  const index = readIndex()
  index.scenes[name] = {
    kind: render.kind,
    width: render.width,
    height: render.height,
    exposure: render.exposure,
    planes,
    ...(render.keys ? { keys: kept.map((index) => render.keys[index]), made_from: madeFrom } : {}),
  }
  index.scenes = inOrder(index.scenes)
  writeFileSync(indexFile, `${JSON.stringify(index, null, 2)}\n`)
  writeFileSync(planIndexFile, `${JSON.stringify(planScenes(index), null, 2)}\n`)
  await writeSpots(index.scenes, [name])
  return { name, bytes }
}

/** A mask has three layers: the floor, and what is seen most of the others. The rest stays as it was rendered. */
function mostSeen(surfaces, keys) {
  const shares = surfaces.map((surface) => {
    let sum = 0
    for (let at = 2; at < surface.length; at += 3) sum += Math.min(1, Math.max(0, surface[at]))
    return sum / (surface.length / 3)
  })
  return surfaces
    .map((_, index) => index)
    .filter((index) => shares[index] > leastShare)
    .sort((a, b) => Number(keys[b] === 'floor') - Number(keys[a] === 'floor') || shares[b] - shares[a])
    .slice(0, 3)
    .sort((a, b) => a - b)
}

const inOrder = (entries) =>
  Object.fromEntries(Object.entries(entries).sort(([a], [b]) => a.localeCompare(b)))

const planScenes = ({ scenes }) =>
  Object.fromEntries(
    Object.entries(scenes)
      .filter(([, { kind }]) => kind === 'plan')
      .map(([name, { width, height, keys, made_from }]) => [
        name.slice('plan-'.length),
        { width, height, keys, made_from },
      ]),
  )

export function readIndex() {
  try {
    return JSON.parse(readFileSync(indexFile, 'utf8'))
  } catch {
    return { knee, scenes: {} }
  }
}

function floats(folder, name) {
  const bytes = readFileSync(join(folder, `${name}.f32`))
  return new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4)
}

/** Takes the neutral surfaces out of the base in float, so that the shop only ever adds: eight bits do not bear subtraction. */
function surfaceMask({ base, light, surfaces }, reflectance) {
  const mask = new Uint8Array(base.length)
  surfaces.forEach((surface, index) => {
    for (let at = 0; at < base.length; at += 3) {
      const cover = Math.min(1, Math.max(0, surface[at + 2]))
      if (cover === 0) continue
      mask[at + index] = cover * 255
      for (let c = 0; c < 3; c++)
        base[at + c] = Math.max(0, base[at + c] - cover * reflectance[index] * light[at + c])
    }
  })
  return mask
}

/** Metal and textured bodies are tinted by a factor and stay in the base; paint is taken out. */
function objectMask({ base, light, surfaces: [parts] }) {
  const mask = new Uint8Array(base.length)
  for (let at = 0; at < base.length; at += 3) {
    for (let c = 0; c < 3; c++) mask[at + c] = Math.min(1, Math.max(0, parts[at + c])) * 255
    const body = Math.min(1, Math.max(0, parts[at + 1]))
    for (let c = 0; c < 3; c++)
      base[at + c] = Math.max(0, base[at + c] - body * neutral.object * light[at + c])
  }
  return mask
}

async function writePicture(path, { kind, width, height }, { base, light, mask }) {
  const stacked = new Uint8Array(base.length * 3)
  for (let at = 0; at < base.length; at++) stacked[at] = coded(base[at], knee.base)
  // Light matters inside the masks alone: a flat grey elsewhere costs nothing.
  for (let at = 0; at < light.length; at++) {
    const pixel = at - (at % 3)
    const needed = kind === 'object' ? mask[pixel + 1] : mask[pixel] | mask[pixel + 1] | mask[pixel + 2]
    stacked[base.length + at] = needed ? coded(light[at], knee.light) : 128
  }
  stacked.set(mask, base.length * 2)
  const picture = sharp(Buffer.from(stacked), { raw: { width, height: height * 3, channels: 3 } })
  const { size } = await picture.avif({ quality: 68, effort: 5, chromaSubsampling: '4:4:4' }).toFile(path)
  return size
}

const coded = (light, softness) => Math.sqrt(Math.max(0, light) / (Math.max(0, light) + softness)) * 255 + 0.5

/** Least squares over fully covered pixels: eight numbers from (x, y) in the picture to metres on the plane. */
function planeOf(surface, { width, height }) {
  const matrix = Array.from({ length: 8 }, () => new Float64Array(9))
  const add = (row, value) => {
    for (let i = 0; i < 8; i++) {
      for (let j = 0; j < 8; j++) matrix[i][j] += row[i] * row[j]
      matrix[i][8] += row[i] * value
    }
  }
  let seen = 0
  for (let pixel = 0; pixel < width * height; pixel += 7) {
    const [u, v, cover] = surface.subarray(pixel * 3, pixel * 3 + 3)
    if (cover < 0.999) continue
    seen++
    const x = ((pixel % width) + 0.5) / width
    const y = (Math.floor(pixel / width) + 0.5) / height
    add([x, y, 1, 0, 0, 0, -u * x, -u * y], u)
    add([0, 0, 0, x, y, 1, -v * x, -v * y], v)
  }
  // Another look into a room may leave one of its planes out of the picture.
  if (seen < fewestSeen) return matrix.map(() => 0)
  return solve(matrix).map((value) => Number(value.toFixed(6)))
}

function solve(rows) {
  const count = rows.length
  for (let i = 0; i < count; i++) {
    const pivot = rows
      .slice(i)
      .reduce((best, row, k) => (Math.abs(row[i]) > Math.abs(rows[best][i]) ? i + k : best), i)
    ;[rows[i], rows[pivot]] = [rows[pivot], rows[i]]
    for (let r = 0; r < count; r++) {
      if (r === i) continue
      const factor = rows[r][i] / rows[i][i]
      for (let c = i; c <= count; c++) rows[r][c] -= factor * rows[i][c]
    }
  }
  return rows.map((row, i) => row[count] / row[i])
}
