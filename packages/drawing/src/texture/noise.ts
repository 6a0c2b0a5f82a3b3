/** Periodic noise: a few maps made once, sampled by every material, so that each texture continues at its own edges. */
const mapSize = 512
const lastIndex = mapSize - 1

export type NoiseMap = Float32Array

export interface NoiseBank {
  /** Clouds: four features a period, six octaves; a second one, independent of the first. */
  clouds: NoiseMap
  clouds2: NoiseMap
  /** The same without fine detail. */
  waves: NoiseMap
  blotches: NoiseMap
  ripples: NoiseMap
  grain: NoiseMap
}

export function seededRandom(seed: number): () => number {
  let state = Math.imul(seed, 2654435761) >>> 0 || 1
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mix = Math.imul(state ^ (state >>> 15), 1 | state)
    mix = (mix + Math.imul(mix ^ (mix >>> 7), 61 | mix)) ^ mix
    return ((mix ^ (mix >>> 14)) >>> 0) / 4294967296
  }
}

/** The same number for the same cell, 0 to 1. */
export function hashOf(column: number, row: number, seed: number): number {
  let mix = (Math.imul(column, 374761393) + Math.imul(row, 668265263) + Math.imul(seed, 1274126177)) | 0
  mix = Math.imul(mix ^ (mix >>> 13), 1274126177)
  return ((mix ^ (mix >>> 16)) >>> 0) / 4294967296
}

let bank: NoiseBank | undefined

/** Takes about 100 ms the first time. */
export function noiseBank(): NoiseBank {
  bank ??= {
    clouds: layered({ cells: 4, octaves: 6, gain: 0.52, seed: 1 }),
    clouds2: layered({ cells: 4, octaves: 6, gain: 0.52, seed: 2 }),
    waves: layered({ cells: 4, octaves: 3, gain: 0.5, seed: 3 }),
    blotches: layered({ cells: 16, octaves: 4, gain: 0.55, seed: 4 }),
    ripples: layered({ cells: 16, octaves: 3, gain: 0.5, seed: 5 }),
    grain: layered({ cells: 64, octaves: 2, gain: 0.6, seed: 6 }),
  }
  return bank
}

/** Bilinear look-up; u and v count periods. */
export function sample(map: NoiseMap, u: number, v: number): number {
  const x = u * mapSize
  const y = v * mapSize
  const left = Math.floor(x)
  const top = Math.floor(y)
  const shareX = x - left
  const column0 = left & lastIndex
  const column1 = (left + 1) & lastIndex
  const row0 = (top & lastIndex) * mapSize
  const row1 = ((top + 1) & lastIndex) * mapSize
  const above = map[row0 + column0] ?? 0
  const below = map[row1 + column0] ?? 0
  const upper = above + ((map[row0 + column1] ?? 0) - above) * shareX
  const lower = below + ((map[row1 + column1] ?? 0) - below) * shareX
  return upper + (lower - upper) * (y - top)
}

export const clamp01 = (value: number): number => (value < 0 ? 0 : value > 1 ? 1 : value)

/** 0 before `from`, 1 after `to`, smooth between. */
export function smoothstep(from: number, to: number, value: number): number {
  const share = clamp01((value - from) / (to - from))
  return share * share * (3 - 2 * share)
}

interface Layers {
  cells: number
  octaves: number
  gain: number
  seed: number
}

function layered({ cells, octaves, gain, seed }: Layers): NoiseMap {
  const sum = new Float32Array(mapSize * mapSize)
  let amplitude = 1
  let energy = 0
  for (let octave = 0, count = cells; octave < octaves && count < mapSize / 2; octave++, count *= 2) {
    const layer = gradientNoise(count, seed + octave * 101)
    for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + amplitude * (layer[i] ?? 0)
    energy += amplitude * amplitude
    amplitude *= gain
  }
  const spread = 0.62 / Math.sqrt(energy)
  return sum.map((value) => 0.5 + value * spread)
}

function gradientNoise(cells: number, seed: number): NoiseMap {
  const random = seededRandom(seed)
  const angles = Float32Array.from({ length: cells * cells }, () => random() * Math.PI * 2)
  const slopeX = angles.map(Math.cos)
  const slopeY = angles.map(Math.sin)
  const map = new Float32Array(mapSize * mapSize)
  const scale = cells / mapSize
  for (let y = 0; y < mapSize; y++) {
    const row = Math.floor(y * scale)
    const ty = y * scale - row
    const row0 = row * cells
    const row1 = ((row + 1) % cells) * cells
    for (let x = 0; x < mapSize; x++) {
      const column = Math.floor(x * scale)
      const next = (column + 1) % cells
      const tx = x * scale - column
      const a = (slopeX[row0 + column] ?? 0) * tx + (slopeY[row0 + column] ?? 0) * ty
      const b = (slopeX[row0 + next] ?? 0) * (tx - 1) + (slopeY[row0 + next] ?? 0) * ty
      const c = (slopeX[row1 + column] ?? 0) * tx + (slopeY[row1 + column] ?? 0) * (ty - 1)
      const d = (slopeX[row1 + next] ?? 0) * (tx - 1) + (slopeY[row1 + next] ?? 0) * (ty - 1)
      const upper = a + (b - a) * fade(tx)
      const lower = c + (d - c) * fade(tx)
      map[y * mapSize + x] = upper + (lower - upper) * fade(ty)
    }
  }
  return map
}

const fade = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10)
