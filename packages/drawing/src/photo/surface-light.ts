import type { Size } from './corners.ts'

/** Numbers of a picture, one a pixel. */
type Values = Float32Array
type Lit = Size & {
  /** Linear light, three numbers a pixel. */
  linear: Float32Array
  /** 1 is the surface, 0 something else. */
  cover: Values
  /** How much of the old pattern goes: 0 keeps all edges, 1 smooths all but the largest. */
  smoothing: number
}

/** Darker than this, a picture knows no differences. */
const darkest = 0.004
/** The share of the surface that is darker than the light we take for usual. */
const usualShare = 0.62
/** Above the usual light, in stops of e: a lamp's reflection stays one. */
const brightest = 1.6

/**
 * The light on a surface without the pattern that it has now: its brightness in stops, smoothed where it changes little,
 * which is a pattern, and kept where it changes much, which is the edge of a shadow. 1 is its usual light.
 */
export const lightOn = ({ linear, cover, width, height, smoothing }: Lit): Values => {
  const stops = Float32Array.from(cover, (_, pixel) => Math.log(Math.max(darkest, brightness(linear, pixel))))
  const over = meanOver(cover, { width, height })
  const edge = 0.02 + 0.14 * smoothing
  const smooth = guided(guided(stops, over, edge), over, edge)
  const usual = usualOf(smooth, cover)
  return smooth.map((stop) => Math.exp(Math.min(brightest, stop - usual)))
}

export const brightness = (linear: Float32Array, pixel: number): number => {
  const at = pixel * 3
  return (linear[at] ?? 0) * 0.2126 + (linear[at + 1] ?? 0) * 0.7152 + (linear[at + 2] ?? 0) * 0.0722
}

const usualOf = (stops: Values, cover: Values): number => {
  const inside = stops.filter((_, pixel) => (cover[pixel] ?? 0) > 0.99).sort()
  return inside[Math.floor(inside.length * usualShare)] ?? 0
}

type Mean = (values: Values) => Values

/** The mean of what lies on the surface nearby; what stands on it does not count. */
const meanOver = (cover: Values, size: Size): Mean => {
  const radius = Math.max(2, Math.round(size.width * 0.035))
  const weights = blurred(cover, size, radius)
  return (values) => {
    const weighed = values.map((value, pixel) => value * (cover[pixel] ?? 0))
    return blurred(weighed, size, radius).map((value, pixel) => value / Math.max(1e-4, weights[pixel] ?? 0))
  }
}

/** A filter that is guided by the picture itself. */
const guided = (values: Values, over: Mean, edge: number): Values => {
  const mean = over(values)
  const square = over(values.map((value) => value * value))
  const steep = mean.map((value, pixel) => {
    const variance = Math.max(0, (square[pixel] ?? 0) - value * value)
    return variance / (variance + edge)
  })
  const level = mean.map((value, pixel) => value * (1 - (steep[pixel] ?? 0)))
  const [slopes, levels] = [over(steep), over(level)]
  return values.map((value, pixel) => (slopes[pixel] ?? 0) * value + (levels[pixel] ?? 0))
}

const blurred = (from: Values, { width, height }: Size, radius: number): Values => {
  const rows = new Float32Array(from.length)
  for (let y = 0; y < height; y++) blurLine(from, rows, { start: y * width, step: 1, count: width, radius })
  const out = new Float32Array(from.length)
  for (let x = 0; x < width; x++) blurLine(rows, out, { start: x, step: width, count: height, radius })
  return out
}

type Line = { start: number; step: number; count: number; radius: number }

/** The running mean of one line; beyond its ends it goes on as it ended. */
const blurLine = (from: Values, to: Values, { start, step, count, radius }: Line): void => {
  const at = (index: number) => from[start + Math.min(count - 1, Math.max(0, index)) * step] ?? 0
  let sum = 0
  for (let index = -radius; index <= radius; index++) sum += at(index)
  for (let index = 0; index < count; index++) {
    to[start + index * step] = sum / (2 * radius + 1)
    sum += at(index + radius + 1) - at(index - radius)
  }
}
