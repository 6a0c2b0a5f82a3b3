// Packs a render's float layers into one small picture (base, light and masks, stacked) and its planes into the index.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { isPainted } from '../../packages/contract/src/visualizer/surfaces.ts'
import { planeOf } from './fit-plane.mjs'
import { writeMappings } from './mappings.mjs'
import { planDigest } from './plan-digest.mjs'
import { truePlanes } from './plan-planes.ts'
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
  object: 0.8,
}

/** Leaves cost much: a scene is no more than 130 KB. */
const qualityOf = { 'room-patio': 60 }
const usualQuality = 68

/** Of the picture: less is not worth laying. */
const leastShare = 0.008
/** Three masks of three. */
const mostSurfaces = 9
/** One color wherever it is: paint has no place on a plane, and lies as if on the picture itself, metres across and down. */
const paintedPlane = [4, 0, 0, 0, 3, 0, 0, 0]

/** `plan`: of a floor plan's scene, which one it shows. */
export async function pack(folder, plan) {
  const render = JSON.parse(readFileSync(join(folder, 'render.json'), 'utf8'))
  const every = Array.from({ length: render.surfaces }, (_, index) => floats(folder, `sw${index}`))
  const kept = render.kind === 'plan' ? mostSeen(every, render.keys) : every.map((_, index) => index)
  const layers = {
    base: floats(folder, 'base'),
    light: floats(folder, 'light'),
    surfaces: kept.map((index) => every[index]),
  }
  const masks =
    render.kind === 'object'
      ? [objectMask(layers)]
      : surfaceMasks(
          layers,
          kept.map((index) => reflectedIn(render)[index]),
        )
  const name = `${render.kind}-${render.name}`
  const bytes = await writePicture(join(scenesFolder, `${name}.avif`), render, { ...layers, masks })
  const keys = render.keys && kept.map((index) => render.keys[index])
  const planes = render.kind === 'object' ? [] : planesOf({ render, keys, plan, surfaces: layers.surfaces })
  const index = readIndex()
  index.scenes[name] = {
    kind: render.kind,
    width: render.width,
    height: render.height,
    exposure: render.exposure,
    planes,
    ...(keys ? { keys, made_from: planDigest(plan) } : {}),
  }
  index.scenes = inOrder(index.scenes)
  writeFileSync(indexFile, `${JSON.stringify(index, null, 2)}\n`)
  writeFileSync(planIndexFile, `${JSON.stringify(planScenes(index), null, 2)}\n`)
  writeMappings(index.scenes)
  await writeSpots(index.scenes, [name])
  return { name, bytes }
}

/** As they are measured in the picture; of a floor plan the camera has the last word, see plan-planes.ts. */
function planesOf({ render, keys, plan, surfaces }) {
  const { width, height } = render
  const planes = surfaces.map((surface, index) =>
    keys && isPainted(keys[index]) ? paintedPlane : planeOf(surface, render),
  )
  return plan ? truePlanes(plan, { width, height, keys, planes }) : planes
}

const reflectedIn = ({ kind, name, neutral: told }) =>
  told ?? neutral[kind] ?? neutral[name.split('-')[0]] ?? neutral.board

/** The floor, and what is seen most of the others. The rest stays as it was rendered. */
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
    .slice(0, mostSurfaces)
    .sort((a, b) => a - b)
}

const inOrder = (entries) =>
  Object.fromEntries(Object.entries(entries).sort(([a], [b]) => a.localeCompare(b)))

const planScenes = ({ scenes }) =>
  Object.fromEntries(
    Object.entries(scenes)
      .filter(([, { kind }]) => kind === 'plan')
      .map(([name, { width, height, keys }]) => [name.slice('plan-'.length), { width, height, keys }]),
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
function surfaceMasks({ base, light, surfaces }, reflectance) {
  const masks = Array.from({ length: Math.ceil(surfaces.length / 3) }, () => new Uint8Array(base.length))
  surfaces.forEach((surface, index) => {
    const mask = masks[Math.floor(index / 3)]
    for (let at = 0; at < base.length; at += 3) {
      const cover = Math.min(1, Math.max(0, surface[at + 2]))
      if (cover === 0) continue
      mask[at + (index % 3)] = cover * 255
      for (let c = 0; c < 3; c++)
        base[at + c] = Math.max(0, base[at + c] - cover * reflectance[index] * light[at + c])
    }
  })
  return masks
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

async function writePicture(path, { kind, name, width, height }, { base, light, masks }) {
  const layers = 2 + masks.length
  const stacked = new Uint8Array(base.length * layers)
  for (let at = 0; at < base.length; at++) stacked[at] = coded(base[at], knee.base)
  // Light matters inside the masks alone: a flat grey elsewhere costs nothing.
  for (let at = 0; at < light.length; at++) {
    const pixel = at - (at % 3)
    const needed =
      kind === 'object'
        ? masks[0][pixel + 1]
        : masks.some((mask) => mask[pixel] | mask[pixel + 1] | mask[pixel + 2])
    stacked[base.length + at] = needed ? coded(light[at], knee.light) : 128
  }
  masks.forEach((mask, index) => stacked.set(mask, base.length * (index + 2)))
  const picture = sharp(Buffer.from(stacked), { raw: { width, height: height * layers, channels: 3 } })
  const quality = qualityOf[`${kind}-${name}`] ?? usualQuality
  const { size } = await picture.avif({ quality, effort: 5, chromaSubsampling: '4:4:4' }).toFile(path)
  return size
}

const coded = (light, softness) => Math.sqrt(Math.max(0, light) / (Math.max(0, light) + softness)) * 255 + 0.5
