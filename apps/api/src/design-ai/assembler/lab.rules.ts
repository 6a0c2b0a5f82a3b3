/** A color as eyes tell colors apart: how light, how red or green, how yellow or blue. */
export type Lab = { light: number; a: number; b: number }

const linear = (channel: number): number => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
const bent = (value: number): number =>
  value > 216 / 24_389 ? Math.cbrt(value) : ((24_389 / 27) * value + 16) / 116

/** Of `#rrggbb`, under daylight (D65). */
export const labOf = (hex: string): Lab => {
  const channel = (at: number) => linear(Number.parseInt(hex.slice(at, at + 2), 16))
  const [red, green, blue] = [channel(1), channel(3), channel(5)]
  const x = bent((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047)
  const y = bent(0.2126 * red + 0.7152 * green + 0.0722 * blue)
  const z = bent((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883)
  return { light: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z) }
}

export const chromaOf = ({ a, b }: Lab): number => Math.hypot(a, b)

/** How far two colors lie apart: CIE 1994, where strong colors count less than greys. */
export const distance = (one: Lab, other: Lab): number => {
  const chroma = chromaOf(one)
  const chromaApart = chroma - chromaOf(other)
  const hueApart = Math.max(0, (one.a - other.a) ** 2 + (one.b - other.b) ** 2 - chromaApart ** 2)
  return Math.hypot(
    one.light - other.light,
    chromaApart / (1 + 0.045 * chroma),
    Math.sqrt(hueApart) / (1 + 0.015 * chroma),
  )
}

const names: readonly (readonly [name: string, hex: string])[] = [
  ['white', '#f6f4f0'],
  ['ivory', '#efe6d4'],
  ['beige', '#d8c8ad'],
  ['sand', '#c9b18c'],
  ['taupe', '#9c8c7a'],
  ['brown', '#7a5535'],
  ['oak', '#bf9a6a'],
  ['terracotta', '#b8653f'],
  ['red', '#a03a34'],
  ['gold', '#d6a646'],
  ['green', '#5f7f62'],
  ['sage', '#a7b29e'],
  ['teal', '#3d7f7b'],
  ['blue', '#44709a'],
  ['pale blue', '#adc6d0'],
  ['light gray', '#cfcdc9'],
  ['gray', '#8f8d8a'],
  ['charcoal', '#48484a'],
  ['black', '#232325'],
]
const named = names.map(([name, hex]) => ({ name, lab: labOf(hex) }))

/** A color in words. */
export const colorWord = (hex: string): string => {
  const lab = labOf(hex)
  let nearest = { name: 'gray', apart: Number.POSITIVE_INFINITY }
  for (const each of named) {
    const apart = distance(lab, each.lab)
    if (apart < nearest.apart) nearest = { name: each.name, apart }
  }
  return nearest.name
}
